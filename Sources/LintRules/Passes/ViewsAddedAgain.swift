import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import UIKitFacts

// A method that makes a view and adds it, and that runs a second time: the new view lies on top of the first one.

/// A method of a type, with what it always calls.
private struct SetUpMethod {
  let file: Int
  let function: FunctionDeclaration
  let body: Block
  /// The signatures of the object's own methods that it calls under no condition.
  let calls: [String]
}

extension TypeContext {
  /// Views that a method makes and adds under no condition, where the set-up of the object calls the method, and other
  /// code calls it again; none if any method of the type removes a view.
  var viewsAddedAgain: [PlacedDiagnostic] {
    // Few types have anything that runs such a method again.
    let observers = declarations.flatMap { index, type in
      files[index].settingObservers(of: type).map { (file: index, property: $0, body: $1) }
    }
    guard !observers.isEmpty || declares(SystemMethod.awakeFromNib.name) else { return [] }
    var methods: [String: SetUpMethod] = [:]
    for (index, type) in declarations {
      let file = files[index]
      for case .function(let id) in file.members[type.members.indices] {
        guard let body = file[id].body, file[id].modifiers.isDisjoint(with: .static) else {
          continue
        }
        if file.takesBackItself(body) { return [] }
        methods[file.signature(of: file[id])] = SetUpMethod(
          file: index, function: file[id], body: body,
          // What may return early may not come to its calls again.
          calls: file.mayTakeBack(body) ? [] : file.ownCalls(in: body))
      }
    }
    let makers = methods.filter { $0.value.function.parameters.count == 0 }
    guard !makers.isEmpty else { return [] }
    let reasons = reasonsToRunAgain(methods, observers)
    guard !reasons.isEmpty else { return [] }
    let replaced = assignedNames
    return makers.sorted { $0.key < $1.key }.flatMap { signature, method -> [PlacedDiagnostic] in
      guard let reason = reasons[signature], !files[method.file].mayTakeBack(method.body) else {
        return []
      }
      return addedViews(in: method, replaced).map { name, range in
        PlacedDiagnostic(
          Diagnostic(
            "\(signature) runs \(reason), and adds another '\(name)' on top of the previous one; create the view once, and change its content here",
            at: range, subject: Subject(item: name, scope: signature)), in: method.file)
      }
    }
  }

  /// The signatures of methods that surely run twice for an object, each with when they do.
  private func reasonsToRunAgain(
    _ methods: [String: SetUpMethod], _ observers: [(file: Int, property: String, body: Block)]
  ) -> [String: String] {
    func reached(from calls: [String]) -> Set<String> {
      var found: Set<String> = []
      var open = calls
      while let next = open.popLast() {
        if found.insert(next).inserted { open += methods[next]?.calls ?? [] }
      }
      return found
    }
    var reasons: [String: String] = [:]
    var early: [String: String] = [:]
    for (_, method) in methods.sorted(by: { $0.key < $1.key }) {
      let file = files[method.file]
      guard let code = EarlyCode(at: Int(method.body.span.first) + 1, in: file) else { continue }
      for name in reached(from: method.calls) where early[name] == nil {
        early[name] = code.name
      }
    }
    if let decoder = methods[SystemMethod.decodingInitializer],
      let awaking = methods[SystemMethod.awakeFromNib.signature]
    {
      for name in reached(from: decoder.calls).intersection(reached(from: awaking.calls)) {
        reasons[name] =
          "in init(coder:) and again in awakeFromNib() when the object is loaded from a nib"
      }
    }
    for (index, property, body) in observers where !files[index].mayTakeBack(body) {
      for name in reached(from: files[index].ownCalls(in: body)) {
        guard let first = early[name], reasons[name] == nil else { continue }
        reasons[name] = "in \(first) and again each time '\(property)' is set"
      }
    }
    return reasons
  }

  /// The views that a method makes and adds to others, with the places where it does.
  ///
  /// - Parameter replaced: what code of the type assigns, so that the view there may be another one.
  private func addedViews(
    in method: SetUpMethod, _ replaced: Set<String>
  ) -> [(name: String, range: SourceRange)] {
    let file = files[method.file]
    var made: Set<String> = []
    var found: [(String, SourceRange)] = []
    for id in file.statements(of: method.body) {
      switch file[id].kind {
      case .variable(let variable):
        for binding in file.bindings[file[variable].bindings.indices] where binding.name >= 0 {
          if let value = binding.initialValue, makesView(value, in: file) {
            made.insert(file.name(binding.name))
          }
        }
      case .expression(let expression):
        if case .assignment(let target, let value) = file[expression].kind,
          let name = file.viewPath(target), makesView(value, in: file)
        {
          made.insert(name)
        }
        guard let added = file.addition(by: expression), made.contains(added.view),
          !made.contains(added.superview), !replaced.contains(added.superview)
        else { continue }
        found.append((added.view, file.range(expression)))
      default: continue
      }
    }
    return found
  }

  /// The names that code of the type assigns.
  private var assignedNames: Set<String> {
    declarations.reduce(into: []) { names, part in
      names.formUnion(files[part.file].assignedNames(in: part.type.span))
    }
  }

  private func declares(_ method: String) -> Bool {
    declarations.contains { part in
      let file = files[part.file]
      return file.members[part.type.members.indices].contains { member in
        guard case .function(let id) = member, file[id].name >= 0 else { return false }
        return file.name(file[id].name) == method
      }
    }
  }

  /// `UILabel()`
  private func makesView(_ value: ExpressionID, in file: SyntaxFile) -> Bool {
    guard case .call(let callee, _) = file[value].kind, case .name(let token) = file[callee].kind
    else { return false }
    return project.frameworkClass(of: file.name(token)) != nil
  }
}

extension SyntaxFile {
  /// What an expression adds to a view, if it is a call that does so.
  fileprivate func addition(by expression: ExpressionID) -> AddedView? {
    guard case .call(let callee, _) = self[expression].kind else { return nil }
    switch self[callee].kind {
    case .name(let token), .member(_, let token):
      return NameGroup.addingSubview.contains(name(token))
        ? additions(in: self[expression].span).last : nil
    default: return nil
    }
  }

  /// The observers of the type's properties that other types or its own code set, each with the property's name.
  fileprivate func settingObservers(of type: TypeDeclaration) -> [(property: String, body: Block)] {
    setObservers(of: type).compactMap { binding, observer in
      let property = name(binding.name)
      guard let body = observer.body,
        openProperty(observedBy: observer) != nil || isChanged(property, near: Int(binding.name))
      else { return nil }
      return (property, body)
    }
  }
}
