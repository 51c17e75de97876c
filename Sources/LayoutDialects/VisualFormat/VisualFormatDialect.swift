import LightSyntax
import SourceText

extension DialectName {
  package static let visualFormat = DialectName(rawValue: "visual-format")
}

extension Dialect {
  /// `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`.
  static let visualFormats = Dialect(
    makes: [(.visualFormat, .format)],
    readFunction: { reader, call in
      if reader.typeName == "NSLayoutConstraint",
        let list = VisualFormatReader(reader).readVisualFormat(call.id, call.name, call.arguments)
      {
        return list
      }
      return reader.variableBindings(function: call.name, call.arguments)
    },
    readMethod: { reader, call in
      guard case .type("NSLayoutConstraint") = call.receiver else { return nil }
      return VisualFormatReader(reader).readVisualFormat(call.id, call.name, call.arguments)
    },
    makers: VisualFormatCall.methods,
    isSpeltAsMaker: { reader, call in
      VisualFormatCall(call.name, call.arguments, in: reader.file) != nil
    },
    numbers: DialectNumbers(
      literal: NumberLiteral(isOne: mayBeVisualFormat) { $0.readFormat($1) }))
}

/// A mistake in a visual format, at its place in the source.
package struct VisualFormatProblem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// What is wrong, and what was expected.
    case invalid(message: String)
    /// A name that neither dictionary holds; `nearest` is the key that was probably meant.
    case unknownName(String, VisualFormat.NameRole, nearest: String?)
    /// Alignments along the format's own axis.
    case optionAxis(options: [String], VisualFormat.Orientation)
    /// Alignments along the format's own axis, of a single view.
    case idleOption(options: [String])
    /// A view that may be `nil`: its name, and its type with `?` or `!`.
    case optionalView(String, type: String)
  }

  package var file: Int
  package var range: SourceRange
  package var kind: Kind
}

/// What is noted of visual formats.
final class VisualFormatRecord: DialectRecord {
  var problems: [VisualFormatProblem] = []

  var counts: [Int] { [problems.count] }

  /// What is wrong in a helper is told where it is declared.
  func attribute(since counts: [Int], to call: HelperState.Site) {
    problems.removeLast(problems.count - (counts.first ?? 0))
  }
}
