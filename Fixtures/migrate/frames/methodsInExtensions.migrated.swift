import UIKit

// build: Frieze(thickness: 2)
/// All methods are in extensions: the new one follows the properties.
final class Frieze: UIView {
  private let line = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(
      x: bounds.minX + 12, y: bounds.maxY - 2,
      width: bounds.width - 24, height: 2)
  }

  enum Kind {
    case plain
  }
}

extension Frieze {
  convenience init(thickness: Int) {
    self.init(frame: .zero)
    addSubview(line)
  }
}

// build: Casement(titled: true)
/// A layout method in an extension is where it was.
final class Casement: UIViewController {
  private let glass = UIView()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    glass.frame = CGRect(x: bounds.minX + 3, y: bounds.minY + 3, width: 50, height: 50)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      glass.frame.origin.x = bounds.minX + bounds.maxX - glass.frame.maxX
    }
  }
}

extension Casement {
  convenience init(titled: Bool) {
    self.init(nibName: nil, bundle: nil)
    view.addSubview(glass)
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
      gap.leadingAnchor.constraint(equalTo: leadingAnchor),
      gap.trailingAnchor.constraint(equalTo: trailingAnchor),
      gap.centerYAnchor.constraint(equalTo: centerYAnchor),
      gap.heightAnchor.constraint(equalToConstant: 2),
    ])
  }
}
