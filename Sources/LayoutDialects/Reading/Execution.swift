import LightSyntax
import SourceText

/// Where the reader stands: all that a call, a closure, a getter, an initial value, a turn of a loop or a function of the
/// type has for itself, and that stands as before when it ends.
///
/// A block has none of its own: it takes back what it declared. Copying the names for each block would cost too much, and so
/// a closure that is run among the names around it has only ``results`` and ``exits`` of its own.
struct Execution {
  var context: CodeContext
  /// The function of the type that is read; while a helper is run, the one that calls it.
  var function = ""
  /// The paths that lead here.
  var branches: [Branch] = []
  var statement = PlacedStatement(range: SourceRange(0, 0), file: 0)
  /// The innermost block.
  var block = TokenSpan(0, 0)
  /// How many contexts lie around the code that is being run, a closure's being those where it stands.
  var level = 0
  /// The turns of loops over known elements, outermost first.
  var turns: [LoopTurn] = []
  var repetition = Repetition()
  var results = Results()
  var exits = Exits()
  /// What the clause of `#if` that is being run declares.
  var outliving: OutlivingNames?
}

/// The variables of the clauses of `#if`, which code behind `#endif` knows.
struct OutlivingNames {
  var references: [String: Reference]
  /// The depth of blocks at which the statements of the clauses are run.
  var depth: Int
  /// The last token of the block around the clauses.
  var end: Int32
}

/// Where code stands: what its names mean.
struct CodeContext {
  private(set) var fileIndex: Int
  /// Kept, because taking it from the list each time costs more than using it.
  private(set) var file: SyntaxFile
  /// Names the run of a function.
  var functionSerial = 0
  var locals = LocalNames()
  /// The names of the parameters of closures and local functions around the code that is being run.
  var parameters: Set<String> = []
  /// The type whose code is run; `nil` for the top level of a file, and for free functions.
  var typeName: String?
  /// What `self` is: inside a helper, what that was called on.
  var selfReference: Reference
  /// What the type's own names stand for. Looked up once: the way through the project took a tenth of reading.
  var ownNames: OwnNames
  /// Those of the type that is read; `nil` in code of other types.
  var propertyConstants: PropertyConstants?
  /// Tells the branches of one call from those of another; 0 outside helpers.
  var helperSerial = 0

  init(
    file index: Int, of files: [SyntaxFile], typeName: String?, selfReference: Reference,
    ownNames: OwnNames, propertyConstants: PropertyConstants?
  ) {
    fileIndex = index
    file = files[index]
    self.typeName = typeName
    self.selfReference = selfReference
    self.ownNames = ownNames
    self.propertyConstants = propertyConstants
  }

  /// Forgets the names of the code around, which a declaration does not see.
  mutating func forgetLocals() {
    locals = LocalNames()
    parameters = []
  }

  mutating func move(to index: Int, of files: [SyntaxFile]) {
    guard fileIndex != index else { return }
    fileIndex = index
    file = files[index]
  }
}

struct PlacedStatement {
  var range: SourceRange
  /// While a helper gets its arguments, not the file that is read.
  var file: Int
}

/// Whether what is being run may be run later, several times or never.
struct Repetition {
  /// Names a closure or local function that may run later, or never; see ``Moment``.
  var closureSerial = 0
  /// How many of the functions and closures that are being run may be run later, several times or never.
  var unseenDepth = 0
  /// How many of the loops that are being run have a number of turns that is not known.
  var unknownTurns = 0
}

/// What a function or closure has given back so far.
struct Results {
  var returned: [ReturnedValue] = []
  /// The values of statements for a result builder; `nil` where there is none.
  var built: [ReturnedValue]?
}

/// How what is being run ends before its last statement.
struct Exits {
  /// With how many branches a `return` ends it; `nil` where that ends something else.
  var returningBranches: Int?
  /// Whether it has returned.
  var isDone = false
  var turn = TurnExit()
}

/// How a turn of a loop over known elements ends before its last statement.
struct TurnExit {
  /// With how many branches `break` and `continue` end it; `nil` where they end something else.
  var branches: Int?
  var jump: LoopJump?
}

// What is asked all the time. Code that changes any of it names the execution.
extension TypeReader {
  var fileIndex: Int { execution.context.fileIndex }
  var file: SyntaxFile { execution.context.file }
  var function: String { execution.function }
  var functionSerial: Int { execution.context.functionSerial }
  var locals: LocalNames { execution.context.locals }
  var typeName: String? { execution.context.typeName }
  var selfReference: Reference { execution.context.selfReference }
  var ownNames: OwnNames { execution.context.ownNames }
  var branches: [Branch] { execution.branches }
  var statement: SourceRange { execution.statement.range }
}

extension TypeReader {
  /// Runs code with a state of its own.
  func enter<Result>(_ inner: Execution, _ body: (TypeReader) -> Result) -> Result {
    let outer = execution
    execution = inner
    defer { execution = outer }
    return body(self)
  }

  /// Runs a function, an initial value or an accessor of the type, or a file's top level.
  func enter(_ name: String, _ body: (TypeReader) -> Void) {
    var inner = Execution(context: execution.context)
    inner.context.functionSerial = clock.startFunction()
    inner.context.forgetLocals()
    inner.function = name
    if readsFrames {
      frames.functions[inner.context.functionSerial] = String(name.prefix { $0 != "(" })
    }
    // What another function assigned to a property need not hold here.
    values.removeAll()
    enter(inner, body)
  }

  /// Runs code of a declaration for the code that names it, whose names it does not see: the body of a helper, or the initial
  /// value of another type's property.
  func enterDeclaration<Result>(in file: Int, _ body: (TypeReader) -> Result) -> Result {
    helpers.contexts.append(execution.context)
    defer { helpers.contexts.removeLast() }
    var inner = execution
    inner.context.move(to: file, of: files)
    inner.context.functionSerial = clock.nextSerial()
    inner.context.forgetLocals()
    inner.context.helperSerial = helpers.count
    inner.level = helpers.contexts.count
    inner.exits = Exits()
    return enter(inner, body)
  }

  /// Runs code of an outer context, of which a closure has come here: its names mean what they mean there.
  func enterContext<Result>(_ level: Int, _ body: (TypeReader) -> Result) -> Result {
    helpers.contexts.append(execution.context)
    defer { helpers.contexts.removeLast() }
    var inner = execution
    inner.context = helpers.contexts[level]
    inner.level = level
    return enter(inner, body)
  }

  /// Evaluates a constant apart from the code that names it: nothing that happened there changes it.
  func enterConstant(in file: Int, _ body: (TypeReader) -> Value) -> Value {
    let outer = values
    values = ValueTable()
    defer { values = outer }
    var inner = execution
    inner.context.move(to: file, of: files)
    inner.context.locals = LocalNames()
    inner.branches = []
    inner.results.returned = []
    return enter(inner, body)
  }

  /// Does something as if it stood in another file.
  func inFile<Result>(_ index: Int, _ body: (TypeReader) -> Result) -> Result {
    let outer = fileIndex
    execution.context.move(to: index, of: files)
    defer { execution.context.move(to: outer, of: files) }
    return body(self)
  }

  /// Does something on other paths than those that lead here.
  func onPath<Result>(_ branches: [Branch], _ body: (TypeReader) -> Result) -> Result {
    let outer = execution.branches
    execution.branches = branches
    defer { execution.branches = outer }
    return body(self)
  }

  /// Runs what gives back values of its own, and gives these.
  func collectReturned(_ body: (TypeReader) -> Void) -> [ReturnedValue] {
    let outer = execution.results.returned
    execution.results.returned = []
    body(self)
    defer { execution.results.returned = outer }
    return execution.results.returned
  }

  /// Runs code whose `return` ends something else than the helper that is being run.
  func withoutReturning<Result>(_ body: (TypeReader) -> Result) -> Result {
    let outer = execution.exits
    execution.exits = Exits()
    defer { execution.exits = outer }
    return body(self)
  }

  /// Runs the body of a closure or a local function, which its own `return` ends.
  func untilReturn(_ body: (TypeReader) -> Void) {
    withoutReturning { reader in
      reader.execution.exits.returningBranches = reader.branches.count
      body(reader)
    }
  }

  /// Runs code that may run later, or never.
  func runLater(_ body: (TypeReader) -> Void) {
    let outer = execution.repetition
    execution.repetition.closureSerial = clock.nextSerial()
    execution.repetition.unseenDepth += 1
    body(self)
    execution.repetition = outer
  }

  /// Runs code that may run any number of times.
  func inUnknownTurns(_ body: (TypeReader) -> Void) {
    execution.repetition.unknownTurns += 1
    body(self)
    execution.repetition.unknownTurns -= 1
  }
}
