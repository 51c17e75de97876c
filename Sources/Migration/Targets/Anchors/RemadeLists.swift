import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// What SnapKit makes of a view whose constraints it replaces later: a property keeps them in place of SnapKit.
struct RemadeList {
  var rewrites: [AnchorRewrite] = []
  var refused: [Refusal] = []
  /// The property.
  let name: String
  /// Where it is declared.
  let declaration: TextEdit
  /// How many calls make, replace or remove the constraints.
  let calls: Int
  /// Whether the only call finds nothing to replace, so that nothing needs to be kept.
  var isMadeOnce = false

  /// All of it, with the declaration; `nil` if some of the calls stay.
  fileprivate var rewrite: AnchorRewrite? {
    guard refused.isEmpty, rewrites.count == calls, var rewrite = rewrites.first else { return nil }
    rewrite.others = (isMadeOnce ? [] : [declaration]) + rewrites.dropFirst().map(\.edit)
    rewrite.parts = rewrites.dropFirst().map(\.range)
    return rewrite
  }

  fileprivate func refusals(of view: String, in file: Int) -> [Refusal] {
    if rewrite != nil { return [] }
    return refused + rewrites.map { Refusal(.remade(view), file: file, range: $0.range) }
  }
}

/// A statement by which SnapKit makes, replaces or removes all constraints of a property.
struct RemakingCall {
  let action: SnapKitCall
  let view: String
  /// What stands before the view's name: `self.` or nothing.
  let receiver: String
  /// What makes new constraints; `nil` if the statement only removes the former ones.
  let making: MakingStatement?
  let range: SourceRange

  /// What takes the constraints in a list out of force.
  fileprivate func removal(
    of list: String, in file: Int, _ syntax: SyntaxFile
  ) throws(Refusal) -> AnchorRewrite {
    guard syntax.hasOwnLines(range) else { throw Refusal(.sharedLine, file: file, range: range) }
    return AnchorRewrite(
      file: file, range: range,
      text: "\(ClassName.layoutConstraint).\(MemberName.deactivate)(\(list))", views: [view])
  }
}

extension MakingFinder {
  /// A statement that does nothing but call SnapKit on a property: `title.snp.remakeConstraints { … }`.
  func remakingCall(_ id: StatementID) -> RemakingCall? {
    guard isWanted(.snapKit), case .expression(let expression) = file[id].kind,
      case .call(let callee, let arguments) = file[expression].kind, arguments.count <= 1,
      case .member(let base, let token) = file[callee].kind
    else { return nil }
    let view: ExpressionID
    if case .member(let owner, let handle) = file[base].kind,
      file.name(handle) == SnapKitCall.handle
    {
      view = owner
    } else if file.name(token).hasPrefix(SnapKitCall.formerPrefix) {
      view = base
    } else {
      return nil
    }
    let called = SnapKitCall.allCases.first { $0.spellings.contains(file.name(token)) }
    guard let action = called, let (name, receiver) = property(view) else { return nil }
    let range = file.range(file.closed(file[id].span))
    var making: MakingStatement?
    if let only = file.arguments(arguments).first {
      guard case .closure(let closure) = file[only.value].kind else { return nil }
      let site = MakingSite(
        form: .snapKit(receiver: receiver + name, closure: closure), file: fileIndex,
        range: file.range(expression))
      making = MakingStatement(
        span: file.closed(file[id].span), elements: [.site(site)], keepsShape: false)
    }
    guard (making == nil) == (action == .remove) else { return nil }
    return RemakingCall(
      action: action, view: name, receiver: receiver, making: making, range: range)
  }

  private func property(_ id: ExpressionID) -> (name: String, receiver: String)? {
    switch file[id].kind {
    case .name(let token): return (file.name(token), "")
    case .member(let base, let token):
      guard case .selfReference = file[base].kind else { return nil }
      return (file.name(token), "self.")
    default: return nil
    }
  }
}

extension AnchorPass {
  /// Writes a statement that makes or replaces the constraints of a view that SnapKit remakes.
  ///
  /// - Returns: whether the statement is one of these.
  mutating func rewriteRemaking(_ call: RemakingCall, in block: Block) -> Bool {
    guard var found = lists.remade[call.view] ?? declarations.list(for: call) else { return false }
    defer { handle(call.range) }
    saysSelf = habit(of: block.span)
    let view = call.making?.sites.first.map { spelling($0).adapted(call.receiver + call.view) }
    let name = (view == call.view ? "" : view.map { _ in "self." } ?? call.receiver) + found.name
    do throws(Refusal) {
      guard let making = call.making else {
        found.rewrites.append(try call.removal(of: name, in: file, syntax))
        lists.remade[call.view] = found
        return true
      }
      lists.replaces = true
      if call.action == .remake, found.calls == 1, isMadeOnce(making) {
        found.isMadeOnce = true
        found.rewrites.append(try first(making, in: found.name))
      } else if call.action == .remake {
        found.rewrites.append(try replacing(making, name))
      } else {
        found.rewrites.append(try addition(making, of: call.view, to: name))
      }
    } catch {
      found.refused.append(error)
    }
    lists.replaces = false
    list = nil
    lists.remade[call.view] = found
    return true
  }

  /// Whether a statement without branches runs once.
  private func isMadeOnce(_ making: MakingStatement) -> Bool {
    let read = making.sites.flatMap(places).flatMap(read)
    return !making.sites.contains(where: finder.isParted)
      && !read.isEmpty && read.allSatisfy { onceNames.contains($0.origin.function) }
  }

  /// What `remakeConstraints` makes where there is nothing to replace.
  private mutating func first(
    _ making: MakingStatement, in name: String
  ) throws(Refusal) -> AnchorRewrite {
    list = name
    let run = try whole(making)
    return AnchorRewrite(
      file: file, range: run.range, text: writer.statements(run), views: views(of: making).unique)
  }

  /// What `makeConstraints` adds to the constraints that are there.
  private mutating func addition(
    _ making: MakingStatement, of view: String, to name: String
  ) throws(Refusal) -> AnchorRewrite {
    let range = syntax.range(making.span)
    let function = making.sites.flatMap(places).flatMap(read).first?.origin.function ?? ""
    // What is taken from its superview in the meantime may not be put in force again.
    guard onceNames.contains(function) else {
      throw Refusal(.remade(view), file: file, range: range)
    }
    list = name
    let (run, text) = try listed(making, as: name)
    let indentation = writer.indentation(at: run.range.start)
    let activation = "\(ClassName.layoutConstraint).\(MemberName.activate)(\(name))"
    return AnchorRewrite(
      file: file, range: run.range,
      text: text + syntax.lineEnding.applied(to: "\n" + indentation) + activation,
      views: views(of: making).unique)
  }
}

extension WrittenLists {
  /// Declares the property of each such view if all calls are written anew.
  mutating func finishRemade(_ file: Int) -> (rewrites: [AnchorRewrite], refused: [Refusal]) {
    let all = remade.sorted { $0.key < $1.key }
    remade = [:]
    return (all.compactMap(\.value.rewrite), all.flatMap { $1.refusals(of: $0, in: file) })
  }
}
