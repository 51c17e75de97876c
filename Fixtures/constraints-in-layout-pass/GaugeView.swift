import UIKit

public final class GaugeView: UIView {
  let needle = UIView()
  let dial = UIView()
  var width: NSLayoutConstraint?
  var isSetUp = false

  override func layoutSubviews() {
    super.layoutSubviews()
    needle.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true  // expect: constraints-in-layout-pass
    needle.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }

  override func updateConstraints() {
    if !isSetUp {
      dial.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    }
    super.updateConstraints()
  }

  func layout() {
    dial.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
  }
}

final class DialController: UIViewController {
  let dial = UIView()
  var width: NSLayoutConstraint?

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    width?.isActive = false
    width = dial.widthAnchor.constraint(equalTo: view.widthAnchor)
    width?.isActive = true
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard dial.superview != view else { return }
    dial.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
  }

  override func updateViewConstraints() {
    NSLayoutConstraint.activate([
      dial.topAnchor.constraint(equalTo: view.topAnchor)  // expect: constraints-in-layout-pass
    ])
    super.updateViewConstraints()
  }
}
