import SnapKit
import UIKit

/// In the closure that makes a property's view, the view has the name that the closure gives it.
// build: ReturnedPage(frame: .zero)
final class ReturnedPage: UIView {
  private let card: UIView = {
    let card = UIView()
    let inner = UILabel()
    card.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: card.leftAnchor),
      inner.topAnchor.constraint(equalTo: card.topAnchor),
      inner.rightAnchor.constraint(equalTo: card.rightAnchor),
      inner.bottomAnchor.constraint(equalTo: card.bottomAnchor)
    ])
    return card
  }()
  private lazy var box: UIView = {
    let v = UIView()
    let mark = UIView()
    v.addSubview(mark)
    mark.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: v.leadingAnchor),
      mark.centerYAnchor.constraint(equalTo: v.centerYAnchor),
      mark.widthAnchor.constraint(equalTo: v.widthAnchor, multiplier: 0.5)
    ])
    return v
  }()
  private let row: UIView = {
    let v = UIView()
    let mark = UIView()
    v.addSubview(mark)
    mark.snp.makeConstraints { make in
      make.leading.centerY.equalToSuperview()
    }
    return [v][0]
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(card)
    addSubview(box)
    addSubview(row)
  }

  required init?(coder: NSCoder) { fatalError() }
}
