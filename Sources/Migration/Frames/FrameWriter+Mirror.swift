import LayoutModel

extension FrameWriter {
  var isRightToLeft: String {
    let owner = surroundings.containerName.isEmpty ? "" : surroundings.containerName + "."
    return "\(owner)effectiveUserInterfaceLayoutDirection == .rightToLeft"
  }

  /// Frames are mirrored each in one rectangle; where that is not enough, guides are mirrored as well.
  mutating func chooseMirror() throws(Refusal.Cause) {
    if surroundings.isLeftToRightOnly || surroundings.pins != nil { return }
    let search = MirrorSearch(plan: plan, surroundings: surroundings)
    if !surroundings.rows.isEmpty { return try checkSymmetry(search) }
    do throws(Refusal.Cause) {
      for view in views { _ = try search.mirror(of: view) }
    } catch {
      guard !search.hasAbsoluteInsets(views) else { throw error }
      mirrorsGuides = true
    }
  }

  /// Rows run from left to right in every language.
  private func checkSymmetry(_ search: MirrorSearch) throws(Refusal.Cause) {
    for view in views {
      guard case .itself? = try? search.mirror(of: view) else { throw .rowDirection(name(view)) }
    }
  }

  mutating func mirror() throws(Refusal.Cause) {
    if surroundings.isLeftToRightOnly || surroundings.pins != nil { return }
    if !surroundings.rows.isEmpty { return }
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
