import LayoutDialects
import LayoutModel
import LayoutPictures
import LayoutSets
import SourceText

/// What layouts are drawn for.
package struct PreviewRequest: Hashable, Sendable {
  /// A device, or a size without a name.
  package struct Canvas: Hashable, Sendable {
    package var name: String
    /// In points.
    package var width, height: Double
    /// What the safe area leaves out, in points.
    package var safeTop, safeBottom: Double

    package init(
      name: String, width: Double, height: Double, safeTop: Double, safeBottom: Double
    ) {
      (self.name, self.width, self.height) = (name, width, height)
      (self.safeTop, self.safeBottom) = (safeTop, safeBottom)
    }

    package init(_ screen: Screen) {
      self.init(
        name: screen.name, width: screen.width, height: screen.height, safeTop: screen.safeTop,
        safeBottom: screen.safeBottom)
    }
  }

  package var canvases: [Canvas]
  /// The types whose layouts are drawn; `nil` for all.
  package var typeNames: Set<String>?
  package var isRightToLeft = false
  /// The size of what has one of its own, in points.
  package var content = FrameAssumptions.Size(width: 80, height: 20)
  /// Whether each picture is followed by one with all constants scaled from ``scaledFrom``.
  package var showsScaled = false

  package init(_ canvases: [Canvas]) { self.canvases = canvases }

  /// The screen for which fixed numbers are usually written.
  static let scaledFrom = FrameAssumptions.Size(width: 375, height: 667)
}

/// What was drawn, and what was left out.
package struct Preview: Sendable {
  package var sheets: [PictureSheet] = []
  /// How many layouts there are beyond the ones that are drawn.
  package var hiddenCount = 0
  /// If a requested type has no layout, types with similar names.
  package var similarTypes: [String] = []

  /// The maximum number of layouts that are drawn: nobody would read a page with thousands.
  package static let maximumSheets = 200

  /// Draws the layouts that the selected files create; the others are read for their declarations.
  ///
  /// - Returns: the preview, and what could not be read.
  package static func draw(
    _ selection: FileSelection, _ request: PreviewRequest, jobs: Int
  ) -> (preview: Preview, problems: [FileProblem]) {
    let (loaded, problems) = loadFiles(selection, jobs: jobs)
    let files = loaded.map(\.source)
    let isWanted = files.map { selection.focus?.covers($0) ?? true }
    return (
      Preview(files, request, facts: selection.settings.facts, jobs: jobs) { isWanted[$0] },
      problems
    )
  }

  /// Draws the layouts of `files` for which `isWanted` holds, by index.
  init(
    _ files: [SourceFile], _ request: PreviewRequest, facts: ProjectFacts = ProjectFacts(),
    jobs: Int, where isWanted: @escaping @Sendable (Int) -> Bool = { _ in true }
  ) {
    let project = PicturedProject(files, request, facts: facts, jobs: jobs)
    let types = Set(
      project.analysis.units.filter { $0.files.contains(where: isWanted) }.compactMap(\.typeName))
    let meant = request.typeNames.map { names in
      names.sorted().map { MeantType($0, among: types) }
    }
    similarTypes = meant?.flatMap(\.similar) ?? []
    let typeNames = meant.map { Set($0.map(\.name)) }
    let drawn = parallelMap(count: project.analysis.units.count, jobs: jobs) { index in
      let unit = project.analysis.units[index]
      guard unit.files.contains(where: isWanted),
        typeNames.map({ names in unit.typeName.map(names.contains) ?? false }) ?? true
      else { return [PlacedSheet]() }
      return project.sheets(of: unit).filter { isWanted($0.file) }
    }
    let ordered = drawn.flatMap { $0 }.enumerated().sorted {
      ($0.element.file, $0.offset) < ($1.element.file, $1.offset)
    }
    sheets = ordered.prefix(Self.maximumSheets).map(\.element.sheet)
    hiddenCount = ordered.count - sheets.count
  }

  private var headline: String {
    let count = sheets.count == 1 ? "1 layout" : "\(sheets.count) layouts"
    let unknown = format(FrameAssumptions.unknownConstant)
    let rest = hiddenCount > 0 ? ", and \(hiddenCount) more not drawn" : ""
    return
      "\(count)\(rest). Computed from the source code; the sizes of content and cells are assumed, and unknown numbers are assumed to be \(unknown)."
  }

  /// A page for a browser.
  package var page: String { previewPage(sheets, headline: headline) }

  package var svg: String { svgDocument(sheets, headline: headline) }

  /// Drawn with characters.
  package var text: String {
    sheets.flatMap { sheet in
      sheet.states.map { state in
        let name = state.name.isEmpty ? "" : ": " + state.name
        var lines = ["\(sheet.place): \(sheet.title)\(name)"]
        for picture in state.pictures {
          lines += ["", "  " + picture.caption]
          lines += picture.drawing.map { "  " + $0 }
          lines += picture.notes.map { "  " + $0 }
        }
        return lines.joined(separator: "\n") + "\n"
      }
    }.joined(separator: "\n")
  }
}

extension Picture {
  fileprivate var drawing: [String] {
    func drawn(_ shape: Shape) -> TextDrawing.Shape {
      var free: Set<Attribute> = []
      if let other = shape.other {
        let edges: [(Attribute, Double)] = [
          (.left, shape.frame.left - other.left), (.top, shape.frame.top - other.top),
          (.right, shape.frame.right - other.right), (.bottom, shape.frame.bottom - other.bottom),
        ]
        free = Set(edges.filter { abs($0.1) > 1e-4 }.map(\.0))
      }
      return TextDrawing.Shape(shape.frame, label: shape.name, freeEdges: free)
    }
    guard let container = shapes.first else { return [] }
    let text = TextDrawing(
      container: drawn(container), shapes: shapes.dropFirst().filter { $0.kind == .view }.map(drawn)
    )
    return text.lines + text.legend
  }
}
