import LayoutModel
import LightSyntax
import SourceText

// Chains such as `title.pin.top(8).horizontally(16).height(44)`, which give a view a frame; read from left to right, as
// PinLayout lays out unless code says otherwise.

extension Dialect {
  /// Chains of PinLayout, which sets frames, and leaves masks alone.
  static let pinLayout = Dialect(
    readChain: { reader, call in PinLayoutReader(reader).pinChain(call.id) },
    noteUnknownMethod: { reader, view, call in
      guard reader.references.name(view).hasSuffix(".pin"),
        let owner = reader.references.member(view)
      else { return }
      if !PinLayoutReader(reader).importsPinLayout {
        reader.record(.library, on: owner.base, at: reader.file.range(call.id))
      }
      reader.record(.unreadConstraints, on: owner.base, at: reader.file.range(call.id))
    })
}

/// What a chain says so far.
private struct PinnedFrame {
  var horizontal = PinnedSide()
  var vertical = PinnedSide()
  /// Whether the view takes its content's size, or the content's height for its width.
  var fitsWidth = false
  var fitsHeight = false
  /// Width by height.
  var ratio: Double?

  subscript(axis: Axis) -> PinnedSide {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

private struct PinCall {
  var id: ExpressionID
  var name: String
  var arguments: [Argument]
}

/// How many calls a chain may have: people write a dozen.
private let maximumPinCalls = 32

/// Reads chains of PinLayout.
struct PinLayoutReader {
  let reader: TypeReader

  init(_ reader: TypeReader) { self.reader = reader }
}

extension PinLayoutReader {
  fileprivate var importsPinLayout: Bool {
    reader.project.files[reader.fileIndex].imports.contains("PinLayout")
  }

  /// The last call of a chain, if all its calls are read; `nil` for anything else.
  fileprivate func pinChain(_ id: ExpressionID) -> Value? {
    guard reader.readsFrames, importsPinLayout else { return nil }
    var calls: [PinCall] = []
    var current = id
    while case .call(let callee, let arguments) = reader.file[current].kind,
      case .member(let base, let token) = reader.file[callee].kind
    {
      // Each call of a chain that is not read asks for itself again.
      guard calls.count < maximumPinCalls else { return nil }
      calls.append(
        PinCall(
          id: current, name: reader.file.name(token),
          arguments: Array(reader.file.arguments(arguments))))
      current = base
    }
    guard case .member(let base, let token) = reader.file[current].kind,
      reader.file.name(token) == "pin",
      case .reference(let view) = reader.evaluate(base), reader.isViewLike(view)
    else { return nil }
    var frame = PinnedFrame()
    for call in calls.reversed() {
      guard read(call, of: view, &frame) else { return nil }
    }
    guard let parts = parts(of: frame, view, id) else { return nil }
    reader.record(.placed, on: view, at: reader.file.range(id))
    reader.add(parts, to: view, at: reader.file.range(id))
    return .nothing
  }

  /// What `view` is in `view.pin`.
  func pinned(_ reference: Reference) -> Reference? {
    guard let member = reader.references.member(reference), member.name == "pin",
      importsPinLayout
    else { return nil }
    return member.base
  }

  // MARK: Calls

  private func read(
    _ call: PinCall, of view: Reference, _ frame: inout PinnedFrame
  ) -> Bool {
    let name = call.name
    switch name {
    case "top": return pin(call, .start, .vertical, view, &frame)
    case "bottom": return pin(call, .end, .vertical, view, &frame)
    case "vCenter": return pin(call, .center, .vertical, view, &frame)
    case "left" where isBeside(call), "before": return lay(call, .end, .horizontal, &frame)
    case "right" where isBeside(call), "after": return lay(call, .start, .horizontal, &frame)
    case "left", "start": return pin(call, .start, .horizontal, view, &frame)
    case "right", "end": return pin(call, .end, .horizontal, view, &frame)
    case "hCenter": return pin(call, .center, .horizontal, view, &frame)
    case "above": return lay(call, .end, .vertical, &frame)
    case "below": return lay(call, .start, .vertical, &frame)
    case "all", "horizontally", "vertically":
      return Axis.allCases.allSatisfy { axis in
        if name == (axis == .horizontal ? "vertically" : "horizontally") { return true }
        return pin(call, .start, axis, view, &frame) && pin(call, .end, axis, view, &frame)
      }
    case "center" where call.arguments.isEmpty:
      return Axis.allCases.allSatisfy { pin(call, .center, $0, view, &frame) }
    case "width", "minWidth", "maxWidth": return measure(call, .horizontal, view, &frame)
    case "height", "minHeight", "maxHeight": return measure(call, .vertical, view, &frame)
    case "size":
      return measure(call, .horizontal, view, &frame) && measure(call, .vertical, view, &frame)
    case "sizeToFit":
      let type = call.arguments.first.map { reader.file.text($0.value) } ?? ".content"
      frame.fitsHeight = type == ".content" || type == ".width"
      frame.fitsWidth = type == ".content" || type == ".height"
      return frame.fitsHeight || frame.fitsWidth
    case "aspectRatio":
      guard let argument = call.arguments.first, let ratio = reader.length(argument.value).number,
        ratio > 0
      else { return false }
      frame.ratio = ratio
      return true
    default:
      guard name.hasPrefix("margin"), call.arguments.count == 1 else { return false }
      return setMargins(name.dropFirst(6), reader.length(call.arguments[0].value), &frame)
    }
  }

  private func isBeside(_ call: PinCall) -> Bool {
    call.arguments.first.map { reader.file.label($0) == "of" } ?? false
  }

  private func setMargins(
    _ side: Substring, _ margin: Measure, _ frame: inout PinnedFrame
  ) -> Bool {
    switch side {
    case "Top": frame.vertical.startMargin = margin
    case "Bottom": frame.vertical.endMargin = margin
    case "Left", "Start": frame.horizontal.startMargin = margin
    case "Right", "End": frame.horizontal.endMargin = margin
    case "Horizontal": (frame.horizontal.startMargin, frame.horizontal.endMargin) = (margin, margin)
    case "Vertical": (frame.vertical.startMargin, frame.vertical.endMargin) = (margin, margin)
    case "":
      return setMargins("Horizontal", margin, &frame) && setMargins("Vertical", margin, &frame)
    default: return false
    }
    return true
  }

  // MARK: Edges

  /// `top()`, `top(8)`, `top(20%)`, `top(view.pin.safeArea)`, `top(to: title.edge.bottom)`.
  private func pin(
    _ call: PinCall, _ edge: PinnedSide.Edge, _ axis: Axis, _ view: Reference,
    _ frame: inout PinnedFrame
  ) -> Bool {
    guard call.arguments.count <= 1 else { return false }
    if let argument = call.arguments.first, reader.file.label(argument) == "to" {
      guard case .member(let edges, let token) = reader.file[argument.value].kind,
        case .member(let base, let word) = reader.file[edges].kind,
        reader.file.name(word) == "edge",
        let share = edgeShare(reader.file.name(token), axis),
        let place = place(base, axis, share)
      else { return false }
      return frame[axis].pin(edge, at: place)
    }
    let extent = superviewExtent(of: view, axis)
    var distance = Measure.constant(0)
    if let argument = call.arguments.first {
      guard reader.file.label(argument) == nil else { return false }
      if let share = share(argument.value) {
        distance = extent * share
      } else if case .geometry(let insets) = reader.evaluate(argument.value) {
        guard insets.kind == .insets, edge != .center else { return false }
        let sides = axis == .horizontal ? ("left", "right") : ("top", "bottom")
        distance = insets.length(edge == .start ? sides.0 : sides.1)
      } else {
        distance = reader.length(argument.value)
      }
    }
    switch edge {
    case .start: return frame[axis].pin(edge, at: distance)
    case .center: return frame[axis].pin(edge, at: extent * 0.5 + distance)
    case .end: return frame[axis].pin(edge, at: extent - distance)
    }
  }

  /// `below(of: title, aligned: .start)`.
  private func lay(
    _ call: PinCall, _ edge: PinnedSide.Edge, _ axis: Axis, _ frame: inout PinnedFrame
  ) -> Bool {
    let labels = call.arguments.map { reader.file.label($0) ?? "" }
    guard labels.first == "of",
      let beside = place(call.arguments[0].value, axis, edge == .start ? 1 : 0),
      frame[axis].pin(edge, at: beside)
    else { return false }
    guard labels.count == 2 else { return labels.count == 1 }
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    guard case .implicitMember(let name) = reader.file[call.arguments[1].value].kind else {
      return false
    }
    let word = reader.file.name(name)
    guard let share = word == "center" ? 0.5 : edgeShare(word, across),
      let place = place(call.arguments[0].value, across, share)
    else { return false }
    return frame[across].pin(share == 0 ? .start : share == 1 ? .end : .center, at: place)
  }

  private func edgeShare(_ name: String, _ axis: Axis) -> Double? {
    switch (name, axis) {
    case ("top", .vertical), ("left", .horizontal), ("start", .horizontal): 0
    case ("vCenter", .vertical), ("hCenter", .horizontal): 0.5
    case ("bottom", .vertical), ("right", .horizontal), ("end", .horizontal): 1
    default: nil
    }
  }

  /// A place in another view's frame.
  private func place(_ id: ExpressionID, _ axis: Axis, _ share: Double) -> Measure? {
    guard case .reference(let other) = reader.evaluate(id), reader.isViewLike(other),
      let frame = reader.placeOf(other, text: reader.shortened(id))
    else { return nil }
    return frame.length(axis == .horizontal ? "x" : "y") + frame.extent(axis) * share
  }

  /// The superview has its size before its subviews are laid out.
  private func superviewExtent(of view: Reference, _ axis: Axis) -> Measure {
    let owner = reader.superview(of: view)
    return .linear(reader.edge(owner, axis == .horizontal ? .width : .height))
  }

  /// `20%` as a factor.
  private func share(_ id: ExpressionID) -> Double? {
    guard case .postfix(let operand) = reader.file[id].kind, reader.file.text(id).hasSuffix("%")
    else {
      return nil
    }
    return reader.length(operand).number.map { $0 / 100 }
  }

  // MARK: Sizes

  /// `width(44)`, `width(50%)`, `width(of: title)`, `size(title.intrinsicContentSize)`, `maxWidth(400)`.
  private func measure(
    _ call: PinCall, _ axis: Axis, _ view: Reference, _ frame: inout PinnedFrame
  ) -> Bool {
    guard call.arguments.count == 1 else { return false }
    let argument = call.arguments[0]
    let size: Measure
    if reader.file.label(argument) == "of" {
      guard case .reference(let other) = reader.evaluate(argument.value),
        let place = reader.placeOf(other, text: reader.shortened(argument.value))
      else { return false }
      size = place.extent(axis)
    } else if let share = share(argument.value) {
      size = superviewExtent(of: view, axis) * share
    } else if case .geometry(let geometry) = reader.evaluate(argument.value) {
      guard geometry.kind == .size, call.name == "size" else { return false }
      size = geometry.extent(axis)
    } else {
      size = reader.length(argument.value)
    }
    if call.name.hasPrefix("min") {
      frame[axis].minimum = size
    } else if call.name.hasPrefix("max") {
      frame[axis].maximum = size
    } else {
      guard frame[axis].size == nil else { return false }
      frame[axis].size = size
    }
    return true
  }

  /// The parts of the frame that a chain sets; `nil` if PinLayout would ignore some of it.
  private func parts(
    of frame: PinnedFrame, _ view: Reference, _ id: ExpressionID
  ) -> [Attribute: FrameAssignment.Part]? {
    var sizes: [Axis: Measure] = [:]
    let content = reader.contentSize(
      of: view, text: "\(reader.references.name(view)).\(contentSizeName)")
    for axis in Axis.allCases {
      let fits = axis == .horizontal ? frame.fitsWidth : frame.fitsHeight
      let stated = fits ? content.extent(axis) : frame[axis].stated
      sizes[axis] = stated.map(frame[axis].clamped)
    }
    if let ratio = frame.ratio {
      switch (sizes[.horizontal], sizes[.vertical]) {
      case (let width?, nil): sizes[.vertical] = frame.vertical.clamped(width * (1 / ratio))
      case (nil, let height?): sizes[.horizontal] = frame.horizontal.clamped(height * ratio)
      default: return nil
      }
    }
    guard let now = reader.placeOf(view, text: "") else { return nil }
    let text = reader.shortened(id)
    var parts: [Attribute: FrameAssignment.Part] = [:]
    func part(_ measure: Measure) -> FrameAssignment.Part {
      FrameAssignment.Part(measure: measure, number: reader.number(measure, text))
    }
    for axis in Axis.allCases {
      if let size = sizes[axis] { parts[axis == .horizontal ? .width : .height] = part(size) }
      if let start = frame[axis].start(ofSize: sizes[axis] ?? now.extent(axis)) {
        parts[axis == .horizontal ? .left : .top] = part(start)
      }
    }
    return parts.isEmpty ? nil : parts
  }
}

extension Geometry {
  fileprivate func extent(_ axis: Axis) -> Measure {
    length(axis == .horizontal ? "width" : "height")
  }
}
