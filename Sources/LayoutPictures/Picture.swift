import LayoutModel
import LayoutSolver

/// A container at one size, with all that is in it, to be drawn.
package struct Picture: Sendable {
  package enum Kind: String, Sendable { case container, view, guide }

  /// What a view shows, as far as that can be drawn without knowing more.
  package enum Content: String, Sendable, CaseIterable {
    case text, image, button, field, toggle, slider, progress, spinner, segments, stepper, wheels
    case dots, rows, tiles
  }

  /// Something with a frame, in points of the container's coordinates.
  package struct Shape: Sendable {
    package var kind: Kind
    package var name: String
    /// Its class; empty where that is not known.
    package var type: String
    /// `nil` for what shows nothing by itself.
    package var content: Content?
    package var frame: Frame
    /// Another place that is as good, where nothing fixes the one.
    package var other: Frame?
    /// Whether a constraint of it had to be left out.
    package var isInConflict = false

    package init(
      _ kind: Kind, name: String, type: String, content: Content? = nil, frame: Frame,
      other: Frame? = nil
    ) {
      self.kind = kind
      self.name = name
      self.type = type
      self.content = content
      self.frame = frame
      self.other = other
    }
  }

  /// What it is a picture of: a device, or a size.
  package var caption: String
  /// The container comes first; later shapes are in front of earlier ones.
  package var shapes: [Shape]
  /// Notes about this size.
  package var notes: [String]

  package init(caption: String, shapes: [Shape], notes: [String] = []) {
    self.caption = caption
    self.shapes = shapes
    self.notes = notes
  }
}

/// The pictures of one layout in each of its states.
package struct PictureSheet: Sendable {
  /// A line of code about some items.
  package struct Line: Sendable {
    package var text: String
    /// `line 12`, or `Path.swift:12:3` in another file; empty if it comes from no code.
    package var place: String
    /// The items that it is about.
    package var items: [ItemID]

    package init(text: String, place: String, items: [ItemID]) {
      self.text = text
      self.place = place
      self.items = items
    }
  }

  /// A look that the layout has at some time.
  package struct State: Sendable {
    /// What is true then; empty where there is only one state.
    package var name: String
    /// One for each size.
    package var pictures: [Picture]
    /// Those in force.
    package var constraints: [Line]

    package init(name: String, pictures: [Picture], constraints: [Line]) {
      self.name = name
      self.pictures = pictures
      self.constraints = constraints
    }
  }

  package var title: String
  package var place: String
  /// The state that is shown first comes first; there is at least one.
  package var states: [State]
  /// Where code makes or adds each view.
  package var views: [Line]
  /// Constraints that no state has.
  package var unused: [Line]
  /// Whether there are states beyond those that are drawn.
  package var hasMoreStates = false

  package init(
    title: String, place: String, states: [State], views: [Line] = [], unused: [Line] = []
  ) {
    self.title = title
    self.place = place
    self.states = states
    self.views = views
    self.unused = unused
  }

  /// Those of the first state.
  package var pictures: [Picture] { states.first?.pictures ?? [] }
}

extension Picture.Shape {
  /// `title: UILabel  x 16, y 20, 80 × 20`, with a question mark for values that are not determined.
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

  init(left: Double, top: Double, width: Double, height: Double) {
    (self.left, self.top, right, bottom) = (left, top, left + width, top + height)
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

  func overlaps(_ other: Extent) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  func contains(_ other: Extent) -> Bool {
    left <= other.left && other.right <= right && top <= other.top && other.bottom <= bottom
  }

  mutating func include(_ other: Extent) {
    (left, top) = (min(left, other.left), min(top, other.top))
    (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
  }
}
