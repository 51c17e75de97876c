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
  /// The type that is read; other than ``typeName``, it stays while a helper is run.
  let unitTypeName: String?
  /// The declarations of the type, by file.
  let parts: [(file: Int, type: TypeID, declaration: Int)]

  let references: ReferenceTable
  var recorded = RecordedLayout()
  var objects = KnownObjects()
  var childLists = ChildLists()
  var paths = PartedPaths()
  let dialects: DialectTable
  /// Whether frames that code assigns are read too.
  let readsFrames: Bool
  var frames = FrameRecord()
  let helpers = HelperState()
  var closures = ClosureRuns()
  var inferredInitializer: InferredInitializer?

  var execution: Execution
  var values = ValueTable()
  var clock = ReadingClock()
  var effort = ReadingEffort()

  init(project: Project, files: [SyntaxFile], unit: ReadingUnit, readsFrames: Bool) {
    self.project = project
    self.readsFrames = readsFrames
    dialects = .reading(frames: readsFrames, importsLibrary: project.importsLibrary)
    self.files = files
    unitTypeName = unit.typeName
    let references = ReferenceTable()
    self.references = references
    parts = unit.parts
    let context = CodeContext(
      file: unit.file, of: files, typeName: unit.typeName,
      selfReference: references.intern(.selfRoot), ownNames: OwnNames(of: unit, in: project),
      propertyConstants: PropertyConstants(of: unit, files: files))
    execution = Execution(context: context)
    // Most types record some dozens, and moving them takes longer than their room.
    recorded.events.reserveCapacity(64)
  }
}

// MARK: - Functions

extension TypeReader {
  /// Runs the initial values and then the functions of one declaration of the type.
  func read(_ id: TypeID, in fileIndex: Int, except idle: IdleFunctions?) {
    execution.context.move(to: fileIndex, of: files)
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
    execution.context.move(to: fileIndex, of: files)
    enter("") { $0.execute($0.file.topLevel) }
    for function in closures.freeFunctions { read(function) }
  }

  func read(_ id: FunctionID) {
    let declaration = file[id]
    guard let body = declaration.body else { return }
    enter(displayName(declaration)) { reader in
      for parameter in reader.file.parameters[declaration.parameters.indices] {
        reader.bindParameter(parameter)
        if let value = parameter.defaultValue { reader.escape(reader.evaluate(value)) }
      }
      if reader.file.hasBuilder(declaration) {
        reader.escape(reader.built(by: body))
        return
      }
      let isImplicitReturn = declaration.returnType != nil && body.statements.count == 1
      reader.execute(body, isValue: isImplicitReturn)
      for result in reader.execution.results.returned { reader.escape(result.value) }
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
    paths.parameters.insert(reference)
    let type = parameter.type.map { file.text($0) } ?? ""
    if !type.isEmpty { objects.typeNames[reference] = type }
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
          reader.execution.statement = PlacedStatement(
            range: reader.file.range(variable.span), file: reader.fileIndex)
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
          for result in reader.execution.results.returned { reader.escape(result.value) }
        }
      }
    }
  }

  /// The reference for a property of the type (or a variable at the top level).
  func property(_ name: String) -> Reference {
    guard typeName != nil else { return references.intern(.global(name: name)) }
    return references.intern(.member(of: selfReference, name: name))
  }

  /// A thing with a name that code cannot look up.
  func newLocal(_ name: String) -> Reference {
    references.intern(.local(name: name, serial: clock.nextSerial()))
  }

  func declareLocal(_ name: String) -> Reference {
    let reference = newLocal(name)
    execution.context.locals.declare(name, as: reference)
    if helpers.isInside { helpers.locals[reference] = helpers.localPlace }
    return reference
  }
}
