import UIKit

/// A subclass has a layout method of its own, which does not call this one's.
class Mute: UIViewController {
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 10),
      bar.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}

class StillMute: Mute {}

final class Mutest: StillMute {
  override func viewDidLayoutSubviews() {
    title = "Mutest"
  }
}

/// This one calls it at times.
class Hushed: UIViewController {
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 10),
      bar.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}

final class SometimesHushed: Hushed {
  override func viewDidLayoutSubviews() {
    if title == nil { super.viewDidLayoutSubviews() }
  }
}

/// And this one may return before.
class Paused: UIView {
  private let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: topAnchor),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 10),
      bar.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class PausedAtFirst: Paused {
  override func layoutSubviews() {
    guard tag > 0 else { return }
    super.layoutSubviews()
  }
}

// build: Loud()
/// Who calls it is laid out.
class Loud: UIViewController {
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    bar.frame = CGRect(x: bounds.minX, y: bounds.minY, width: 10, height: 10)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      bar.frame.origin.x = bounds.minX + bounds.maxX - bar.frame.maxX
    }
  }
}

final class LoudHeir: Loud {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if title == nil { title = "Loud" }
  }
}
