import NotAutoLayout
import UIKit

/// A panel that fills the screen.
final class PanelController: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(panel) { $0.stickOnParent() }
  }
}

/// Half of the width, from the leading edge.
final class HalfController: UIViewController {
  private let half = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(half)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(half) { $0
      .setLeft(by: { $0.left })
      .setTop(by: { $0.top })
      .setBottom(by: { $0.bottom })
      .setWidth(by: { $0.width / 2 })
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      half.frame.origin.x = view.bounds.minX + view.bounds.maxX - half.frame.maxX
    }
  }
}

/// The constraints give the card its height, unless that comes from outside.
final class CardView: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.trailingAnchor.constraint(equalTo: trailingAnchor),
      title.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// The text changes later, and with it the size of the label.
final class NoteController: UIViewController {
  private let note = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      note.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  func show(_ text: String) {
    note.text = text
  }
}
