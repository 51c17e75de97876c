import Diagnostics
import LightSyntax

extension Rule {
  /// A view's frame, size or place is made from plain numbers of points.
  ///
  /// - Why: the view stays as large and stands where it did, however large the screen is.
  /// - Silent: for windows, for small and allowed numbers, for names, and for anything computed.
  package static let hardCodedFrame = Rule(
    "hard-coded-frame",
    check: .file { file, options in
      file.expressions.flatMap { expression in
        frameValues(of: expression, in: file).compactMap { value -> Diagnostic? in
          guard let call = NumberCall(value, in: file, names: geometryTypes) else { return nil }
          let reported = call.numbers.filter(options.reports)
          guard !reported.isEmpty else { return nil }
          return .hardCoded(call.name, reported, value, in: file)
        }
      }
    }
  )
}

private let geometryTypes: Set<String> = [
  "CGRect", "CGSize", "CGPoint", "CGRectMake", "CGSizeMake", "CGPointMake", "NSRect", "NSMakeRect",
  "NSSize", "NSPoint",
]

private let frameProperties: Set<String> = ["frame", "bounds", "center"]

/// The values that an expression gives to a view's frame: an assigned one, or a `frame:` argument.
private func frameValues(of expression: Expression, in file: SyntaxFile) -> [ExpressionID] {
  switch expression.kind {
  case .assignment(let target, let value):
    return isFrame(target, in: file) ? [value] : []
  case .call(let callee, let arguments):
    guard case .name(let token) = file[callee].kind, isView(file.name(token)) else { return [] }
    return file.arguments(arguments).filter { file.label($0) == "frame" }.map(\.value)
  default: return []
  }
}

private func isView(_ name: String) -> Bool {
  name.first?.isUppercase == true && !name.hasSuffix("Window")
}

/// Whether an expression names a view's frame, or its size or origin.
private func isFrame(_ target: ExpressionID, in file: SyntaxFile) -> Bool {
  switch file[target].kind {
  case .name(let token): return frameProperties.contains(file.name(token))
  case .member(let base, let token):
    let name = file.name(token)
    if frameProperties.contains(name) { return !isLayer(base, in: file) }
    guard name == "size" || name == "origin", case .member(let owner, let inner) = file[base].kind
    else { return false }
    return frameProperties.contains(file.name(inner)) && !isLayer(owner, in: file)
  default: return false
  }
}

/// Layers are drawn, not laid out.
private func isLayer(_ id: ExpressionID, in file: SyntaxFile) -> Bool {
  let text = file.text(id).lowercased()
  return text.hasSuffix("layer") || text.hasSuffix("window") || text.hasSuffix("window?")
}

extension Diagnostic {
  fileprivate static func hardCoded(
    _ name: String, _ numbers: [Double], _ value: ExpressionID, in file: SyntaxFile
  ) -> Diagnostic {
    let list = numbers.map(format).joined(separator: ", ")
    let what =
      name.contains("Size") ? "this size" : name.contains("Point") ? "this place" : "this frame"
    return Diagnostic(
      "\(what) is made of plain numbers (\(list)) and stays the same on every screen; compute it from the container's bounds, or name and scale the numbers",
      at: file.range(value), group: list)
  }
}
