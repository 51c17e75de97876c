import LayoutModel
import LightSyntax
import SourceText

extension DialectName {
  /// The dialect of assigned frames.
  package static let frame = DialectName(rawValue: "frame")
}

extension Dialect {
  /// Frames that code assigns to views, and the rectangles, sizes and points that they are made of.
  static let frames = Dialect(
    words: DialectWords(framing: [
      "frame", "bounds", "center", "sizeToFit", "setFrameSize", "setFrameOrigin",
    ]),
    givesFrames: true,
    readFunction: { $0.geometryFunction($1.id, $1.name, $1.arguments) },
    readMethod: { $0.frameMethod($1) },
    readInitializer: { $0.frameInitializer($1) },
    readMember: { reader, member in
      switch member.base {
      case .reference(let base): reader.frameMember(member.name, of: base, at: member.id)
      case .geometry(let geometry):
        reader.geometryMember(member.name, of: geometry, reader.file.text(member.id))
          ?? reader.lengthGetter(member.name, of: member.base, at: member.id)
      case .number: reader.lengthGetter(member.name, of: member.base, at: member.id)
      case .type(let type): reader.namedLength(member.name, of: type)
      default: nil
      }
    },
    readCombination: { reader, change in
      let isRead = reader.changeFrame(
        change.left, change.symbol, change.first, change.second, change.right,
        at: reader.file.range(change.id))
      return isRead ? .nothing : nil
    },
    readParameter: { $0.initialFrame($1, $2) },
    readAssignment: { $0.assignFrame($1.target, $1.value, $1.source) },
    noteCreation: { reader, view, _, start, range in
      reader.noteCreation(start.frame, of: view, at: range)
    },
    settle: FrameSettlement.settle,
    numbers: DialectNumbers(words: [
      NumberWord(["frame", "bounds", "center", "size", "origin"]) { $0.readFrame($1) }
    ]))
}

extension TypeReader {
  fileprivate func frameMethod(_ call: MethodCall) -> Value? {
    switch call.receiver {
    case .geometry: return geometryCall(call.id, call.name, on: call.receiver, call.arguments)
    case .type("UIScreen") where call.name == "mainScreen":
      let owner = references.intern(.global(name: "UIScreen"))
      return .reference(references.intern(.member(of: owner, name: "main")))
    case .reference(let view):
      switch call.name {
      case "sizeThatFits" where !call.isImplicit:
        return fittingSize(call.id, view, call.arguments).map(Value.geometry)
      case "sizeToFit":
        _ = evaluateArguments(call.arguments)
        fitToContent(view, at: file.range(call.id))
        return .nothing
      default: return nil
      }
    default: return nil
    }
  }

  fileprivate func frameInitializer(_ call: InitializerCall) -> Value? {
    guard let type = call.type else {
      guard case .call(let callee, _) = file[call.id].kind,
        case .implicitMember(let name) = file[callee].kind, file.name(name) == "init"
      else { return nil }
      return labeledGeometry(call.id, call.arguments, call.values).map(Value.geometry)
    }
    guard let maker = geometryMaker(type) else { return nil }
    return madeGeometry(
      maker.kind, call.id, call.arguments, call.values, isLabeled: maker.isLabeled
    ).map(Value.geometry)
  }
}
