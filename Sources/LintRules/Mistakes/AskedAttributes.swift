import LayoutDialects
import LayoutModel
import LightSyntax

extension LayoutContext {
  /// Whether a constraint ties what its function's caller asks for: an argument decides which anchors it has, or it stands
  /// in a branch for the attribute of each of its sides, such as `case .left:` around `case .leading:`.
  func isAskedFor(_ constraint: Constraint) -> Bool {
    guard let second = constraint.second else { return false }
    let origin = origin(constraint)
    if origin.isCallersChoice { return true }
    let place = origin.built ?? BuiltPlace(file: origin.file, range: origin.range)
    let file = files[place.file]
    let asked = file.namesAskedFor(around: file.tokens(in: place.range).lowerBound)
    return [constraint.first.attribute, second.attribute].allSatisfy {
      asked.contains($0.rawValue)
    }
  }
}

extension SyntaxFile {
  /// The cases that the branches around a token are for: `left` of `case .left:`, and of `if edge == .left`.
  fileprivate func namesAskedFor(around token: Int) -> Set<String> {
    var spans: [TokenSpan] = []
    for branch in switchCases
    where branch.label.first <= token && token <= max(branch.label.last, branch.body.span.last) {
      spans.append(branch.label)
    }
    for statement in statements where statement.span.indices.contains(token) {
      guard case .ifElse(let conditions, let then, _) = statement.kind,
        then.span.indices.contains(token)
      else { continue }
      for condition in self.conditions[conditions.indices] {
        switch condition {
        case .expression(let id): spans.append(self[id].span)
        case .pattern(let pattern, _): spans.append(pattern)
        case .binding, .availability: break
        }
      }
    }
    var names: Set<String> = []
    for span in spans {
      for (index, name) in words(in: span) where tokenText(index - 1) == "." { names.insert(name) }
    }
    return names
  }
}
