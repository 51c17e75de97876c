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
    fixed.translatesAutoresizingMaskIntoConstraints = false
    addSubview(fixed)
    scaled.adjustsFontForContentSizeCategory = true  // expect: content-changes
    titles.assign(to: \.text, on: bound).store(in: &kept)  // expect: content-changes
    titles.sink { [weak self] title in self?.late.text = title }.store(in: &kept)  // expect: content-changes
    NSLayoutConstraint.activate([
      heading.centerXAnchor.constraint(equalTo: centerXAnchor),
      heading.centerYAnchor.constraint(equalTo: centerYAnchor),
      detail.centerXAnchor.constraint(equalTo: centerXAnchor),
      detail.topAnchor.constraint(equalTo: topAnchor),
      remark.centerXAnchor.constraint(equalTo: centerXAnchor),  // expect: reached
      remark.bottomAnchor.constraint(equalTo: bottomAnchor),
      bound.leadingAnchor.constraint(equalTo: leadingAnchor),
      bound.centerYAnchor.constraint(equalTo: centerYAnchor),
      scaled.trailingAnchor.constraint(equalTo: trailingAnchor),
      scaled.centerYAnchor.constraint(equalTo: centerYAnchor),
      late.leadingAnchor.constraint(equalTo: leadingAnchor),
      late.topAnchor.constraint(equalTo: topAnchor),
      fixed.trailingAnchor.constraint(equalTo: trailingAnchor),
      fixed.topAnchor.constraint(equalTo: topAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class Deck {
  private let card: Card
  private var kept: Set<AnyCancellable> = []

  init(_ card: Card, _ details: AnyPublisher<String?, Never>) {
    self.card = card
    details.assign(to: \.detail.text, on: card).store(in: &kept)  // expect: content-changes
  }

  func show(_ title: String) {
    card.heading.text = title  // expect: content-changes
    let remark = card.remark
    remark.attributedText = NSAttributedString(string: title)
  }
}

/// A size that the code gives does not follow the text.
final class Plate: UIView {
  let heading = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    heading.translatesAutoresizingMaskIntoConstraints = false
    addSubview(heading)
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: topAnchor),
      heading.leadingAnchor.constraint(equalTo: leadingAnchor),
      heading.widthAnchor.constraint(equalToConstant: 90),
      heading.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
