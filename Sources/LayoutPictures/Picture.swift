import LayoutModel
import LayoutSolver

/// A container at one size, with all that is in it, to be drawn.
package struct Picture: Sendable {
  package enum Kind: String, Sendable { case container, view, guide }

  /// Something with a frame, in points of the container's coordinates.
  package struct Shape: Sendable {
    package var kind: Kind
    package var name: String
    /// Its class; empty where that is not known.
    package var type: String
    package var frame: Frame
    /// Another place that is as good, where nothing fixes the one.
    package var other: Frame?
    /// Whether a constraint of it had to be left out.
    package var isInConflict = false

    package init(_ kind: Kind, name: String, type: String, frame: Frame, other: Frame? = nil) {
      self.kind = kind
      self.name = name
      self.type = type
      self.frame = frame
      self.other = other
    }
  }

  /// What it is a picture of: a device, or a size.
  package var caption: String
  /// The container first; later shapes lie before earlier ones.
  package var shapes: [Shape]
  /// What is to be said about this size.
  package var notes: [String]

  package init(caption: String, shapes: [Shape], notes: [String] = []) {
    self.caption = caption
    self.shapes = shapes
    self.notes = notes
  }
}

/// The pictures of one layout at several sizes, and what it is made of.
package struct PictureSheet: Sendable {
  package struct Line: Sendable {
    package var text: String
    /// `Path.swift:12:3`.
    package var place: String
    /// The items that it ties.
    package var items: [ItemID]

    package init(text: String, place: String, items: [ItemID]) {
      self.text = text
      self.place = place
      self.items = items
    }
  }

  package var title: String
  package var place: String
  package var pictures: [Picture]
  package var constraints: [Line]

  package init(title: String, place: String, pictures: [Picture], constraints: [Line]) {
    self.title = title
    self.place = place
    self.pictures = pictures
    self.constraints = constraints
  }
}

extension Picture.Shape {
  /// `title: UILabel  x 16, y 20, 80 × 20`, with a question mark for what nothing fixes.
  package var summary: String {
    let quantities = [\Frame.left, \.top, \.width, \.height].map { path in
      other.map { abs($0[keyPath: path] - frame[keyPath: path]) > 1e-4 } ?? false
        ? "?" : formatLength(frame[keyPath: path])
    }
    return heading + "  x \(quantities[0]), y \(quantities[1]), \(quantities[2]) × \(quantities[3])"
  }

  /// `title: UILabel`.
  var heading: String { type.isEmpty ? name : "\(name): \(type)" }
}

extension Frame {
  var isFinite: Bool { left.isFinite && top.isFinite && right.isFinite && bottom.isFinite }
}

/// A rectangle by its sides, in points.
struct Extent {
  var left, top, right, bottom: Double

  init(_ frame: Frame) {
    (left, top, right, bottom) = (frame.left, frame.top, frame.right, frame.bottom)
  }

  var width: Double { right - left }
  var height: Double { bottom - top }

  /// With a share of its size on each side.
  func grown(by share: Double) -> Extent {
    var extent = self
    extent.left -= width * share
    extent.right += width * share
    extent.top -= height * share
    extent.bottom += height * share
    return extent
  }

  func cut(to limit: Extent) -> Extent {
    var extent = self
    extent.left = min(max(left, limit.left), limit.right)
    extent.right = min(max(right, limit.left), limit.right)
    extent.top = min(max(top, limit.top), limit.bottom)
    extent.bottom = min(max(bottom, limit.top), limit.bottom)
    return extent
  }

  mutating func include(_ other: Extent) {
    (left, top) = (min(left, other.left), min(top, other.top))
    (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
  }
}
