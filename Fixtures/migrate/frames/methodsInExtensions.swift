import UIKit

// build: Frieze(thickness: 2)
/// All methods are in extensions: the new one follows the properties.
final class Frieze: UIView {
  private let line = UIView()

  enum Kind {
    case plain
  }
}

extension Frieze {
  convenience init(thickness: Int) {
    self.init(frame: .zero)
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      line.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 2),
    ])
  }
}

// build: Casement(titled: true)
/// A layout method in an extension is where it was.
final class Casement: UIViewController {
  private let glass = UIView()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
  }
}

extension Casement {
  convenience init(titled: Bool) {
    self.init(nibName: nil, bundle: nil)
    glass.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(glass)
    NSLayoutConstraint.activate([
      glass.topAnchor.constraint(equalTo: view.topAnchor, constant: 3),
      glass.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3),
      glass.widthAnchor.constraint(equalToConstant: 50),
      glass.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}

/// There is no place in a class on one line.
final class Slot: UIView { fileprivate let gap = UIView() }

extension Slot {
  convenience init(open: Bool) {
    self.init(frame: .zero)
    gap.translatesAutoresizingMaskIntoConstraints = false
    addSubview(gap)
    NSLayoutConstraint.activate([
      gap.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: layout-method
      gap.trailingAnchor.constraint(equalTo: trailingAnchor),
      gap.centerYAnchor.constraint(equalTo: centerYAnchor),
      gap.heightAnchor.constraint(equalToConstant: 2),
    ])
  }
}
