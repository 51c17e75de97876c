import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

// Chains such as `nal.layout(title) { $0.setTopLeft(by: { $0.topLeft }).fitSize() }`, which give a view a frame.
//
// Source: NotAutoLayout 3.3.1, https://github.com/el-hoshino/NotAutoLayout.

extension Dialect {
  /// Chains of NotAutoLayout's makers.
  static let notAutoLayout = Dialect(
    givesFrames: true,
    readChain: { NotAutoLayoutReader($0).makerChain($1) })
}

/// What a chain says so far.
private struct MadeFrame {
  var horizontal = MadeSide()
  var vertical = MadeSide()

  subscript(axis: Axis) -> MadeSide {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

private struct MadeSide {
  /// By the share of the view that lies before the line.
  var lines: [(share: Double, place: Measure)] = []
  var size: Measure?

  /// One line and the size, or two lines; `nil` for anything else.
  var extent: (start: Measure, size: Measure)? {
    switch (lines.count, size) {
    case (1, let size?): return (lines[0].place - size * lines[0].share, size)
    case (2, nil) where lines[0].share != lines[1].share:
      let size = (lines[1].place - lines[0].place) * (1 / (lines[1].share - lines[0].share))
      return (lines[0].place - size * lines[0].share, size)
    default: return nil
    }
  }
}

private struct MakerCall {
  var id: ExpressionID
  var name: String
  var arguments: [Argument]
}

/// How many calls a chain may have: people write up to five.
private let maximumMakerCalls = 16

private let nalHash = Token.nameHash(of: "nal")

/// Reads chains of NotAutoLayout.
struct NotAutoLayoutReader {
  let reader: TypeReader

  init(_ reader: TypeReader) { self.reader = reader }
}

extension NotAutoLayoutReader {
  /// `parent.nal.layout(view) { … }`, if all its calls are read; `nil` for anything else.
  fileprivate func makerChain(_ call: ChainedCall) -> Value? {
    guard call.name == "layout",
      reader.project.files[reader.fileIndex].imports.contains("NotAutoLayout")
    else {
      return nil
    }
    let id = call.id
    // Chains inside of chains would be read again and again.
    let tokens = reader.file[id].span.indices
    guard tokens.count(where: { reader.file.source.tokens[$0].nameHash == nalHash }) == 1 else {
      return nil
    }
    let list = Array(reader.file.arguments(call.arguments))
    guard list.count == 2, reader.file.label(list[0]) == nil, let parent = makersParent(call.base),
      case .reference(let view) = reader.evaluate(list[0].value), reader.isViewLike(view),
      let making = makerClosure(list[1].value)
    else { return nil }
    var calls: [MakerCall] = []
    var current = making.body
    while case .call(let callee, let arguments) = reader.file[current].kind,
      case .member(let base, let token) = reader.file[callee].kind
    {
      guard calls.count < maximumMakerCalls else { return nil }
      calls.append(
        MakerCall(
          id: current, name: reader.file.name(token),
          arguments: Array(reader.file.arguments(arguments))))
      current = base
    }
    guard making.isParameter(current, in: reader.file) else { return nil }
    var frame = MadeFrame()
    for call in calls.reversed() {
      guard read(call, of: view, in: parent, &frame) else { return nil }
    }
    guard let (x, width) = frame.horizontal.extent, let (y, height) = frame.vertical.extent else {
      return nil
    }
    let text = reader.shortened(id)
    func part(_ measure: Measure) -> FrameAssignment.Part {
      FrameAssignment.Part(measure: measure, number: reader.number(measure, text))
    }
    reader.record(.placed, on: view, at: reader.file.range(id))
    reader.add(
      [.left: part(x), .top: part(y), .width: part(width), .height: part(height)], to: view,
      at: reader.file.range(id))
    return .nothing
  }

  /// The view whose `nal` it is.
  private func makersParent(_ id: ExpressionID) -> Reference? {
    switch reader.file[id].kind {
    case .name(let token) where reader.file.name(token) == "nal":
      return reader.isViewLike(reader.selfReference) ? reader.selfReference : nil
    case .member(let base, let token) where reader.file.name(token) == "nal":
      guard case .reference(let parent) = reader.evaluate(base), reader.isViewLike(parent) else {
        return nil
      }
      return parent
    default: return nil
    }
  }

  /// A closure of one expression, with the name of its parameter.
  private func makerClosure(_ id: ExpressionID) -> MakerClosure? {
    guard case .closure(let closure) = reader.file[id].kind else { return nil }
    let names = reader.file.nameTokens[reader.file[closure].parameters.indices].map(
      reader.file.name)
    let statements = Array(reader.file.statements(of: reader.file[closure].body))
    guard names.count <= 1, statements.count == 1,
      case .expression(let body) = reader.file[statements[0]].kind
    else { return nil }
    return MakerClosure(parameter: names.first ?? "$0", body: body)
  }

  // MARK: Calls

  private func read(
    _ call: MakerCall, of view: Reference, in parent: Reference, _ frame: inout MadeFrame
  ) -> Bool {
    let labels = call.arguments.map { reader.file.label($0) ?? "" }
    if call.name.hasPrefix("fit") {
      let content = reader.contentSize(
        of: view, text: "\(reader.references.name(view)).\(contentSizeName)")
      guard labels == [] || labels == ["by"],
        ["Width", "Height", "Size"].contains(call.name.dropFirst(3))
      else { return false }
      if call.name != "fitHeight" { frame.horizontal.size = content.length("width") }
      if call.name != "fitWidth" { frame.vertical.size = content.length("height") }
      return true
    }
    guard let guides = guides(of: parent, at: call.id) else { return false }
    if call.name.hasPrefix("stickOnParent") {
      guard
        let base = call.name == "stickOnParent"
          ? guides.rectangle
          : call.name == "stickOnParentSafeArea"
            ? guide("safeAreaGuide", guides, at: call.id) : nil,
        let rectangle = inset(base, call.arguments.first, MakerClosure(body: call.id), nil)
      else { return false }
      return set(rectangle, &frame)
    }
    guard let last = call.arguments.last else { return false }
    if labels == ["to"] {
      return set(call.name.dropFirst(3), MakerClosure(body: last.value), nil, &frame)
    }
    guard let closure = makerClosure(last.value) else { return false }
    if labels == ["by"], call.name.hasPrefix("set") {
      return set(call.name.dropFirst(3), closure, guides, &frame)
    }
    guard labels == ["to", "with"], call.name.hasPrefix("pin"),
      case .reference(let other) = reader.evaluate(call.arguments[0].value),
      reader.isViewLike(other),
      let place = reader.placeOf(other, text: reader.shortened(call.arguments[0].value))
    else { return false }
    // As the parent sees it, whatever its own superview is.
    let owner = reader.superview(of: other)
    let seen = reader.rectangle(
      place.length("x") + .linear(reader.edge(owner, .left) - reader.edge(parent, .left)),
      place.length("y") + .linear(reader.edge(owner, .top) - reader.edge(parent, .top)),
      place.length("width"), place.length("height"), text: place.text)
    return set(
      call.name.dropFirst(3), closure, MakerGuides(view: nil, rectangle: seen), &frame)
  }

  private func set(
    _ name: Substring, _ closure: MakerClosure, _ guides: MakerGuides?, _ frame: inout MadeFrame
  ) -> Bool {
    if let line = MakerLines.line(name) {
      frame[line.axis].lines.append((line.share, length(closure.body, closure, guides)))
      return true
    }
    if let point = MakerLines.point(name) {
      guard let (x, y) = self.point(closure, guides) else { return false }
      frame.horizontal.lines.append((point.x, x))
      frame.vertical.lines.append((point.y, y))
      return true
    }
    switch name {
    case "Width": frame.horizontal.size = length(closure.body, closure, guides)
    case "Height": frame.vertical.size = length(closure.body, closure, guides)
    case "Size":
      guard guides == nil, let size = geometry(.size, closure.body) else { return false }
      frame.horizontal.size = size.length("width")
      frame.vertical.size = size.length("height")
    case "Frame":
      guard let guides else {
        return geometry(.rectangle, closure.body).map { set($0, &frame) } ?? false
      }
      return self.frame(closure, guides).map { set($0, &frame) } ?? false
    default: return false
    }
    return true
  }

  private func set(_ rectangle: Geometry, _ frame: inout MadeFrame) -> Bool {
    frame.horizontal = MadeSide(
      lines: [(0, rectangle.length("x"))], size: rectangle.length("width"))
    frame.vertical = MadeSide(
      lines: [(0, rectangle.length("y"))], size: rectangle.length("height"))
    return true
  }
}
