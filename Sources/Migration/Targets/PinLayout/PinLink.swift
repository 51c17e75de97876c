import LayoutModel

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

/// Where a chain puts a view along an axis.
enum PinPlace {
  /// Both edges, so that no size is needed.
  case edges(start: PlanAnchor, end: PlanAnchor)
  /// The edge of that share.
  case edge(Double, PlanAnchor)
  /// The edge of that share, in the coordinates of the superview.
  case number(Double, Form)
}
