import UIKit

final class CardView: UIView {
  let card = UIView()
  let backdrop = UIView()
  let filling = UIView()
  var onHit: ((CGPoint, UIEvent?) -> UIView?)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hit = card.hitTest(point, with: event) { return hit }  // expect: other-coordinate-space
    let inner = convert(point, to: card)
    if card.point(inside: inner, with: event) { return card }
    if backdrop.hitTest(convert(point, to: backdrop), with: event) != nil { return backdrop }
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    filling.frame = bounds
    return subviews.contains { $0.point(inside: point, with: event) }  // expect: other-coordinate-space
      || filling.point(inside: point, with: event) || bounds.contains(point)
  }

  func follow(_ other: CardView, _ controller: UIViewController) {
    onHit = { point, event in
      controller.view.hitTest(point, with: event)  // expect: other-coordinate-space
    }
    other.onHit = { point, event in
      let inner = self.convert(point, from: other)
      return self.card.hitTest(inner, with: event)
    }
  }

  // The caller says whose coordinates these are.
  func view(at point: CGPoint) -> UIView? { card.hitTest(point, with: nil) }
}

// A window and its root view start at the same corner.
final class OverlayWindow: UIWindow {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    rootViewController?.view.point(inside: point, with: event) ?? false
  }
}

final class HitCell: UITableViewCell {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    contentView.hitTest(point, with: event)
  }
}
