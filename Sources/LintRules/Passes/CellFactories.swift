import LayoutDialects
import LightSyntax
import UIKitFacts

extension TypeContext {
  /// Whether a class function of the cell, asked for one for a table, always makes a new one: no cell is filled twice.
  var isMadeAnew: Bool {
    guard let name = unit.typeName else { return false }
    let factories = declarations.flatMap {
      part -> [(file: SyntaxFile, function: FunctionDeclaration)] in
      let file = files[part.file]
      return file.members[part.type.members.indices].compactMap { member in
        guard case .function(let id) = member, file.isFactory(of: name, file[id]) else {
          return nil
        }
        return (file, file[id])
      }
    }
    return !factories.isEmpty
      && factories.allSatisfy { $0.file.alwaysMakes(name, $0.function) }
  }
}

extension SyntaxFile {
  /// `class func cell(for tableView: UITableView) -> RowCell`
  fileprivate func isFactory(of cell: String, _ function: FunctionDeclaration) -> Bool {
    guard function.modifiers.contains(.static),
      let type = function.returnType, [cell, "Self"].contains(tokenText(Int(type.first)))
    else { return false }
    return parameters[function.parameters.indices].contains { parameter in
      guard let type = parameter.type else { return false }
      return ViewClass.named(tokenText(Int(type.first)))?.role == .scroll
    }
  }

  /// Whether a function calls an initializer of the cell, and asks for no used one.
  fileprivate func alwaysMakes(_ cell: String, _ function: FunctionDeclaration) -> Bool {
    guard let body = function.body else { return false }
    let words = words(in: body.span)
    let isMade = words.contains { index, text in
      [cell, "Self", "init"].contains(text) && tokenText(index + 1) == "("
    }
    return isMade && !words.contains { $0.text.lowercased().contains("dequeue") }
  }
}

extension NamedBinding {
  /// Whether a variable of a function always gets a new object: `UITableViewCell(style: .value1, …)`.
  func isMadeAnew(in body: Block, of file: SyntaxFile) -> Bool {
    guard body.span.indices.contains(Int(token)), let value,
      case .call(let callee, _) = file[file.unparenthesized(value)].kind
    else { return false }
    let called = file.lastName(callee) ?? ""
    guard called == "init" || called.startsUppercase else { return false }
    let name = file.name(token)
    return !file.words(in: body.span).contains { index, text in
      text == name && file.tokenText(index + 1) == "=" && index != Int(token)
        && isVisible(at: index, in: file)
    }
  }
}
