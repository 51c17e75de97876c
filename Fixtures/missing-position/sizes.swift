import SnapKit
import UIKit

final class FeedView: UIView {
  private let header = UILabel()  // expect: missing-position
  private let line = UILabel()  // expect: missing-position
  private let badge = UILabel()  // expect: missing-position
  private let side = UILabel()  // expect: missing-position

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [header, line, badge, side] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: topAnchor),
      header.widthAnchor.constraint(equalTo: widthAnchor),
      line.topAnchor.constraint(equalTo: topAnchor),
      // Narrower than the view, it may be at either end.
      line.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
      badge.topAnchor.constraint(equalTo: topAnchor),
      badge.widthAnchor.constraint(equalTo: safeAreaLayoutGuide.widthAnchor),
      side.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: text-without-limit
      heightAnchor.constraint(equalTo: side.heightAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class ListView: UIView {
  private let title = UILabel()  // expect: missing-position
  private let card = UILabel()  // expect: missing-position
  private let note = UILabel()  // expect: ambiguous-layout
  private let footer = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(card)
    addSubview(note)
    addSubview(footer)
    title.snp.makeConstraints {
      $0.top.equalToSuperview()
      $0.width.equalToSuperview()
    }
    card.snp.makeConstraints { $0.size.equalToSuperview() }
    note.snp.makeConstraints {
      $0.width.equalTo(self)
      $0.top.greaterThanOrEqualToSuperview()
    }
    footer.snp.makeConstraints {
      $0.bottom.centerX.width.equalToSuperview()
    }
  }

  required init?(coder: NSCoder) { nil }
}
