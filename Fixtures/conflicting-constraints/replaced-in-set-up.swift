import SnapKit
import UIKit

// What is replaced while an object is set up, before any layout pass, never acts together with what stays.

class SheetBase: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setUpLayout()
  }

  func setUpLayout() {}
}

/// The superclass makes the constraints, and then a function replaces them.
final class OpenedSheet: SheetBase {
  private let panel = UIView()
  private let handle = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    open()
  }

  override func setUpLayout() {
    view.addSubview(panel)
    panel.addSubview(handle)
    panel.snp.makeConstraints {
      $0.bottom.left.right.equalToSuperview()
      $0.height.equalTo(0)
    }
    handle.snp.makeConstraints {
      $0.edges.equalToSuperview()
      $0.height.equalTo(4)  // expect: unscaled-constant
    }
  }

  private func open() {
    panel.snp.remakeConstraints {
      $0.bottom.left.right.equalToSuperview()
      $0.height.equalTo(4)  // expect: unscaled-constant
    }
    view.layoutIfNeeded()
  }
}

/// A helper with a parameter replaces them, after the class's own set-up.
final class SizedSheet: UIViewController {
  private let panel = UIView()
  private let handle = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
    self.resize(to: 4)
  }

  private func setUpViews() {
    view.addSubview(panel)
    panel.addSubview(handle)
    panel.snp.makeConstraints {
      $0.bottom.left.right.equalToSuperview()
      $0.height.equalTo(0)
    }
    handle.snp.makeConstraints {
      $0.edges.equalToSuperview()
      $0.height.equalTo(4)  // expect: unscaled-constant
    }
  }

  private func resize(to height: CGFloat) {
    panel.snp.remakeConstraints {
      $0.bottom.left.right.equalToSuperview()
      $0.height.equalTo(height)
    }
  }
}

/// Each initializer sets it up alike, and the constraints are taken away and made again.
final class PinnedPanel: UIView {
  private let panel = UIView()
  private let handle = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    expand()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    expand()
  }

  private func setUp() {
    addSubview(panel)
    panel.addSubview(handle)
    panel.snp.makeConstraints {
      $0.bottom.left.right.equalToSuperview()
      $0.height.equalTo(0)
    }
    handle.snp.makeConstraints {
      $0.edges.equalToSuperview()
      $0.height.equalTo(4)  // expect: unscaled-constant
    }
  }

  private func expand() {
    panel.snp.removeConstraints()
    panel.snp.makeConstraints {
      $0.bottom.left.right.equalToSuperview()
      $0.height.equalTo(4)  // expect: unscaled-constant
    }
  }
}

/// A layout pass comes between.
final class AnimatedSheet: UIViewController {
  private let panel = UIView()
  private let handle = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
    view.layoutIfNeeded()
    open()
  }

  private func setUpViews() {
    view.addSubview(panel)
    panel.addSubview(handle)
    panel.snp.makeConstraints {
      $0.bottom.left.right.equalToSuperview()
      $0.height.equalTo(0)  // expect: conflicting-constraints
    }
    handle.snp.makeConstraints {
      $0.edges.equalToSuperview()
      $0.height.equalTo(4)  // expect: unscaled-constant
    }
  }

  private func open() {
    panel.snp.remakeConstraints {
      $0.bottom.left.right.equalToSuperview()
      $0.height.equalTo(4)  // expect: unscaled-constant
    }
  }
}

/// It is replaced when somebody taps, or in some cases, or later.
final class TappedSheet: UIViewController {
  private let panel = UIView()
  private let handle = UIView()
  var isOpen = false

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
    if isOpen { open() }
    DispatchQueue.main.async { self.open() }
  }

  private func setUpViews() {
    view.addSubview(panel)
    panel.addSubview(handle)
    panel.snp.makeConstraints {
      $0.bottom.left.right.equalToSuperview()
      $0.height.equalTo(0)  // expect: conflicting-constraints
    }
    handle.snp.makeConstraints {
      $0.edges.equalToSuperview()
      $0.height.equalTo(4)  // expect: unscaled-constant
    }
  }

  @objc private func open() {
    panel.snp.remakeConstraints {
      $0.bottom.left.right.equalToSuperview()
      $0.height.equalTo(4)  // expect: unscaled-constant
    }
  }
}

/// It runs again later.
final class ResetSheet: UIViewController {
  private let panel = UIView()
  private let handle = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    panel.addSubview(handle)
    setUpPanel()
    open()
  }

  private func setUpPanel() {
    panel.snp.makeConstraints {
      $0.bottom.left.right.equalToSuperview()
      $0.height.equalTo(0)  // expect: conflicting-constraints
    }
    handle.snp.makeConstraints {
      $0.edges.equalToSuperview()
      $0.height.equalTo(4)  // expect: unscaled-constant
    }
  }

  private func open() {
    panel.snp.remakeConstraints {
      $0.bottom.left.right.equalToSuperview()
      $0.height.equalTo(4)  // expect: unscaled-constant
    }
  }

  @objc private func reset() {
    setUpPanel()
  }
}
