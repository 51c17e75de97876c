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

// A `layout()` that a class for UIKit declares is called by nobody but the project.
class LaidOutController<Model>: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    layout()
  }

  func layout() {}
}

final class DebugController: LaidOutController<Int> {
  private let title0 = UILabel()

  override func layout() {
    view.addSubview(title0)
    title0.translatesAutoresizingMaskIntoConstraints = false
    title0.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    title0.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    title0.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
  }
}
