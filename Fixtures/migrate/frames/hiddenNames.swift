import UIKit

class Loading: UIViewController {
  let wheel = UIView()
  let curtain = UIView()
}

/// A local variable hides what the superclass calls the same, and the layout method would move that.
final class Syncing: Loading {
  private let banner = UIView()
  private let sign = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let wheel = UIView()
    view.addSubview(wheel)
    wheel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      wheel.centerXAnchor.constraint(equalTo: view.centerXAnchor),  // expect: local-view
      wheel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      wheel.widthAnchor.constraint(equalToConstant: 20),
      wheel.heightAnchor.constraint(equalToConstant: 20),
    ])
    addCurtain()
    let banner = UIView()
    view.addSubview(banner)
    banner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: view.topAnchor),  // expect: local-view
      banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      banner.widthAnchor.constraint(equalToConstant: 20),
      banner.heightAnchor.constraint(equalToConstant: 20),
    ])
    view.addSubview(sign)
    sign.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      sign.topAnchor.constraint(equalTo: view.topAnchor),
      sign.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sign.widthAnchor.constraint(equalToConstant: 20),
      sign.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  private func addCurtain() {
    let curtain = UIView()
    view.addSubview(curtain)
    curtain.translatesAutoresizingMaskIntoConstraints = false
    curtain.topAnchor.constraint(equalTo: view.topAnchor).isActive = true  // expect: local-view
    curtain.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    curtain.widthAnchor.constraint(equalToConstant: 20).isActive = true
    curtain.heightAnchor.constraint(equalToConstant: 20).isActive = true
  }
}

/// A name of its own.
final class Waiting: Loading {
  private let isLong = true

  override func viewDidLoad() {
    super.viewDidLoad()
    let dial = UIView()
    view.addSubview(dial)
    dial.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      dial.topAnchor.constraint(equalTo: view.topAnchor),
      dial.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      dial.widthAnchor.constraint(equalToConstant: 20),
      dial.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}
