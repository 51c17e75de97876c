import LightSyntax
import SourceText
import SwiftTokens

/// A dictionary with names for keys, such as a visual format's views or metrics.
struct DictionaryValue: Sendable {
  struct Entry: Sendable {
    var value: Value
    var optional: OptionalView?
  }

  var entries: [String: Entry] = [:]
  /// Whether it holds no other keys than these.
  var isComplete = true
}

/// A property that may be `nil`, put into a dictionary as it is.
struct OptionalView: Hashable, Sendable {
  var name: String
  /// With its `?` or `!`.
  var type: String
  var file: Int
  var range: SourceRange
}

extension TypeReader {
  func dictionaryValue(_ elements: ListSlice) -> Value {
    var dictionary = DictionaryValue()
    let list = Array(file.elements(elements))
    for index in stride(from: 0, to: list.count - 1, by: 2) {
      let written = evaluate(list[index])
      let key = text(written)
      let value = evaluate(list[index + 1])
      escape(value)
      if let key {
        dictionary.entries[key] = DictionaryValue.Entry(
          value: value, optional: optionalView(list[index + 1], value))
      } else {
        dictionary.isComplete = false
      }
    }
    return .dictionary(dictionary)
  }

  /// The property that an expression names, if it is declared optional and is not unwrapped.
  private func optionalView(_ id: ExpressionID, _ value: Value) -> OptionalView? {
    guard let name = ownProperty(id), case .reference(let reference) = value,
      let member = references.member(reference), member.name == name,
      references.root(member.base) == .selfRoot,
      let type = writtenType(ofProperty: name),
      type.hasSuffix("?") || type.hasSuffix("!") && !isGiven(name)
    else { return nil }
    return OptionalView(name: name, type: type, file: fileIndex, range: file.range(id))
  }

  /// Whether a nib, or the type's own code, gives a property its value: who declares it with `!` relies on that.
  private func isGiven(_ name: String) -> Bool {
    if project.property(name, of: unitTypeName ?? "")?.modifiers.contains(.outlet) ?? false {
      return true
    }
    let hash = Token.nameHash(of: name)
    return parts.contains { part in
      let (tokens, file) = (files[part.file].source.tokens, files[part.file])
      return file[part.type].span.indices.dropLast().contains { index in
        tokens[index].nameHash == hash && tokens[index + 1].kind == .equal
          && file.name(Int32(index)) == name
      }
    }
  }

  /// The type of a property as it is written in the type itself: one of the same name elsewhere may be another's.
  private func writtenType(ofProperty name: String) -> String? {
    for part in parts {
      let properties = project.files[part.file].types[part.declaration].properties
      if let declared = properties.first(where: { $0.name == name }) {
        return declared.property.type
      }
    }
    return nil
  }

  /// The name of the property that `name` or `self.name` means.
  private func ownProperty(_ id: ExpressionID) -> String? {
    switch file[id].kind {
    case .name(let token):
      let name = file.name(token)
      return locals[name] == nil ? name : nil
    case .member(let base, let token):
      guard case .selfReference = file[base].kind else { return nil }
      return file.name(token)
    default: return nil
    }
  }

  /// A value under a written type: only one of `Any` takes optionals.
  func typed(_ value: Value, _ type: TokenSpan?) -> Value {
    guard case .dictionary(var dictionary) = value, let type else { return value }
    let name = file.text(type).filter { !$0.isWhitespace }
    guard name != "[String:Any]" else { return value }
    for key in dictionary.entries.keys { dictionary.entries[key]?.optional = nil }
    return .dictionary(dictionary)
  }

  // MARK: Changes

  /// `views["name"] = value`: whether that is what `target` is.
  func storeElement(_ value: Value, in target: ExpressionID) -> Bool {
    guard case .subscripted(let base, let arguments) = file[target].kind,
      let reference = dictionaryReference(base), let index = file.arguments(arguments).first
    else { return false }
    change(reference) { dictionary, reader in
      let written = reader.evaluate(index.value)
      guard let key = reader.text(written) else {
        dictionary.isComplete = false
        return
      }
      if case .nothing = value {
        // `nil` takes the key out; what else is nothing to the reader may put anything in.
        dictionary.entries[key] = nil
        dictionary.isComplete = false
      } else {
        dictionary.entries[key] = DictionaryValue.Entry(value: value)
      }
    }
    return true
  }

  /// A method of a dictionary.
  func callDictionary(
    _ id: ExpressionID, _ dictionary: DictionaryValue, _ base: ExpressionID, _ name: String,
    _ arguments: ListSlice
  ) -> Value {
    let list = Array(file.arguments(arguments))
    if name == "updateValue" || name == "setValue" || name == "setObject", list.count == 2,
      let reference = dictionaryReference(base)
    {
      let value = evaluate(list[0].value)
      let written = evaluate(list[1].value)
      let key = text(written)
      escape(value)
      change(reference) { dictionary, _ in
        if let key {
          dictionary.entries[key] = DictionaryValue.Entry(value: value)
        } else {
          dictionary.isComplete = false
        }
      }
      return .nothing
    }
    handOn(arguments, to: name, at: file.range(id))
    if !Self.readingMethods.contains(name), let reference = dictionaryReference(base) {
      values[reference] = .unknown(.call(name + "(…)"))
    }
    return .unknown(.call(name + "(…)"))
  }

  /// Methods that leave a dictionary as it is.
  private static let readingMethods: Set<String> = [
    "forEach", "map", "mapValues", "compactMap", "compactMapValues", "flatMap", "filter", "merging",
    "contains", "sorted", "reduce", "first", "min", "max",
  ]

  private func change(
    _ reference: Reference, _ body: (inout DictionaryValue, TypeReader) -> Void
  ) {
    guard case .dictionary(var dictionary)? = values[reference] else { return }
    body(&dictionary, self)
    values[reference] = .dictionary(dictionary)
  }

  /// The variable or property that holds a known dictionary.
  private func dictionaryReference(_ id: ExpressionID) -> Reference? {
    guard let reference = namedReference(id) else { return nil }
    if values[reference] == nil, case .dictionary(let initial) = evaluate(id) {
      values[reference] = .dictionary(initial)
    }
    guard case .dictionary? = values[reference] else { return nil }
    return reference
  }

  /// Before code whose turns or arguments are not known: what it does to dictionaries and texts is not known inside.
  func forgetElements(in span: TokenSpan) {
    for expression in file.expressions(in: span) {
      switch expression.kind {
      case .assignment(let target, _):
        guard case .subscripted(let base, let arguments) = file[target].kind else { continue }
        forgetElement(file.arguments(arguments).first?.value, of: base)
      case .call(let callee, _):
        guard case .member(let base, _) = file[callee].kind else { continue }
        forgetElement(nil, of: base)
      case .binary(let left, let token, _):
        guard file.source.text(of: file.source.tokens[Int(token)], is: "+=") else { continue }
        forgetText(left)
      default: break
      }
    }
  }

  private func forgetElement(_ index: ExpressionID?, of base: ExpressionID) {
    guard case .name(let token) = file[base].kind, let local = locals[file.name(token)],
      case .dictionary? = values[local]
    else { return }
    change(local) { dictionary, reader in
      dictionary.isComplete = false
      guard let index, case .string = reader.file[index].kind else { return }
      let written = reader.evaluate(index)
      guard let key = reader.text(written) else { return }
      dictionary.entries[key]?.value = .unknown(.changesInLoop(key))
    }
  }

  private func forgetText(_ id: ExpressionID) {
    guard case .name(let token) = file[id].kind else { return }
    let name = file.name(token)
    guard let local = locals[name], case .string? = values[local] else { return }
    values[local] = .unknown(.changesInLoop(name))
  }

  /// `&views`: whoever gets it may put anything in.
  func lend(_ operand: ExpressionID) -> Value {
    let value = evaluate(operand)
    switch value {
    case .dictionary, .string:
      if let reference = namedReference(operand) {
        values[reference] = .unknown(.branches(references.name(reference)))
      }
    default: break
    }
    return value
  }

  /// What a name stands for behind two paths that gave it different dictionaries; `nil` for any other values.
  ///
  /// A key that only one path puts in keeps its value: a format that uses it runs only behind that path.
  func merged(_ left: Value?, _ right: Value?) -> Value? {
    guard case .dictionary(let first)? = left, case .dictionary(let second)? = right else {
      return nil
    }
    var merged = DictionaryValue(isComplete: first.isComplete && second.isComplete)
    for key in Set(first.entries.keys).union(second.entries.keys) {
      switch (first.entries[key], second.entries[key]) {
      case (let one?, let other?):
        merged.entries[key] = one
        if !isSame(one.value, other.value) {
          merged.entries[key]?.value = .unknown(.branches(key))
        }
      case (let one?, nil), (nil, let one?): merged.entries[key] = one
      case (nil, nil): break
      }
    }
    return .dictionary(merged)
  }
}
