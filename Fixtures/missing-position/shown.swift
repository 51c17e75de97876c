import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are what these fixtures are about

/// Nothing shows whether 0 was meant.
final class BubbleCell: UITableViewCell {
  private let bubble = UIView()  // expect: missing-position
  private let card = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [bubble, card] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.backgroundColor = .red
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      bubble.widthAnchor.constraint(equalToConstant: 72),
      bubble.heightAnchor.constraint(equalToConstant: 24),
      card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 40),
      card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A column hangs on the picture.
final class PictureCell: UITableViewCell {
  private let picture = UIView()  // expect: ambiguous-layout
  private let title = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [picture, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    picture.backgroundColor = .red
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.widthAnchor.constraint(equalToConstant: 72),
      picture.heightAnchor.constraint(equalToConstant: 72),
      title.topAnchor.constraint(equalTo: picture.bottomAnchor),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// At 0, the mark would lie half on the card.
final class MarkView: UIView {
  private let mark = UIView()  // expect: ambiguous-layout
  private let card = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [card, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.backgroundColor = .red
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      card.leadingAnchor.constraint(equalTo: leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 60),
      card.heightAnchor.constraint(equalToConstant: 60),
      mark.leadingAnchor.constraint(equalTo: leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 40),
      mark.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The same mark, wholly on the card.
final class InnerMarkView: UIView {
  private let mark = UIView()  // expect: missing-position
  private let card = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [card, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.backgroundColor = .red
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: topAnchor),
      card.leadingAnchor.constraint(equalTo: leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 60),
      card.heightAnchor.constraint(equalToConstant: 60),
      mark.leadingAnchor.constraint(equalTo: leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 40),
      mark.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The bars of the screen cover its top.
final class BannerController: UIViewController {
  private let banner = UIView()  // expect: ambiguous-layout
  private let stripe = UIView()  // expect: missing-position

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [banner, stripe] {
      part.translatesAutoresizingMaskIntoConstraints = false
      part.backgroundColor = .red
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      banner.heightAnchor.constraint(equalToConstant: 90),
      stripe.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 120),
      stripe.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stripe.widthAnchor.constraint(equalToConstant: 20),
    ])
  }
}

/// The axis was forgotten.
final class ForgottenView: UIView {
  private let title = UILabel()  // expect: ambiguous-layout
  private let bar = UIView()  // expect: missing-position

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.translatesAutoresizingMaskIntoConstraints = false
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.backgroundColor = .red
    addSubview(title)
    addSubview(bar)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor),
      bar.topAnchor.constraint(equalTo: title.bottomAnchor),
      bar.bottomAnchor.constraint(equalTo: bottomAnchor),
      bar.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
