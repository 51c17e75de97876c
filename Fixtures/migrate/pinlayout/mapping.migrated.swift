// allow: whole-pixels
import PinLayout
import UIKit

/// PinLayout follows the reading direction in the whole app.
enum MappedApp {
  static func started<Root>(_ root: Root) -> Root {
    Pin.layoutDirection(.auto)
    return root
  }
}

// build: MappedApp.started(PinnedFourEdges())
/// Pinned to four edges, with insets that differ.
final class PinnedFourEdges: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [panel] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.pin.top(11).bottom(14).start(12).end(13)
  }
}

// build: MappedApp.started(PinnedSafeArea())
/// Pinned to the safe area.
final class PinnedSafeArea: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [panel] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.pin
      .vertically(view.pin.safeArea).marginVertical(4)
      .horizontally(view.pin.safeArea).marginHorizontal(5)
  }
}

// build: MappedApp.started(PinnedMargins())
/// Pinned to the margins.
final class PinnedMargins: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [panel] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.pin.all(view.pin.layoutMargins)
  }
}

// build: MappedApp.started(PinnedEdgeAndSize())
/// An edge and a fixed size, on each side.
final class PinnedEdgeAndSize: UIViewController {
  private let first = UIView()
  private let last = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [first, last] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    first.pin.top(7).start(9).width(60).height(30)
    last.pin.bottom(7).end(9).width(50).height(20)
  }
}

// build: MappedApp.started(PinnedCenterAndSize())
/// A centre and a size.
final class PinnedCenterAndSize: UIViewController {
  private let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [badge] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    badge.pin.vCenter(25).hCenter().width(120).height(40)
  }
}

// build: MappedApp.started(PinnedEqualRow())
/// A row of equal, flexible columns.
final class PinnedEqualRow: UIViewController {
  private let one = UIView()
  private let two = UIView()
  private let three = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [one, two, three] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Assumes that sizes may be rounded up to whole pixels.
    one.pin.top(40).start(10).width((view.bounds.width - 32) / 3).height(80)
    two.pin.top(40).after(of: one).marginStart(6).width(of: one).height(80)
    three.pin.top(40).after(of: two).marginStart(6).end(10).height(80)
  }
}

// build: MappedApp.started(PinnedColumn())
/// A column of fixed rows, and one that takes the rest.
final class PinnedColumn: UIViewController {
  private let bar = UIView()
  private let body = UIView()
  private let foot = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [bar, body, foot] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.pin.top().horizontally().height(44)
    foot.pin.bottom().horizontally().height(50)
    body.pin.below(of: bar).above(of: foot).horizontally()
  }
}

// build: MappedApp.started(PinnedShare())
/// A share of the width.
final class PinnedShare: UIViewController {
  private let column = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [column] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Assumes that sizes may be rounded up to whole pixels.
    column.pin.vertically().start().width(30%)
  }
}

// build: MappedApp.started(PinnedRatio())
/// A ratio of the sides.
final class PinnedRatio: UIViewController {
  private let photo = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [photo] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Assumes that sizes may be rounded up to whole pixels.
    photo.pin.top().horizontally().aspectRatio(4 / 3)
  }
}

// build: MappedApp.started(PinnedContent())
/// The size of the content.
final class PinnedContent: UIViewController {
  private let label = UILabel()
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [label, button] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.pin.top(30).start(16).sizeToFit()
    button.pin.below(of: label, aligned: .start).marginTop(12).size(button.intrinsicContentSize)
  }
}

// build: MappedApp.started(PinnedClamps())
/// No narrower and no wider than this.
final class PinnedClamps: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [label] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.pin
      .top(30).start(16)
      .width(label.intrinsicContentSize.width).minWidth(60).maxWidth(180).sizeToFit(.width)
      .minHeight(24)
  }
}

// build: MappedApp.started(PinnedDirections())
/// Leading and trailing, from both sides.
final class PinnedDirections: UIViewController {
  private let back = UIView()
  private let next = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [back, next] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    back.pin.bottom(8).start(8).width(70).height(33)
    next.pin.bottom(8).after(of: back).marginStart(8).end(24).height(of: back)
  }
}

// build: MappedApp.started(PinnedYielding())
/// One constraint that yields, and nothing that pulls at it.
final class PinnedYielding: UIViewController {
  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [box] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    box.pin.top(10).start(10).width(400).maxWidth(view.bounds.width - 20).height(20)
  }
}

/// Priorities that play against each other.
final class PinnedPriorities: UIViewController {
  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let wide = box.widthAnchor.constraint(equalToConstant: 400)
    wide.priority = .defaultHigh
    let narrow = box.widthAnchor.constraint(equalToConstant: 100)
    narrow.priority = .defaultHigh
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.heightAnchor.constraint(equalToConstant: 20), wide, narrow,
    ])
  }
}
