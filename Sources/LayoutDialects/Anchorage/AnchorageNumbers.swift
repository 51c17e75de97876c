import LayoutModel
import LightSyntax
import SourceText

extension NumberReader {
  /// `a.topAnchor == b.bottomAnchor + 8`, `a.widthAnchor >= 44 ~ .high`: all of a file, which imports Anchorage.
  mutating func readAnchorage() {
    for expression in file.expressions {
      guard case .binary(let left, let token, let right) = expression.kind,
        let relation = Self.relations[file.source.text(tokens[Int(token)])]
      else { continue }
      let id = file.unparenthesized(left)
      let target = withoutPriority(right)
      let first = anchor(id)
      if first.attribute != nil {
        relate(first, target, relation)
      } else if let group = group(id) {
        relate(group, target)
      }
    }
  }

  private static let relations = [
    "==": "equalTo", "/==/": "equalTo", ">=": "greaterThanOrEqualTo",
    "/>=/": "greaterThanOrEqualTo", "<=": "lessThanOrEqualTo", "/<=/": "lessThanOrEqualTo",
  ]

  /// The operands and the symbol of an operation.
  private func operation(_ id: ExpressionID) -> (ExpressionID, String, ExpressionID)? {
    guard case .binary(let left, let token, let right) = file[file.unparenthesized(id)].kind else {
      return nil
    }
    return (left, file.source.text(tokens[Int(token)]), right)
  }

  private func withoutPriority(_ id: ExpressionID) -> ExpressionID {
    guard let (value, symbol, _) = operation(id), symbol == "~" else { return id }
    return value
  }

  /// `card.edgeAnchors`.
  private func group(_ id: ExpressionID) -> (item: String, kind: AnchorageGroup)? {
    switch file[id].kind {
    case .name(let token): AnchorageGroup(named: file.name(token)).map { ("self", $0) }
    case .member(let base, let token):
      AnchorageGroup(named: file.name(token)).map { (itemName(base), $0) }
    default: nil
    }
  }

  private mutating func relate(
    _ first: WrittenAnchor, _ target: ExpressionID, _ relation: String
  ) {
    var other = target
    if let (left, symbol, right) = operation(target), symbol == "+" || symbol == "-" {
      other = left
      // What is taken away bounds the gap from the other side.
      let bound = symbol == "+" ? relation : Self.reversed[relation] ?? relation
      if !(first.attribute?.isSize ?? false) || symbol == "+" {
        readGap(right, first, multiplied(left).anchor, isEqual: relation == "equalTo", bound)
      }
    }
    let (second, factor) = multiplied(other)
    if let factor { readRatio(factor, first, second) }
    if first.attribute?.isSize ?? false, second.attribute == nil, operation(target) == nil,
      isPlainNumber(target)
    {
      readSize(target, first, relation)
    }
  }

  private static let reversed = [
    "greaterThanOrEqualTo": "lessThanOrEqualTo", "lessThanOrEqualTo": "greaterThanOrEqualTo",
  ]

  private func isPlainNumber(_ id: ExpressionID) -> Bool {
    switch file[file.unparenthesized(id)].kind {
    case .integer, .float, .prefix, .call, .name, .member: true
    default: false
    }
  }

  private func multiplied(_ id: ExpressionID) -> (anchor: WrittenAnchor, factor: ExpressionID?) {
    guard let (left, symbol, right) = operation(id), symbol == "*" else {
      return (anchor(id), nil)
    }
    return (anchor(left), right)
  }

  private mutating func relate(
    _ first: (item: String, kind: AnchorageGroup), _ target: ExpressionID
  ) {
    if case .call = file[target].kind { return readLibrarySize(target, of: first.item) }
    guard let (_, symbol, right) = operation(target), symbol == "+" || symbol == "-",
      first.kind != .center, first.kind != .size, isPlainNumber(right)
    else { return }
    let axis: Axis? =
      first.kind == .horizontal ? .horizontal : first.kind == .vertical ? .vertical : nil
    add(right, .constraint, part: first.kind.part, axis: axis, item: first.item) {
      let inset = first.kind == .edges ? "inset" : "\(first.kind.part) inset"
      return "the \(inset) of '\(first.item)' is \(format(abs($0))) points"
    }
  }
}

extension AnchorageGroup {
  /// What the number that is added to it is called.
  fileprivate var part: String {
    switch self {
    case .edges: "edges"
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    case .center: "center"
    case .size: "size"
    }
  }
}
