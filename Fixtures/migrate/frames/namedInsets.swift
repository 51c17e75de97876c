import SnapKit
import UIKit

extension UIEdgeInsets {
  init(around distance: CGFloat) {
    self.init(top: distance, left: distance + 1, bottom: distance + 2, right: distance + 3)
  }
}

/// Distances that are known at run time only.
enum Distance {
  static let small = measured(6)
  static let large = measured(17)

  static func measured(_ count: Int) -> CGFloat { CGFloat(count) + 0.5 }
}

// build: Mat()
/// Insets count inwards on all sides.
final class Mat: UIView {
  struct Size {
    static let around = UIEdgeInsets(around: 5)
  }

  private let fringe = UIView()
  private let middle = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(fringe)
    fringe.snp.makeConstraints { make in
      make.edges.equalTo(self).inset(Size.around)
    }
    addSubview(middle)
    middle.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalTo(self).inset(Size.around)
      make.height.equalTo(4)
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

// build: Rug()
/// So do distances with a sign, once and twice.
final class Rug: UIView {
  static let margin: CGFloat = Distance.measured(3)
  private let border = UIView()
  private let label = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(border)
    addSubview(label)
    border.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      border.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Rug.margin),
      border.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Rug.margin),
      border.topAnchor.constraint(equalTo: topAnchor, constant: 2),
      border.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Rug.margin),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Rug.margin),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      label.widthAnchor.constraint(equalToConstant: 20),
      label.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

// build: Doormat()
/// And those that libraries turn.
final class Doormat: UIView {
  static let margin: CGFloat = Distance.measured(4)
  private let word = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(word)
    word.snp.makeConstraints { make in
      make.trailing.bottom.equalToSuperview().inset(Doormat.margin)
      make.leading.top.equalToSuperview().offset(-Doormat.margin)
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
