import UIKit

/// A mask goes with the view, wherever the view gets it.
final class CurtainController: UIViewController {
  private let curtain: UIView = {
    let view = UIView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }()
  private lazy var shade: UIView = {
    let shade = UIView()
    shade.autoresizingMask = .flexibleWidth
    return shade
  }()
  private let blind = UIView()
  private let bare: UIView = {
    let view = UIView()
    view.backgroundColor = .black
    return view
  }()
  private let other = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for each in [curtain, shade, blind, bare] { view.addSubview(each) }
    setUpMasks()
    curtain.frame = view.bounds
    shade.frame = view.bounds
    blind.frame = view.bounds
    bare.frame = view.bounds  // expect: stale-frame
  }

  private func setUpMasks() {
    blind.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    other.autoresizingMask = [.flexibleWidth]
  }
}
