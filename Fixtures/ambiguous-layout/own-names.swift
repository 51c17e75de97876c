import UIKit

extension UIView {
  /// A method of the project's, though the system's has its name.
  func addConstraints(top: NSLayoutYAxisAnchor, left: NSLayoutXAxisAnchor, right: NSLayoutXAxisAnchor) {
    translatesAutoresizingMaskIntoConstraints = false
    topAnchor.constraint(equalTo: top).isActive = true
    leadingAnchor.constraint(equalTo: left).isActive = true
    trailingAnchor.constraint(equalTo: right).isActive = true
  }
}

final class OwnNameSilent: UIView {
  private let cover = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(cover)
    cover.backgroundColor = .gray
    cover.addConstraints(top: topAnchor, left: leadingAnchor, right: trailingAnchor)
    cover.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// Nothing ties its height.
final class OwnNameTold: UIView {
  private let cover = UIView()  // expect: ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(cover)
    cover.backgroundColor = .gray
    cover.addConstraints(top: topAnchor, left: leadingAnchor, right: trailingAnchor)
  }

  required init?(coder: NSCoder) { nil }
}
