import UIKit

extension UIView {
  func removeAll() {
    subviews.forEach { $0.removeFromSuperview() }
  }
}

/// Functions of the project's take away what the last pass added.
final class EmptiedView: UIView {
  let box = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    box.removeAll()
    let shade = UIView()
    box.addSubview(shade)
  }
}

final class ClearedView: UIView {
  private var shades: [UIView] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    clear()
    let shade = UIView()
    addSubview(shade)
  }

  private func clear() {
    for shade in shades { shade.removeFromSuperview() }
  }
}

/// Another view is emptied, or only afterwards, or nothing is taken away.
final class FilledView: UIView {
  let box = UIView()
  let other = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    other.removeAll()
    paint()
    let shade = UIView()
    box.addSubview(shade)  // expect: subview-in-layout-pass
    for _ in 0..<3 {
      let line = UIView()
      addSubview(line)  // expect: subview-in-layout-pass
    }
    box.setNeedsDisplay()
  }

  private func paint() {
    backgroundColor = .red
  }
}
