import UIKit

// The root view of a nib has the mask that the nib gives it.

extension UIView {
  class func loadFromNibNamed(_ name: String) -> UIView? {
    UINib(nibName: name, bundle: nil).instantiate(withOwner: nil).first as? UIView
  }

  static func fromXib() -> Self? { Bundle.main.loadNibNamed("\(Self.self)", owner: nil)?.first as? Self }
  static func plain(_ name: String) -> UIView? { UIView() }
}

final class InfoController: UIViewController {
  private lazy var shade = UIView.fromXib()
  private var banner: UIView?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let logo = UIView.loadFromNibNamed("LogoView") {
      logo.frame = view.frame
      view.addSubview(logo)
    }
    guard let card = Bundle.main.loadNibNamed("Card", owner: self)?.first as? UIView else { return }
    card.frame = view.bounds
    view.addSubview(card)
    let footer = UINib(nibName: "Footer", bundle: nil).instantiate(withOwner: nil)[0] as! UIView
    footer.frame = view.bounds
    view.addSubview(footer)
    banner = UIView.fromXib()
    banner?.frame = view.bounds
    shade?.frame = view.bounds
  }
}

/// Code makes these, and gives them no mask.
final class PlainController: UIViewController {
  private var banner: UIView?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let logo = UIView.plain("LogoView") {
      logo.frame = view.frame  // expect: stale-frame
      view.addSubview(logo)
    }
    addCard()
    banner = UIView()
    banner?.frame = view.bounds
    if let nib = UIView.fromXib() { nib.addSubview(view) }
  }

  private func addCard() {
    let card = UIView()
    card.frame = view.bounds  // expect: stale-frame
    view.addSubview(card)
  }
}
