import SnapKit
import UIKit

/// In the closure that makes a property's view, the view has the name that the closure gives it.
// build: ReturnedPage(frame: .zero)
final class ReturnedPage: UIView {
  private let card: UIView = {
    let card = UIView()
    let inner = UILabel()
    card.addSubview(inner)
    inner.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
    return card
  }()
  private lazy var box: UIView = {
    let v = UIView()
    let mark = UIView()
    v.addSubview(mark)
    mark.snp.makeConstraints { make in
      make.leading.centerY.equalToSuperview()
      make.width.equalTo(v).multipliedBy(0.5)
    }
    return v
  }()
  private let row: UIView = {
    let v = UIView()
    let mark = UIView()
    v.addSubview(mark)
    mark.snp.makeConstraints { make in  // expect: unknown-superview
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
