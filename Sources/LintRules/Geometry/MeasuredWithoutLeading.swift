import Diagnostics
import LayoutDialects
import LightSyntax
import SwiftTokens
import UIKitFacts

extension Rule {
  /// Text is measured line by line, but without the space that its font asks for between lines.
  ///
  /// - Why: labels and text views use the font's leading, so with a font that has one, the last line does not fit.
  /// - Silent: where the options are not written in the call.
  package static let measuredWithoutLeading = Rule(
    "measured-without-leading",
    check: .words([TextMeasuring.boundingRect]) { file, tokens, _ in
      guard !file.isTestCode else { return [] }
      return tokens.compactMap { token in
        guard let call = file.call(named: token), let options = file.argument("options", of: call)
        else { return nil }
        let names = file.words(in: file[options].span).map(\.text)
        guard names.contains(where: TextMeasuring.lineOrigin.contains),
          !names.contains(where: TextMeasuring.leading.contains),
          // A variable may hold any options.
          names.allSatisfy({ TextMeasuring.known.contains($0) || $0.startsUppercase })
        else { return nil }
        return Diagnostic(
          "this measures text without its font's leading, so the height is too small for a font that has leading; add .\(TextMeasuring.currentLeading)",
          at: file.range(file[options].span))
      }
    }
  )
}
