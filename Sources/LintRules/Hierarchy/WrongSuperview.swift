import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A view is added to a stack view without being arranged, or to a cell instead of its content view.
  ///
  /// - Why: a stack view arranges only what `addArrangedSubview(_:)` gives it, and a cell's content view covers views
  ///   that are added to the cell itself, takes their touches, and moves without them when the cell is swiped or
  ///   edited.
  /// - Silent: where constraints, a frame or a mask place the view in the stack view.
  package static let wrongSuperview = Rule(
    "wrong-superview",
    check: .words([NameGroup.addingOnTop]) { file, tokens, _ in
      guard file.isScreenCode, file.isSearchable else { return [] }
      var placed: PlacedViews?
      return tokens.compactMap { token in
        guard let call = file.call(named: token), call.arguments.count == 1,
          let view = file.viewPath(call.arguments[0].value),
          let parent = file.parent(of: call, at: token)
        else { return nil }
        switch parent {
        case .cell(let name):
          let owner = name == "self" ? "" : name + "."
          return Diagnostic(
            "'\(view)' is added to the cell itself, so it does not move when the cell is swiped or edited, and the content view covers it and intercepts its touches; use \(owner)contentView.addSubview(\(view))",
            at: file.range(call.span))
        case .stack(let name):
          let views = placed ?? PlacedViews(in: file)
          placed = views
          guard !views.contains(view.split(separator: ".").last.map(String.init) ?? view),
            !file.givesFrame(to: view)
          else { return nil }
          let owner = name == "self" ? "" : name + "."
          return Diagnostic(
            "'\(view)' is added with addSubview, so the stack view does not arrange it: it stays at the origin with no size; use \(owner)addArrangedSubview(\(view))",
            at: file.range(call.span))
        }
      }
    }
  )
}

private enum Parent {
  case cell(String)
  case stack(String)
}

private let cellWords = NameHashSet([MemberName.contentView, NameGroup.reuseIdentifier])
private let framing = NameHashSet(NameGroup.framing)

extension SyntaxFile {
  /// The cell or the stack view to which a call adds a view; `nil` for all others.
  fileprivate func parent(of call: FoundCall, at token: Int) -> Parent? {
    let path: String
    switch self[call.callee].kind {
    case .name: path = "self"
    case .member(let base, _):
      guard let known = viewPath(base) else { return nil }
      path = known
    default: return nil
    }
    if path == "self" {
      guard let type = type(around: token), type.kind == .class else { return nil }
      return parent(ofClass: superclassName(of: type), path, in: type)
    }
    guard !path.contains(".") else { return nil }
    let declared = bindings(named: path).last { $0.isVisible(at: token, in: self) }
    guard let declared else { return nil }
    if let type = typeText(of: declared.token) { return parent(ofClass: type, path) }
    guard let value = declared.value else { return nil }
    let text = text(value)
    if text.hasPrefix("UIStackView(") { return .stack(path) }
    if text.hasPrefix("UITableViewCell(") || text.contains(".dequeueReusableCell") {
      return .cell(path)
    }
    return nil
  }

  private func parent(
    ofClass name: String, _ path: String, in type: TypeDeclaration? = nil
  ) -> Parent? {
    if name == ClassName.stackView { return .stack(path) }
    if NameGroup.cells.contains(name) { return .cell(path) }
    return path == "self" && isCell(type, named: name) ? .cell(path) : nil
  }

  /// Whether a class derives from a cell of the project: its superclass is called so, and it names its content view or
  /// is made with a reuse identifier.
  private func isCell(_ type: TypeDeclaration?, named superclass: String) -> Bool {
    guard let type, superclass.hasSuffix("Cell") else { return false }
    return mentions(cellWords, in: type.span)
  }

  /// The type that is written behind a variable's name.
  private func typeText(of name: Int32) -> String? {
    bindings.first { $0.name == name }?.type.map { span in
      text(span).filter { $0 != "?" && $0 != "!" }
    }
  }

  /// Whether code gives a view a frame or a mask.
  fileprivate func givesFrame(to view: String) -> Bool {
    let last = view.split(separator: ".").last.map(String.init) ?? view
    return source.tokens.indices.dropLast(2).contains { index in
      framing.contains(source.tokens[index + 2].nameHash) && tokenText(index) == last
        && tokenText(index + 1) == "."
    } || bindings(named: last).contains { $0.value.map { text($0).contains("frame:") } ?? false }
  }
}
