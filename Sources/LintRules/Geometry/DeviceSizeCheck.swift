import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText

extension Rule {
  /// The size of the screen is compared with that of some device.
  ///
  /// - Why: the next device has another size, and Split View any size; the check then takes the wrong branch.
  /// - Silent: for numbers that are no device's size, and for sizes that are not the screen's.
  package static let deviceSizeCheck = Rule(
    "device-size-check",
    check: .words(["UIScreen"]) { file, tokens, _ in
      guard file.isScreenCode else { return [] }
      return tokens.flatMap { file.deviceChecks(at: $0) }
    }
  )
}

/// Source: Apple, Human Interface Guidelines, "Layout: Device screen dimensions", in points.
private let heights: Set<Double> = [
  480, 568, 667, 736, 780, 812, 844, 852, 874, 896, 926, 932, 956, 1024, 1080, 1112, 1133, 1180,
  1194, 1210, 1366,
]
private let widths: Set<Double> = [
  320, 375, 390, 393, 402, 414, 428, 430, 440, 744, 768, 810, 820, 834, 1024,
]
/// The same in pixels.
private let pixels: Set<Double> = [
  640, 750, 828, 960, 1080, 1125, 1136, 1170, 1179, 1206, 1242, 1284, 1290, 1320, 1334, 1536, 1640,
  1668, 1792, 1920, 2048, 2160, 2208, 2224, 2266, 2340, 2360, 2388, 2436, 2532, 2556, 2622, 2688,
  2732, 2778, 2796, 2868,
]

extension SyntaxFile {
  fileprivate func deviceChecks(at token: Int) -> [Diagnostic] {
    guard ["main", "mainScreen"].contains(tokenText(token + 2)) else { return [] }
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
    if words.contains("nativeBounds") { return pixels.contains(number) || heights.contains(number) }
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
