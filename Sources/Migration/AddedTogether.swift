import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// Whether the code that adds the views of a set to their superviews is the code that constrains them: the same function,
/// under the same conditions, and nothing between can leave it.
///
/// Then the views are in the hierarchy exactly when their constraints are in force, whenever and however often the
/// function runs: adding a view asks for a layout pass, which gives it its frame, and the frames of views that are in no
/// hierarchy mean nothing.
struct AddedTogether {
  private let source: ClassSource

  init(in source: ClassSource) { self.source = source }

  func callAsFunction(_ set: ViewSet) -> Bool {
    let additions = set.views.map { set.scope.descriptions[$0.index].addition }
    guard let first = additions.first.flatMap(\.self), first.moment.closure == 0,
      first.file == source.fileIndex, isOutsideOfPasses(first.function)
    else { return false }
    func isBeside(_ moment: Moment) -> Bool {
      moment.run == first.moment.run && moment.closure == 0
        && moment.branches == first.moment.branches
    }
    var place = first.range
    for (view, addition) in zip(set.views, additions) {
      guard let addition, isBeside(addition.moment), addition.function == first.function,
        set.scope.descriptions[view.index].additionCount == 1, isThereFromStart(set.name(view))
      else { return false }
      place = place.union(addition.range)
    }
    for origin in set.constraints.map(set.origin) {
      guard let moment = origin.activation ?? origin.making, isBeside(moment),
        origin.file == source.fileIndex, origin.function == first.function
      else { return false }
      place = place.union(origin.range)
    }
    return !source.file.tokens(in: place).contains { mayLeave(at: $0) }
  }

  /// Whether the views' name is that of a property that always holds one view, which nothing makes later.
  private func isThereFromStart(_ name: String) -> Bool {
    guard let property = source.project.property(name, of: source.name) else { return false }
    return property.isLet && !property.modifiers.contains(.lazy)
  }

  /// Whether a method of the class runs neither in a pass of layout, constraints or drawing, nor may be called by one
  /// that does: what is added there gets its frame in the next pass only.
  private func isOutsideOfPasses(_ function: String) -> Bool {
    let methods = source.allParts.flatMap { part -> [(FunctionDeclaration, SyntaxFile)] in
      let file = source.files[part.file]
      return file.members[file[part.type].members.indices].compactMap { member in
        if case .function(let id) = member { (file[id], file) } else { nil }
      }
    }
    let own = methods.filter { $0.1.signature(of: $0.0) == function }
    guard own.count == 1, own[0].0.kind == .function || own[0].0.kind == .initializer,
      !Self.passes.contains(function)
    else { return false }
    var open = methods.filter { Self.passes.contains($0.1.signature(of: $0.0)) }
    var reached: Set<String> = []
    while let (method, file) = open.popLast() {
      for index in method.span.indices where file.source.tokens[index].kind == .identifier {
        let name = file.name(Int32(index))
        guard Int32(index) != method.name, reached.insert(name).inserted else { continue }
        open += methods.filter { $0.1.name($0.0.name) == name }
      }
    }
    return !reached.contains(own[0].1.name(own[0].0.name))
  }

  private static let passes = SystemMethod.signatures(
    .eachLayout, .eachLayerLayout, .eachConstraintUpdate, .eachDrawing)

  /// Whether the code behind a token may not be reached, or only after a pass of layout.
  private func mayLeave(at index: Int) -> Bool {
    switch source.file.source.tokens[index].kind {
    case .returnKeyword, .guardKeyword, .throwKeyword, .tryKeyword, .breakKeyword,
      .continueKeyword, .fallthroughKeyword, .deferKeyword:
      true
    case .identifier: Self.waiting.contains(source.file.name(Int32(index)))
    default: false
    }
  }

  private static let waiting: Set<String> = ["await", SystemMethod.layoutIfNeeded.name]
}
