import PureLayout
import UIKit

/// What stays keeps the import.
final class PureKept: UIView {
  private let bar = UIView()
  private var all: [NSLayoutConstraint] = []

  func setUp() {
    addSubview(bar)
    all = bar.autoPinEdgesToSuperviewEdges()
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
  }
}

/// Views that are made with their masks off.
final class PureMade: UIView {
  private let label: UILabel = {
    let view = UILabel()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  func setUp() {
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    addSubview(line)
    label.translatesAutoresizingMaskIntoConstraints = false
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      line.topAnchor.constraint(equalTo: label.bottomAnchor)
    ])
  }
}
