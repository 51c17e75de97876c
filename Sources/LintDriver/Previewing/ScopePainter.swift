import LayoutDialects
import LayoutModel
import LayoutPictures
import LayoutSets
import SourceText
import UIKitFacts

/// Makes the pictures of one scope.
struct ScopePainter {
  let scope: LayoutScope
  let states: LayoutStates
  let surroundings: ScopeSurroundings
  let request: PreviewRequest
  let files: [SourceFile]
  let lines: LineTables

  var sheet: PictureSheet {
    let used = states.all.reduce(into: Set<Constraint.ID>()) { $0.formUnion($1.constraints) }
    var sheet = PictureSheet(
      title: scope.name.isEmpty ? "top level" : scope.name,
      place: place(scope.file, firstOffset),
      states: states.all.map { state in
        PictureSheet.State(
          name: state.name.shortened,
          pictures: request.canvases.flatMap { canvas in
            [picture(canvas, state, isScaled: false)]
              + (request.showsScaled ? [picture(canvas, state, isScaled: true)] : [])
          },
          constraints: lines { state.constraints.contains($0.id) })
      },
      views: scope.items.filter { $0.kind == .view }.map(line),
      unused: lines { !used.contains($0.id) })
    sheet.hasMoreStates = states.hasMore
    return sheet
  }

  private func lines(where isWanted: (Constraint) -> Bool) -> [PictureSheet.Line] {
    scope.constraints.filter(isWanted).map { constraint in
      let origin = scope.origins[constraint.id.index]
      let asides = constraint.activation == .never ? " (never activated)" : ""
      return PictureSheet.Line(
        text: scope.equation(constraint.id) + asides,
        place: shortPlace(origin.file, origin.range.start),
        items: [constraint.first.item] + (constraint.second.map { [$0.item] } ?? []))
    }
  }

  /// Where code makes a view, or else where it adds it.
  private func line(_ view: Item) -> PictureSheet.Line {
    let description = scope.descriptions[view.id.index]
    let site = description.creation ?? description.addition
    return PictureSheet.Line(
      text: description.type.map { "\(description.name): \($0)" } ?? description.name,
      place: site.map { shortPlace($0.file, $0.range.start) } ?? "", items: [view.id])
  }

  private var firstOffset: Int {
    scope.origins.filter { $0.file == scope.file }.map(\.range.start).min()
      ?? scope.descriptions.compactMap(\.addition).filter { $0.file == scope.file }
      .map(\.range.start).min() ?? 0
  }

  /// `line 12` in the file of the scope, else a whole place.
  private func shortPlace(_ file: Int, _ offset: Int) -> String {
    let place = place(file, offset)
    // The space does not break.
    return file == scope.file ? "line\u{A0}\(place.lineNumber)" : place
  }

  private func place(_ file: Int, _ offset: Int) -> String {
    let position = lines.position(offset, in: file)
    return "\(files[file].path):\(position.line):\(position.column)"
  }

  // MARK: One picture

  private func picture(
    _ canvas: PreviewRequest.Canvas, _ state: LayoutState, isScaled: Bool
  ) -> Picture {
    let assumptions = assumptions(canvas, isScaled: isScaled)
    var broken: [Constraint.ID] = []
    var notes: [String] = []
    var certain: [Constraint.ID] = []
    var solved = SolvedFrames(scope, in: surroundings, assumptions, adding: state.constraints)
    if !solved.conflicts.isEmpty {
      for conflict in scope.certainConflicts(in: surroundings)
      where conflict.allSatisfy(state.constraints.contains) {
        notes.append(note(conflict, isCertain: true))
        certain += conflict.suffix(1)
      }
      broken = certain
      solved = SolvedFrames(
        scope, in: surroundings, assumptions, adding: state.constraints, without: Set(broken))
    }
    // As the system does: of what cannot hold together, one constraint is broken.
    while !solved.conflicts.isEmpty, broken.count < Self.maximumBroken {
      let cores = solved.conflicts.filter { !$0.isEmpty }
      guard !cores.isEmpty else { break }
      // What a stack view adds is known only as far as all that happens to it is.
      let isKnown = !solved.hasConflictsWithStacks
      for core in cores {
        let note = note(core, isCertain: isKnown && isCertain(core))
        if !notes.contains(note) { notes.append(note) }
      }
      broken += Set(cores.compactMap(leftOut)).sorted()
      if isKnown { certain += cores.filter(isCertain).compactMap(\.last) }
      solved = SolvedFrames(
        scope, in: surroundings, assumptions, adding: state.constraints, without: Set(broken))
    }
    notes = Array(notes.prefix(Self.maximumNotes))
    if solved.entries.isEmpty { notes.append("not solved") }
    let troubled = Set(
      certain.flatMap { id in
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

  /// The constraint of a core that is not drawn: one that may well give way in the running app, or else the last.
  private func leftOut(_ core: [Constraint.ID]) -> Constraint.ID? {
    // Of frames, the last one that is assigned counts.
    core.first { scope.origins[$0.index].isFrame } ?? core.last { doubt(about: $0) != nil }
      ?? (isOnOnePath(core) ? core.last : core.last { !branches($0).isEmpty })
  }

  private func branches(_ id: Constraint.ID) -> [Branch] { scope.origins[id.index].branches }

  /// Whether one way through the branches activates all of the constraints.
  private func isOnOnePath(_ core: [Constraint.ID]) -> Bool {
    let paths = core.map(branches)
    let longest = paths.max { $0.count < $1.count } ?? []
    return paths.allSatisfy { path in path.allSatisfy(longest.contains) }
  }

  /// Why a constraint may hold in the running app though it does not fit here.
  private func doubt(about id: Constraint.ID) -> String? {
    let (constraint, origin) = (scope.constraints[id.index], scope.origins[id.index])
    if origin.isFrame { return "another frame may be assigned" }
    if constraint.priority.value == nil { return "its priority is not known" }
    if origin.isKept || origin.isAdjusted { return "code may change or deactivate it" }
    return constraint.constant.value == nil ? "its constant is not known" : nil
  }

  /// Whether a conflict depends on nothing that is assumed. A core of one constraint is about sizes that are given.
  private func isCertain(_ core: [Constraint.ID]) -> Bool {
    core.count > 1 && isOnOnePath(core) && core.allSatisfy { doubt(about: $0) == nil }
  }

  private func note(_ core: [Constraint.ID], isCertain: Bool) -> String {
    func text(_ id: Constraint.ID) -> String {
      let origin = scope.origins[id.index]
      return "\(scope.equation(id)) (line \(place(origin.file, origin.range.start).lineNumber))"
    }
    if let id = leftOut(core), !isCertain {
      let reason =
        doubt(about: id)
        ?? (isOnOnePath(core)
          ? "it does not fit the assumed sizes" : "it is in another branch")
      return "left out: \(text(id)), because \(reason)"
    }
    let texts = core.map(text)
    if texts.count == 1 { return "conflict: \(texts[0]) can never be satisfied; drawn without it" }
    let list =
      texts.count < 3 ? texts : [texts.dropLast().joined(separator: ", "), texts[texts.count - 1]]
    return
      "conflict: \(list.joined(separator: " and ")); drawn without the last of these constraints"
  }

  private func shapes(_ solved: SolvedFrames, _ troubled: Set<ItemID>) -> [Picture.Shape] {
    let shapes = solved.entries.map { entry -> (depth: Int, shape: Picture.Shape) in
      let item = scope.items[entry.item.index]
      let description = scope.descriptions[entry.item.index]
      let kind: Picture.Kind =
        item.id == scope.container ? .container : item.kind == .guide ? .guide : .view
      var shape = Picture.Shape(
        kind, name: description.name, type: kind == .guide ? "" : description.type ?? "",
        content: kind == .view ? content(of: description) : nil, frame: entry.example,
        other: entry.freeEdges.isEmpty ? nil : entry.other)
      shape.isInConflict = kind == .view && troubled.contains(item.id)
      return (kind == .container ? -1 : kind == .guide ? 1_000 : depth(of: item), shape)
    }
    return shapes.enumerated().sorted {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }.map(\.element.shape)
  }

  private func content(of description: ItemDescription) -> Picture.Content? {
    guard let type = description.type else { return nil }
    let look = surroundings.project.ancestry(of: type).lazy.compactMap(ViewClass.look).first
    return look.map(Picture.Content.init)
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

extension Picture.Content {
  fileprivate init(_ look: ViewLook) {
    self =
      switch look {
      case .text: .text
      case .image: .image
      case .button: .button
      case .field: .field
      case .toggle: .toggle
      case .slider: .slider
      case .progress: .progress
      case .spinner: .spinner
      case .segments: .segments
      case .stepper: .stepper
      case .wheels: .wheels
      case .dots: .dots
      case .rows: .rows
      case .tiles: .tiles
      }
  }
}

extension String {
  /// A name that fits on a button, on one line.
  fileprivate var shortened: String {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count <= 48 ? words : words.prefix(47) + "…"
  }

  /// The line of a place such as `Path.swift:12:3`.
  fileprivate var lineNumber: Substring { split(separator: ":").dropLast().last ?? "" }
}
