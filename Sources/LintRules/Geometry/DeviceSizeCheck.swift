import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import UIKitFacts

extension Rule {
  /// The size of the screen is compared with that of a device.
  ///
  /// - Why: the next device has another size, and Split View can have any size; the check then takes the wrong branch.
  /// - Silent: for numbers that are not a device's size, for sizes that are not the screen's, and for thresholds between
  ///   small and large screens.
  ///
  /// Each declaration is reported once, regardless of the number of devices in it.
  package static let deviceSizeCheck = Rule(
    "device-size-check",
    check: .words([ClassName.screen]) { file, tokens, _ in
      guard file.isScreenCode else { return [] }
      return file.joined(
        tokens.flatMap { token in
          file.deviceChecks(at: token).map { (file.declaration(around: token), $0) }
        })
    }
  )
}

/// A comparison with a device's size.
private struct DeviceCheck {
  let number: Double
  let range: SourceRange
  /// The numbers of all cases, for a `switch`, whose statement is known without them; empty for an operator.
  var cases: [Double] = []
}

/// On which side of a number an ordered comparison separates sizes: `< 568` below it, `<= 568` above it.
private enum Bound {
  case below, above

  /// - Parameter isBehind: whether the number stands behind the operator.
  init?(_ symbol: String, isBehind: Bool) {
    switch symbol {
    case "<", ">=": self = isBehind ? .below : .above
    case "<=", ">": self = isBehind ? .above : .below
    default: return nil
    }
  }

  /// `..<568`, `...568`, `568...`
  init?(ofRangeBefore first: String, behind last: String) {
    switch (first, last) {
    case ("...", _): self = .above
    case ("..<", _), (_, "..."), (_, "..<"): self = .below
    default: return nil
    }
  }
}

/// A number that the size of the screen is compared with.
private struct ComparedNumber {
  let value: Double
  /// `nil` if sizes are looked for that are equal to it.
  let bound: Bound?

  /// Whether it is the size of a device, rather than a threshold that leaves each screen, whatever its size, on one of
  /// two sides.
  ///
  /// Pixels make no such sides, because screens have several scales; and what separates phones with a home button from
  /// those without is not about size.
  ///
  /// - Parameter words: those of the size that it is compared with.
  func isOfDevice(_ words: [String]) -> Bool {
    if words.contains(MemberName.nativeBounds) {
      return DeviceScreen.pixels.contains(value) || DeviceScreen.heights.contains(value)
    }
    guard words.contains("bounds") else { return false }
    switch bound {
    case .below: if value != DeviceScreen.leastHeightWithoutButton { return false }
    case .above: if value != DeviceScreen.greatestHeightWithButton { return false }
    case nil: break
    }
    let (hasHeight, hasWidth) = (words.contains("height"), words.contains("width"))
    return (hasHeight || !hasWidth) && DeviceScreen.heights.contains(value)
      || (hasWidth || !hasHeight) && DeviceScreen.widths.contains(value)
  }
}

extension ComparedNumber {
  /// The number at a token of a case's label.
  init?(inCaseAt token: Int, of file: SyntaxFile) {
    guard [.integer, .float].contains(file.kind(at: token)),
      let value = Double(file.tokenText(token))
    else { return nil }
    self.value = value
    bound = Bound(ofRangeBefore: file.tokenText(token - 1), behind: file.tokenText(token + 1))
  }
}

/// What is reported once: the code, and where it is named if that is not where the first comparison is.
private struct CheckedDeclaration: Hashable {
  var span: TokenSpan
  var name: TokenSpan?
}

extension SyntaxFile {
  /// One diagnostic for each declaration: at its first comparison, or at the name of a type whose constants make several.
  /// The other comparisons are notes.
  fileprivate func joined(
    _ checks: [(declaration: CheckedDeclaration?, check: DeviceCheck)]
  ) -> [Diagnostic] {
    var groups: [(declaration: CheckedDeclaration?, checks: [DeviceCheck])] = []
    var places: [CheckedDeclaration: Int] = [:]
    for (declaration, check) in checks {
      if let declaration, let place = places[declaration] {
        groups[place].checks.append(check)
      } else {
        if let declaration { places[declaration] = groups.count }
        groups.append((declaration, [check]))
      }
    }
    return groups.map { declaration, checks in
      let name = checks.count > 1 ? declaration?.name : nil
      let first = name == nil ? checks[0].number : checks.map(\.number).min() ?? 0
      var diagnostic = Diagnostic.deviceCheck(first, at: name.map { range($0) } ?? checks[0].range)
      if let declaration, name != nil || !checks[0].cases.isEmpty {
        diagnostic.subject = subject(of: declaration, checks)
      }
      diagnostic.notes = checks.dropFirst(name == nil ? 1 : 0).map { check in
        Note("the screen size is compared with \(format(check.number)) here", at: check.range)
      }
      return diagnostic
    }
  }

  /// What is checked, where the statement alone does not say it: `layout`, compared with `736, 812`.
  private func subject(of declaration: CheckedDeclaration, _ checks: [DeviceCheck]) -> Subject {
    let numbers = checks.flatMap { $0.cases.isEmpty ? [$0.number] : $0.cases }
    // A formatter may break the expression of a switch into lines.
    let item = source.file.text(declaration.name.map(range) ?? checks[0].range)
      .filter { !$0.isWhitespace }
    return Subject(
      item: item, scope: "",
      value: Set(numbers).sorted().map(format).joined(separator: ", "))
  }

  /// The declaration that a token is a part of: the outermost function or variable of the type around. Constants of one
  /// type are a table: that is their type. `nil` outside any declaration.
  fileprivate func declaration(around token: Int) -> CheckedDeclaration? {
    let type = type(around: token)
    func isOutermost(_ span: TokenSpan) -> Bool {
      span.indices.contains(token) && type.map { $0.span.first <= span.first } ?? true
    }
    let variable = variables.filter { isOutermost($0.span) }.min { $0.span.first < $1.span.first }
    let function = functions.filter { isOutermost($0.span) }.min { $0.span.first < $1.span.first }
    guard let variable, function.map({ variable.span.first <= $0.span.first }) ?? true else {
      return function.map { CheckedDeclaration(span: $0.span) }
    }
    if variable.isLet, let type { return CheckedDeclaration(span: type.span, name: type.name) }
    return CheckedDeclaration(span: variable.span)
  }

  fileprivate func deviceChecks(at token: Int) -> [DeviceCheck] {
    guard Spelling.mainScreen.contains(tokenText(token + 2)) else { return [] }
    for expression in expressions(around: token) {
      switch expression.kind {
      case .binary(let left, let symbol, let right):
        guard comparisons.contains(tokenText(Int(symbol))) else { continue }
        let isLeft = self[left].span.indices.contains(token)
        let size = self[isLeft ? left : right].span
        let bound = Bound(tokenText(Int(symbol)), isBehind: isLeft)
        guard let number = literalNumber(isLeft ? right : left, in: self),
          ComparedNumber(value: number, bound: bound).isOfDevice(words(in: size).map(\.text))
        else { return [] }
        return [DeviceCheck(number: number, range: range(expression.span))]
      case .call, .subscripted: return deviceCases(at: token, subject: expression)
      default: continue
      }
    }
    return deviceCases(at: token, subject: nil)
  }

  /// `switch UIScreen.main.nativeBounds.height { case 1136: … }`, once.
  private func deviceCases(at token: Int, subject: Expression?) -> [DeviceCheck] {
    for statement in statements where statement.span.indices.contains(token) {
      guard case .switchOver(let subject, let cases) = statement.kind,
        self[subject].span.indices.contains(token)
      else { continue }
      let numbers = switchCases[cases.indices].flatMap { clause in
        clause.label.indices.compactMap { ComparedNumber(inCaseAt: $0, of: self) }
      }
      let words = words(in: self[subject].span).map(\.text)
      guard let first = numbers.first(where: { $0.isOfDevice(words) }) else { return [] }
      return [DeviceCheck(number: first.value, range: range(subject), cases: numbers.map(\.value))]
    }
    return []
  }
}

extension Diagnostic {
  fileprivate static func deviceCheck(_ number: Double, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "the screen size is compared with \(format(number)), a size that only some devices have; use size classes, the safe area or the view's own bounds",
      at: range, group: format(number))
  }
}
