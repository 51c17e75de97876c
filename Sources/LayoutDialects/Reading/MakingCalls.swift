import LightSyntax
import SourceText
import UIKitFacts

/// The call of a closure or a local function by its name: a view that it makes and gives back is made by the call, as
/// with a function of the type.
struct MakingCall {
  let reader: TypeReader
  let range: SourceRange

  func run(_ call: () -> Value) -> Value {
    let firstEvent = reader.events.count
    let site = HelperState.Site(
      file: reader.fileIndex, range: range, statement: reader.statement, function: reader.function)
    let value = call()
    if case .reference(let view) = value { attribute(view, since: firstEvent, to: site) }
    return value
  }

  private func attribute(_ view: Reference, since firstEvent: Int, to site: HelperState.Site) {
    let helpers = reader.helpers
    let view = reader.references.find(view)
    guard case .local = reader.references.root(view) else { return }
    let made = reader.events.indices[firstEvent...].first { index in
      guard case .created = reader.events[index].event else { return false }
      return reader.references.find(reader.events[index].view) == view
    }
    guard let made else { return }
    // Who gets it names it anew.
    helpers.locals[view] = HelperState.LocalPlace(
      depth: helpers.contexts.count + 1, isOwn: helpers.localPlace.isOwn)
    guard !helpers.isInside else { return }
    reader.events[made].file = site.file
    reader.events[made].range = site.range
    reader.events[made].statement = site.statement
    reader.events[made].function = site.function
    reader.events[made].isInHelper = true
  }
}

/// A method of an object of the project that gives a view: `factory.makeTitle()`.
struct MakingMethod {
  let reader: TypeReader
  let helper: HelperFunction

  /// How near it is to the object on which it is called; `nil` where it is read with its own class, as what has words of
  /// layout in a class of views or controllers is, or where a subclass may make another view.
  func rank(on object: Reference) -> Int? {
    let project = reader.project
    guard let given = helper.given, !helper.isGetter, let type = reader.declaredType(of: object),
      helper.made != nil || project.frameworkClass(of: type) == nil,
      project.types.isView(given, in: helper.owner),
      // A type that has the protocol may have another one of its own.
      !project.isProtocol(type), !project.mayBeOverridden(helper.name, of: type)
    else { return nil }
    return project.types.helperRank(of: helper.owner, for: type)
  }
}

/// A class of the system whose own methods make objects: `UIButton.systemButton(with: icon, target: self, action: share)`.
struct SystemMaker {
  let project: Project
  let type: String

  func made(by name: String) -> Value? {
    guard let method = Constructor.methods[name], project.ancestry(of: type).contains(method.of)
    else { return nil }
    return .created(type: method.makes ?? type, with: CreationArguments(isFilled: true))
  }
}

/// What a closure or a local function is lent: `change(&label)`.
struct LentArguments {
  let reader: TypeReader
  let closure: ClosureValue

  /// What the closure puts another object in the place of is not known any more.
  func note(_ arguments: ListSlice, _ values: [Value]) {
    let all = reader.file.arguments(arguments)
    for (position, (argument, value)) in zip(all, values).enumerated() {
      guard case .inoutReference = reader.file[argument.value].kind,
        case .reference(let view) = value,
        isReplaced(at: position)
      else { continue }
      reader.record(.replaced, on: view, at: reader.file.range(argument.value))
    }
  }

  private func isReplaced(at position: Int) -> Bool {
    let file = reader.files[closure.file]
    switch closure.body {
    case .closure(let id):
      let names = file.nameTokens[file[id].parameters.indices].map { file.name($0) }
      if names.isEmpty { return file.mayReplace("$\(position)", in: file[id].body.span) }
      return position >= names.count || file.mayReplace(names[position], in: file[id].body.span)
    // Where defaults are left out, the places differ.
    case .function(let id):
      guard let body = file[id].body else { return false }
      return file.parameters[file[id].parameters.indices].contains {
        file.mayReplace(file.name($0.name), in: body.span)
      }
    }
  }
}

extension SyntaxFile {
  /// Whether code assigns a name, alone or among others, or lends it on: `view = other`, `(view, title) = parts`,
  /// `swap(&view, &other)`.
  fileprivate func mayReplace(_ name: String, in span: TokenSpan) -> Bool {
    let tokens = source.tokens
    func isNamed(_ index: Int) -> Bool {
      [.identifier, .dollarIdentifier].contains(tokens[index].kind)
        && self.name(Int32(index)) == name && tokens[index - 1].kind != .period
    }
    return span.indices.dropFirst().contains { index in
      if isNamed(index), source.text(tokens[index - 1]).hasSuffix("&") { return true }
      guard tokens[index].kind == .equal else { return false }
      if tokens[index - 1].kind == .rightParen {
        let start = Int(partners[index - 1])
        return start >= 0 && start < index && (start..<index).contains(where: isNamed)
      }
      return isNamed(index - 1)
    }
  }
}
