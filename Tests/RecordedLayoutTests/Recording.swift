import Foundation

/// What one build made, as the recording UIKit prints it.
struct Recording: Decodable, Sendable {
  struct Object: Decodable, Sendable {
    /// The project's classes, nearest first; none for an object of UIKit.
    var types: [String]
    var type: String
    /// The objects that can be reached from this one, by property name.
    var members: [String: Int]
    /// Of a view where frames are recorded: x, y, width and height in its superview, in points.
    var frame: [Double]?
  }

  struct End: Decodable, Sendable, Hashable {
    /// An index into ``Recording/objects``.
    var item: Int
    var attribute: String
  }

  struct Constraint: Decodable, Sendable {
    var first: End
    var relation: String
    var second: End?
    var multiplier: Double
    var constant: Double
    var priority: Double
    var active: Bool
  }

  var name: String
  /// What would have ended a real app with an exception.
  var problems: [String]
  var root: Int
  var objects: [Object]
  var constraints: [Constraint]

  /// The object that a path of properties leads to, from another object.
  func walk(_ path: some Sequence<Substring>, from start: Int) -> Int? {
    var current = start
    var pending = ""
    for name in path {
      // The stored properties of a struct are members with a dot in their name.
      pending += (pending.isEmpty ? "" : ".") + name
      if pending == "self" {
        pending = ""
      } else if let next = objects[current].members[pending] {
        current = next
        pending = ""
      }
    }
    return pending.isEmpty ? current : nil
  }
}

/// What the reader says of a fixture, as `dump constraints` prints it.
struct DumpedScope: Decodable, Sendable {
  struct End: Decodable, Sendable, Hashable {
    var item: String
    var attribute: String
  }

  struct Constraint: Decodable, Sendable {
    var line: Int
    var dialect: String
    var first: End
    var relation: String
    var second: End?
    var multiplier: Double?
    var constant: Double?
    var priority: Double?
    var active: String
    var branch: String?
  }

  struct Unresolved: Decodable, Sendable {
    var line: Int
    var reason: String
  }

  var scope: String
  var container: String?
  var constraints: [Constraint]
  var unresolved: [Unresolved]
}
