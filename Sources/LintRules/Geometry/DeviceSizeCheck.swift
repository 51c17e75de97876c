import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import UIKitFacts

extension Rule {
  /// The size of the screen is compared with that of some device.
  ///
  /// - Why: the next device has another size, and Split View any size; the check then takes the wrong branch.
  /// - Silent: for numbers that are no device's size, and for sizes that are not the screen's.
  package static let deviceSizeCheck = Rule(
    "device-size-check",
    check: .words([ClassName.screen]) { file, tokens, _ in
      guard file.isScreenCode else { return [] }
      return tokens.flatMap { file.deviceChecks(at: $0) }
    }
  )
}

extension SyntaxFile {
  fileprivate func deviceChecks(at token: Int) -> [Diagnostic] {
    guard Spelling.mainScreen.contains(tokenText(token + 2)) else { return [] }
    for expression in expressions(around: token) {
      switch expression.kind {
      case .binary(let left, let symbol, let right):
        guard comparisons.contains(tokenText(Int(symbol))) else { continue }
        let isLeft = self[left].span.indices.contains(token)
        guard let number = literalNumber(isLeft ? right : left, in: self),
          isDeviceSize(number, self[isLeft ? left : right].span)
        else { return [] }
        return [.deviceCheck(number, at: range(expression.span))]
      case .call, .subscripted: return deviceCases(at: token, subject: expression)
      default: continue
      }
    }
    return deviceCases(at: token, subject: nil)
  }

  /// `switch UIScreen.main.nativeBounds.height { case 1136: … }`, told once.
  private func deviceCases(at token: Int, subject: Expression?) -> [Diagnostic] {
    for statement in statements where statement.span.indices.contains(token) {
      guard case .switchOver(let subject, let cases) = statement.kind,
        self[subject].span.indices.contains(token)
      else { continue }
      let numbers = switchCases[cases.indices].flatMap { clause in
        clause.label.indices.compactMap { index -> Double? in
          let kind = source.tokens[index].kind
          return kind == .integer || kind == .float ? Double(tokenText(index)) : nil
        }
      }
      guard let number = numbers.first(where: { isDeviceSize($0, self[subject].span) }) else {
        return []
      }
      return [.deviceCheck(number, at: range(subject))]
    }
    return []
  }

  private func isDeviceSize(_ number: Double, _ size: TokenSpan) -> Bool {
    let words = Set(words(in: size).map(\.text))
    let (heights, widths) = (DeviceScreen.heights, DeviceScreen.widths)
    if words.contains(MemberName.nativeBounds) {
      return DeviceScreen.pixels.contains(number) || heights.contains(number)
    }
    guard words.contains("bounds") else { return false }
    if words.contains("height"), !words.contains("width") { return heights.contains(number) }
    if words.contains("width"), !words.contains("height") { return widths.contains(number) }
    return heights.contains(number) || widths.contains(number)
  }
}

extension Diagnostic {
  fileprivate static func deviceCheck(_ number: Double, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "the screen is compared with \(format(number)), the size of a device of its time; ask for size classes, the safe area or the view's own bounds",
      at: range, group: format(number))
  }
}
