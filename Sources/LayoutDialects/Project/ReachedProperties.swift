import LightSyntax
import UIKitFacts

// What code does to properties through objects that are not `self`.
extension Project {
  /// Whether code somewhere constrains or places a property of that name of an object other than `self` that may
  /// be an instance of a type.
  ///
  /// - Parameter view: the class of the property's value.
  package func isReached(_ property: String, of type: String, holding view: String?) -> Bool {
    reach(of: property, in: type, holding: view) != nil
  }

  /// The first place where code does so; `nil` if no code does.
  package func reach(of property: String, in type: String, holding view: String?) -> BuiltPlace? {
    uses(of: property, in: type).first { mayPlace($0.owner, view) }?.place
  }

  /// Whether code does anything to the view in a property of a type, through an object that is not `self`, that may make
  /// it visible.
  package func isShownElsewhere(_ property: String, of type: String) -> Bool {
    !uses(of: property, in: type).isEmpty
  }

  /// Whether code hides or shows the view in a property of a type through an object that is not `self`.
  func isHiddenElsewhere(_ property: String, of type: String) -> Bool {
    uses(of: property, in: type).contains { $0.owner.use == .hidden }
  }

  /// Whether code gives the view in a property of a type a content through an object that is not `self`.
  package func isFilledElsewhere(
    _ property: String, of type: String, holding view: String?
  ) -> Bool {
    uses(of: property, in: type).contains { effects(of: $0.owner.use, on: view).contains(.fills) }
  }

  private func uses(
    of property: String, in type: String
  ) -> some Collection<(owner: ReachedOwner, place: BuiltPlace)> {
    (reachedMembers[property] ?? []).lazy.filter { self.mayBe($0.owner, type) }
  }

  private func mayBe(_ owner: ReachedOwner, _ type: String) -> Bool {
    guard owner.isType, let name = owner.type else { return mayBe(owner.type, type) }
    // `UIColor.label` is no property of a `Header`; any other name may be one of an object.
    if types.names(name) {
      return ancestry(of: type).contains { $0 == name || $0.hasSuffix("." + name) }
        || ancestry(of: name).contains(type)
    }
    return !SystemSymbol.isPlainType(name) && ViewClass.named(name) == nil
  }

  /// Whether what code does with a property may place or constrain the view in it, or fill it where its class is not known.
  private func mayPlace(_ owner: ReachedOwner, _ view: String?) -> Bool {
    var effects = effects(of: owner.use, on: view)
    // Of an object that may be any, only what certainly changes a view counts.
    if owner.type == nil { effects.remove([.unknown, .handsOn]) }
    if view != nil { effects.remove(.fills) }
    return !effects.isDisjoint(with: [.hidden, .places, .fills])
  }

  private func effects(of use: ReachedUse, on view: String?) -> MemberEffects {
    switch use {
    case .changed: return .places
    case .hidden, .shown: return []
    // What the system's class holds gives it a size; what the project's makes of that is not known.
    case .filled(let member):
      guard let view, frameworkClass(of: view) == nil || declares(member: member, view) else {
        return .fills
      }
      return [.fills, .places]
    case .member(let name, let access): return effects(of: name, on: view, access)
    case .given(let function): return effects(ofGivingTo: function, view)
    }
  }
}
