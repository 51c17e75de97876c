import Combine
import UIKit

/// Texts that others set, or that change by themselves, move nothing that a frame places.
final class Card: UIView {
  let heading = UILabel()
  let detail = UILabel()
  let remark = UILabel()
  private let bound = UILabel()
  private let scaled = UILabel()
  private let late = UILabel()
  private let fixed = UILabel()
  private let titles: AnyPublisher<String?, Never>
  private var kept: Set<AnyCancellable> = []

  init(_ titles: AnyPublisher<String?, Never>) {
    self.titles = titles
    super.init(frame: .zero)
    for label in [heading, detail, bound, scaled, late] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    remark.translatesAutoresizingMaskIntoConstraints = false
    addSubview(remark)
    fixed.text = "Card"
    addSubview(fixed)
    scaled.adjustsFontForContentSizeCategory = true
    titles.assign(to: \.text, on: bound).store(in: &kept)
    titles.sink { [weak self] title in self?.late.text = title }.store(in: &kept)
    NSLayoutConstraint.activate([
      heading.centerXAnchor.constraint(equalTo: centerXAnchor),
      heading.centerYAnchor.constraint(equalTo: centerYAnchor),
      detail.centerXAnchor.constraint(equalTo: centerXAnchor),
      detail.topAnchor.constraint(equalTo: topAnchor),
      remark.centerXAnchor.constraint(equalTo: centerXAnchor),
      remark.bottomAnchor.constraint(equalTo: bottomAnchor),
      bound.leadingAnchor.constraint(equalTo: leadingAnchor),
      bound.centerYAnchor.constraint(equalTo: centerYAnchor),
      scaled.trailingAnchor.constraint(equalTo: trailingAnchor),
      scaled.centerYAnchor.constraint(equalTo: centerYAnchor),
      late.leadingAnchor.constraint(equalTo: leadingAnchor),
      late.topAnchor.constraint(equalTo: topAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let fixedSize = fixed.intrinsicContentSize
    fixed.frame = CGRect(
      x: bounds.maxX - fixedSize.width, y: bounds.minY,
      width: fixedSize.width, height: fixedSize.height)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      fixed.frame.origin.x = bounds.minX + bounds.maxX - fixed.frame.maxX
    }
  }
}

final class Deck {
  private let card: Card
  private var kept: Set<AnyCancellable> = []

  init(_ card: Card, _ details: AnyPublisher<String?, Never>) {
    self.card = card
    details.assign(to: \.detail.text, on: card).store(in: &kept)
  }

  func show(_ title: String) {
    card.heading.text = title
    let remark = card.remark
    remark.attributedText = NSAttributedString(string: title)
  }
}

/// A size that the code gives does not follow the text.
final class Plate: UIView {
  let heading = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(heading)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    heading.frame = CGRect(x: bounds.minX, y: bounds.minY, width: 90, height: 20)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      heading.frame.origin.x = bounds.minX + bounds.maxX - heading.frame.maxX
    }
  }
}
