extension UIView { public var snp: ConstraintDSL { ConstraintDSL(self) } }
extension UILayoutGuide { public var snp: ConstraintDSL { ConstraintDSL(self) } }

/// What SnapKit calls the type of `snp`; guides and views have different ones there.
public typealias ConstraintAttributesDSL = ConstraintDSL

/// What `view.snp` offers.
public struct ConstraintDSL {
  let target: AnyObject
  init(_ target: AnyObject) { self.target = target }

  func item(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem {
    ConstraintItem(target, attributes)
  }

  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for constraint in prepareConstraints(closure) {
      constraint.activate()
      Installed.shared.add(constraint, to: target)
    }
  }

  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    (target as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let maker = ConstraintMaker(target)
    closure(maker)
    return maker.descriptions.compactMap(\.constraint)
  }

  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  /// Changes the constants of the constraints that the statements describe; makes them if there are none at all.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    let installed = Installed.shared.constraints(of: target).flatMap(\.layoutConstraints)
    guard !installed.isEmpty else { return makeConstraints(closure) }
    let maker = ConstraintMaker(target)
    closure(maker)
    for update in maker.descriptions.compactMap(\.constraint).flatMap(\.layoutConstraints) {
      guard let match = installed.first(where: { $0.differsOnlyInConstant(from: update) }) else {
        Recorder.shared.report("an updated constraint has no match")
        continue
      }
      // The update itself stays built and inactive, as SnapKit leaves it.
      match.constant = update.constant
    }
  }

  public func removeConstraints() {
    for constraint in Installed.shared.constraints(of: target) { constraint.deactivate() }
    Installed.shared.removeAll(of: target)
  }
}

/// The `make` of a closure.
public final class ConstraintMaker {
  private let item: AnyObject
  private(set) var descriptions: [ConstraintDescription] = []
  init(_ item: AnyObject) { self.item = item }

  func make(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(item, attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }
}

/// Which constraints `makeConstraints` installed on which item; one for all, as a view has no place for them.
private final class Installed {
  static let shared = Installed()
  private var byItem: [ObjectIdentifier: [Constraint]] = [:]

  func constraints(of item: AnyObject) -> [Constraint] { byItem[ObjectIdentifier(item)] ?? [] }
  func add(_ constraint: Constraint, to item: AnyObject) {
    byItem[ObjectIdentifier(item), default: []].append(constraint)
  }
  func removeAll(of item: AnyObject) { byItem[ObjectIdentifier(item)] = nil }
}

extension NSLayoutConstraint {
  fileprivate func differsOnlyInConstant(from other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && firstAttribute == other.firstAttribute
      && relation == other.relation && secondItem === other.secondItem
      && secondAttribute == other.secondAttribute && multiplier == other.multiplier
      && priority == other.priority
  }
}
