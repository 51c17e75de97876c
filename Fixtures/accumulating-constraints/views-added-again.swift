import UIKit

// A method that makes a view and adds it, and that runs a second time.

final class SpeechBubble: UIView {
  private var label: UILabel!
  var textColor: UIColor = .black {
    didSet { configureLabel() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    configureView()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureView()
  }

  private func configureView() {
    backgroundColor = .white
    configureLabel()
  }

  private func configureLabel() {
    label = UILabel()
    label.textColor = textColor
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)  // expect: accumulating-constraints
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),  // expect: text-without-limit
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}

/// The first one goes.
final class SpeechBubbleSilent: UIView {
  private var label: UILabel!
  var textColor: UIColor = .black {
    didSet { configureLabel() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    configureLabel()
  }

  required init?(coder: NSCoder) { nil }

  private func configureLabel() {
    label?.removeFromSuperview()
    label = UILabel()
    label.frame = bounds
    addSubview(label)
  }
}

/// The same view is added again, which changes nothing.
final class OneLabelSilent: UIView {
  private let label = UILabel()
  var textColor: UIColor = .black {
    didSet { configureLabel() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    configureLabel()
  }

  required init?(coder: NSCoder) { nil }

  private func configureLabel() {
    label.textColor = textColor
    label.frame = bounds
    addSubview(label)
  }
}

/// Nothing but the property's observer makes it, so a single value makes a single view.
final class SetOnceSilent: UIView {
  var text = "" {
    didSet { addLabel() }
  }

  private func addLabel() {
    let label = UILabel()
    label.text = text
    label.sizeToFit()
    addSubview(label)
  }
}

final class FromNibTold: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    setUp()
  }

  private func setUp() {
    let shade = UIView()
    shade.backgroundColor = .black
    shade.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    addSubview(shade)  // expect: accumulating-constraints
  }
}

final class FromNibSilent: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func awakeFromNib() {
    super.awakeFromNib()
    setUp()
  }

  private func setUp() {
    let shade = UIView()
    shade.backgroundColor = .black
    shade.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    addSubview(shade)
  }
}

/// Each card has a label of its own.
final class CardOwnerSilent: UIView {
  var title = "" {
    didSet { addCard() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addCard()
  }

  required init?(coder: NSCoder) { nil }

  private func addCard() {
    let card = UIView()
    let label = UILabel()
    label.sizeToFit()
    card.addSubview(label)
  }
}

/// A guard lets the second call come no further.
final class GuardedSilent: UIView {
  private var isBuilt = false
  var title = "" {
    didSet { update() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func update() {
    guard !isBuilt else { return }
    isBuilt = true
    build()
  }

  private func build() {
    let shade = UIView()
    shade.backgroundColor = .black
    shade.frame = bounds
    addSubview(shade)
  }
}

/// The view goes with the one that it is added to.
final class ReplacedBoxSilent: UIView {
  private var box = UIView()
  var title = "" {
    didSet { replaceBox() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) { nil }

  private func replaceBox() {
    box = UIView()
    build()
  }

  private func build() {
    let shade = UIView()
    shade.backgroundColor = .black
    shade.frame = bounds
    box.addSubview(shade)
  }
}
