import LayoutModel
import LightSyntax
import SourceText

extension NumberReader {
  /// The equations of `constrain(title) { title in title.top == title.superview!.top + 8 }`: all of a file, which imports
  /// Cartography.
  mutating func readCartography() {
    for expression in file.expressions {
      guard case .call(let callee, let list) = expression.kind,
        case .name(let token) = file[callee].kind, file.name(token) == "constrain",
        let last = file.arguments(list).last, case .closure(let closure) = file[last.value].kind
      else { continue }
      let names = file.nameTokens[file[closure].parameters.indices].map(file.name)
      let views = file.arguments(list).map { itemName($0.value) }
      let items = Dictionary(
        zip(names.isEmpty ? ["$0", "$1", "$2"] : names, views),
        uniquingKeysWith: { first, _ in first })
      for statement in file.statements(of: file[closure].body) {
        guard case .expression(let id) = file[statement].kind else { continue }
        readEquation(id, items)
      }
    }
  }

  private mutating func readEquation(_ id: ExpressionID, _ items: [String: String]) {
    guard case .binary(let left, let token, var right) = file[id].kind,
      let relation = [
        "==": "equalTo", ">=": "greaterThanOrEqualTo", "<=": "lessThanOrEqualTo",
      ][file.source.text(tokens[Int(token)])], let first = property(left, items)
    else { return }
    if case .binary(let value, let token, _) = file[right].kind,
      file.source.text(tokens[Int(token)]) == "~"
    {
      right = value
    }
    if case .binary(let target, let token, let number) = file[right].kind,
      ["+", "-"].contains(file.source.text(tokens[Int(token)])),
      let second = property(target, items)
    {
      readGap(number, first, second, isEqual: relation == "equalTo", relation)
    } else if case .call(let callee, let arguments) = file[right].kind,
      ["inset", "inseted"].contains(file.lastName(callee) ?? "")
    {
      for argument in file.arguments(arguments) where property(argument.value, items) == nil {
        add(argument.value, .constraint, part: "inset", axis: nil, item: first.item) {
          "the inset of '\(first.item)' is \(format(abs($0))) points"
        }
      }
    } else if first.attribute?.isSize ?? false, property(right, items) == nil {
      switch file[right].kind {
      case .integer, .float, .name, .member, .call, .prefix: readSize(right, first, relation)
      default: break
      }
    }
  }

  /// `title.top` of a proxy; also a compound, which is no one attribute.
  private func property(_ id: ExpressionID, _ items: [String: String]) -> WrittenAnchor? {
    guard case .member(let base, let token) = file[id].kind else { return nil }
    let name = file.name(token)
    let attribute = WrittenAttribute(name: name)?.attribute
    guard attribute != nil || cartographyCompounds[name] != nil else { return nil }
    let item = itemName(base)
    return WrittenAnchor(item: items[item] ?? item, attribute: attribute)
  }
}
