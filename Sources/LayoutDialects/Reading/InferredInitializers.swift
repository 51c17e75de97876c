import LightSyntax

/// A call `.init(…)`, `metatype.init(…)` or `.make(…)`, whose result has the type that the variable declares.
struct InferredInitializer {
  var file: Int
  var call: ExpressionID
  var type: String
}

extension TypeReader {
  /// Evaluates what a variable with a written type starts with.
  ///
  /// There, `.init()` makes an object of that type, and so does `appearance.titleClass.init()`, whatever members
  /// that give back the object follow it.
  func evaluateInitialValue(_ id: ExpressionID, of type: TokenSpan?) -> Value {
    guard let type, let call = initializerCall(id) else { return evaluate(id) }
    let name = baseTypeName(file.text(type))
    guard name.startsUppercase, name.utf8.allSatisfy({ $0 != 0x2E && $0 != 0x5B && $0 != 0x28 })
    else { return evaluate(id) }
    let outer = inferredInitializer
    defer { inferredInitializer = outer }
    inferredInitializer = InferredInitializer(file: fileIndex, call: call, type: name)
    return evaluate(id)
  }

  /// The type of what a call to `init` makes, if the variable that it is for declares it.
  func inferredType(of call: ExpressionID) -> String? {
    guard let inferred = inferredInitializer, inferred.call == call, inferred.file == fileIndex
    else { return nil }
    return inferred.type
  }

  /// Runs `.make { $0.text = "…" }` and `.plain(color: .red)`, functions of the type that the variable declares.
  func callMaker(_ id: ExpressionID, _ name: String, _ arguments: ListSlice) -> Value? {
    guard let type = inferredType(of: id),
      project.helpers[name].contains(where: { $0.function.isStatic && !$0.function.isGetter })
    else { return nil }
    return callHelper(id, name, on: .type(type), arguments)
  }

  /// Runs `.separator()`, where only one class of views has a method of that name that is called on the class.
  func callFactory(_ id: ExpressionID, _ name: String, _ arguments: ListSlice) -> Value? {
    var owners: Set<String> = []
    for entry in project.helpers[name]
    where entry.function.isInExtension && entry.function.isStatic && !entry.function.isGetter {
      owners.insert(entry.function.owner)
    }
    guard owners.count == 1, let owner = owners.first,
      let known = project.frameworkClass(of: owner),
      [.view, .stack, .scroll].contains(known.role)
    else { return nil }
    return callHelper(id, name, on: .type(owner), arguments)
  }

  /// Evaluates what is assigned to something of a known type: `title = .init(frame: .zero)`.
  func evaluateAssigned(_ id: ExpressionID, to target: ExpressionID) -> Value {
    guard let call = initializerCall(id), file.isPath(target),
      let type = namedReference(target).flatMap(declaredType)
    else { return evaluate(id) }
    let outer = inferredInitializer
    defer { inferredInitializer = outer }
    inferredInitializer = InferredInitializer(file: fileIndex, call: call, type: type)
    return evaluate(id)
  }

  /// Whether functions of the name give an object of whatever class is asked for: `func make<View: UIView>() -> View`.
  private func isGenericMaker(_ name: String) -> Bool {
    project.helpers[name].contains { entry in
      let file = files[entry.file]
      return !entry.function.isGetter && file.genericResult(of: file[entry.function.id]) != nil
    }
  }

  /// The call of `init` at which a chain of members and calls starts.
  private func initializerCall(_ id: ExpressionID) -> ExpressionID? {
    switch file[id].kind {
    case .member(let base, _): return initializerCall(base)
    case .call(let callee, _):
      switch file[callee].kind {
      case .implicitMember: return id
      case .name(let token): return isGenericMaker(file.name(token)) ? id : nil
      case .member(let base, let name):
        return file.name(name) == "init" ? id : initializerCall(base)
      default: return nil
      }
    default: return nil
    }
  }
}

extension Value {
  /// Whether it is a type by its name.
  var isType: Bool {
    if case .type = self { true } else { false }
  }
}
