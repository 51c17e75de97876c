import LayoutModel
import LightSyntax
import SourceText

// What gives a view a frame, or a part of one.

/// What an assignment's target names: `frame`, `frame.size`, `center.x` …
private struct FrameTarget {
  /// `nil` for `self`, where `frame` stands alone.
  var view: ExpressionID?
  /// `["frame", "size", "width"]`.
  var path: [String]

  /// What is assigned, unless it is a single number.
  var kind: Geometry.Kind {
    switch path.last {
    case "size": .size
    case "origin", "center": .point
    default: .rectangle
    }
  }

  static let roots: Set<String> = ["frame", "bounds", "center"]
  static let inner: Set<String> = ["origin", "size", "x", "y", "width", "height"]
}

extension TypeReader {
  /// What `target` names, if that can be a view's frame or a part of it.
  private func frameTarget(_ target: ExpressionID) -> FrameTarget? {
    var path: [String] = []
    var current = target
    while path.count < 3 {
      switch file[current].kind {
      case .member(let base, let token):
        let name = file.name(token)
        path.insert(name, at: 0)
        if FrameTarget.roots.contains(name) { return FrameTarget(view: base, path: path) }
        guard FrameTarget.inner.contains(name) else { return nil }
        current = base
      case .name(let token):
        let name = file.name(token)
        guard FrameTarget.roots.contains(name), locals[name] == nil else { return nil }
        path.insert(name, at: 0)
        return FrameTarget(view: nil, path: path)
      case .optionalChain(let operand), .forceUnwrap(let operand): current = operand
      default: return nil
      }
    }
    return nil
  }

  /// Reads `target = value` if it gives a view a frame or a part of one; tells whether it does.
  func assignFrame(
    _ target: ExpressionID, _ value: Value, _ valueID: ExpressionID
  ) -> Bool {
    guard readsFrames, let place = frameTarget(target), let view = framedView(place) else {
      return false
    }
    let range = file.range(target).union(file.range(valueID))
    switch place.path[place.path.count - 1] {
    case "frame", "bounds", "center", "origin", "size":
      let geometry = expected(place.kind, value, valueID)
      assign(place, geometry, value, valueID, to: view, at: range)
    default:
      let part = FrameAssignment.Part(
        measure: measure(value, valueID), number: number(value, valueID),
        range: file.range(valueID))
      assign(place.path, [place.path[place.path.count - 1]: part], to: view, at: range)
    }
    return true
  }

  /// Reads `view.frame.origin.x += value`; tells whether it is of that kind.
  func changeFrame(
    _ target: ExpressionID, _ symbol: String, _ old: Value, _ new: Value, _ newID: ExpressionID,
    at range: SourceRange
  ) -> Bool {
    guard readsFrames, ["+=", "-=", "*=", "/="].contains(symbol),
      let place = frameTarget(target), place.path.count > 1,
      let view = framedView(place)
    else { return false }
    let text = file.source.file.text(range)
    let sum = calculateLength(
      String(symbol.dropLast()), old, target, new, newID, text: quote(range))
    let measure = sum ?? .linear(Length(.number(text)))
    let part = FrameAssignment.Part(
      measure: measure, number: number(measure, text), range: file.range(newID))
    assign(place.path, [place.path[place.path.count - 1]: part], to: view, at: range)
    return true
  }

  private func framedView(_ target: FrameTarget) -> Reference? {
    guard let base = target.view else {
      return typeName != nil && isViewLike(selfReference) ? selfReference : nil
    }
    switch evaluate(base) {
    case .reference(let view):
      guard isViewLike(view), target.path[0] != "center" || isCenterOfView(view) else {
        return nil
      }
      return view
    default: return nil
    }
  }

  /// Other things than views have a centre: a region of a map, a circle.
  private func isCenterOfView(_ reference: Reference) -> Bool {
    guard let type = declaredType(of: reference) else { return true }
    return project.frameworkClass(of: type) != nil || isViewName(type)
  }

  private func isViewName(_ type: String) -> Bool {
    ["View", "Label", "Button", "Field", "Bar", "Control"].contains { type.hasSuffix($0) }
  }

  private func assign(
    _ target: FrameTarget, _ geometry: Geometry?, _ value: Value, _ valueID: ExpressionID,
    to view: Reference, at range: SourceRange
  ) {
    var parts: [String: FrameAssignment.Part] = [:]
    for name in target.kind.partNames {
      let part = geometry?.part(name)
      let measure = part?.number.length ?? .unclear(frameDoubt(value, valueID))
      var number = part?.number ?? self.number(measure, "")
      if part?.range == nil { number.text = "\(shortened(valueID)).\(name)" }
      parts[name] = FrameAssignment.Part(measure: measure, number: number, range: part?.range)
    }
    assign(target.path, parts, to: view, at: range)
  }

  /// Why a value is no rectangle, size or point that is read.
  private func frameDoubt(_ value: Value, _ id: ExpressionID) -> String {
    switch value {
    case .unknown(.branches(let name)): return Doubt.branches(name).reason
    case .unknown(.changesInLoop(let name)): return Doubt.changesInLoop(name).reason
    case .unknown(.choice(let text)): return Doubt.choice(text).reason
    default: break
    }
    switch file[id].kind {
    case .call, .subscripted:
      return "'\(shortened(id))' is a call whose result is not known"
    default: return "'\(shortened(id))' could not be resolved to a rectangle, size or point"
    }
  }

  /// Gives the parts of a frame that a path names their values.
  private func assign(
    _ path: [String], _ values: [String: FrameAssignment.Part], to view: Reference,
    at range: SourceRange
  ) {
    let now = partsNow(view)
    var parts: [Attribute: FrameAssignment.Part] = [:]
    for (name, attribute) in [("width", Attribute.width), ("height", .height)] {
      if let part = values[name] { parts[attribute] = part }
    }
    for (name, place, size) in [("x", Attribute.left, Attribute.width), ("y", .top, .height)] {
      if var part = values[name] {
        switch path[0] {
        case "bounds": continue
        case "center": part.measure = part.measure - (now[size] ?? .constant(0)) * 0.5
        default: break
        }
        parts[place] = part
      } else if path[0] == "bounds", let new = parts[size], isPlaced(view, place) {
        // Another size leaves the centre where it is.
        let (old, start) = (now[size] ?? .constant(0), now[place] ?? .constant(0))
        var part = new
        part.measure = start + (old - new.measure) * 0.5
        parts[place] = part
      }
    }
    guard !parts.isEmpty else { return }
    add(parts, to: view, at: range)
  }

  /// Whether code that was read before gave the view a place.
  private func isPlaced(_ view: Reference, _ place: Attribute) -> Bool {
    let item = references.find(view)
    return frames.assignments.contains {
      references.find($0.view) == item && $0.parts[place] != nil && $0.run == frameRun
    }
  }

  private func partsNow(_ view: Reference) -> [Attribute: Measure] {
    let item = references.find(view)
    let state = frames.last[item] ?? -1
    func part(_ attribute: Attribute) -> Measure {
      .linear(Length(.part(FramePart(item: item, attribute: attribute, state: state))))
    }
    let (x, y) = origin(of: view)
    return [.left: x, .top: y, .width: part(.width), .height: part(.height)]
  }

  func add(
    _ parts: [Attribute: FrameAssignment.Part], to view: Reference, at range: SourceRange,
    isCreation: Bool = false
  ) {
    let site = helpers.site
    guard frames.assignments.count < FrameRecord.maximumAssignments else {
      unresolved.append(
        UnresolvedCall(
          file: site?.file ?? fileIndex, range: site?.range ?? range,
          function: site?.function ?? function,
          reason: "the type assigns more than \(FrameRecord.maximumAssignments) frames",
          isFrame: true))
      return
    }
    let owner = superview(of: view)
    frames.last[references.find(view)] = frames.assignments.count
    frames.assignments.append(
      FrameAssignment(
        view: view, owner: owner, parts: parts, file: site?.file ?? fileIndex,
        range: site?.range ?? range,
        function: site?.function ?? function, via: helpers.calls.map(\.name), run: frameRun,
        closure: execution.repetition.closureSerial, branches: branches, isCreation: isCreation))
  }

  // MARK: Creation and calls

  /// The `frame:` of a new view, unless it is the empty one that a view has anyway.
  func creationFrame(_ arguments: ListSlice, _ values: [Value]) -> Geometry? {
    guard readsFrames else { return nil }
    for (argument, value) in zip(file.arguments(arguments), values)
    where file.label(argument) == "frame" {
      guard let frame = expected(.rectangle, value, argument.value), frame.isZero != true else {
        return nil
      }
      return frame
    }
    return nil
  }

  /// A new view of that frame got a name.
  func noteCreation(_ frame: Geometry?, of view: Reference, at range: SourceRange) {
    guard let frame, isViewLike(view) else { return }
    let attributes: [(String, Attribute)] = [
      ("x", .left), ("y", .top), ("width", .width), ("height", .height),
    ]
    var parts: [Attribute: FrameAssignment.Part] = [:]
    for (name, attribute) in attributes {
      let part = frame.part(name)
      parts[attribute] = FrameAssignment.Part(
        measure: part.number.length, number: part.number, range: part.range)
    }
    add(parts, to: view, at: range, isCreation: true)
  }

  /// `sizeToFit()`: the view takes the size of its content, and stays where it is.
  func fitToContent(_ view: Reference, at range: SourceRange) {
    guard readsFrames, isViewLike(view) else { return }
    let size = contentSize(of: view, text: "\(references.name(view)).\(contentSizeName)")
    var parts: [Attribute: FrameAssignment.Part] = [:]
    for (name, attribute) in [("width", Attribute.width), ("height", .height)] {
      let number = size.part(name).number
      parts[attribute] = FrameAssignment.Part(measure: number.length, number: number)
    }
    add(parts, to: view, at: range)
  }

  // MARK: Runs

  /// Names the run of a function, an initial value or an accessor of the type, and all that it calls.
  var frameRun: Int { helpers.isInside ? helpers.outermostRun : functionSerial }

  /// Notes that a function of the type itself is called, which is read where it is declared.
  func noteOwnCall(_ name: String) {
    guard readsFrames, frames.calls.count < FrameRecord.maximumCalls else { return }
    frames.calls.append(
      FrameRecord.OwnCall(run: frameRun, name: name, position: frames.assignments.count))
  }
}
