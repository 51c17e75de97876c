import UIKit

/// A label that starts again each time its frame is set, which constraints do only where it changes.
final class Marquee: UILabel {
  override var frame: CGRect {
    didSet { setNeedsDisplay() }
  }
}

class WatchedView: UIView {
  override var bounds: CGRect {
    didSet { backgroundColor = .red }
  }
}

final class WatchedBox: WatchedView {}

final class MovedView: UIView {
  override var center: CGPoint {
    get { super.center }
    set { super.center = newValue }
  }
}

final class PlainBox: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = .red
  }
}

final class ObservedController: UIViewController {
  private let marquee = Marquee()
  private let box = WatchedBox()
  private let moved = MovedView()
  private let plain = PlainBox()

  override func viewDidLoad() {
    super.viewDidLoad()
    marquee.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(marquee)
    NSLayoutConstraint.activate([
      marquee.topAnchor.constraint(equalTo: view.topAnchor),
      marquee.leftAnchor.constraint(equalTo: view.leftAnchor),
      marquee.widthAnchor.constraint(equalToConstant: 80),
      marquee.heightAnchor.constraint(equalToConstant: 20),
    ])
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.leftAnchor.constraint(equalTo: view.leftAnchor),
      box.widthAnchor.constraint(equalToConstant: 80),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    moved.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(moved)
    NSLayoutConstraint.activate([
      moved.topAnchor.constraint(equalTo: view.topAnchor),
      moved.leftAnchor.constraint(equalTo: view.leftAnchor),
      moved.widthAnchor.constraint(equalToConstant: 80),
      moved.heightAnchor.constraint(equalToConstant: 20),
    ])
    view.addSubview(plain)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    plain.frame = CGRect(x: view.bounds.minX, y: view.bounds.minY, width: 80, height: 20)
  }
}

/// The edges of a switch's anchors are not those of its bounds.
final class TintedSwitch: UISwitch {
  private let shade = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    shade.translatesAutoresizingMaskIntoConstraints = false
    addSubview(shade)
    NSLayoutConstraint.activate([
      shade.topAnchor.constraint(equalTo: topAnchor),
      shade.bottomAnchor.constraint(equalTo: bottomAnchor),
      shade.leftAnchor.constraint(equalTo: leftAnchor),
      shade.rightAnchor.constraint(equalTo: rightAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

extension UIView {
  func addSubview(_ view: UIView, side: CGFloat) {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.topAnchor.constraint(equalTo: topAnchor).isActive = true
    view.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
    view.widthAnchor.constraint(equalToConstant: side).isActive = true
    view.heightAnchor.constraint(equalToConstant: side).isActive = true
  }
}

/// A helper that has the name of the system's method also calls that.
final class CornerView: UIView {
  private let corner = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(corner, side: 8)
  }

  required init?(coder: NSCoder) { fatalError() }
}
