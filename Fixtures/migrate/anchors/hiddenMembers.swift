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
    shade.autoPinEdgesToSuperviewEdges()
    light()
    hang()
  }

  private func light() {
    if let host {
      host.addSubview(lamp)
      lamp.autoPinEdge(toSuperviewEdge: .top, withInset: 4)
    }
  }

  private func hang() {
    if let host = self.host {
      host.addSubview(cord)
      cord.autoPinEdge(toSuperviewEdge: .bottom, withInset: 4)
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
    shade.autoPinEdge(toSuperviewEdge: .top)  // expect: optional-view
  }

  private func edge(frame: UIView) {
    rim.autoPinEdge(toSuperviewEdge: .top)
  }
}
