import LayoutModel
import LightSyntax
import SourceText

extension NumberReader {
  /// All numbers of a file, which imports Stevia: those of methods, rows, vertical layouts and equations.
  mutating func readStevia() {
    var rows: Set<TokenSpan> = []
    // Rows before their parts.
    for index in file.expressions.indices.reversed() {
      let expression = file.expressions[index]
      switch expression.kind {
      case .call(let callee, let arguments):
        readSteviaCall(callee, Array(file.arguments(arguments)))
      case .binary(let left, let token, let right):
        switch file.source.text(tokens[Int(token)]) {
        case "==": relate(left, right, "equalTo")
        case ">=": relate(left, right, "greaterThanOrEqualTo")
        case "<=": relate(left, right, "lessThanOrEqualTo")
        case "~": readSize(right, WrittenAnchor(item: rowName(left), attribute: .height), "equalTo")
        case "-":
          guard !rows.contains(expression.span) else { continue }
          readRow(left, right, &rows)
        default: break
        }
      default: break
      }
    }
  }

  // MARK: Methods

  private mutating func readSteviaCall(_ callee: ExpressionID, _ list: [Argument]) {
    let name: String
    var item = "self"
    switch file[callee].kind {
    case .name(let token): name = file.name(token)
    case .member(let base, let token):
      name = file.name(token)
      item = chained(base)
    default: return
    }
    if name == "layout" { return readStack(list) }
    guard list.count == 1, let (id, relation) = steviaNumber(list[0].value) else { return }
    let isUnlabelled = list[0].label < 0
    if let attribute = SteviaCall.sides[name], isUnlabelled {
      readGap(
        id, WrittenAnchor(item: item, attribute: attribute),
        WrittenAnchor(item: "superview", attribute: attribute), isEqual: relation == "equalTo",
        relation)
    } else if let attribute = Attribute(rawValue: name), attribute.isSize, isUnlabelled {
      readSize(id, WrittenAnchor(item: item, attribute: attribute), relation)
    } else if name == "size", isUnlabelled {
      add(id, .constraint, part: "size", axis: nil, item: item) {
        "the width and height of '\(item)' are \(format(abs($0))) points"
      }
    } else if ["fillContainer", "fillHorizontally", "fillVertically"].contains(name) {
      add(id, .constraint, part: "padding", axis: nil, item: item) {
        "the padding around '\(item)' is \(format(abs($0))) points"
      }
    }
  }

  /// The view on which a chain of methods is called.
  private func chained(_ id: ExpressionID) -> String {
    var id = id
    while case .call(let callee, _) = file[id].kind, case .member(let base, _) = file[callee].kind {
      id = base
    }
    return itemName(id)
  }

  /// A number of points, also of `>=8`; `nil` for a percentage and all that is no number by itself.
  private func steviaNumber(_ id: ExpressionID) -> (ExpressionID, relation: String)? {
    switch file[id].kind {
    case .prefix(let operand):
      switch file.source.text(tokens[Int(file[id].span.first)]) {
      case ">=": return (operand, "greaterThanOrEqualTo")
      case "<=": return (operand, "lessThanOrEqualTo")
      default: return (id, "equalTo")
      }
    case .tuple(let elements):
      guard elements.count == 1, let only = file.arguments(elements).first else { return nil }
      return steviaNumber(only.value)
    case .integer, .float, .name, .member, .call: return (id, "equalTo")
    default: return nil
    }
  }

  // MARK: Rows

  /// `|-16-icon-8-title-16-|`.
  private mutating func readRow(
    _ left: ExpressionID, _ right: ExpressionID, _ rows: inout Set<TokenSpan>
  ) {
    var leaves = [right]
    var inner: Set<TokenSpan> = []
    var id = left
    while case .binary(let before, let token, let after) = file[id].kind,
      file.source.text(tokens[Int(token)]) == "-"
    {
      inner.insert(file[id].span)
      leaves.append(after)
      id = before
    }
    leaves.append(id)
    leaves.reverse()
    guard leaves.contains(where: isEdge) else { return }
    rows.formUnion(inner)
    for (index, leaf) in leaves.enumerated() {
      var number = leaf
      if case .prefix(let operand) = file[leaf].kind, index == 0 { number = operand }
      if case .postfix(let operand) = file[leaf].kind, index == leaves.count - 1 {
        number = operand
      }
      guard let (id, relation) = steviaNumber(number), isLiteral(id) else { continue }
      add(id, .constraint, part: "gap", axis: .horizontal, item: nil) {
        let bound = relation == "equalTo" ? "" : relation.hasPrefix("g") ? "at least " : "at most "
        return "a gap in this row is \(bound)\(format(abs($0))) points"
      }
    }
  }

  private func isLiteral(_ id: ExpressionID) -> Bool {
    switch file[id].kind {
    case .integer, .float: true
    default: false
    }
  }

  private func isEdge(_ id: ExpressionID) -> Bool {
    let span = file[id].span
    switch file[id].kind {
    case .prefix: return ["|", "|-"].contains(file.source.text(tokens[Int(span.first)]))
    case .postfix: return ["|", "-|"].contains(file.source.text(tokens[Int(span.last)]))
    default: return false
    }
  }

  private func rowName(_ id: ExpressionID) -> String {
    switch file[id].kind {
    case .prefix(let operand), .postfix(let operand): rowName(operand)
    default: itemName(id)
    }
  }

  /// `layout(8, title, 4, detail, >=8)`, or the same of a builder.
  private mutating func readStack(_ list: [Argument]) {
    var items = list.map(\.value)
    if items.count == 1, case .closure(let closure) = file[items[0]].kind {
      items = file.statements(of: file[closure].body).compactMap { statement in
        if case .expression(let inner) = file[statement].kind { inner } else { nil }
      }
    }
    for item in items {
      guard let (id, relation) = steviaNumber(item), isLiteral(id) else { continue }
      add(id, .constraint, part: "gap", axis: .vertical, item: nil) {
        let bound = relation == "equalTo" ? "" : relation.hasPrefix("g") ? "at least " : "at most "
        return "a gap in this column is \(bound)\(format(abs($0))) points"
      }
    }
  }

  // MARK: Equations

  private mutating func relate(
    _ left: ExpressionID, _ right: ExpressionID, _ relation: String
  ) {
    guard let first = edge(left) else { return }
    if case .binary(let target, let token, let number) = file[right].kind,
      ["+", "-"].contains(file.source.text(tokens[Int(token)])), let second = edge(target)
    {
      readGap(number, first, second, isEqual: relation == "equalTo", relation)
    } else if first.attribute?.isSize ?? false, isLiteral(right) {
      readSize(right, first, relation)
    }
  }

  /// `title.Top`.
  private func edge(_ id: ExpressionID) -> WrittenAnchor? {
    guard case .member(let base, let token) = file[id].kind,
      steviaAttributes.contains(file.name(token)),
      let attribute = WrittenAttribute(name: file.name(token))?.attribute
    else { return nil }
    return WrittenAnchor(item: itemName(base), attribute: attribute)
  }
}
