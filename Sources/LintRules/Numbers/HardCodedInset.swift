import Diagnostics
import LayoutDialects
import LightSyntax

extension Rule {
  /// Edge insets are made from plain numbers of points.
  ///
  /// - Why: the insets stay the same on every screen, while the content between them grows.
  /// - Silent: for small and allowed numbers, for names, for anything computed, where the insets as a whole have a name,
  ///   for areas that are touched or stretched, and in code that is not about a phone's or tablet's screen.
  package static let hardCodedInset = Rule(
    "hard-coded-inset",
    check: .file { file, options in
      var candidates: [(TokenSpan, NumberCall)] = []
      let functions = insetFunctions
      for expression in file.expressions {
        guard let call = NumberCall(expression, in: file, functions: functions),
          call.numbers.contains(where: { options.reports($0.value) })
        else { continue }
        candidates.append((expression.span, call))
      }
      guard !candidates.isEmpty, file.isScreenCode else { return [] }
      let named = file.namedValues
      return candidates.compactMap { span, call in
        guard !named.contains(span), !file.isForTouches(span) else { return nil }
        return .hardCoded(call.numbers.filter { options.reports($0.value) }, call, span, in: file)
      }
    }
  )
}

private let insetFunctions: GeometryFunctions = {
  let absolute = ["top", "left", "bottom", "right"]
  return GeometryFunctions([
    "UIEdgeInsets": absolute, "UIEdgeInsetsMake": absolute, "NSEdgeInsets": absolute,
    "NSEdgeInsetsMake": absolute,
    "NSDirectionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
  ])
}()

private let touchWords = ["hittest", "touch", "slop", "capinset"].map { Array($0.utf8) }

extension SyntaxFile {
  /// The expressions that are all that a property, a global or a parameter stands for: these have a name.
  fileprivate var namedValues: Set<TokenSpan> {
    var spans = Set(parameters.compactMap { $0.defaultValue.map { self[$0].span } })
    for member in members {
      if case .variable(let id) = member { spans.formUnion(values(of: self[id])) }
    }
    for statement in statements(of: topLevel) {
      if case .variable(let id) = self[statement].kind { spans.formUnion(values(of: self[id])) }
    }
    return spans
  }

  /// The initial values of a variable, and what its getter gives if that is one expression.
  private func values(of variable: VariableDeclaration) -> [TokenSpan] {
    bindings[variable.bindings.indices].flatMap { binding -> [TokenSpan] in
      let given = functions[binding.accessors.indices].compactMap { accessor -> ExpressionID? in
        guard accessor.kind == .getter, let body = accessor.body, body.statements.count == 1,
          let only = statements(of: body).first
        else { return nil }
        switch self[only].kind {
        case .expression(let value), .returned(.some(let value)): return value
        default: return nil
        }
      }
      return ([binding.initialValue].compactMap { $0 } + given).map { self[$0].span }
    }
  }

  /// Whether the names before an expression say that it is about touches, or about how an image is stretched.
  fileprivate func isForTouches(_ span: TokenSpan) -> Bool {
    var token = Int(span.first) - 1
    var seen = 0
    while token >= 0, seen < 4, source.tokens[token].kind != .leftBrace {
      let name = Array(name(Int32(token)).lowercased().utf8)
      let isAboutTouches = touchWords.contains { word in
        name.indices.contains { name[$0...].starts(with: word) }
      }
      if isAboutTouches { return true }
      token -= 1
      seen += 1
    }
    return false
  }
}

extension Diagnostic {
  fileprivate static func hardCoded(
    _ reported: [(part: String, value: Double)], _ call: NumberCall, _ span: TokenSpan,
    in file: SyntaxFile
  ) -> Diagnostic {
    let distinct = Set(reported.map(\.value)).sorted().map(format)
    let what: String
    if distinct.count == 1, reported.count == call.count, call.count > 1 {
      what = "these insets are \(distinct[0]) points on every side and"
    } else if reported.count == 1 {
      what = "the \(reported[0].part) inset is \(distinct[0]) points"
    } else {
      what =
        "these insets (" + reported.map { "\($0.part) \(format($0.value))" }.joined(separator: ", ")
        + ") are the same number of points"
    }
    return Diagnostic(
      "\(what) on every screen; give the numbers names or scale them", at: file.range(span),
      group: distinct.joined(separator: ", "))
  }
}
