import LayoutDialects
import LayoutModel
import LayoutPictures
import LayoutSets
import SourceText

/// Makes the pictures of one scope.
struct ScopePainter {
  let scope: LayoutScope
  let surroundings: ScopeSurroundings
  let request: PreviewRequest
  let files: [SourceFile]
  let lines: LineTables

  var sheet: PictureSheet {
    PictureSheet(
      title: scope.name.isEmpty ? "top level" : scope.name,
      place: place(scope.file, firstOffset),
      pictures: request.canvases.flatMap { canvas in
        [picture(canvas, isScaled: false)]
          + (request.showsScaled ? [picture(canvas, isScaled: true)] : [])
      },
      constraints: scope.constraints.map { constraint in
        let origin = scope.origins[constraint.id.index]
        let asides = constraint.activation == .always ? "" : " (\(constraint.activation.words))"
        return PictureSheet.Line(
          text: scope.equation(constraint.id) + asides,
          place: place(origin.file, origin.range.start),
          items: [constraint.first.item] + (constraint.second.map { [$0.item] } ?? []))
      })
  }

  private var firstOffset: Int {
    scope.origins.filter { $0.file == scope.file }.map(\.range.start).min()
      ?? scope.descriptions.compactMap(\.addition).filter { $0.file == scope.file }
      .map(\.range.start).min() ?? 0
  }

  private func place(_ file: Int, _ offset: Int) -> String {
    let position = lines.position(offset, in: file)
    return "\(files[file].path):\(position.line):\(position.column)"
  }

  // MARK: One picture

  /// What is always in force, and the first alternative of each branch.
  private var inForce: Set<Constraint.ID> { scope.possibleSets?.sets.first?.constraints ?? [] }

  private func picture(_ canvas: PreviewRequest.Canvas, isScaled: Bool) -> Picture {
    let assumptions = assumptions(canvas, isScaled: isScaled)
    var broken: [Constraint.ID] = []
    var conflicts: [[Constraint.ID]] = []
    var solved = SolvedFrames(scope, in: surroundings, assumptions, adding: inForce)
    // As the system does: of what cannot hold together, one constraint is broken.
    while !solved.conflicts.isEmpty, broken.count < Self.maximumBroken {
      let cores = solved.conflicts.filter { !$0.isEmpty }
      guard !cores.isEmpty else { break }
      conflicts += cores
      broken += Set(cores.compactMap(\.last)).sorted()
      solved = SolvedFrames(
        scope, in: surroundings, assumptions, adding: inForce, without: Set(broken))
    }
    var notes = conflicts.prefix(Self.maximumNotes).map(note)
    if solved.entries.isEmpty { notes.append("not solved") }
    let troubled = Set(
      broken.flatMap { id in
        let constraint = scope.constraints[id.index]
        return [constraint.first.item, constraint.second?.item].compactMap(\.self)
      })
    let shapes = shapes(solved, troubled)
    var caption = "\(formatLength(canvas.width))×\(formatLength(canvas.height))"
    if !canvas.name.isEmpty { caption = "\(canvas.name), \(caption)" }
    if assumptions.mayResizeContainer, let frame = shapes.first?.frame {
      caption += ": \(shapes[0].name) \(formatLength(frame.width))×\(formatLength(frame.height))"
    }
    return Picture(
      caption: caption + (isScaled ? ", constants scaled" : ""), shapes: shapes, notes: notes)
  }

  private static let maximumBroken = 24
  private static let maximumNotes = 4

  private func note(_ core: [Constraint.ID]) -> String {
    let members = core.map { id in
      "\(scope.equation(id)) (line \(place(scope.origins[id.index].file, scope.origins[id.index].range.start).lineNumber))"
    }
    return "cannot hold together: " + members.joined(separator: "; ")
      + (core.count > 1 ? "; drawn without the last" : "; drawn without it")
  }

  private func shapes(_ solved: SolvedFrames, _ troubled: Set<ItemID>) -> [Picture.Shape] {
    let shapes = solved.entries.map { entry -> (depth: Int, shape: Picture.Shape) in
      let item = scope.items[entry.item.index]
      let description = scope.descriptions[entry.item.index]
      let kind: Picture.Kind =
        item.id == scope.container ? .container : item.kind == .guide ? .guide : .view
      var shape = Picture.Shape(
        kind, name: description.name, type: kind == .guide ? "" : description.type ?? "",
        frame: entry.example, other: entry.freeEdges.isEmpty ? nil : entry.other)
      shape.isInConflict = kind == .view && troubled.contains(item.id)
      return (kind == .container ? -1 : kind == .guide ? 1_000 : depth(of: item), shape)
    }
    return shapes.enumerated().sorted {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }.map(\.element.shape)
  }

  /// How many views it lies in.
  private func depth(of item: Item) -> Int {
    var depth = 0
    var next = item.superview
    while let superview = next, depth < scope.items.count {
      depth += 1
      next = scope.items[superview.index].superview
    }
    return depth
  }

  private func assumptions(
    _ canvas: PreviewRequest.Canvas, isScaled: Bool
  ) -> FrameAssumptions {
    let size = containerSize(canvas)
    var assumptions = FrameAssumptions(size: size)
    assumptions.screen = .init(width: canvas.width, height: canvas.height)
    assumptions.intrinsic = request.content
    assumptions.isRightToLeft = request.isRightToLeft
    let fills = size == assumptions.screen
    assumptions.mayResizeContainer = !fills
    assumptions.contentViewsFill = true
    assumptions.safeArea = .init(
      top: fills ? canvas.safeTop : 0, left: 0, bottom: fills ? canvas.safeBottom : 0, right: 0)
    if isScaled {
      assumptions.scale = .init(
        width: canvas.width / PreviewRequest.scaledFrom.width,
        height: canvas.height / PreviewRequest.scaledFrom.height)
    }
    return assumptions
  }

  /// Only a controller's view fills the screen; for cells and other views a usual size is taken, unless constraints
  /// say another.
  private func containerSize(_ canvas: PreviewRequest.Canvas) -> FrameAssumptions.Size {
    let screen = FrameAssumptions.Size(width: canvas.width, height: canvas.height)
    guard let owner = surroundings.unit.typeName,
      let known = surroundings.project.frameworkClass(of: owner)
    else { return screen }
    switch known.role {
    case .tableCell: return .init(width: canvas.width, height: 96)
    case .collectionCell: return .init(width: canvas.width / 2, height: canvas.width / 2)
    case .view, .stack, .scroll: return .init(width: canvas.width, height: canvas.height / 2)
    case .controller, .guide, .window: return screen
    }
  }
}

extension Activation {
  fileprivate var words: String {
    switch self {
    case .always: "always active"
    case .conditional: "active on some paths"
    case .stored: "kept, and perhaps activated elsewhere"
    case .never: "never activated"
    }
  }
}

extension String {
  /// The line of a place such as `Path.swift:12:3`.
  fileprivate var lineNumber: Substring { split(separator: ":").dropLast().last ?? "" }
}
