import LayoutModel
import UIKitFacts

// Insets as what the code calls them, rather than as differences of rectangles.

extension FrameWriter {
  /// The distance from the container's top or bottom to that of a guide as what it is called: `safeAreaInsets.top`.
  func withInsets(_ form: Form) -> Form {
    guard let guide = form.terms.lazy.compactMap(\.quantity.item).first(where: isGuide) else {
      return form
    }
    let container = surroundings.container
    let start = form.factor(of: .start(guide, .vertical))
    let size = form.factor(of: .size(guide, .vertical))
    let side: String
    switch (start, size) {
    case (0, _): return form
    case (_, 0): side = "top"
    case (_, start): side = "bottom"
    default: return form
    }
    guard form.factor(of: .origin(container, .vertical)) == -start,
      form.factor(of: .size(container, .vertical)) == -size
    else { return form }
    let distance =
      Form(.start(guide, .vertical)) - Form(.origin(container, .vertical))
      + (size == 0 ? Form() : Form(.size(guide, .vertical)) - Form(.size(container, .vertical)))
    let inset = Form(.named("\(insets(of: guide)).\(side)"))
    return form - distance * start + inset * (side == "top" ? start : -start)
  }

  private func isGuide(_ item: ItemID) -> Bool {
    surroundings.scope.items[item.index].kind == .guide
  }

  /// `safeAreaInsets`, `view.layoutMargins`.
  func insets(of guide: ItemID) -> String {
    let owner = surroundings.containerName
    let member = isSafeArea(guide) ? MemberName.safeAreaInsets : MemberName.layoutMargins
    return owner.isEmpty ? member : "\(owner).\(member)"
  }

  func isSafeArea(_ guide: ItemID) -> Bool { name(guide).hasSuffix(Guide.safeArea.name) }

  /// What has the insets of a rectangle as its members: `padding`, if they are `padding.top` and so on.
  ///
  /// - Parameter insets: top, left, bottom and right.
  func insetsName(_ insets: [Form]) -> String? {
    var owner: String?
    for (inset, side) in zip(insets, ["top", "left", "bottom", "right"]) {
      guard inset.constant == 0, inset.terms.count == 1, let term = inset.terms.first,
        term.factor == 1, case .named(let text) = term.quantity, text.hasSuffix("." + side)
      else { return nil }
      let name = String(text.dropLast(side.count + 1))
      guard owner == nil || owner == name else { return nil }
      owner = name
    }
    guard let owner, areInsets(owner) else { return nil }
    return owner
  }

  private func areInsets(_ name: String) -> Bool {
    var path = name.split(separator: ".").map(String.init)
    if path.first == "self" || path.first == "Self" { path.removeFirst() }
    guard let last = path.popLast() else { return false }
    return surroundings.project.declaredType(
      of: last, in: path, surroundings.typeName, surroundings.file)
      == ClassName.edgeInsets
  }
}
