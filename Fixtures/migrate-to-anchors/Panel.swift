import SnapKit
import UIKit

/// Written in SnapKit and as a format; the list is of anchors already.
final class PanelController: UIViewController {
  private let panel = UIView()
  private let footer = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    view.addSubview(footer)
    panel.snp.makeConstraints { make in  // expect: migrate-to-anchors
      make.top.leading.trailing.equalToSuperview()
      make.bottom.equalTo(footer.snp.top)
    }
    footer.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      footer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      footer.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25),
    ])
  }
}

/// Remade later: SnapKit finds only its own constraints, so they stay.
final class DrawerController: UIViewController {
  private let drawer = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(drawer)
    drawer.snp.makeConstraints { make in
      make.top.leading.trailing.bottom.equalToSuperview()
    }
  }

  func close() {
    drawer.snp.remakeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(0)
    }
  }

  func clear() { release(drawer) }

  private func release(_ view: UIView) { view.snp.removeConstraints() }
}
