import UIKit

// A constraint between a view and what lies in it places the inner one.

final class EffectPageSilent: UIViewController {
  private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  private let page = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(backdrop)
    page.translatesAutoresizingMaskIntoConstraints = false
    backdrop.contentView.addSubview(page)
    NSLayoutConstraint.activate([
      backdrop.topAnchor.constraint(equalTo: page.topAnchor),
      backdrop.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      backdrop.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      backdrop.bottomAnchor.constraint(equalTo: page.bottomAnchor),
    ])
  }
}

/// The backdrop itself is placed in the controller's view.
final class EffectPageTold: UIViewController {
  private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .dark))  // expect: missing-autoresizing-opt-out
  private let page = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(backdrop)
    page.translatesAutoresizingMaskIntoConstraints = false
    backdrop.contentView.addSubview(page)
    NSLayoutConstraint.activate([
      backdrop.topAnchor.constraint(equalTo: view.topAnchor),
      backdrop.topAnchor.constraint(equalTo: page.topAnchor),
      backdrop.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      backdrop.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      backdrop.bottomAnchor.constraint(equalTo: page.bottomAnchor),
    ])
  }
}

// A frame that code gives a view is what its mask keeps.

final class FramedBackdropSilent: UIViewController {
  private let backdrop = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(backdrop)
    backdrop.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    backdrop.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  }
}

final class PartlyFramedBackdropSilent: UIViewController {
  private let partlyFramed = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(partlyFramed)
    partlyFramed.frame.size = CGSize(width: 1000, height: 1000)
    partlyFramed.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  }
}

final class FramedBackdropTold: UIViewController {
  private let backdrop = UIView()  // expect: missing-autoresizing-opt-out

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(backdrop)
    backdrop.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  }
}
