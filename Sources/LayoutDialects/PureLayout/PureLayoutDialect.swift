import LayoutModel
import LightSyntax
import SourceText

extension DialectName {
  package static let pureLayout = DialectName(rawValue: "purelayout")
}

extension Dialect {
  /// PureLayout. Source: PureLayout 3.1.9, `ALView+PureLayout`, `NSArray+PureLayout`, `NSLayoutConstraint+PureLayout`;
  /// 2.0 for what is spelt as in Swift 2.
  static let pureLayout = Dialect(
    makes: [(.pureLayout, .activeCall)],
    library: LayoutLibrary(
      "PureLayout", blocks: [PureLayoutBlock.priority, .install].map(\.rawValue) + ["autoSet"],
      makers: PureLayoutMaker.allCases.map(\.rawValue),
      removers: ["autoRemove", "autoRemoveConstraints"],
      isUnmistakable: true
    ) { file, token in
      // In bytes: every identifier comes here.
      let bytes = file.source.bytes(of: file.source.tokens[token])
      guard pureLayoutPrefixes.contains(where: { bytes.starts(with: $0.utf8) }) else {
        return false
      }
      let name = file.name(Int32(token))
      return PureLayoutCall.isOne(name) || PureLayoutBlock(rawValue: name) != nil
        || PureLayoutMaker.names.contains(name) || pureLayoutOthers.contains(name)
    },
    words: DialectWords(
      building: PureLayoutCall.names + PureLayoutBlock.allCases.map(\.rawValue)
        + PureLayoutMaker.names + pureLayoutOthers),
    readMethod: { PureLayoutReader($0).pureLayoutMethod($1) },
    readInitializer: { _, call in
      // `UIView(forAutoLayout: ())`
      guard let type = call.type, call.arguments.count == 1, let only = call.values.first else {
        return nil
      }
      guard case .tuple = only else { return nil }
      return PureLayoutMaker.made(type)
    },
    makers: PureLayoutCall.names,
    isSpeltAsMaker: { reader, call in
      PureLayoutCall.isOne(call.name) && !reader.projectDeclares(call.name)
    },
    numbers: DialectNumbers(words: [
      NumberWord(PureLayoutNumber.labels) { $0.readPureLayout($1) },
      NumberWord(["autoSetDimensions", "autoSetDimensionsToSize"]) { $0.readPureLayoutSize($1) },
    ]))
}

/// One of which all its words start with.
private let pureLayoutPrefixes = ["auto", "newAuto", "configureFor", "forAuto"]

/// What is done to constraints and contents by its own methods.
private let pureLayoutOthers = [
  "autoInstall", "autoRemove", "autoInstallConstraints", "autoRemoveConstraints", "autoIdentify",
  "autoIdentifyConstraints", "autoSetContentHuggingPriority",
  "autoSetContentCompressionResistancePriority", "autoSetContentHuggingPriorityForAxis",
  "autoSetContentCompressionResistancePriorityForAxis",
]

/// Class methods that run a closure with a state that the calls in it go by.
enum PureLayoutBlock: String, CaseIterable {
  case priority = "autoSetPriority"
  case identifier = "autoSetIdentifier"
  case install = "autoCreateAndInstallConstraints"
  case create = "autoCreateConstraintsWithoutInstalling"
}

/// What makes a view, or gives it back, with its autoresizing mask switched off.
enum PureLayoutMaker: String, CaseIterable {
  case new = "newAutoLayout"
  case formerNew = "newAutoLayoutView"
  case configure = "configureForAutoLayout"

  static let names = allCases.map(\.rawValue) + ["forAutoLayout"]

  init?(_ name: String) {
    // In bytes: every method of every view comes here.
    guard name.utf8.starts(with: "newAuto".utf8) || name.utf8.starts(with: "configureFor".utf8)
    else { return nil }
    self.init(rawValue: name)
  }

  static func made(_ type: String) -> Value {
    .created(type: type, with: CreationArguments(switchesMaskOff: true))
  }
}

/// The state that blocks set while they run.
final class PureLayoutRecord: DialectRecord {
  /// The priorities and identifiers of the blocks that are being run, outermost first.
  var priorities: [Number] = []
  var identifiers: [String] = []
  /// What is made in each block that puts nothing in force at once, outermost first.
  var created: [[Value]] = []

  var counts: [Int] { [] }

  func attribute(since counts: [Int], to call: HelperState.Site) {}
}

/// Reads calls of PureLayout.
struct PureLayoutReader {
  let reader: TypeReader

  init(_ reader: TypeReader) { self.reader = reader }
}

extension PureLayoutReader {
  fileprivate var pureLayout: PureLayoutRecord { reader.notes(PureLayoutRecord.self) }

  /// A method of PureLayout; `nil` if it is none.
  fileprivate func pureLayoutMethod(_ call: MethodCall) -> Value? {
    if let maker = PureLayoutMaker(call.name) { return makeUnmasked(maker, call) }
    guard call.name.utf8.starts(with: "auto".utf8) else { return nil }
    if let block = pureLayoutBlock(call) { return run(block, call) }
    switch call.receiver {
    case .constraint: return changePureLayout(call)
    case .list(let elements, _):
      if PureLayoutArrayCall(call.name) != nil { return constrainAll(elements, call) }
      return changePureLayout(call)
    case .reference(let view):
      if let side = PureLayoutContent(call.name) { return set(side, of: view, call) }
      if PureLayoutArrayCall(call.name) != nil { return refuse(call, "the views are not known") }
      guard PureLayoutCall.isOne(call.name) else { return changeNamed(view, call) }
      return constrain(view, call)
    default:
      guard PureLayoutCall.isOne(call.name) || PureLayoutArrayCall(call.name) != nil else {
        return nil
      }
      return refuse(call, "the constrained view is not known")
    }
  }

  /// `UIView.newAutoLayout()`, `title.configureForAutoLayout()`
  private func makeUnmasked(_ maker: PureLayoutMaker, _ call: MethodCall) -> Value? {
    guard call.arguments.count == 0 else { return nil }
    switch call.receiver {
    case .type(let type) where maker != .configure: return PureLayoutMaker.made(type)
    case .created(let type, var start) where maker == .configure:
      start.switchesMaskOff = true
      return .created(type: type, with: start)
    case .reference(let view) where maker == .configure:
      reader.record(.optedOut, on: view, at: reader.file.range(call.id))
      return call.receiver
    default: return nil
    }
  }

  /// Leaves a call unread that is spelt as one of PureLayout's; `nil` if a function of the project may be meant.
  func refuse(_ call: MethodCall, _ reason: String) -> Value? {
    if reader.projectDeclares(call) { return nil }
    return reader.leaveUnread(call.id, because: reason, touching: [call.receiver])
  }

  // MARK: Blocks

  private func pureLayoutBlock(_ call: MethodCall) -> PureLayoutBlock? {
    // `autoSet(priority:forConstraints:)`, as annotations for Swift name it.
    if call.name == "autoSet", let first = reader.file.arguments(call.arguments).first,
      reader.file.label(first) == "priority"
    {
      return .priority
    }
    return PureLayoutBlock(rawValue: call.name)
  }

  private func run(_ block: PureLayoutBlock, _ call: MethodCall) -> Value? {
    reader.visit(call.id)
    let isStatement = reader.statement == reader.file.range(call.id)
    let list = reader.file.arguments(call.arguments)
    let closure = list.last.map { reader.evaluate($0.value) }
    guard case .closure(let closure)? = closure else {
      return reader.leaveUnread(
        call.id, because: "the closure that creates the constraints could not be read")
    }
    switch block {
    case .priority, .identifier:
      guard list.count == 2, let first = list.first else { return nil }
      let value = reader.evaluate(first.value)
      if block == .priority {
        pureLayout.priorities.append(reader.priority(value))
      } else {
        pureLayout.identifiers.append(reader.identifier(value, first.value))
      }
      _ = reader.run(closure, with: [])
      if block == .priority {
        pureLayout.priorities.removeLast()
      } else {
        pureLayout.identifiers.removeLast()
      }
      return .nothing
    case .install, .create:
      pureLayout.created.append([])
      _ = reader.run(closure, with: [])
      let made = pureLayout.created.removeLast()
      let list = Value.list(made, isComplete: true)
      if block == .install {
        reader.activate(list)
        for case .constraint(let index) in made where isStatement {
          reader.drafts[index].origin.isSurelyActive = true
        }
      }
      return list
    }
  }

  /// Adds the constraints that a call makes, as the blocks around it say.
  func makePureLayout(_ constraints: [LibraryConstraint], by id: ExpressionID) -> Value? {
    let isHeld = !pureLayout.created.isEmpty
    guard
      let value = reader.make(
        constraints, .pureLayout, by: id, isActive: isHeld ? nil : .boolean(true))
    else { return nil }
    let made = value.elements
    applyState(to: made)
    if isHeld { pureLayout.created[pureLayout.created.count - 1] += made }
    return value
  }

  private func applyState(to constraints: [Value]) {
    for case .constraint(let index) in constraints {
      if let priority = pureLayout.priorities.last {
        reader.drafts[index].origin.priority = priority
      }
      if let identifier = pureLayout.identifiers.last {
        reader.drafts[index].identifier = identifier
        reader.drafts[index].origin.identifier = identifier
      }
    }
  }

  // MARK: Constraints

  /// `height.autoRemove()`, `constraints.autoInstallConstraints()`, `[top, bottom].autoIdentifyConstraints("edges")`
  private func changePureLayout(_ call: MethodCall) -> Value? {
    switch call.name {
    case "autoInstall", "autoInstallConstraints":
      applyState(to: call.receiver.elements)
      if pureLayout.created.isEmpty {
        reader.activate(call.receiver)
      } else {
        pureLayout.created[pureLayout.created.count - 1] += call.receiver.elements
      }
    case "autoRemove", "autoRemoveConstraints": reader.deactivate(call.receiver)
    case "autoIdentify", "autoIdentifyConstraints":
      guard let argument = reader.file.arguments(call.arguments).first else { return nil }
      let value = reader.evaluate(argument.value)
      for case .constraint(let index) in call.receiver.elements {
        reader.drafts[index].identifier = reader.identifier(value, argument.value)
        reader.drafts[index].origin.identifier = reader.text(value)
      }
    default: return nil
    }
    return call.receiver
  }

  /// The same for what another function made.
  private func changeNamed(_ name: Reference, _ call: MethodCall) -> Value? {
    switch call.name {
    case "autoInstall", "autoInstallConstraints": reader.recorded.activatedNames.insert(name)
    case "autoRemove", "autoRemoveConstraints": reader.deactivate(call.receiver)
    case "autoIdentify", "autoIdentifyConstraints": break
    default: return nil
    }
    return call.receiver
  }

  // MARK: Contents

  /// `title.autoSetContentHuggingPriority(for: .horizontal)`, in a block that says the priority.
  private func set(
    _ content: PureLayoutContent, of view: Reference, _ call: MethodCall
  ) -> Value? {
    guard let argument = reader.file.arguments(call.arguments).first, call.arguments.count == 1
    else {
      return nil
    }
    let range = reader.file.range(call.id)
    reader.record(.library, on: view, at: range)
    let axis: Axis? =
      switch reader.libraryCase(reader.evaluate(argument.value)) {
      case "vertical": .vertical
      case nil: nil
      default: .horizontal
      }
    let number = axis == nil ? nil : pureLayout.priorities.last?.value
    reader.set(content.side, axis.map { [$0] } ?? Axis.allCases, number, of: view, at: range)
    return .nothing
  }
}

/// What a method says of contents.
private struct PureLayoutContent {
  var side: ContentPriorities.Side

  init?(_ name: String) {
    if name.hasPrefix("autoSetContentHuggingPriority") {
      side = .hugging
    } else if name.hasPrefix("autoSetContentCompressionResistancePriority") {
      side = .compressionResistance
    } else {
      return nil
    }
  }
}

extension Value {
  /// Itself, or what it lists.
  var elements: [Value] { if case .list(let elements, _) = self { elements } else { [self] } }
}
