open class UIResponder: NSObject {}

/// A rectangle to which constraints can be tied but which shows nothing.
open class UILayoutGuide: NSObject, LayoutItem, RecordedObject {
  public internal(set) weak var owningView: UIView?
  public var identifier: String = ""
  public var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  public override init() {
    super.init()
    Recorder.shared.add(self)
  }

  var layoutView: UIView? { owningView }
  open var recordedMembers: [(name: String, object: AnyObject)] {
    owningView.map { [("owningView", $0)] } ?? []
  }
}

public final class UIKeyboardLayoutGuide: UILayoutGuide {
  public var followsUndockedKeyboard = false
  public var usesBottomSafeArea = true
}

/// A rectangle on the screen, with subviews and constraints; it draws nothing here.
open class UIView: UIResponder, LayoutItem, RecordedObject {
  open class var layerClass: AnyClass { CALayer.self }
  open class var requiresConstraintBasedLayout: Bool { false }
  public static let noIntrinsicMetric: CGFloat = -1

  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// Another size leaves the centre where it is.
  open var bounds: CGRect
  open var center: CGPoint
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var backgroundColor: UIColor?
  open var tintColor: UIColor? = .blue
  open var clipsToBounds = false
  open var tag = 0
  open var contentMode = ContentMode.scaleToFill
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var isAccessibilityElement = false
  open var accessibilityTraits = UIAccessibilityTraits.none
  public let layer = CALayer()
  public internal(set) var safeAreaInsets = UIEdgeInsets.zero
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    LayoutSituation.current.isRightToLeft ? .rightToLeft : .leftToRight
  }
  /// Tells views of one build apart, in the order in which they are made.
  let number = Recorder.shared.nextViewNumber()

  open private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  open var window: UIWindow? { superview?.window }
  public private(set) var layoutGuides: [UILayoutGuide] = []
  private var ownConstraints: [NSLayoutConstraint] = []
  private var guides: [String: UILayoutGuide] = [:]

  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
    Recorder.shared.add(self)
  }

  public required init?(coder: NSCoder) {
    bounds = .zero
    center = .zero
    super.init()
    Recorder.shared.add(self)
  }

  public override convenience init() { self.init(frame: .zero) }

  // MARK: Hierarchy

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}

  private func insert(_ view: UIView, at index: Int) {
    if view === self { return Recorder.shared.report("a view is added to itself") }
    if view.superview !== self { view.removeFromSuperview() }
    subviews.removeAll { $0 === view }
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    view.didMoveToWindow()
    didAddSubview(view)
  }

  /// Also deactivates the constraints that tie the view's tree to what lies outside of it.
  open func removeFromSuperview() {
    guard let superview else { return }
    for constraint in Recorder.shared.constraints where constraint.isActive {
      let views = [constraint.firstItem, constraint.secondItem]
        .compactMap { ($0 as? LayoutItem)?.layoutView }
      let inside = views.count { $0.isDescendant(of: self) }
      if inside > 0, inside < views.count { constraint.isActive = false }
    }
    willMove(toSuperview: nil)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
  }

  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let next = current {
      if next === view { return true }
      current = next.superview
    }
    return false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func awakeFromNib() {}

  var outermost: UIView { superview?.outermost ?? self }

  // MARK: Guides

  var layoutView: UIView? { self }

  open func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    layoutGuides.append(guide)
  }

  open func removeLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = nil
    layoutGuides.removeAll { $0 === guide }
  }

  func guide(_ name: String, _ make: () -> UILayoutGuide = { UILayoutGuide() }) -> UILayoutGuide {
    if let guide = guides[name] { return guide }
    let guide = make()
    guide.owningView = self
    guides[name] = guide
    return guide
  }

  public var safeAreaLayoutGuide: UILayoutGuide { guide("safeAreaLayoutGuide") }
  public var layoutMarginsGuide: UILayoutGuide { guide("layoutMarginsGuide") }
  public var readableContentGuide: UILayoutGuide { guide("readableContentGuide") }
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guide = guide("keyboardLayoutGuide") { UIKeyboardLayoutGuide() }
    return guide as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
  }

  open var recordedMembers: [(name: String, object: AnyObject)] {
    let own = guides.sorted { $0.key < $1.key }.map {
      (name: $0.key, object: $0.value as AnyObject)
    }
    return own + (superview.map { [("superview", $0)] } ?? [])
  }

  // MARK: Constraints

  open var constraints: [NSLayoutConstraint] { ownConstraints.filter(\.isActive) }

  open func addConstraint(_ constraint: NSLayoutConstraint) {
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let view = (item as? LayoutItem)?.layoutView, !view.isDescendant(of: self) else {
        continue
      }
      Recorder.shared.report("the view hierarchy is not prepared for a constraint")
    }
    ownConstraints.append(constraint)
    constraint.isActive = true
  }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    ownConstraints.removeAll { $0 === constraint }
    constraint.isActive = false
  }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }

  /// What was set, by the first letters of what it is and of the size that it is about: `hw`, `rh`.
  var contentPriorities: [String: Double] {
    var all: [String: Double] = [:]
    for (letter, priorities) in [("h", hugging), ("r", resistance)] {
      for (axis, priority) in priorities {
        all[letter + (axis == .horizontal ? "w" : "h")] = Double(priority.rawValue)
      }
    }
    return all
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
  }

  // MARK: Layout

  open var intrinsicContentSize: CGSize {
    // Here, for the linter reads this module too: a class with a size of its own would always have one.
    if let view = self as? UIImageView, view.image != nil {
      return LayoutSituation.current.content(of: self)
    }
    return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open var hasAmbiguousLayout: Bool { false }
  open func invalidateIntrinsicContentSize() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let isImage = (self as? UIImageView)?.image != nil
    return isImage ? intrinsicContentSize : bounds.size
  }
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { size }
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open func updateConstraints() {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func draw(_ rect: CGRect) {}
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}

  /// What a first layout pass calls in a window, for the view and all below it.
  func layOutForRecording() {
    for view in subviews { view.layOutForRecording() }
    updateConstraints()
    layoutSubviews()
  }

  /// Makes the view the outermost one of a screen.
  func fillScreen() {
    frame = UIScreen.main.bounds
    let safeArea = LayoutSituation.current.safeArea
    safeAreaInsets = safeArea
    layoutMargins = UIEdgeInsets(
      top: safeArea.top + 8, left: safeArea.left + 8, bottom: safeArea.bottom + 8,
      right: safeArea.right + 8)
  }

  /// What each layout calls, from the outermost view inwards.
  func layOutFrames() {
    layoutSubviews()
    for view in subviews { view.layOutFrames() }
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

extension UIView {
  public enum ContentMode: Int {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  public struct AutoresizingMask: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
