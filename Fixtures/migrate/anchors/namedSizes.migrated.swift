import UIKit

// build: NamedCard()
/// Sizes and insets keep the name of their value.
final class NamedCard: UIView {
  enum Style {
    static let icon = CGSize(width: 24, height: 20)
    static let around = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  private let own = CGSize(width: 30, height: 31)
  private let padding = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 13)
  private let icon = UIView()
  private let badge = UIView()
  private let back = UIView()
  private let front = UIView()
  private let literal = UIView()
  private let soft = UIView()
  private let pure = UIView()
  private let anchored = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [icon, badge, back, front, literal, soft, pure, anchored] { addSubview(view) }
    icon.translatesAutoresizingMaskIntoConstraints = false
    badge.translatesAutoresizingMaskIntoConstraints = false
    back.translatesAutoresizingMaskIntoConstraints = false
    front.translatesAutoresizingMaskIntoConstraints = false
    literal.translatesAutoresizingMaskIntoConstraints = false
    soft.translatesAutoresizingMaskIntoConstraints = false
    pure.translatesAutoresizingMaskIntoConstraints = false
    anchored.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      icon.leftAnchor.constraint(equalTo: leftAnchor),
      icon.topAnchor.constraint(equalTo: topAnchor),
      icon.widthAnchor.constraint(equalToConstant: Style.icon.width),
      icon.heightAnchor.constraint(equalToConstant: Style.icon.height),
      badge.centerXAnchor.constraint(equalTo: centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: own.width),
      badge.heightAnchor.constraint(equalToConstant: own.height),
      back.leftAnchor.constraint(equalTo: leftAnchor, constant: Style.around.left),
      back.topAnchor.constraint(equalTo: topAnchor, constant: Style.around.top),
      back.rightAnchor.constraint(equalTo: rightAnchor, constant: -Style.around.right),
      back.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Style.around.bottom),
      front.leftAnchor.constraint(equalTo: leftAnchor, constant: padding.left),
      front.topAnchor.constraint(equalTo: topAnchor, constant: padding.top),
      front.rightAnchor.constraint(equalTo: rightAnchor, constant: -padding.right),
      front.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -padding.bottom),
      literal.leftAnchor.constraint(equalTo: leftAnchor, constant: 5),
      literal.topAnchor.constraint(equalTo: topAnchor),
      literal.rightAnchor.constraint(equalTo: rightAnchor, constant: -6),
      literal.bottomAnchor.constraint(equalTo: bottomAnchor),
      soft.widthAnchor.constraint(equalToConstant: own.width),
      soft.heightAnchor.constraint(equalToConstant: own.height),
      soft.topAnchor.constraint(equalTo: topAnchor),
      soft.leftAnchor.constraint(equalTo: leftAnchor),
      pure.topAnchor.constraint(equalTo: topAnchor, constant: Style.around.top),
      pure.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Style.around.left),
      pure.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Style.around.bottom),
      pure.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Style.around.right),
      anchored.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding.left),
      anchored.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -padding.right),
      anchored.topAnchor.constraint(equalTo: topAnchor, constant: padding.top),
      anchored.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -padding.bottom),
      anchored.widthAnchor.constraint(equalToConstant: own.width),
      anchored.heightAnchor.constraint(equalToConstant: own.height)
    ])
    move(literal, by: CGSize(width: 8, height: 9))
  }

  /// The name of a parameter means nothing outside.
  private func move(_ view: UIView, by distance: CGSize) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: distance.width),
      view.widthAnchor.constraint(equalToConstant: distance.width),
      view.heightAnchor.constraint(equalToConstant: distance.height)
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
