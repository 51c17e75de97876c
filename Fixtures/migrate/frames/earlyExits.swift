import UIKit

/// The view is there, and may have no constraints.
final class Halted: UIView {
  private let bar = UIView()

  init(isPlain: Bool) {
    super.init(frame: .zero)
    addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    guard !isPlain else { return }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: topAnchor),  // expect: conditional
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 10),
      bar.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// So it is where what constrains it is a function of its own.
final class Skipped: UIViewController {
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    if title == nil { return }
    constrain()
  }

  private func constrain() {
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),  // expect: not-set-up-once
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 10),
      bar.heightAnchor.constraint(equalToConstant: 10),
    ])
  }
}

/// And where that function returns.
final class Broken: UIViewController {
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    constrain()
  }

  private func constrain() {
    switch title {
    case nil: return
    default: break
    }
    bar.topAnchor.constraint(equalTo: view.topAnchor).isActive = true  // expect: conditional
    bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    bar.widthAnchor.constraint(equalToConstant: 10).isActive = true
    bar.heightAnchor.constraint(equalToConstant: 10).isActive = true
  }
}

// build: Completed(name: "x")!
/// Without an object nothing is seen, and what a closure returns ends nothing else.
final class Completed: UIView {
  private lazy var bar: UIView = {
    return UIView()
  }()
  private let numbers: [Int]

  init?(name: String) {
    if name.isEmpty { return nil }
    numbers = [1, 2].map { return $0 + 1 }
    super.init(frame: .zero)
    addSubview(bar)
    let doubled = numbers.map { number in
      return number * 2
    }
    tag = doubled.count
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: topAnchor),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 10),
      bar.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

// build: Entered(isPlain: false)
/// What is added behind the exit is there with its constraints or not at all.
final class Entered: UIView {
  private let bar = UIView()

  init(isPlain: Bool) {
    super.init(frame: .zero)
    guard !isPlain else { return }
    addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: topAnchor),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 10),
      bar.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
