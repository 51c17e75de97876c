import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension NumberReader {
  /// `title.frame = CGRect(…)`, `button.frame.size = CGSize(…)`, `UILabel(frame: CGRect(…))`.
  mutating func readFrame(_ token: Int) {
    switch tokens[token + 1].kind {
    case .equal:
      guard let target = file.target(endingAt: token), let view = framedView(target),
        let value = file.value(assignedTo: token)
      else { return }
      let known = groups.count
      addFrame(value, of: view)
      if groups.count > known, plainNames().contains(view) {
        for index in groups[known].uses { uses[index].leaveOut() }
      }
    case .colon:
      guard file.source.text(of: tokens[token], is: "frame"),
        let opening = file.opening(before: token), opening > 0, tokens[opening].kind == .leftParen
      else { return }
      let name = file.name(Int32(opening - 1))
      guard name.startsUppercase, !isNoView(name), let call = file.call(named: opening - 1),
        case .name = file[call.callee].kind, let value = file.argument("frame", of: call)
      else { return }
      addFrame(value, of: nil)
    default: return
    }
  }

  /// - Parameter view: its name; empty for `self`, `nil` for a new view.
  private mutating func addFrame(_ value: ExpressionID, of view: String?) {
    guard case .call(let callee, let arguments) = file[value].kind,
      case .name(let token) = file[callee].kind
    else { return }
    let name = file.name(token)
    guard GeometryFunctions.frames[name] != nil else { return }
    let placed = placed()
    let named = view.flatMap { $0.isEmpty ? nil : $0 }
    guard !placed.contains(named, at: value, in: file), !isForTable(value) else { return }
    let call = FoundCall(
      callee: callee, arguments: Array(file.arguments(arguments)), span: file[value].span)
    let item = named ?? newView(around: value)
    addGroup(call, name, .frame, item: item)
    dropFlexibleParts(of: view ?? item, at: Int(file[value].span.first))
    if let item = named ?? item, isFitted(item, after: file[value].span) {
      for index in groups[groups.count - 1].uses where uses[index].isSize { uses[index].leaveOut() }
    }
    groups[groups.count - 1].properties = properties(named: item, around: value)
  }

  /// The properties that may hold the view, with each type around them: `Card.badge` of `badge = UILabel(frame: …)` and
  /// of `lazy var badge = { … }()`.
  private mutating func properties(named name: String?, around value: ExpressionID) -> [String] {
    let span = file[value].span
    let values = initialValues()
    let around = values.spans.all(around: Int(span.first)).filter { span.last <= $0.last }
    let names = [name].compactMap { $0 } + around.reversed().flatMap { values.names[$0] ?? [] }
    return file.typeNames(around: Int(span.first)).flatMap { type in names.map { type + "." + $0 } }
  }

  private mutating func initialValues() -> (spans: NestedSpans, names: [TokenSpan: [String]]) {
    if let lazyInitialValues { return lazyInitialValues }
    var names: [TokenSpan: [String]] = [:]
    for binding in file.bindings where binding.name >= 0 {
      guard let value = binding.initialValue else { continue }
      names[file[value].span, default: []].append(file.name(binding.name))
    }
    let values = (NestedSpans(Array(names.keys)), names)
    lazyInitialValues = values
    return values
  }

  private mutating func plainNames() -> Set<String> {
    let names = lazyPlainNames ?? LayoutDialects.plainNames(in: file)
    lazyPlainNames = names
    return names
  }

  /// Whether the view is a section's header or footer, whose frame the table sets.
  private func isForTable(_ value: ExpressionID) -> Bool {
    let token = Int(file[value].span.first)
    return file.functions.contains { function in
      function.span.indices.contains(token)
        && file.parameters[function.parameters.indices].contains { parameter in
          SystemMethod.named(file.name(parameter.label))?.traits.contains(.givesSectionView)
            ?? false
        }
    }
  }

  /// The name that a new view gets: `title` of `title = UILabel(frame: …)`.
  private func newView(around value: ExpressionID) -> String? {
    guard let opening = file.opening(before: Int(file[value].span.first)), opening > 2 else {
      return nil
    }
    return tokens[opening - 2].kind == .equal && tokens[opening - 3].kind == .identifier
      ? file.name(Int32(opening - 3)) : nil
  }

  /// The name of the view whose frame, size or origin an expression names; empty for `self`.
  private func framedView(_ target: Expression) -> String? {
    switch target.kind {
    case .name(let token): return frameProperties.contains(file.name(token)) ? "" : nil
    case .member(let base, let token):
      let name = file.name(token)
      if frameProperties.contains(name) { return viewName(base) }
      guard name == "size" || name == "origin",
        case .member(let owner, let inner) = file[base].kind,
        frameProperties.contains(file.name(inner))
      else { return nil }
      return viewName(owner)
    default: return nil
    }
  }

  private func viewName(_ id: ExpressionID) -> String? {
    switch file[id].kind {
    case .selfReference: return ""
    case .name(let token), .member(_, let token):
      let name = file.name(token)
      return isNoView(name) ? nil : name
    case .optionalChain(let operand), .forceUnwrap(let operand): return viewName(operand)
    default: return isNoView(file.text(id)) ? nil : ""
    }
  }
}

private let frameProperties: Set<String> = ["frame", "bounds", "center"]

/// Whether a name indicates something that is drawn, or laid out by other means than a view.
package func isNoView(_ name: String) -> Bool {
  let endings = [
    "layer", "window", "metric", "metrics", "attributes", "attachment", "layout", "element",
  ]
  let name = name.lowercased()
  return endings.contains { name.hasSuffix($0) }
}

/// What only values of classes that are no view's are called: `symbol` of `let symbol = NSTextAttachment()`.
private func plainNames(in file: SyntaxFile) -> Set<String> {
  var plain: Set<String> = []
  var others: Set<String> = []
  for binding in file.bindings where binding.name >= 0 {
    let name = file.name(binding.name)
    if let value = binding.initialValue, case .call(let callee, _) = file[value].kind,
      case .name(let type) = file[callee].kind, isBareObject(file.name(type))
    {
      plain.insert(name)
    } else {
      others.insert(name)
    }
  }
  return plain.subtracting(others)
}

/// Whether objects of a class are no views, and are not drawn like views either.
private func isBareObject(_ type: String) -> Bool {
  SystemSymbol.isPlainType(type) && !type.hasSuffix("Layer")
}
