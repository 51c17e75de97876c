import LayoutModel

/// What code outside of the views decides about PinLayout's chains.
struct PinStyle: Sendable {
  /// Whether the app has PinLayout follow the reading direction; otherwise its `start` is always `left`.
  var followsDirection: Bool
  /// Whether a label may have several lines: what it asks for then depends on the size that it has.
  var mayWrapText: Bool
}

/// One call of a chain, with the margin that goes with it.
struct PinLink: Equatable {
  struct Margin: Equatable {
    var name: String
    var value: String
  }

  var name: String
  var argument = ""
  var margin: Margin?

  var text: String {
    ".\(name)(\(argument))" + (margin.map { ".\($0.name)(\($0.value))" } ?? "")
  }

  /// The same with another name, and the margin of both sides of an axis, or of all.
  func joined(_ name: String, margin marginName: String) -> PinLink {
    PinLink(
      name: name, argument: argument,
      margin: margin.map { .init(name: marginName, value: $0.value) })
  }
}

/// What PinLayout calls the parts of an axis.
struct PinWords: Equatable {
  /// The edges of a view, by their share of it.
  var start: String
  var center: String
  var end: String
  var both: String
  /// Next to another view, before or behind it.
  var before: String
  var after: String
  var startMargin: String
  var endMargin: String
  var bothMargins: String
  /// The margin that moves a centre towards the end.
  var centerMargin: String
  /// Members of insets; none where a margin has to stand beside the insets, since the side is not known.
  var startInset: String?
  var endInset: String?

  static let vertical = PinWords(
    start: "top", center: "vCenter", end: "bottom", both: "vertically", before: "above",
    after: "below", startMargin: "marginTop", endMargin: "marginBottom",
    bothMargins: "marginVertical", centerMargin: "marginTop", startInset: "top",
    endInset: "bottom")

  /// Whatever the reading direction is.
  static let horizontal = PinWords(
    start: "left", center: "hCenter", end: "right", both: "horizontally", before: "left",
    after: "right", startMargin: "marginLeft", endMargin: "marginRight",
    bothMargins: "marginHorizontal", centerMargin: "marginLeft", startInset: "left",
    endInset: "right")

  /// In the reading direction.
  static let directed = PinWords(
    start: "start", center: "hCenter", end: "end", both: "horizontally", before: "before",
    after: "after", startMargin: "marginStart", endMargin: "marginEnd",
    bothMargins: "marginHorizontal", centerMargin: "marginLeft", startInset: nil, endInset: nil)

  /// An edge's name by its share of the view.
  func edge(_ share: Double) -> String { share == 0 ? start : share == 1 ? end : center }

  /// What `aligned:` calls the same.
  func alignment(_ share: Double) -> String { share == 0.5 ? "center" : edge(share) }
}

/// Something whose edge a view's edge keeps a fixed distance from.
struct PinAnchor {
  enum Base: Equatable {
    case superview
    case guide(ItemID)
    case view(ItemID)
  }

  var base: Base
  /// Which part of it: 0 is where it starts, 1 where it ends.
  var share: Double
  /// How much further towards the end the view's edge lies; of no rectangle's size.
  var offset: Form

  /// Whether a call says it without a share of the superview.
  func isPlain(of share: Double) -> Bool { base != .superview || self.share == share }
}

/// Where a chain puts a view along an axis.
enum PinPlace {
  /// Both edges, so that no size is needed.
  case edges(start: PinAnchor, end: PinAnchor)
  /// The edge of that share.
  case edge(Double, PinAnchor)
  /// The edge of that share, in the coordinates of the superview.
  case number(Double, Form)
}
