import LightSyntax
import SourceText

/// Runs chains such as `nal.layout(title) { $0.setTopLeft(by: { $0.topLeft }).fitSize() }`.
struct MakerTextRunner: TextRunner {
  /// The superview of each view, by names; the container's is empty.
  var superviews: [String: String]

  func run(
    _ expression: ExpressionID, in evaluator: inout FrameEvaluator
  ) throws(Unknown) -> Bool {
    guard let layout = evaluator.makerLayout(expression) else { return false }
    guard case .view(let view) = try evaluator.evaluate(layout.view),
      let content = evaluator.contents[view]
    else { throw evaluator.unknown(layout.view) }
    var parent = ""
    if let id = layout.parent {
      guard case .view(let name) = try evaluator.evaluate(id) else { throw evaluator.unknown(id) }
      parent = name
    }
    // Frames count in the superview, whatever view makes them.
    guard superviews[view] == parent else { throw evaluator.unknown(layout.id) }
    var runner = MakerRunner(
      evaluator: evaluator, parent: parent, superviews: superviews, content: content)
    for call in layout.calls { try runner.run(call) }
    guard let frame = runner.frame else { throw evaluator.unknown(layout.id) }
    evaluator.place(view, frame)
    return true
  }

  /// Closures that may run later name properties with `self`.
  func plain(_ text: String) -> String { text.replacing("self.", with: "") }
}

/// `parent.nal.layout(view) { … }`
struct MakerLayout {
  var id: ExpressionID
  /// `nil` where it is the container itself.
  var parent: ExpressionID?
  var view: ExpressionID
  /// First to last.
  var calls: [FrameEvaluator.ChainCall]
}

extension FrameEvaluator {
  /// `nil` if the expression is no such call.
  func makerLayout(_ id: ExpressionID) -> MakerLayout? {
    guard case .call(let callee, let arguments) = file[id].kind,
      case .member(let nal, let token) = file[callee].kind, file.name(token) == "layout"
    else { return nil }
    let list = Array(file.arguments(arguments))
    guard list.count == 2, list.allSatisfy({ $0.label < 0 }), list[1].isTrailing,
      case .closure = file[list[1].value].kind
    else { return nil }
    let parent: ExpressionID?
    switch file[nal].kind {
    case .name(let token) where file.name(token) == "nal": parent = nil
    case .member(let base, let token) where file.name(token) == "nal": parent = base
    default: return nil
    }
    guard let body = onlyExpression(list[1].value) else { return nil }
    let (base, calls) = chain(body)
    guard !calls.isEmpty, isParameter(base) else { return nil }
    return MakerLayout(id: id, parent: parent, view: list[0].value, calls: calls)
  }

  /// What a closure gives whose only parameter is `$0`: it has to name that.
  func onlyExpression(_ id: ExpressionID) -> ExpressionID? {
    guard case .closure(let id) = file[id].kind, file[id].parameters.count == 0,
      file[id].body.span.indices.contains(where: { file.name(Int32($0)) == "$0" })
    else { return nil }
    let statements = Array(file.statements(of: file[id].body))
    guard statements.count == 1, case .expression(let only) = file[statements[0]].kind else {
      return nil
    }
    return only
  }

  func isParameter(_ id: ExpressionID) -> Bool {
    if case .name(let token) = file[id].kind { file.name(token) == "$0" } else { false }
  }
}
