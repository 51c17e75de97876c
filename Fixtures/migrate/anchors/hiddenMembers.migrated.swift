import PureLayout
import UIKit

// build: ShadeController()
/// Variables with the names of members: those that unwrap them are the members.
final class ShadeController: UIViewController {
  private let shade = UIView()
  private let lamp = UIView()
  private let cord = UIView()
  private var host: UIView? = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let host = host else { return }
    view.addSubview(host)
    host.addSubview(shade)
    shade.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      shade.topAnchor.constraint(equalTo: host.topAnchor),
      shade.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      shade.bottomAnchor.constraint(equalTo: host.bottomAnchor),
      shade.trailingAnchor.constraint(equalTo: host.trailingAnchor)
    ])
    light()
    hang()
  }

  private func light() {
    if let host {
      host.addSubview(lamp)
      lamp.translatesAutoresizingMaskIntoConstraints = false
      lamp.topAnchor.constraint(equalTo: host.topAnchor, constant: 4).isActive = true
    }
  }

  private func hang() {
    if let host = self.host {
      host.addSubview(cord)
      cord.translatesAutoresizingMaskIntoConstraints = false
      cord.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -4).isActive = true
    }
  }
}

/// Here the variable is another view, and the member may be missing.
final class MaskController: UIViewController {
  private let shade = UIView()
  private var host: UIView? = UIView()
  private let frame = UIView()
  private let rim = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    host?.addSubview(shade)
    frame.addSubview(rim)
    cover(host: view)
    edge(frame: view)
  }

  private func cover(host: UIView) {
    shade.autoPinEdge(toSuperviewEdge: .top)
  }

  private func edge(frame: UIView) {
    rim.translatesAutoresizingMaskIntoConstraints = false
    rim.topAnchor.constraint(equalTo: self.frame.topAnchor).isActive = true
  }
}
