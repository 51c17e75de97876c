import UIKit

// A class of the project that constrains what is in its views gives them a size, of which `intrinsicContentSize` says
// nothing.

final class FilledButton: UIButton {
  private let mark = UIImageView()
  private let text = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    self.text.text = text
    for part in [mark, self.text] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 44),
      mark.topAnchor.constraint(equalTo: topAnchor),
      mark.bottomAnchor.constraint(equalTo: bottomAnchor),
      self.text.leadingAnchor.constraint(equalTo: mark.trailingAnchor),
      self.text.trailingAnchor.constraint(equalTo: trailingAnchor),
      self.text.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// It only looks different.
final class TintedButton: UIButton {
  init(_ text: String) {
    super.init(frame: .zero)
    setTitle(text, for: .normal)
    backgroundColor = .red
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class FilledController: UIViewController {
  private let filled = FilledButton("List")
  private let tinted = TintedButton("List")

  override func viewDidLoad() {
    super.viewDidLoad()
    filled.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(filled)
    view.addSubview(tinted)
    NSLayoutConstraint.activate([
      filled.topAnchor.constraint(equalTo: view.topAnchor),
      filled.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      filled.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let tintedWidth = tinted.intrinsicContentSize.width
    tinted.frame = CGRect(x: bounds.minX, y: bounds.maxY - 44, width: tintedWidth, height: 44)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      tinted.frame.origin.x = bounds.minX + bounds.maxX - tinted.frame.maxX
    }
  }
}
