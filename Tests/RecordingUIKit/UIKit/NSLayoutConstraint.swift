/// A priority from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// `firstItem.firstAttribute relation multiplier × secondItem.secondAttribute + constant`.
open class NSLayoutConstraint: NSObject {
  public enum Relation: Int {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    var symbol: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  public enum Attribute: Int {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
    case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins

    public static let baseline = Attribute.lastBaseline
  }

  public enum Axis: Int { case horizontal, vertical }

  public private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  public var constant: CGFloat
  public var identifier: String?
  public var shouldBeArchived = false

  public var priority: UILayoutPriority = .required {
    didSet {
      if !(priority.rawValue > 0 && priority.rawValue <= 1000) {
        Recorder.shared.report("a priority must lie above 0 and up to 1000: \(priority.rawValue)")
      }
      if isActive, (oldValue == .required) != (priority == .required) {
        Recorder.shared.report("the priority of an active constraint goes to or from required")
      }
    }
  }

  private var isInstalled = false

  open var isActive: Bool {
    get { isInstalled }
    set {
      if newValue, !haveCommonAncestor {
        Recorder.shared.report("unable to activate, no common ancestor: \(summary)")
      }
      isInstalled = newValue
    }
  }

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
    if let problem = pairingProblem {
      Recorder.shared.report("\(problem): \(summary)")
    }
    Recorder.shared.add(self)
  }

  convenience init(
    _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private var summary: String {
    let first = firstItem.map { "\(type(of: $0))" } ?? "nil"
    let second = secondItem.map { "\(type(of: $0)).\(secondAttribute.name)" } ?? "nil"
    return "\(first).\(firstAttribute.name) \(relation.symbol) \(second)"
  }

  /// What UIKit raises when a constraint relates what cannot be related.
  private var pairingProblem: String? {
    let (first, second) = (firstAttribute.family, secondAttribute.family)
    if firstItem != nil, !(firstItem is LayoutItem) { return "not a layout item" }
    if secondItem != nil, !(secondItem is LayoutItem) { return "not a layout item" }
    if first == .none { return "the first attribute is none" }
    if first == .size {
      return secondItem == nil || second == .size ? nil : "invalid pairing of size and location"
    }
    if secondItem == nil || second == .none || multiplier == 0 {
      return "location attributes must come in pairs"
    }
    if second == .size { return "invalid pairing of size and location" }
    if (first == .y) != (second == .y) { return "anchors of incompatible types" }
    let mixed: Set<Attribute.Family> = [.directional, .absolute]
    return Set([first, second]) == mixed ? "leading or trailing with left or right" : nil
  }

  private var haveCommonAncestor: Bool {
    guard let first = (firstItem as? LayoutItem)?.layoutView else { return false }
    guard let secondItem else { return true }
    guard let second = (secondItem as? LayoutItem)?.layoutView else { return false }
    return first.outermost === second.outermost
  }
}

extension NSLayoutConstraint.Attribute {
  enum Family { case none, directional, absolute, center, y, size }

  var family: Family {
    switch self {
    case .notAnAttribute: .none
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .centerX, .centerXWithinMargins: .center
    case .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins,
      .firstBaseline, .lastBaseline:
      .y
    case .width, .height: .size
    }
  }

  var name: String { "\(self)" }

  var withoutMargin: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    case .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .firstBaseline, .lastBaseline:
      nil
    }
  }
}
