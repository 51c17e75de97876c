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
    reachedMembers[property]?.first { owner, _ in
      mayBe(owner.type, type) && mayPlace(owner, view)
    }?.place
  }

  /// Whether code does anything to the view in a property of a type, through an object that is not `self`, that may make
  /// it visible.
  package func isShownElsewhere(_ property: String, of type: String) -> Bool {
    reachedMembers[property]?.contains { mayBe($0.owner.type, type) } ?? false
  }

  /// Whether code hides or shows the view in a property of a type through an object that is not `self`.
  func isHiddenElsewhere(_ property: String, of type: String) -> Bool {
    reachedMembers[property]?.contains { $0.owner.use == .hidden && mayBe($0.owner.type, type) }
      ?? false
  }

  /// Whether what code does with a property may place, fill or constrain the view in it.
  private func mayPlace(_ owner: ReachedOwner, _ view: String?) -> Bool {
    var effects: MemberEffects
    switch owner.use {
    case .changed: return true
    case .hidden, .shown: return false
    // What the system's class holds gives it a size; what the project's makes of that is not known.
    case .filled(let member):
      return view.map { frameworkClass(of: $0) == nil || declares(member: member, $0) } ?? true
    case .member(let name, let access): effects = self.effects(of: name, on: view, access)
    case .given(let function): effects = self.effects(ofGivingTo: function, view)
    }
    // Of an object that may be any, only what certainly changes a view counts.
    if owner.type == nil { effects.remove([.unknown, .handsOn]) }
    if view != nil { effects.remove(.fills) }
    return !effects.isDisjoint(with: [.hidden, .places, .fills])
  }

  /// Whether code gives the view in a property of a type a content through an object that is not `self`.
  package func isFilledElsewhere(_ property: String, of type: String, holding view: String?) -> Bool
  {
    reachedMembers[property]?.contains { owner, _ in
      guard mayBe(owner.type, type) else { return false }
      return switch owner.use {
      case .changed, .hidden, .shown: false
      case .filled: true
      case .member(let name, let access):
        effects(of: name, on: view, access).contains(.fills)
      case .given(let function): effects(ofGivingTo: function, view).contains(.fills)
      }
    } ?? false
  }
}
