import LayoutDialects
import LayoutModel
import UIKitFacts

// Lengths that contents give.

extension FrameWriter {
  mutating func nameContent(of view: ItemID) {
    let name = unused(self.name(view) + "Size")
    statements.append(
      .init(view: view, lines: [(0, "let \(name) = \(self.name(view)).intrinsicContentSize")]))
    locals[.content(view, .horizontal)] = name + ".width"
    locals[.content(view, .vertical)] = name + ".height"
    locals[.size(view, .horizontal)] = name + ".width"
    locals[.size(view, .vertical)] = name + ".height"
  }

  /// What the content asks for: a text's height is that for its width.
  mutating func contentText(_ extent: ItemAxis) throws(Refusal.Cause) -> String {
    if let name = locals[.content(extent.item, extent.axis)] { return name }
    let name = name(extent.item)
    guard extent.axis == .vertical else { return "\(name).intrinsicContentSize.width" }
    guard isText(extent.item) else { return "\(name).intrinsicContentSize.height" }
    let width = try lengthText(ItemAxis(extent.item, .horizontal), isNamed: true)
    return
      "\(name).sizeThatFits(CGSize(width: \(width), height: CGFloat.greatestFiniteMagnitude)).height"
  }

  /// Whether a view's height depends on its width.
  func isText(_ view: ItemID) -> Bool {
    let type = surroundings.scope.descriptions[view.index].type ?? ""
    return surroundings.project.ancestry(of: type).contains {
      ViewClass.named($0)?.traits.contains(.wrapsText) ?? false
    }
  }

  /// Whether `sizeThatFits` says the same as `intrinsicContentSize`, whatever size a view has.
  ///
  /// Source: Apple, `UIView.sizeThatFits(_:)`: labels of one line, images and controls of one size do not wrap.
  func fitsAlone(_ view: ItemID, mayWrapText: Bool) -> Bool {
    guard let type = surroundings.scope.descriptions[view.index].type else { return false }
    if type == ClassName.label { return !mayWrapText }
    return ViewClass.named(type)?.traits.contains(.oneSize) ?? false
  }
}
