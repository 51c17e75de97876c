import LightSyntax

/// Helpers that make up for Objective-C's `NSDictionaryOfVariableBindings`, which Swift lacks.
extension TypeReader {
  /// `#dictionaryOfVariableBindings(title, image)`: each name is the key of what it names.
  func variableBindings(macro id: ExpressionID, _ arguments: ListSlice) -> Value? {
    let token = file.source.tokens[Int(file[id].span.first)]
    guard isBindingName(file.source.text(token)) else { return nil }
    var dictionary = DictionaryValue()
    for argument in file.arguments(arguments) {
      let value = evaluate(argument.value)
      if case .name(let name) = file[argument.value].kind {
        dictionary.entries[file.name(name)] = DictionaryValue.Entry(value: value)
      } else {
        dictionary.isComplete = false
      }
    }
    return .dictionary(dictionary)
  }

  /// `variableBindings(self, "title", "image")`: a function of that name looks the properties up by their names.
  func variableBindings(function name: String, _ arguments: ListSlice) -> Value? {
    guard typeName != nil, isBindingName(name) else { return nil }
    var dictionary = DictionaryValue()
    for argument in file.arguments(arguments) {
      switch evaluate(argument.value) {
      case .string(let string):
        guard let key = text(.string(string)), ownNames.declares(key) else { return nil }
        dictionary.entries[key] = DictionaryValue.Entry(value: .reference(property(key)))
      case .reference(let reference) where isSelf(reference): continue
      default: return nil
      }
    }
    return dictionary.entries.isEmpty ? nil : .dictionary(dictionary)
  }

  private func isBindingName(_ name: String) -> Bool {
    name.lowercased().hasSuffix("variablebindings")
  }
}
