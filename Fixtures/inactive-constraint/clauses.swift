import UIKit

// The clauses of `#if` are no blocks: what they declare is known behind `#endif`.
final class CallView: UIView {
  private let avatar = UIView()
  private let renderer = UIView()
  private let mark = UIView()  // expect: missing-position

  init() {
    super.init(frame: .zero)
    addSubview(avatar)
    addSubview(renderer)
    addSubview(mark)
    avatar.translatesAutoresizingMaskIntoConstraints = false
    renderer.translatesAutoresizingMaskIntoConstraints = false
    mark.translatesAutoresizingMaskIntoConstraints = false
    #if targetEnvironment(simulator)
      let own: [NSLayoutConstraint] = []
    #else
      let own: [NSLayoutConstraint] = [
        leadingAnchor.constraint(equalTo: renderer.leadingAnchor),
        topAnchor.constraint(equalTo: renderer.topAnchor),
        trailingAnchor.constraint(equalTo: renderer.trailingAnchor),
        bottomAnchor.constraint(equalTo: renderer.bottomAnchor),
      ]
    #endif
    NSLayoutConstraint.activate(
      [
        avatar.topAnchor.constraint(equalTo: topAnchor),
        avatar.leadingAnchor.constraint(equalTo: leadingAnchor),
        avatar.trailingAnchor.constraint(equalTo: trailingAnchor),
        avatar.bottomAnchor.constraint(equalTo: bottomAnchor),
      ] + own)
    #if os(iOS)
      let width = mark.widthAnchor.constraint(equalToConstant: 0)
    #elseif os(tvOS)
      let width = mark.widthAnchor.constraint(equalToConstant: 0)
    #else
      let width = mark.widthAnchor.constraint(equalToConstant: 0)
    #endif
    width.isActive = true
    #if DEBUG
      let height = mark.heightAnchor.constraint(equalToConstant: 0)
      height.isActive = true
    #endif
  }

  required init?(coder: NSCoder) { fatalError() }
}

// What nothing activates behind it is lost as elsewhere.
final class BadgeView: UIView {
  private let badge = UIView()

  func setUp() {
    #if os(iOS)
      let width = badge.widthAnchor.constraint(equalToConstant: 0)  // expect: inactive-constraint
    #else
      let width = badge.widthAnchor.constraint(equalToConstant: 0)  // expect: inactive-constraint
    #endif
    #if DEBUG
      let height = badge.heightAnchor.constraint(equalToConstant: 0)  // expect: inactive-constraint
    #endif
  }
}
