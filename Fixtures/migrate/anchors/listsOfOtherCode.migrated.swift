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
    shown = Anchorage.batch(active: false) {
      title.topAnchor == topAnchor
      placeIcon()
    }
    more.translatesAutoresizingMaskIntoConstraints = false
    more.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }

  private func placeIcon() {
    icon.topAnchor == topAnchor
    placeMore()
  }

  private func placeMore() {
    more.leadingAnchor == leadingAnchor
  }

  func widen() {
    more.translatesAutoresizingMaskIntoConstraints = false
    more.widthAnchor.constraint(equalToConstant: 44).isActive = true
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
    shown = Anchorage.batch(active: false) {
      title.topAnchor == topAnchor
      onTap = {
        self.icon.heightAnchor == 20
      }
    }
  }

  func nest() {
    shown = Anchorage.batch(active: false) {
      title.leadingAnchor == leadingAnchor
      hidden = Anchorage.batch(active: false) {
        icon.topAnchor == topAnchor
      }
    }
  }

  func capture() {
    shown = Anchorage.batch(active: false) { [title] in
      title.trailingAnchor == trailingAnchor
    }
    hidden = Anchorage.batch(active: false) { () in
      icon.trailingAnchor == trailingAnchor
    }
  }

  func local() {
    shown = Anchorage.batch(active: false) {
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
    shown = { () -> [NSLayoutConstraint] in
      var constraints: [NSLayoutConstraint] = []
      title.translatesAutoresizingMaskIntoConstraints = false
      icon.translatesAutoresizingMaskIntoConstraints = false
      constraints += [
        title.topAnchor.constraint(equalTo: self.topAnchor),
        icon.widthAnchor.constraint(equalToConstant: 20),
        icon.heightAnchor.constraint(equalToConstant: 20)
      ]
      return constraints
    }()
  }
}
