import LightSyntax
import SourceText
import UIKitFacts

extension TypeReader {
  /// Whether a reference is the `self` of the code that is being run.
  func isSelf(_ reference: Reference) -> Bool {
    references.find(reference) == references.find(selfReference)
  }

  /// What `self` is: an anchor in a helper that extends the anchors' classes.
  var selfValue: Value { values[selfReference] ?? .reference(selfReference) }

  /// The value of a name that stands alone.
  func lookUp(_ name: String, at id: ExpressionID) -> Value {
    if let local = locals[name] {
      guard let value = values[local] else { return .reference(local) }
      // A name says something about a number, also that of a local.
      if case .number(var number) = value {
        number.isLiteral = false
        return .number(number)
      }
      return value
    }
    if name.startsUppercase { return .type(name) }
    if name.hasPrefix("$") { return .reference(declareLocal(name)) }
    if let number = ownNames.numbers[name] {
      return .number(Number(value: number, isLiteral: false, text: name))
    }
    if isType(name), ownNames.property(name) == nil { return .type(name) }
    let topLevelNumber = project.number(name, of: "", in: fileIndex)
    if topLevelNumber == nil, !ownNames.declares(name), let value = namedLength(name, of: "") {
      return value
    }
    if typeName != nil, topLevelNumber == nil || ownNames.declares(name) {
      return member(name, of: selfReference, at: id, nameRange: file.range(id))
    }
    if let number = topLevelNumber {
      return .number(Number(value: number, isLiteral: false, text: name))
    }
    let global = references.intern(.global(name: name))
    return values[global] ?? .reference(global)
  }

  /// Whether a name in lower case that is no property's is that of a type, declared in the type whose code is read or,
  /// if it is no name of the system's, on its own.
  func isType(_ name: String) -> Bool {
    guard project.types.mayBeType(name) else { return false }
    if let typeName, project.isDeclaredHere(type: "\(typeName).\(name)") { return true }
    return project.isDeclaredHere(type: name) && SystemMember.named(name) == nil
      && !project.isTopLevelNumber(name)
  }

  /// The value of `base.name`.
  func member(
    _ name: String, of base: Reference, at id: ExpressionID, nameRange: SourceRange
  ) -> Value {
    if project.helpers.hasGetter(name),
      let value = callHelper(
        id, name, on: isSelf(base) ? .own : .object(base), .empty, isGetter: true)
    {
      if case .unknown = value {} else { return value }
    }
    let access = MemberAccess(id: id, base: .reference(base), name: name, nameRange: nameRange)
    if let value = dialects.members.first(giving: { $0(self, access) }) { return value }
    if project.selfProperties.contains(name) {
      // A file without a word of layout builds none; what is in others was not followed.
      if project.helpers.hasGetter(name) {
        record(.handedOn(function: name), on: base, at: file.range(id))
      }
      return .reference(base)
    }
    let reference =
      isSuperviewBeforeMove(name, at: id)
      ? references.intern(.expression(text: shortened(id), function: functionSerial))
      : references.intern(.member(of: base, name: name))
    readOwned(name, of: base, as: reference, at: id)
    if let value = values[reference] { return value }
    if isSelf(base), let value = propertyConstant(name) { return value }
    if isSelf(base), let number = ownNames.numbers[name] {
      return .number(Number(value: number, isLiteral: false, text: file.text(id)))
    }
    if isSelf(base), let kind = ownNames.kind(of: name) {
      switch kind {
      case .anchor: return .unknown(.property(name))
      case .number:
        var number = Number(value: nil, isLiteral: false, text: file.text(id))
        number.measure = screenConstant(reference)
        return .number(number)
      case .other: return .reference(reference)
      }
    }
    if name.lastByte == UInt8(ascii: "r"), name.hasSuffix("Anchor") {
      return .strangeAnchor(name: name, nameRange)
    }
    return .reference(reference)
  }
}
