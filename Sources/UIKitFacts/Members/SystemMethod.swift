/// A method that UIKit and AppKit call on views, controllers and their data sources, and that classes override or
/// implement.
package struct SystemMethod: Hashable, Sendable {
  package let name: String
  /// The name with its labels: `layoutSubviews()`.
  package let signature: String
  package let timing: Timing
  package let traits: Traits

  package enum Timing: Hashable, Sendable {
    /// Once for each object, while it is set up.
    case once
    /// When the object comes into a hierarchy or a window, or leaves it.
    case whenMoved
    /// Each time that layout is computed.
    case eachLayout
    /// The same of a layer.
    case eachLayerLayout
    /// Each time that constraints are updated.
    case eachConstraintUpdate
    /// Each time that the view is drawn.
    case eachDrawing
    /// When the size, the safe area or the traits have changed, or will.
    case whenSurroundingsChange
    /// When code calls it.
    case onDemand
    /// For each row or item that comes into sight.
    case eachRow
    /// Before an object is shown again with other content.
    case onReuse
  }

  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// An override must call the superclass's method, otherwise parts are not laid out.
    package static let needsSuper = Traits(rawValue: 1)
    /// What it sets is set again when sizes change.
    package static let followsSizes = Traits(rawValue: 2)
    /// Of a data source: it gives a cell that may have been shown before.
    package static let givesCell = Traits(rawValue: 4)
    /// Of a delegate: it gives a header or footer, whose frame the table sets.
    package static let givesSectionView = Traits(rawValue: 8)
  }

  private init(
    _ signature: String, _ timing: Timing, _ traits: Traits = [], name: String? = nil
  ) {
    self.name = name ?? String(signature.prefix { $0 != "(" })
    self.signature = signature
    self.timing = timing
    self.traits = traits
  }
}

extension SystemMethod {
  package static let layoutSubviews = SystemMethod(
    "layoutSubviews()", .eachLayout, [.needsSuper, .followsSizes])
  package static let viewDidLayoutSubviews = SystemMethod(
    "viewDidLayoutSubviews()", .eachLayout, .followsSizes)
  package static let layout = SystemMethod("layout()", .eachLayout, [.needsSuper, .followsSizes])
  package static let updateConstraints = SystemMethod(
    "updateConstraints()", .eachConstraintUpdate, .needsSuper)
  package static let updateViewConstraints = SystemMethod(
    "updateViewConstraints()", .eachConstraintUpdate, .needsSuper)
  package static let viewDidLoad = SystemMethod("viewDidLoad()", .once)
  package static let awakeFromNib = SystemMethod("awakeFromNib()", .once)
  package static let loadView = SystemMethod("loadView()", .once)
  package static let layoutIfNeeded = SystemMethod("layoutIfNeeded()", .onDemand, .followsSizes)
  package static let prepareForReuse = SystemMethod("prepareForReuse()", .onReuse)

  /// Source: Apple, `UIView`, `UIViewController`, `NSView`, `NSViewController` and `CALayer`, and the protocols of tables
  /// and collections.
  package static let all: [SystemMethod] = [
    viewDidLoad, awakeFromNib, loadView, layoutSubviews, layout,
    SystemMethod("viewWillLayoutSubviews()", .eachLayout, .followsSizes),
    viewDidLayoutSubviews,
    // Of `NSViewController`. What they set is set again, too, but is not counted so by those who ask.
    SystemMethod("viewWillLayout()", .eachLayout),
    SystemMethod("viewDidLayout()", .eachLayout),
    SystemMethod("layoutSublayers()", .eachLayerLayout, .followsSizes),
    updateConstraints, updateViewConstraints,
    SystemMethod("draw(_:)", .eachDrawing),
    SystemMethod("viewWillTransition(to:with:)", .whenSurroundingsChange, .followsSizes),
    SystemMethod("willRotate(to:duration:)", .whenSurroundingsChange, .followsSizes),
    SystemMethod("willAnimateRotation(to:duration:)", .whenSurroundingsChange, .followsSizes),
    SystemMethod("didRotate(from:)", .whenSurroundingsChange, .followsSizes),
    SystemMethod("traitCollectionDidChange(_:)", .whenSurroundingsChange, .followsSizes),
    SystemMethod("viewSafeAreaInsetsDidChange()", .whenSurroundingsChange, .followsSizes),
    SystemMethod("safeAreaInsetsDidChange()", .whenSurroundingsChange, .followsSizes),
    SystemMethod("didMoveToWindow()", .whenMoved, .followsSizes),
    SystemMethod("didMoveToSuperview()", .whenMoved, .followsSizes),
    layoutIfNeeded, prepareForReuse,
    // Methods of data sources are told by the label that says what they are for.
    SystemMethod(
      "tableView(_:cellForRowAt:)", .eachRow, .givesCell, name: "cellForRowAt"),
    SystemMethod(
      "collectionView(_:cellForItemAt:)", .eachRow, .givesCell, name: "cellForItemAt"),
    SystemMethod(
      "tableView(_:viewForHeaderInSection:)", .eachRow, .givesSectionView,
      name: "viewForHeaderInSection"),
    SystemMethod(
      "tableView(_:viewForFooterInSection:)", .eachRow, .givesSectionView,
      name: "viewForFooterInSection"),
  ]

  /// The names of ``all``.
  package static let names = Set(all.map(\.name))

  /// The initializer with which nibs create objects. Source: Apple, `NSCoding.init(coder:)`.
  package static let decodingInitializer = "init(coder:)"

  /// The method of that name.
  package static func named(_ name: String) -> SystemMethod? { table[name] }

  private static let table = FactTable(all, by: \.name)

  /// The names of all methods with these traits.
  package static func names(with traits: Traits) -> Set<String> {
    Set(all.lazy.filter { $0.traits.isSuperset(of: traits) }.map(\.name))
  }

  /// The names of all methods that are called at some of these times.
  package static func names(_ timings: Timing...) -> Set<String> {
    Set(all.lazy.filter { timings.contains($0.timing) }.map(\.name))
  }

  /// The signatures of all methods that are called at some of these times.
  package static func signatures(_ timings: Timing...) -> Set<String> {
    Set(all.lazy.filter { timings.contains($0.timing) }.map(\.signature))
  }

  /// The signatures of all methods with these traits.
  package static func signatures(with traits: Traits) -> Set<String> {
    Set(all.lazy.filter { $0.traits.isSuperset(of: traits) }.map(\.signature))
  }
}
