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
  /// Other names by which the type's own code knows an item.
  var otherNames: [(name: String, item: Reference)] = []
  /// What each view was added to last, in which run of a function, and under which branches.
  var lastOwners: [Reference: (owner: Reference, run: Int, branches: [Branch])] = [:]
  /// What was added to a view so far.
  var addedViews: Set<Reference> = []
  /// Whether a loop over views that are not known switches flags off: no view is sure to keep its mask.
  var optsOutUnknownViews = false
  /// Loops over children of a view that switch flags off, and may have met children that are not known.
  var childOptOuts: [ChildOptOut] = []
  /// What lists of children held when they got names.
  var childSnapshots: [Reference: [Reference]] = [:]
  /// How much had happened when each of the functions was read.
  var functionStarts: [Int] = []

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
  /// Where constraints are first put in force if a condition holds, by the run of the function, the turn of a
  /// loop and the condition's text.
  var activitySites: [String: BranchSite] = [:]
  /// Where paths parted last for whether something is `nil`.
  var nilSites: [Reference: NilSite] = [:]
  /// Where paths parted last for other conditions.
  var askedConditions: [[ConditionPart]: AskedCondition] = [:]
  /// How many assignments were read, and after how many each thing was assigned last.
  var assignmentCount = 0
  var lastAssignments: [Reference: Int] = [:]
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
    dialects = .reading(frames: readsFrames, importsLibrary: project.importsLibrary)
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
    functionStarts.append(order)
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
    switch declaration.kind {
    case .getter, .setter, .observer: file.name(declaration.name)
    case .function, .initializer, .deinitializer, .subscripted: file.signature(of: declaration)
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
    if helpers.isInside { helpers.locals[reference] = helpers.localPlace }
    return reference
  }
}
