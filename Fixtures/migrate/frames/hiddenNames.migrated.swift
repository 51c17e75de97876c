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
      wheel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      wheel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      wheel.widthAnchor.constraint(equalToConstant: 20),
      wheel.heightAnchor.constraint(equalToConstant: 20),
    ])
    addCurtain()
    let banner = UIView()
    view.addSubview(banner)
    banner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: view.topAnchor),
      banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      banner.widthAnchor.constraint(equalToConstant: 20),
      banner.heightAnchor.constraint(equalToConstant: 20),
    ])
    view.addSubview(sign)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    sign.frame = CGRect(x: bounds.minX, y: bounds.minY, width: 20, height: 20)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      sign.frame.origin.x = bounds.minX + bounds.maxX - sign.frame.maxX
    }
  }

  private func addCurtain() {
    let curtain = UIView()
    view.addSubview(curtain)
    curtain.translatesAutoresizingMaskIntoConstraints = false
    curtain.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    curtain.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    curtain.widthAnchor.constraint(equalToConstant: 20).isActive = true
    curtain.heightAnchor.constraint(equalToConstant: 20).isActive = true
  }
}

/// A name of its own.
final class Waiting: Loading {
  private let isLong = true
  private let dial = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(dial)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    dial.frame = CGRect(x: bounds.minX, y: bounds.minY, width: 20, height: 20)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      dial.frame.origin.x = bounds.minX + bounds.maxX - dial.frame.maxX
    }
  }
}
