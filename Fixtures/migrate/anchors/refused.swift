import SnapKit
import UIKit

/// SnapKit finds only the constraints that it made.
final class Remade: UIViewController {
  private let bar = UIView()
  private let rest = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    view.addSubview(rest)
    bar.snp.makeConstraints { make in  // expect: remade
      make.left.right.top.equalToSuperview()
      make.height.equalTo(44)
    }
  }

  func grow() {
    bar.snp.updateConstraints { make in  // expect: remade
      make.height.equalTo(88)
    }
    rest.snp.remakeConstraints { make in  // expect: remade
      make.edges.equalToSuperview()
    }
    Tools.use(rest)
  }
}

enum Tools {
  static func use(_ view: UIView) { print(view) }
}

/// SnapKit's own object is kept.
final class KeptBySnapKit: UIViewController {
  private let bar = UIView()
  private var height: Constraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.snp.makeConstraints { make in  // expect: kept
      make.left.right.top.equalToSuperview()
      height = make.height.equalTo(44).constraint
    }
  }
}

/// A factor on a place.
final class Quarter: UIViewController {
  private let dot = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(dot)
    dot.snp.makeConstraints { make in  // expect: place-multiplier
      make.centerX.equalToSuperview().multipliedBy(0.5)
    }
  }
}

/// It is not seen to what the view is added.
final class Floating: UIView {
  func pin() {
    snp.makeConstraints { make in  // expect: unknown-superview
      make.edges.equalToSuperview()
    }
  }
}

/// What may be nil has no anchors.
final class Perhaps: UIViewController {
  private var bar: UIView?

  override func viewDidLoad() {
    super.viewDidLoad()
    bar?.snp.makeConstraints { make in  // expect: optional-view
      make.height.equalTo(44)
    }
    guard let bar else { return }
    bar.addConstraint(
      NSLayoutConstraint(  // expect: optional-view
        item: self.bar as Any, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 1))
  }
}

/// A closure with code of its own.
final class Deciding: UIViewController {
  private let bar = UIView()
  private var isTall = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.snp.makeConstraints { make in  // expect: other-code
      make.left.right.top.equalToSuperview()
      for height in [44, 88] where isTall {
        make.height.equalTo(height).priority(height)
      }
    }
  }
}

/// A member of the system's class that may be nil, under a name of its own.
final class HeaderTable: UITableView {
  func widen() {
    guard let header = tableHeaderView else { return }
    header.translatesAutoresizingMaskIntoConstraints = false
    let list = NSLayoutConstraint.constraints(withVisualFormat: "[header(60)]", metrics: nil, views: ["header": header])  // expect: unknown-superview
    header.addConstraints(list)
  }
}

/// One line for two statements.
final class Crowded: UIViewController {
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar); bar.snp.makeConstraints { $0.height.equalTo(4) }  // expect: shared-line
  }
}

/// Whole numbers are divided before SnapKit sees them.
final class Dividing: UIViewController {
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.snp.makeConstraints { make in  // expect: unknown-number
      make.width.equalToSuperview().multipliedBy(1 / 3)
    }
  }
}

/// A priority in the middle of an expression.
final class Gathered: UIViewController {
  private let bar = UIView()
  private var all: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    all += NSLayoutConstraint.constraints(  // expect: list-priority
      withVisualFormat: "H:|[bar(40@500)]", options: [], metrics: nil, views: ["bar": bar])
  }
}

/// A view that is chosen, and one that is converted.
final class Chosen: UIViewController {
  private let bar = UIView()
  private let other = UIView()
  private var isFirst = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    view.addSubview(other)
    bar.snp.makeConstraints { make in  // expect: choice
      make.top.equalTo(isFirst ? view : other)
    }
    other.snp.makeConstraints { make in  // expect: spelling
      make.left.equalTo(view as UIView)
    }
  }
}
