import SnapKit
import UIKit

// A view that is added too late is one finding, at the first constraint: the others are notes.

final class SeveralSnaps: UIView {
  private let stack = UIStackView()
  private let early = UIView()

  func setUp() {
    addSubview(early)
    early.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
    stack.snp.makeConstraints { make in
      make.top.equalToSuperview()  // expect: constraint-before-subview
      make.leading.trailing.equalToSuperview()
      make.bottom.equalTo(early)
    }
    addSubview(stack)
  }
}

final class SeveralAnchors: UIView {
  private let banner = UIView()
  private let footer = UIView()

  func setUp() {
    banner.translatesAutoresizingMaskIntoConstraints = false
    footer.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: topAnchor),  // expect: constraint-before-subview
      banner.leadingAnchor.constraint(equalTo: leadingAnchor),
      banner.trailingAnchor.constraint(equalTo: trailingAnchor),
      banner.bottomAnchor.constraint(equalTo: bottomAnchor),
      footer.topAnchor.constraint(equalTo: topAnchor),  // expect: constraint-before-subview
      footer.leadingAnchor.constraint(equalTo: leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: trailingAnchor),
      footer.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    addSubview(banner)
    addSubview(footer)
  }
}
