import LayoutDialects
import LayoutModel
import LayoutSets
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

// Before a layout method has run, a view that is placed by its frame has no size: UIKit turns that into required
// constraints, and logs a conflict where what the view holds needs room.

extension SetJudge {
  /// Whether a stack view keeps its views apart, so that they have no room until it has its frame.
  func checkRoom(
    in view: ItemID, of set: ViewSet, _ origin: ConstraintOrigin
  ) throws(Refusal) {
    let description = set.scope.descriptions[view.index]
    if let creation = description.creation,
      let frame = source.files[creation.file].endlessFrame(in: creation.range)
    {
      throw refusal(.endlessFrame(set.name(view), frame), origin)
    }
    if description.isFramedFromStart { return }
    let needsRoom = set.scope.stacks.contains { stack in
      stack.stack == view && stack.children.count > 1 && stack.gaps.contains { $0 != 0 }
    }
    if needsRoom { throw refusal(.firstPass(set.name(view)), origin) }
  }
}

extension TypeMigrator {
  /// Whether a view's own class needs room for what it constrains, and keeps its constraints.
  ///
  /// - Parameter depth: how many classes ask for what goes with them.
  func checkOwnRoom(of set: ViewSet, _ judge: SetJudge, depth: Int) throws(Refusal) {
    for view in set.views {
      let description = set.scope.descriptions[view.index]
      guard !description.isFramedFromStart, let type = description.type,
        ViewClass.named(type) == nil, judge.layouts.needsRoom(type), !goes(type, depth: depth)
      else { continue }
      let constraint = set.constraints.first { $0.first.item == view } ?? set.constraints[0]
      throw judge.refusal(.emptyFirstPass(set.name(view), type), set.origin(constraint))
    }
  }

  /// Whether all that a class constrains is migrated as well, as far as its code tells.
  private func goes(_ type: String, depth: Int) -> Bool {
    guard depth < Self.mostClasses,
      Axis.allCases.allSatisfy({ OuterSizes(project: project).give($0, toViewsOf: type) }),
      let reading = project.reading(ofClass: type), let unit = reading.unit,
      let source = ClassSource(unit, in: project)
    else { return false }
    let surroundings = ScopeSurroundings(
      project: project.project, files: project.files, reading: reading)
    let judge = SetJudge(
      project: project, source: source, surroundings: surroundings, request: request)
    return reading.scopes.allSatisfy { scope in
      ViewSet.all(in: scope, from: { _ in true }).allSatisfy { set in
        (try? candidateWithImages(set, judge, depth: depth + 1)) != nil
      }
    }
  }

  private static let mostClasses = 4
}

extension SyntaxFile {
  /// The `.null` or `.infinite` with which code makes a view; `nil` if its frame is another.
  fileprivate func endlessFrame(in range: SourceRange) -> String? {
    let tokens = tokens(in: range)
    guard !tokens.isEmpty else { return nil }
    let span = TokenSpan(tokens.lowerBound, tokens.upperBound - 1)
    return expressions(in: span).lazy.compactMap { expression -> String? in
      guard case .call(_, let arguments) = expression.kind,
        let frame = self.arguments(arguments).first(where: { self.label($0) == "frame" })
      else { return nil }
      switch self[frame.value].kind {
      case .implicitMember(let token), .member(_, let token):
        return ["null", "infinite"].contains(self.name(token)) ? self.text(frame.value) : nil
      default: return nil
      }
    }.first
  }
}

extension LayoutScope {
  /// Whether what is required contradicts a container without any size.
  var needsRoom: Bool {
    let empty = Situation(
      width: 0, height: 0, safeArea: .init(), margins: .init(), direction: .leftToRight, seed: 1)
    return ViewSet.all(in: self, from: { _ in true }).contains { set in
      let bare = set.bare {
        if case .always = $0.activation { !set.origin($0).isFrame } else { false }
      }
      guard let numbers = try? NamedNumbers(bare) else { return false }
      let problem = SetProblem(set: bare, numbers: numbers, sizedAxes: [:])
      if case .conflicting = problem.problem(empty).judged(numbers.assignment) { return true }
      return false
    }
  }
}
