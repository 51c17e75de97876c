import LayoutDialects
import LayoutModel
import LayoutPictures
import LayoutSets
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// The pictures of one layout, and where its code stands.
struct PlacedSheet: Sendable {
  /// A piece of source that places some items.
  struct Span: Sendable {
    let file: Int
    let range: SourceRange
    let items: [ItemID]
    /// The first state that has it.
    var state = 0
  }

  let file: Int
  let sheet: PictureSheet
  let spans: [Span]
}

/// Files that are read to draw what they build.
struct PicturedProject: Sendable {
  let files: [SourceFile]
  let request: PreviewRequest
  let analysis: ProjectAnalysis
  private let lines: LineTables

  init(_ files: [SourceFile], _ request: PreviewRequest, facts: ProjectFacts, jobs: Int) {
    self.files = files
    self.request = request
    analysis = ProjectAnalysis(files, stating: facts, jobs: jobs, readsFrames: true)
    lines = LineTables(files)
  }

  /// The layouts of one unit that are worth drawing.
  func sheets(of unit: ReadingUnit) -> [PlacedSheet] {
    sheets(of: unit, in: analysis.facts, files: analysis.files, words: analysis.words, lines)
  }

  /// The layouts of one unit as they are when a file has a new text.
  func sheets(of unit: ReadingUnit, replacing file: Int, with source: SourceFile) -> [PlacedSheet] {
    let syntax = SyntaxFile(TokenizedFile(source))
    var files = analysis.files
    files[file] = syntax
    var words = analysis.words
    words[file] = LayoutWords(syntax.source)
    var declarations = analysis.facts.files
    declarations[file] = FileDeclarations(syntax, words: words[file], readsFrames: true)
    let facts = Project(declarations, stated: analysis.facts.stated)
    let changed = facts.units(words: words, readsFrames: true).first {
      $0.typeName == unit.typeName && $0.file == unit.file
    }
    guard let changed else { return [] }
    var sources = self.files
    sources[file] = source
    return sheets(
      of: changed.found(in: files, of: facts), in: facts, files: files, words: words,
      LineTables(sources))
  }

  private func sheets(
    of unit: ReadingUnit, in facts: Project, files: [SyntaxFile], words: [LayoutWords],
    _ lines: LineTables
  ) -> [PlacedSheet] {
    // What helpers do to any view is drawn where they are called.
    guard unit.typeName.map({ ViewClass.named($0) == nil }) ?? true else { return [] }
    let reading = readLayout(of: unit, in: facts, files: files, words: words, readsFrames: true)
    let surroundings = ScopeSurroundings(project: facts, files: files, reading: reading)
    return reading.scopes.filter(\.isWorthDrawing).map { scope in
      let states = scope.states
      let painter = ScopePainter(
        scope: scope, states: states, surroundings: surroundings, request: request,
        files: self.files, lines: lines)
      return PlacedSheet(
        file: scope.file, sheet: painter.sheet, spans: scope.spans(in: states.all))
    }
  }
}

extension LayoutScope {
  /// Whether there is something in a container.
  fileprivate var isWorthDrawing: Bool {
    container != nil && items.contains { $0.kind == .view }
      && (!constraints.isEmpty || !stacks.isEmpty)
  }

  /// Where code constrains, places, makes and adds items.
  fileprivate func spans(in states: [LayoutState]) -> [PlacedSheet.Span] {
    let ties = constraints.map { constraint in
      let origin = origins[constraint.id.index]
      return PlacedSheet.Span(
        file: origin.file, range: origin.range,
        items: [constraint.first.item] + (constraint.second.map { [$0.item] } ?? []),
        state: states.firstIndex { $0.constraints.contains(constraint.id) } ?? 0)
    }
    let places = zip(items, descriptions).flatMap { item, description in
      [description.creation, description.addition].compactMap(\.self).map {
        PlacedSheet.Span(file: $0.file, range: $0.range, items: [item.id])
      }
    }
    return ties + places
  }
}
