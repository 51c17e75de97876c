import Anchorage
import UIKit

/// A call in a closure gathers what the functions make that it calls, wherever they are written.
final class HelpedCard: UIView {
  private let title = UILabel()
  private let icon = UIImageView()
  private let more = UIButton()
  private var shown: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(icon)
    addSubview(more)
    shown = Anchorage.batch(active: false) {  // expect: other-code
      title.topAnchor == topAnchor
      placeIcon()
    }
    more.topAnchor == topAnchor
  }

  required init?(coder: NSCoder) { fatalError() }

  private func placeIcon() {
    icon.topAnchor == topAnchor  // expect: kept
    placeMore()
  }

  private func placeMore() {
    more.leadingAnchor == leadingAnchor  // expect: kept
  }

  func widen() {
    more.widthAnchor == 44
  }
}

/// What runs later is gathered by no call.
final class LateCard: UIView {
  private let title = UILabel()
  private let icon = UIImageView()
  private var shown: [NSLayoutConstraint] = []
  private var hidden: [NSLayoutConstraint] = []
  private var onTap: () -> Void = {}

  func show() {
    addSubview(title)
    addSubview(icon)
    shown = Anchorage.batch(active: false) {  // expect: other-code
      title.topAnchor == topAnchor
      onTap = {
        self.icon.heightAnchor == 20
      }
    }
  }

  func nest() {
    shown = Anchorage.batch(active: false) {  // expect: other-code
      title.leadingAnchor == leadingAnchor
      hidden = Anchorage.batch(active: false) {
        icon.topAnchor == topAnchor
      }
    }
  }

  func capture() {
    shown = Anchorage.batch(active: false) { [title] in  // expect: other-code
      title.trailingAnchor == trailingAnchor
    }
    hidden = Anchorage.batch(active: false) { () in  // expect: other-code
      icon.trailingAnchor == trailingAnchor
    }
  }

  func local() {
    shown = Anchorage.batch(active: false) {  // expect: other-code
      func pin(_ view: UIView) {
        view.bottomAnchor == bottomAnchor
      }
      title.widthAnchor == 40
    }
  }
}

/// Loops over views run at once.
final class LoopedCard: UIView {
  private let title = UILabel()
  private let icon = UIImageView()
  private var shown: [NSLayoutConstraint] = []

  func show() {
    addSubview(title)
    addSubview(icon)
    shown = Anchorage.batch(active: false) {
      title.topAnchor == topAnchor
      icon.sizeAnchors == CGSize(width: 20, height: 20)
    }
  }
}
