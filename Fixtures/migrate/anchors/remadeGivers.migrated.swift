import SnapKit
import UIKit

/// It gives itself to code that changes it.
extension UILabel {
  func widen() { Widening.widen(self) }
}

enum Widening {
  static func widen(_ view: UIView) {
    view.snp.updateConstraints { $0.width.equalTo(80) }
  }
}

/// A text is no view, and neither is a dictionary.
func named(_ value: Any) -> Int {
  ((value as? String) ?? "").count + ((value as? [String: Any]) ?? [:]).count
}

// build: Givers()
/// Only labels do, and what may be one.
final class Givers: UIView {
  private let icon = UIImageView()
  private let title = UILabel()
  private let button = UIButton()
  private let part: UIView = Givers.makePart()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(icon)
    addSubview(title)
    addSubview(button)
    addSubview(part)
    icon.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      icon.leftAnchor.constraint(equalTo: leftAnchor),
      icon.topAnchor.constraint(equalTo: topAnchor),
      icon.widthAnchor.constraint(equalToConstant: 20),
      icon.heightAnchor.constraint(equalToConstant: 20)
    ])
    title.snp.makeConstraints { make in
      make.top.right.equalToSuperview()
      make.width.equalTo(40)
    }
    button.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      button.leftAnchor.constraint(equalTo: leftAnchor),
      button.bottomAnchor.constraint(equalTo: bottomAnchor),
      button.widthAnchor.constraint(equalToConstant: 30),
      button.heightAnchor.constraint(equalToConstant: 30)
    ])
    part.snp.makeConstraints { make in
      make.bottom.right.equalToSuperview()
      make.width.height.equalTo(30)
    }
  }

  private static func makePart() -> UIView { UILabel() }

  required init?(coder: NSCoder) { fatalError() }
}
