import UIKit

/// A style constrains the views of others: no set of its own.
enum CardStyle {
  case plain
  case framed

  func arrange(_ title: UILabel, in card: UIView) {
    card.addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.topAnchor),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor),
    ])
  }
}

/// So does an object that is no view.
final class CardPresenter: NSObject {
  func show(_ card: UIView, in window: UIView) {
    window.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: window.topAnchor),
      card.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
  }
}

func cover(_ card: UIView, with shade: UIView) {
  card.addSubview(shade)
  shade.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    shade.topAnchor.constraint(equalTo: card.topAnchor),
    shade.leadingAnchor.constraint(equalTo: card.leadingAnchor),
  ])
}

/// A class whose superclass is not seen may be one of views.
final class ImportedCard: LibraryCard {
  private let title = UILabel()

  func arrange() {
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }
}

extension LibraryCell {
  func arrange(_ title: UILabel) {
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }
}

/// A protocol's methods constrain whatever has them.
protocol Shaded: UIView {}

extension Shaded {
  func shade(with shade: UIView) {
    addSubview(shade)
    shade.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      shade.topAnchor.constraint(equalTo: topAnchor),
      shade.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }
}

/// A class of views may have the name of one of the system's.
final class AVPlayerView: UIView {
  private let play = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(play)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    play.frame = CGRect(x: bounds.midX - 10, y: bounds.midY - 10, width: 20, height: 20)
  }
}
