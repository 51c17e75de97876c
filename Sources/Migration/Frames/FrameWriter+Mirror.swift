import LayoutModel

extension FrameWriter {
  /// Sets the frames of all views, each in a statement of its own, and mirrors them where that is needed.
  mutating func setFrames() throws(Refusal.Cause) {
    try chooseMirror()
    while let view = nextView() { try setFrame(of: view) }
    try mirror()
  }

  var isRightToLeft: String {
    let owner = surroundings.containerName.isEmpty ? "" : surroundings.containerName + "."
    return "\(owner)effectiveUserInterfaceLayoutDirection == .rightToLeft"
  }

  /// Frames are mirrored each in one rectangle; where that is not enough, guides are mirrored as well.
  mutating func chooseMirror() throws(Refusal.Cause) {
    if surroundings.isLeftToRightOnly { return }
    let search = MirrorSearch(plan: plan, surroundings: surroundings)
    do throws(Refusal.Cause) {
      for view in views { _ = try search.mirror(of: view) }
    } catch {
      guard !search.hasAbsoluteInsets(views) else { throw error }
      mirrorsGuides = true
    }
  }

  /// Whether a frame is the same in both directions.
  func isSymmetric(_ view: ItemID) -> Bool {
    let search = MirrorSearch(plan: plan, surroundings: surroundings)
    if case .itself? = try? search.mirror(of: view) { return true }
    return false
  }

  /// Writes what mirrors the frames that are set, as ``chooseMirror()`` found it.
  mutating func mirror() throws(Refusal.Cause) {
    if surroundings.isLeftToRightOnly { return }
    var mirrored: [(rectangle: String, views: [String])] = []
    for view in views {
      let rectangle: String
      let search = MirrorSearch(
        plan: plan, surroundings: surroundings, hasMirroredGuides: mirrorsGuides)
      switch try search.mirror(of: view) {
      case .itself: continue
      case .inside(let found):
        if case .frame(let guide) = found { nameGuide(guide) }
        rectangle = self.rectangle(found)
      }
      if let index = mirrored.firstIndex(where: { $0.rectangle == rectangle }) {
        mirrored[index].views.append(name(view))
      } else {
        mirrored.append((rectangle, [name(view)]))
      }
    }
    guard !mirrored.isEmpty else { return }
    let child = unused("subview", "child")
    var lines = [(0, "if \(isRightToLeft) {")]
    for (rectangle, names) in mirrored {
      func flip(_ name: String) -> String {
        "\(name).frame.origin.x = \(rectangle).minX + \(rectangle).maxX - \(name).frame.maxX"
      }
      if names.count == 1 {
        lines.append((1, flip(names[0])))
      } else {
        lines += [
          (1, "for \(child) in [\(names.joined(separator: ", "))] as [UIView] {"),
          (2, flip(child)), (1, "}"),
        ]
      }
    }
    lines.append((0, "}"))
    statements.append(.init(view: nil, lines: lines))
  }
}
