import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

/// Code of one file, with what is read of it.
///
/// A constraint is written `a.left == b.right * 2 + 8 @750`; a multiplier of 1, a constant of 0 and a priority of 1000
/// are left out, further anchors come before the constant, and `?name` is a number that is known only at run time. What is not in force always ends with
/// `conditional(branch)`, `stored` or `never`. An unresolved call is `unresolved: ` and the reason.
struct ReadingSample: Sendable, CustomStringConvertible {
  let description: String
  private(set) var source: String
  let expected: [String]
  /// Whether frames that are assigned are read too.
  let readsFrames: Bool
  /// What stands in another file.
  private let elsewhere: String

  /// A method `build()` of a view that has views `a`, `b` and `c`, of which `a` and `b` are added to it.
  ///
  /// - Parameters:
  ///   - outside: code beside the view, of which nothing is told.
  ///   - method: what the method is called in place of `build()`.
  ///   - elsewhere: code of another file.
  init(
    _ body: String, _ expected: [String], members: String = "", imports: String = "UIKit",
    outside: String = "", method: String = "func build()", elsewhere: String = "",
    readsFrames: Bool = false
  ) {
    description = body
    self.readsFrames = readsFrames
    self.elsewhere = elsewhere
    source = """
      import \(imports)
      final class Panel: UIView {
        let a = UIView()
        let b = UIView()
        let c = UIView()
        \(members)
        func add() {
          addSubview(a)
          addSubview(b)
        }
        \(method) {
          \(body)
        }
      }
      \(outside)
      """
    self.expected = expected
  }

  /// The same without every seventh token, one at a time; with another start for each sample.
  var damaged: [ReadingSample] {
    let tokens = TokenizedFile(SourceFile(path: "Panel.swift", bytes: Array(source.utf8))).tokens
    return stride(from: source.utf8.count % 7, to: tokens.count, by: 7).map { index in
      var sample = self
      var bytes = Array(source.utf8)
      let range = tokens[index].range
      bytes.removeSubrange(range.start..<range.end)
      sample.source = String(decoding: bytes, as: UTF8.self)
      return sample
    }
  }

  /// What the product reads, in the order of the source.
  func read() -> [String] {
    let sources = elsewhere.isEmpty ? [source] : [source, elsewhere]
    let files = sources.enumerated().map { index, source in
      SyntaxFile(
        TokenizedFile(SourceFile(path: "Panel\(index).swift", bytes: Array(source.utf8))))
    }
    let words = files.map { LayoutWords($0.source) }
    let project = Project(zip(files, words).map { FileDeclarations($0, words: $1) })
    var lines: [(offset: Int, text: String)] = []
    for unit in project.units(words: words, readsFrames: readsFrames) {
      let reading = readLayout(
        of: unit, in: project, files: files, words: words, readsFrames: readsFrames)
      for scope in reading.scopes where scope.name.hasPrefix("Panel") {
        for (constraint, origin) in zip(scope.constraints, scope.origins) {
          lines.append((origin.range.start, scope.notation(constraint, origin)))
        }
        for call in scope.unresolved {
          lines.append((call.range.start, "unresolved: " + call.reason))
        }
      }
    }
    // Scopes come in the order of their items; the constraints of one statement keep their order.
    return lines.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    .map(\.element.text)
  }
}

extension LayoutScope {
  fileprivate func notation(_ constraint: Constraint, _ origin: ConstraintOrigin) -> String {
    var text = "\(notation(constraint.first)) \(constraint.relation.rawValue)"
    let constant = notation(constraint.constant, origin.constant?.number)
    if let second = constraint.second {
      text += " " + notation(second)
      let multiplier = notation(constraint.multiplier, origin.multiplier?.number)
      if multiplier != "1" { text += " * " + multiplier }
      for term in constraint.terms {
        text += term.factor < 0 ? " - " : " + "
        text += notation(term.anchor)
        if abs(term.factor) != 1 { text += " * \(notation(Scalar(abs(term.factor)), nil))" }
      }
      if constant != "0" {
        text += constant.hasPrefix("-") ? " - " + constant.dropFirst() : " + " + constant
      }
    } else {
      text += " " + constant
    }
    let priority = notation(constraint.priority, origin.priority)
    if priority != "1000" { text += " @" + priority }
    switch constraint.activation {
    case .always: break
    case .conditional:
      text += " conditional(\(origin.branches.map(\.name).joined(separator: " && ")))"
    case .stored: text += " stored"
    case .never: text += " never"
    }
    return text
  }

  private func notation(_ anchor: Anchor) -> String {
    "\(descriptions[anchor.item.index].name).\(anchor.attribute.rawValue)"
  }

  private func notation(_ scalar: Scalar, _ number: Number?) -> String {
    guard let value = scalar.value else { return "?" + (number?.text ?? "") }
    return Int(exactly: value).map(String.init) ?? String(value)
  }
}
