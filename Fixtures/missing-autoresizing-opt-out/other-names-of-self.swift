import UIKit

/// Switches its own flag off, under another name.
private final class BoxView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = self
    box.backgroundColor = .gray
    box.translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Switches off that of a view in it.
private final class FrameView: UIView {
  func show() {
    let box = self.layer
    box.isHidden = false
  }
}

final class BoxController: UIViewController {
  private let box = BoxView()
  private let card = FrameView()  // expect: missing-autoresizing-opt-out

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    view.addSubview(card)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: card.topAnchor),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      card.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      card.heightAnchor.constraint(equalTo: box.heightAnchor),
    ])
  }
}
