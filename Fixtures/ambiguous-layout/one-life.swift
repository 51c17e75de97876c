import UIKit

// A name stands for one object also where an initializer gives it another one than it starts with, or where paths that
// exclude each other make it, or add it.
final class Choice: UIView {
  private var box = UIButton(type: .system)  // expect: ambiguous-layout
  private var shade: UIView!
  private let mark = UILabel()  // expect: ambiguous-layout

  init(isRound: Bool) {
    box = UIButton(type: .custom)
    super.init(frame: .zero)
    if isRound {
      shade = UIVisualEffectView(effect: nil)  // expect: ambiguous-layout
    } else {
      shade = UIView()
    }
    if isRound {
      addSubview(mark)
    } else {
      insertSubview(mark, at: 0)
    }
    addSubview(box)
    addSubview(shade)
    for view in [box, shade, mark] {
      view?.translatesAutoresizingMaskIntoConstraints = false
    }
    box.topAnchor.constraint(equalTo: topAnchor).isActive = true
    shade.topAnchor.constraint(equalTo: topAnchor).isActive = true
    mark.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }
}

// Adding what is in the view already moves it to the front, and what is never added is no second view.
final class Moved: UIViewController {
  private var stack = UIStackView()  // expect: ambiguous-layout
  private let mark = UILabel()  // expect: ambiguous-layout

  override func viewDidLoad() {
    super.viewDidLoad()
    stack = UIStackView(arrangedSubviews: [UILabel()])
    view.addSubview(stack)
    view.addSubview(mark)
    view.addSubview(mark)
    for child in [stack, mark] { child.translatesAutoresizingMaskIntoConstraints = false }
    stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    mark.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
  }
}

// A helper that adds a view again moves it as well, and so does one that another helper calls.
final class MovedByHelpers: UIViewController {
  private let first = UILabel()  // expect: ambiguous-layout
  private let second = UILabel()  // expect: ambiguous-layout
  private let later = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(first)
    view.addPrepared(first)
    view.addPrepared(second)
    view.addOnTop(second)
    view.addPrepared(later)
    for child in [first, second, later] {
      child.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    }
  }

  // Here, it may have been taken out before.
  func show() {
    view.addPrepared(later)
  }
}

extension UIView {
  func addPrepared(_ child: UIView) {
    child.translatesAutoresizingMaskIntoConstraints = false
    addSubview(child)
  }

  func addOnTop(_ child: UIView) {
    addPrepared(child)
  }
}

// Here it may be two.
final class Choices: UIView {
  private var box = UIButton(type: .system)
  private var shade: UIView!
  private let mark = UILabel()

  init(isRound: Bool) {
    super.init(frame: .zero)
    if isRound { shade = UIVisualEffectView(effect: nil) }
    if !isRound || isHidden { shade = UIView() }
    addSubview(mark)
    if isRound { box.addSubview(mark) }
    addSubview(box)
    addSubview(shade)
    for view in [box, shade, mark] {
      view?.translatesAutoresizingMaskIntoConstraints = false
    }
    box.topAnchor.constraint(equalTo: topAnchor).isActive = true
    shade.topAnchor.constraint(equalTo: topAnchor).isActive = true
    mark.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }

  func replace() {
    box = UIButton(type: .custom)
    addSubview(box)
  }

  required init?(coder: NSCoder) { fatalError() }
}

// What comes from elsewhere may have been placed there.
final class Given: UIView {
  private var box = UIButton(type: .system)

  init(maker: Maker) {
    super.init(frame: .zero)
    box = maker.makeBox()
    addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }
}
