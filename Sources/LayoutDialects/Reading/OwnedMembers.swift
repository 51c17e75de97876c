import LightSyntax
import SourceText
import UIKitFacts

/// A property of an object that the code of a type makes, or that the type inherits, where a class of the project gives
/// it its value.
package struct OwnedMember: Hashable, Sendable {
  /// The classes whose code can use the property's name: from the object's class to the one that declares it.
  package let classes: [String]
  /// The place of its initial value.
  package let file: Int
  package let value: SourceRange
}

/// Properties that other classes of the project declare.
extension TypeReader {
  /// Runs the initial value of a property of an object, if a superclass of the type declares it, or the class of an object
  /// that the code makes: `let list = ScrollingList()`, and then `list.stack`.
  func readOwned(_ name: String, of base: Reference, as member: Reference, at id: ExpressionID) {
    guard helpers.owned[member] == nil, mayRunHelper(), let type = unitTypeName,
      let owned = ownedMember(name, of: base, in: type)
    else { return }
    // The object may have been known by another name.
    let known = helpers.ownedByName[name]?.first { other in
      references.member(other).map { references.find($0.base) == references.find(base) } ?? false
    }
    if let known { unify(member, with: known) }
    helpers.owned[member] = owned.member
    guard known == nil, !references.isMade(references.find(member)) else { return }
    helpers.ownedByName[name, default: []].append(member)
    let isOutermost = !helpers.isInside
    if isOutermost {
      helpers.site = HelperState.Site(
        file: fileIndex, range: file.range(id), statement: statement, function: function)
      helpers.outermostRun = functionSerial
    }
    helpers.count += 1
    let marks = HelperMarks(self)
    helpers.calls.append(
      HelperCall(
        name: name, file: owned.member.file, id: nil, frame: helpers.contexts.count + 1,
        isOwn: false))
    var value = initialValue(of: owned, base)
    if !owned.variable.isLet {
      // By now, code may have given it another one.
      switch value {
      case .number: value = .number(Number(value: nil, isLiteral: false, text: file.text(id)))
      case .boolean: value = .unknown(.unread(shortened(id)))
      default: break
      }
    }
    adopt(value, as: member, at: file.range(id))
    escape(value)
    helpers.calls.removeLast()
    attribute(
      to: name, by: BuiltPlace(file: owned.member.file, range: owned.member.value),
      at: file.range(id), since: marks, place: nil)
    if isOutermost { helpers.site = nil }
  }

  private struct OwnedValue {
    let member: OwnedMember
    let variable: VariableDeclaration
    let binding: Binding
    let value: ExpressionID
  }

  private func ownedMember(_ name: String, of base: Reference, in type: String) -> OwnedValue? {
    let isInherited = isSelf(base) && references.root(selfReference) == .selfRoot
    guard let owner = isInherited ? type : declaredType(of: base),
      isInherited || references.isMade(base) && references.root(base) != .selfRoot,
      project.types.isOwnClass(owner), project.frameworkClass(of: owner) != nil
    else { return nil }
    var classes: [String] = []
    for ancestor in project.ancestry(of: owner) {
      let isDeclared = project.types.named(ancestor).contains { $0.property(NameKey(name)) != nil }
      if ancestor == type {
        // What the type itself declares is read with it.
        if isDeclared { return nil }
        continue
      }
      classes.append(ancestor)
      guard isDeclared else { continue }
      return initialValue(of: name, in: ancestor).map { file, variable, binding, value in
        OwnedValue(
          member: OwnedMember(
            classes: classes, file: file, value: files[file].range(value)),
          variable: variable, binding: binding, value: value)
      }
    }
    return nil
  }

  private func initialValue(
    of name: String, in type: String
  ) -> (file: Int, variable: VariableDeclaration, binding: Binding, value: ExpressionID)? {
    for (index, declaration) in project.types.placed(type) {
      let file = files[index]
      // Of a file that builds no layout, no syntax is kept.
      guard let syntax = file.type(startingAt: declaration.start) else { continue }
      for member in file.members[syntax.members.indices] {
        guard case .variable(let id) = member, !file[id].modifiers.contains(.static) else {
          continue
        }
        for binding in file.bindings[file[id].bindings.indices]
        where binding.name >= 0 && file.name(binding.name) == name {
          guard let value = binding.initialValue, file.propertyWrapper(of: file[id]) == nil else {
            return nil
          }
          return (index, file[id], binding, value)
        }
      }
    }
    return nil
  }

  /// Runs an initial value in its own file, with the object for `self`.
  private func initialValue(of owned: OwnedValue, _ object: Reference) -> Value {
    enterDeclaration(in: owned.member.file) { reader in
      reader.execution.statement = PlacedStatement(
        range: reader.file.range(owned.variable.span), file: reader.fileIndex)
      reader.becomeSelf(
        owned.member.classes.last ?? "", reader.isSelf(object) ? .own : .object(object))
      return reader.evaluateInitialValue(owned.value, of: owned.binding.type)
    }
  }
}
