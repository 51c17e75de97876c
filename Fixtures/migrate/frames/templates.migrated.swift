import SnapKit
import UIKit

/// What the class itself has to do is left to its subclasses.
class TemplateView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addViews()
    self.setLayout()
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  func addViews() {}
  func setLayout() {}
}

// build: TemplateBadge()
final class TemplateBadge: TemplateView {
  private let line = UIView()

  override func addViews() { addSubview(line) }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 2)
  }
}

class MiddleView: TemplateView {
  let middle = UIView()

  override func addViews() {
    super.addViews()
    addSubview(middle)
  }
}

// build: OuterBadge()
/// Two classes above, and a call of what is overridden.
final class OuterBadge: MiddleView {
  private let line = UIView()

  override func addViews() {
    super.addViews()
    addSubview(line)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: bounds.minX, y: bounds.maxY - 3, width: bounds.width, height: 3)
  }

  /// Has a method of the same name.
  private final class Inner: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      setLayout()
    }

    required init?(coder: NSCoder) { fatalError("not from a nib") }

    private func setLayout() { isHidden = true }
  }
}

class TemplateController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addViews()
    setLayout()
  }

  func addViews() {}
  func setLayout() {}
}

// build: TemplateScreen()
final class TemplateScreen: TemplateController {
  private let banner = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isHidden = false
  }

  override func addViews() { view.addSubview(banner) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    banner.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 80)
  }
}

/// Once from the superclass, and once from here.
final class TwiceScreen: TemplateController {
  private let twice = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    setLayout()
  }

  override func addViews() { view.addSubview(twice) }

  override func setLayout() {
    twice.snp.makeConstraints {
      $0.top.leading.trailing.equalToSuperview()
      $0.height.equalTo(80)
    }
  }
}

/// The superclass's own method never runs.
final class SilentScreen: TemplateController {
  private let silent = UIView()

  override func viewDidLoad() {
    view.addSubview(silent)
  }

  override func setLayout() {
    silent.snp.makeConstraints {
      $0.top.leading.trailing.equalToSuperview()
      $0.height.equalTo(80)
    }
  }
}

class AgainController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setLayout()
  }

  func setLayout() {}
  func reload() { setLayout() }
}

/// The superclass may come to it again.
final class AgainScreen: AgainController {
  private let again = UIView()

  override func viewDidLoad() {
    view.addSubview(again)
    super.viewDidLoad()
  }

  override func setLayout() {
    again.snp.makeConstraints {
      $0.top.leading.trailing.equalToSuperview()
      $0.height.equalTo(80)
    }
  }
}

class AskingController: UIViewController {
  var isLarge = false

  override func viewDidLoad() {
    super.viewDidLoad()
    if isLarge { setLayout() }
  }

  func setLayout() {}
}

/// The superclass comes to it on one of two ways.
final class AskingScreen: AskingController {
  private let asked = UIView()

  override func viewDidLoad() {
    view.addSubview(asked)
    super.viewDidLoad()
  }

  override func setLayout() {
    asked.snp.makeConstraints {
      $0.top.leading.trailing.equalToSuperview()
      $0.height.equalTo(80)
    }
  }
}

class PrivateController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setLayout()
  }

  private func setLayout() { view.isHidden = false }
}

/// The superclass calls a method of its own, which has the same name.
final class NamesakeScreen: PrivateController {
  private let named = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(named)
  }

  func setLayout() {
    named.snp.makeConstraints {
      $0.top.leading.trailing.equalToSuperview()
      $0.height.equalTo(80)
    }
  }
}

/// The superclass calls the overload without a parameter.
final class OverloadScreen: TemplateController {
  private let overloaded = UIView()

  override func addViews() { view.addSubview(overloaded) }

  func setLayout(isCompact: Bool) {
    overloaded.snp.makeConstraints {
      $0.top.leading.trailing.equalToSuperview()
      $0.height.equalTo(80)
    }
  }
}

class ConvenientView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }

  convenience init(title: String) {
    self.init(frame: .zero)
    setLayout()
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  func setLayout() {}
}

/// It cannot call the convenience initializer of its superclass.
final class InconvenientView: ConvenientView {
  private let plain = UIView()

  init() {
    super.init(frame: .zero)
    addSubview(plain)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func setLayout() {
    plain.snp.makeConstraints {
      $0.top.leading.trailing.equalToSuperview()
      $0.height.equalTo(2)
    }
  }
}
