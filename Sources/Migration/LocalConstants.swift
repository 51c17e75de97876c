import LayoutDialects
import LightSyntax
import SourceText

/// Numbers to which functions give names of their own: `let margin: CGFloat = 16`.
struct LocalConstants {
  /// The numbers as they are written, by name; names that stand for several are left out.
  private(set) var values: [String: String] = [:]

  /// Those of the functions that make a set's constraints.
  init(of set: ViewSet, in source: ClassSource) {
    let file = source.file
    let functions = source.parts.flatMap(source.methods).filter { method in
      method.body.map { body in
        let range = file.range(body.span)
        return set.constraints.contains { constraint in
          let origin = set.origin(constraint)
          return origin.file == source.fileIndex && range.contains(origin.range)
        }
      } ?? false
    }
    var ambiguous: Set<String> = []
    for body in functions.compactMap(\.body) {
      for statement in file.statements(of: body) {
        guard case .variable(let id) = file[statement].kind, file[id].isLet else { continue }
        for binding in file.bindings[file[id].bindings.indices] where binding.name >= 0 {
          guard let value = binding.initialValue, let number = Self.number(value, in: file) else {
            continue
          }
          let name = file.name(binding.name)
          if let known = values.updateValue(number, forKey: name), known != number {
            ambiguous.insert(name)
          }
        }
      }
    }
    for name in ambiguous { values[name] = nil }
  }

  /// Whether the text is one of the names, perhaps with a sign.
  func has(_ text: String) -> Bool {
    values[text.hasPrefix("-") ? String(text.dropFirst().drop { $0 == " " }) : text] != nil
  }

  private static func number(_ id: ExpressionID, in file: SyntaxFile) -> String? {
    switch file[id].kind {
    case .integer, .float: return file.text(id)
    case .prefix(let operand):
      switch file[operand].kind {
      case .integer, .float: return file.text(id).hasPrefix("-") ? file.text(id) : nil
      default: return nil
      }
    default: return nil
    }
  }
}
