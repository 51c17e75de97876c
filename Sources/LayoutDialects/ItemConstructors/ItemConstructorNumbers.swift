import LayoutModel
import LightSyntax

extension NumberReader {
  /// `NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, …, constant: 8)`.
  mutating func readConstructor(_ token: Int) {
    guard let call = file.call(named: token), let item = file.argument("item", of: call),
      let constant = file.argument("constant", of: call)
    else { return }
    let attributes = call.arguments.filter { file.label($0) == "attribute" }
    guard attributes.count == 2 else { return }
    let relation = file.argument("relatedBy", of: call).flatMap { file.lastName($0) } ?? ""
    let label = relation.lowercased()
    let first = WrittenAnchor(item: itemName(item), attribute: attribute(attributes[0].value))
    let target = file.argument("toItem", of: call)
    if let target, case .nilLiteral = file[target].kind {
      readSize(constant, first, label)
    } else if let target {
      let second = WrittenAnchor(item: itemName(target), attribute: attribute(attributes[1].value))
      if let multiplier = file.argument("multiplier", of: call) {
        readRatio(multiplier, first, second)
      }
      readGap(constant, first, second, isEqual: label == "equal", label)
    }
  }

  /// `.top`, `.Top`, `NSLayoutAttribute.top`, `.topMargin`.
  private func attribute(_ id: ExpressionID) -> Attribute? {
    guard var name = file.lastName(id) else { return nil }
    name = name.prefix(1).lowercased() + name.dropFirst()
    for suffix in ["WithinMargins", "Margin"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
    }
    return name == "baseline" ? .lastBaseline : Attribute(rawValue: name)
  }
}
