import UIKit

extension UIView {
  var withoutMask: Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }
  func named(_ name: String) -> Self {
    accessibilityIdentifier = name
    return self
  }
}

private extension UILabel {
  var withWrapping: Self {
    numberOfLines = 0
    return self
  }
}

class Badge: UIView {}

struct Parts {
  var badge: Badge.Type = Badge.self
}

final class TicketView: UIView {
  let parts = Parts()
  private let plain: UILabel = .init()  // expect: ambiguous-layout
  private let framed: UIImageView = .init(image: UIImage())  // expect: ambiguous-layout
  private lazy var label: UILabel = .init().withoutMask.withWrapping  // expect: ambiguous-layout
  private lazy var title = UILabel().withoutMask.named("title")  // expect: ambiguous-layout
  private lazy var badge: Badge = parts.badge.init().withoutMask  // expect: missing-position
  private lazy var placed: UILabel = .init().withoutMask

  func setUp() {
    let local: UIButton = .init(type: .system)  // expect: ambiguous-layout
    for view in [plain, framed, local] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: text-without-limit
    }
    for view in [label, title, badge, placed] {
      addSubview(view)
      view.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
    placed.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: text-without-limit
    badge.heightAnchor.constraint(equalTo: heightAnchor).isActive = true
    badge.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
  }
}

class BaseCard: UIView {
  let headline = UILabel()  // expect: ambiguous-layout
  let footer = UILabel()

  func setUp() {
    for label in [headline, footer] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: text-without-limit, text-without-limit
    }
  }
}

final class FooterCard: BaseCard {
  override func setUp() {
    super.setUp()
    footer.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }
}
