import UIKit

final class HeaderView: UIView {
  private let title = UILabel()
  private let cover = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    cover.backgroundColor = .gray
    for view in [title, cover] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      cover.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      cover.leadingAnchor.constraint(equalTo: leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
