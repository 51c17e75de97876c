import Diagnostics
import LightSyntax

extension Rule {
  /// Edge insets are made from plain numbers of points.
  ///
  /// - Why: the insets stay the same on every screen, while the content between them grows.
  /// - Silent: for small and allowed numbers, for names, and for anything computed.
  package static let hardCodedInset = Rule(
    "hard-coded-inset",
    check: .file { file, options in
      file.expressions.compactMap { expression in
        guard let call = NumberCall(expression, in: file, names: insetTypes) else { return nil }
        let reported = call.numbers.filter(options.reports)
        guard !reported.isEmpty else { return nil }
        return .hardCoded(call.name, reported, expression.span, in: file)
      }
    }
  )
}

private let insetTypes: Set<String> = [
  "UIEdgeInsets", "UIEdgeInsetsMake", "NSDirectionalEdgeInsets", "NSEdgeInsets", "NSEdgeInsetsMake",
]

extension Diagnostic {
  fileprivate static func hardCoded(
    _ name: String, _ numbers: [Double], _ span: TokenSpan, in file: SyntaxFile
  ) -> Diagnostic {
    let distinct = Set(numbers).sorted().map(format).joined(separator: ", ")
    return Diagnostic(
      "these insets are \(distinct) points on every screen; give the numbers names or scale them",
      at: file.range(span), group: distinct)
  }
}
