import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

/// Reads the layout that the code of one type (or of a file's top level) builds.
///
/// It runs the code at the desk: statement by statement, with values that are names, anchors, constraints,
/// lists and numbers, and with a doubt wherever a value depends on what only the running app knows.
final class TypeReader {
  let project: Project
  let files: [SyntaxFile]
  /// The type whose code is run; `nil` for the top level of a file, and for free functions.
  var typeName: String?
  /// The type that is read; other than ``typeName``, it stays while a helper is run.
  let unitTypeName: String?
  /// What `self` is: inside a helper, what that was called on.
  var selfReference: Reference

  /// What the type's own names stand for. Looked up once: the way through the project took a tenth of reading.
  var ownNames: OwnNames
  /// The declarations of the type, by file.
  let parts: [(file: Int, type: TypeID, declaration: Int)]
  var propertyConstants: PropertyConstants

  let references: ReferenceTable
  var drafts: [Draft] = []
  var events: [RecordedEvent] = []
  /// The calls that set priorities of contents, each with its view.
  var contentPriorityCalls: [(place: BuiltPlace, view: Reference)] = []
  var unresolved: [UnresolvedCall] = []
  /// Names of constraints whose constants are assigned.
  var adjusted: Set<Reference> = []
  /// Names that are given several things in one run of a function.
  var reassigned: Set<Reference> = []
  /// The run in which a name was last given something.
  var assignedRuns: [Reference: Int] = [:]
  /// Names of constraints that are switched off, or on only sometimes.
  var toggled: Set<Reference> = []
  var clearings: [Clearing] = []
  /// The identifiers by which code looks constraints up, to change them.
  var soughtIdentifiers: Set<String> = []
  /// Names of constraints that another function assigned and that are activated.
  var activatedNames: Set<Reference> = []
  /// What dialects note for themselves, by the types of their notes.
  var records: [ObjectIdentifier: any DialectRecord] = [:]
  let dialects: DialectTable
  /// Whether frames that code assigns are read too.
  let readsFrames: Bool
  var frames = FrameRecord()
  let helpers = HelperState()
  var inferredInitializer: InferredInitializer?
  /// The types that variables and parameters declare, and those of objects that the code makes.
  var typeNames: [Reference: String] = [:]
  /// Objects that are made where they are added, and have no name.
  var inlineObjects: Set<Reference> = []
  /// Other names by which the code knows an item.
  var otherNames: [(name: String, item: Reference)] = []
  /// What each view was added to last, and in which run of a function.
  var lastOwners: [Reference: (owner: Reference, run: Int)] = [:]
  /// What was added to a view so far.
  var addedViews: Set<Reference> = []
  /// Whether a loop over views that are not known switches flags off: no view is sure to keep its mask.
  var optsOutUnknownViews = false

  // Where the reader stands.
  var fileIndex = 0 {
    didSet { file = files[fileIndex] }
  }
  /// `files[fileIndex]`: kept, because taking it from the list each time costs more than using it.
  private(set) var file: SyntaxFile
  var function = ""
  var functionSerial = 0
  var locals = LocalNames()
  var serial = 0
  var values = ValueTable()
  var branches: [Branch] = []
  /// See ``Moment``.
  var closureSerial = 0
  var order = 0
  var returned: [ReturnedValue] = []
  var statement = SourceRange(0, 0)
  /// The file in which that stands: while a helper gets its arguments, not the one that is read.
  var statementFile = 0
  /// The innermost block.
  var block = TokenSpan(0, 0)
  /// How many of the functions and closures that are being run may be run later, several times or never.
  var unseenDepth = 0
  /// How many of the loops that are being run have a number of turns that is not known.
  var unknownTurns = 0
  var depth = 0
  var steps = 0
  /// Whether nothing was too deep or too long to be followed.
  var isWhole = true
  /// The calls that have been read.
  var visited: Set<ReadCall> = []
  var ranClosures: Set<ClosureValue> = []
  /// Closures that got a local name, in order: those that nothing calls are run when their block ends.
  var namedClosures: [ClosureValue] = []
  /// The functions at the top level of the file, which are read on their own.
  var freeFunctions: [FunctionID] = []
  /// Where code first asks for a version of the system, by the condition's text.
  var versionSites: [String: BranchSite] = [:]
  /// Where paths parted last for whether something is `nil`.
  var nilSites: [Reference: NilSite] = [:]
  /// The turns of loops over known elements that are being run, outermost first.
  var turns: [LoopTurn] = []
  var turnSerial = 0
  /// With how many branches `break` and `continue` end a turn of such a loop; `nil` where they end something else.
  var jumpBranches: Int?
  var jump: LoopJump?
  /// The values of statements for a result builder; `nil` where there is none.
  var builtElements: [ReturnedValue]?

  init(project: Project, files: [SyntaxFile], unit: ReadingUnit, readsFrames: Bool) {
    self.project = project
    self.readsFrames = readsFrames
    dialects = .reading(frames: readsFrames)
    self.files = files
    typeName = unit.typeName
    unitTypeName = unit.typeName
    let references = ReferenceTable()
    selfReference = references.intern(.selfRoot)
    self.references = references
    ownNames = OwnNames(of: unit, in: project)
    parts = unit.parts
    propertyConstants = PropertyConstants(of: unit, files: files)
    fileIndex = unit.file
    file = files[unit.file]
    // Most types record some dozens, and moving them takes longer than their room.
    events.reserveCapacity(64)
  }
}

// MARK: - Functions

extension TypeReader {
  /// Runs the initial values and then the functions of one declaration of the type.
  func read(_ id: TypeID, in fileIndex: Int, except idle: IdleFunctions?) {
    self.fileIndex = fileIndex
    let members = file.members[file[id].members.indices]
    for member in members {
      if case .variable(let variable) = member { readProperty(variable) }
    }
    for member in members {
      guard case .function(let function) = member else { continue }
      if let idle, idle.contains(HelperFunctionPlace(file: fileIndex, id: function)) { continue }
      read(function)
    }
  }

  /// Runs a file's top-level statements and functions.
  func readTopLevel(of fileIndex: Int) {
    self.fileIndex = fileIndex
    enter("") { $0.execute($0.file.topLevel) }
    for function in freeFunctions { read(function) }
  }

  private func enter(_ name: String, _ body: (TypeReader) -> Void) {
    let outer = (function, functionSerial, locals, branches, returned)
    let outerClosure = closureSerial
    function = name
    serial += 1
    functionSerial = serial
    if readsFrames { frames.functions[serial] = String(name.prefix { $0 != "(" }) }
    locals = LocalNames()
    branches = []
    returned = []
    // What another function assigned to a property need not hold here.
    values.removeAll()
    closureSerial = 0
    body(self)
    closureSerial = outerClosure
    (function, functionSerial, locals, branches, returned) = outer
  }

  func read(_ id: FunctionID) {
    let declaration = file[id]
    guard let body = declaration.body else { return }
    enter(displayName(declaration)) { reader in
      for parameter in reader.file.parameters[declaration.parameters.indices] {
        reader.bindParameter(parameter)
        if let value = parameter.defaultValue { reader.escape(reader.evaluate(value)) }
      }
      let isImplicitReturn = declaration.returnType != nil && body.statements.count == 1
      reader.execute(body, isValue: isImplicitReturn)
      for result in reader.returned { reader.escape(result.value) }
    }
  }

  /// `setUp()`, `configure(with:)`, `init(frame:)`.
  func displayName(_ declaration: FunctionDeclaration) -> String {
    let name = file.name(declaration.name)
    switch declaration.kind {
    case .getter, .setter, .observer: return name
    case .function, .initializer, .deinitializer, .subscripted:
      var text = name + "("
      for parameter in file.parameters[declaration.parameters.indices] {
        text += file.name(parameter.label)
        text += ":"
      }
      return text + ")"
    }
  }

  private func bindParameter(_ parameter: Parameter) {
    let name = file.name(parameter.name)
    let reference = declareLocal(name)
    let type = parameter.type.map { file.text($0) } ?? ""
    if !type.isEmpty { typeNames[reference] = type }
    switch PropertyKind(type) {
    case .anchor: values[reference] = .unknown(.parameter(name))
    case .number: values[reference] = .number(Number(value: nil, isLiteral: false, text: name))
    case .other:
      if let value = dialects.parameters.first(giving: { $0(self, name, type) }) {
        values[reference] = value
      }
    }
  }

  private func readProperty(_ id: VariableID) {
    let variable = file[id]
    for binding in file.bindings[variable.bindings.indices] {
      let name = binding.name < 0 ? "" : file.name(binding.name)
      if let initial = binding.initialValue {
        enter(name) { reader in
          reader.statement = reader.file.range(variable.span)
          reader.statementFile = reader.fileIndex
          if reader.readsFrames { reader.frames.functions[reader.functionSerial] = "" }
          let value = reader.evaluateInitialValue(initial, of: binding.type)
          let property = reader.property(name)
          reader.adopt(value, as: property, at: reader.file.range(initial))
          reader.noteWrapper(of: variable, property, at: initial)
          reader.escape(value)
        }
      }
      for accessor in file.functions[binding.accessors.indices] {
        guard let body = accessor.body else { continue }
        enter(name) { reader in
          reader.execute(body, isValue: accessor.kind == .getter && body.statements.count == 1)
          for result in reader.returned { reader.escape(result.value) }
        }
      }
    }
  }

  /// The reference for a property of the type (or a variable at the top level).
  func property(_ name: String) -> Reference {
    guard typeName != nil else { return references.intern(.global(name: name)) }
    return references.intern(.member(of: selfReference, name: name))
  }

  func declareLocal(_ name: String) -> Reference {
    serial += 1
    let reference = references.intern(.local(name: name, serial: serial))
    locals.declare(name, as: reference)
    return reference
  }
}

// MARK: - Values and names

extension TypeReader {
  /// Gives a value its name: a new object becomes the thing that `reference` names.
  func adopt(_ value: Value, as reference: Reference, at range: SourceRange) {
    switch value {
    case .created(let type, let start): become(type, start, reference, at: range)
    case .reference(let other):
      if case .local(let name, _) = references.root(other),
        // What has no name but the code that makes it takes the first that it is given.
        isProperty(reference) || name.utf8.contains(UInt8(ascii: "(")),
        references.find(other) != references.find(reference),
        // A property's next view goes by the property's name like the first.
        !references.isMade(reference)
          || isProperty(reference) && references.isMade(other)
      {
        otherNames.append((references.name(other), reference))
        references.unify(other, with: reference)
      } else {
        if case .local(let name, _) = references.root(reference) {
          otherNames.append((name, other))
        }
        values[reference] = value
      }
    case .unknown(let doubt):
      switch doubt {
      // A thing with a name is known by its name, wherever it came from.
      case .call, .property, .unread: values[reference] = nil
      // An anchor: it has no name of its own.
      case .parameter: values[reference] = value
      case .changesInLoop, .branches, .choice, .results: values[reference] = value
      }
    case .constraint(let index):
      drafts[index].holders.append(reference)
      values[reference] = value
    case .choice(let choice):
      for case .constraint(let index) in choice.options.map(\.value) {
        drafts[index].holders.append(reference)
      }
      values[reference] = value
    case .list(let elements, let isComplete):
      // SnapKit's constraint of a group is several constraints under one name.
      spend(onCopying: elements.count)
      for case .constraint(let index) in elements { drafts[index].holders.append(reference) }
      values[reference] = .list(
        elements.enumerated().map { named($1, at: $0, in: reference, at: range) },
        isComplete: isComplete)
    case .anchor, .strangeAnchor, .distance, .number, .boolean, .type, .symbol, .geometry, .dialect,
      .string, .dictionary, .tuple, .keyPath:
      values[reference] = value
    case .closure(let closure):
      if case .local = references.root(reference) {
        values[reference] = value
        namedClosures.append(closure)
      } else {
        escape(value)
      }
    case .nothing: values[reference] = nil
    }
  }

  /// A new object in a list is known by its place there.
  private func named(
    _ element: Value, at index: Int, in list: Reference, at range: SourceRange
  ) -> Value {
    guard case .created(let type, let start) = element else { return element }
    let reference = references.intern(.member(of: list, name: "[\(index)]"))
    become(type, start, reference, at: range)
    return .reference(reference)
  }

  private func isProperty(_ reference: Reference) -> Bool {
    switch references.root(reference) {
    case .member(let base, _): references.root(base) == .selfRoot
    case .selfRoot, .local, .global, .expression: false
    }
  }

  func record(_ event: ViewEvent, on view: Reference, at range: SourceRange) {
    switch event {
    case .created(let type):
      typeNames[references.find(view)] = type
      references.make(view)
    case .addedTo(let owner):
      addedViews.insert(references.find(view))
      addedViews.insert(references.find(owner))
      lastOwners[references.find(view)] = (owner, functionSerial)
    case .optedOut, .madeOptedOut, .resizesItself, .arranged, .handedOn, .called, .placed, .filled,
      .madeBy, .madeAsSubclass, .madeFramed, .library, .unreadConstraints, .hidden, .stack,
      .contentPriority:
      break
    }
    let site = helpers.site
    if helpers.isInside { helpers.happened.insert(BuiltPlace(file: fileIndex, range: range)) }
    if case .created = event, helpers.isInside, !helpers.calls.allSatisfy(\.isOwn) {
      noteMaker(of: view, at: range)
    }
    events.append(
      RecordedEvent(
        view: view, event: event, file: site?.file ?? fileIndex, range: site?.range ?? range,
        statement: site?.statement ?? statement, function: function, moment: nextMoment(),
        isInHelper: helpers.isInside,
        inOwnHelper: helpers.isInside && helpers.calls.allSatisfy(\.isOwn)
          ? BuiltPlace(file: fileIndex, range: range) : nil))
  }

  func nextMoment() -> Moment {
    order += 1
    spendOnMoment()
    return Moment(run: functionSerial, closure: closureSerial, order: order, branches: branches)
  }

  /// Runs code that may run later, or never.
  func runLater(_ body: (TypeReader) -> Void) {
    let outer = closureSerial
    serial += 1
    closureSerial = serial
    unseenDepth += 1
    body(self)
    unseenDepth -= 1
    closureSerial = outer
  }

  /// The value leaves the code that is read: it may be activated elsewhere.
  func escape(_ value: Value) {
    switch value {
    case .constraint(let index): drafts[index].escapes = true
    case .list(let elements, _):
      spend(onCopying: elements.count)
      for element in elements { escape(element) }
    case .choice(let choice): for option in choice.options { escape(option.value) }
    case .closure(let closure): if !hasRun(closure) { runUnknown(closure) }
    case .unknown, .reference, .created, .anchor, .strangeAnchor, .distance, .number, .boolean,
      .type, .symbol, .geometry, .dialect, .nothing, .string, .dictionary, .keyPath:
      break
    case .tuple(let elements): for element in elements { escape(element.value) }
    }
  }
}
