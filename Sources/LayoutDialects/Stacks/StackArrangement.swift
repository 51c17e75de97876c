import LayoutModel

/// How a stack view arranges its views, as far as that is known.
///
/// Source: Apple, `UIStackView` and `NSStackView` reference.
package struct StackArrangement: Hashable, Sendable {
  package enum Distribution: String, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Across the axis; `leading` is the top of a row and the leading side of a column.
  package enum Alignment: String, Hashable, Sendable {
    case fill, leading, center, trailing, baseline
  }

  /// Distances inwards from the stack view's edges, in points.
  package struct Insets: Hashable, Sendable {
    package var top, leading, bottom, trailing: Double
    package static let none = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  package enum Framework: Hashable, Sendable { case uiKit, appKit }

  package var stack: ItemID
  package var framework: Framework
  /// In order, if that is known, without those that are always hidden.
  package var children: [ItemID]
  package var hidden: [ItemID]
  /// Whether the stack view always contains exactly these views.
  package var isComplete: Bool
  package var isOrdered: Bool
  package var axis: Axis
  /// `nil` if it is not known, like the properties below.
  package var alignment: Alignment?
  package var distribution: Distribution?
  /// After each child but the last, in points.
  package var gaps: [Double?]
  package var insets: Insets?
}

/// Properties that decide how a stack view arranges.
enum ArrangementProperty: Hashable, Sendable {
  case axis, alignment, distribution, spacing, countsMargins, margins, countsBaselines

  /// By what UIKit and AppKit call them, in any version of Swift.
  private static let byName = NameTable<Self>([
    "axis": .axis, "orientation": .axis, "alignment": .alignment, "distribution": .distribution,
    "spacing": .spacing, "isLayoutMarginsRelativeArrangement": .countsMargins,
    "layoutMarginsRelativeArrangement": .countsMargins, "layoutMargins": .margins,
    "directionalLayoutMargins": .margins, "edgeInsets": .margins,
    "isBaselineRelativeArrangement": .countsBaselines,
    "baselineRelativeArrangement": .countsBaselines,
  ])

  init?(_ name: String) {
    guard let property = Self.byName[name] else { return nil }
    self = property
  }
}

/// What code does to a stack view.
enum StackEvent: Sendable {
  enum Place: Sendable { case end, index(Int), unknown }

  case arranges(Reference, Place)
  case sets(ArrangementProperty, Value)
  case spaces(Number, after: Reference)
  /// What it arranges is not all seen, or not always in it.
  case changesUnseen
}
