import SnapKit
import UIKit

// build: AnchoredFourEdges()
/// Pinned to four edges, with insets that differ.
final class AnchoredFourEdges: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    panel.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(11)
      make.leading.equalToSuperview().offset(12)
      make.trailing.equalToSuperview().offset(-13)
      make.bottom.equalToSuperview().offset(-14)
    }
  }
}

// build: AnchoredSafeArea()
/// Pinned to the safe area.
final class AnchoredSafeArea: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    panel.snp.makeConstraints { make in
      make.top.bottom.leading.trailing.equalTo(view.safeAreaLayoutGuide).inset(4)
    }
  }
}

// build: AnchoredMargins()
/// Pinned to the margins.
final class AnchoredMargins: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    panel.snp.makeConstraints { make in
      make.top.bottom.leading.trailing.equalTo(view.layoutMarginsGuide)
    }
  }
}

// build: AnchoredEdgeAndSize()
/// An edge and a fixed size, on each side.
final class AnchoredEdgeAndSize: UIViewController {
  private let last = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(last)
    last.snp.makeConstraints { make in
      make.bottom.equalToSuperview().offset(-7)
      make.trailing.equalToSuperview().offset(-9)
      make.width.equalTo(50)
      make.height.equalTo(20)
    }
  }
}

// build: AnchoredCenterAndSize()
/// A centre and a size.
final class AnchoredCenterAndSize: UIViewController {
  private let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(badge)
    badge.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.centerY.equalToSuperview().offset(25)
      make.width.equalTo(120)
      make.height.equalTo(40)
    }
  }
}

// build: AnchoredEqualRow()
/// A row of equal, flexible columns.
final class AnchoredEqualRow: UIViewController {
  private let one = UIView()
  private let two = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(one)
    view.addSubview(two)
    one.snp.makeConstraints { make in
      make.leading.top.bottom.equalToSuperview()
    }
    two.snp.makeConstraints { make in
      make.leading.equalTo(one.snp.trailing).offset(6)
      make.width.equalTo(one)
      make.trailing.top.bottom.equalToSuperview()
    }
  }
}

// build: AnchoredShare()
/// A share of the width.
final class AnchoredShare: UIViewController {
  private let column = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(column)
    column.snp.makeConstraints { make in
      make.top.bottom.leading.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.3)
    }
  }
}

// build: AnchoredRatio()
/// A ratio of the sides.
final class AnchoredRatio: UIViewController {
  private let photo = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(photo)
    photo.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(photo.snp.width).multipliedBy(0.75)
    }
  }
}

// build: AnchoredContent()
/// The size of the content.
final class AnchoredContent: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    label.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(30)
      make.leading.equalToSuperview().offset(16)
    }
  }
}

// build: AnchoredClamps()
/// No narrower and no wider than this.
final class AnchoredClamps: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    label.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
      make.width.greaterThanOrEqualTo(60)
      make.width.lessThanOrEqualTo(180)
    }
  }
}

// build: AnchoredDirections()
/// Leading and trailing, from both sides.
final class AnchoredDirections: UIViewController {
  private let back = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(back)
    back.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(8)
      make.trailing.lessThanOrEqualToSuperview().offset(-24)
      make.bottom.equalToSuperview()
      make.size.equalTo(33)
    }
  }
}

// build: AnchoredPriorities()
/// Priorities that play against each other: anchors can say them as well.
final class AnchoredPriorities: UIViewController {
  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    box.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
      make.height.equalTo(20)
      make.width.equalTo(400).priority(.high)
      make.width.equalTo(100).priority(.high)
    }
  }
}

/// A share of a place, which no anchor can say.
final class AnchoredPlaceShare: UIViewController {
  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    box.snp.makeConstraints { make in  // expect: place-multiplier
      make.centerX.equalToSuperview().multipliedBy(0.5)
      make.centerY.equalToSuperview()
      make.size.equalTo(33)
    }
  }
}
