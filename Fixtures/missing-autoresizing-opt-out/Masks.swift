import UIKit

// layoutlint:disable:file ambiguous-layout - only a part of each layout is written out

// A mask with options is meant to place the view.
final class Backdrop: UIView {
  private let blur = UIVisualEffectView()
  private let shade: UIView = {
    let view = UIView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }()
  private let glow = UIView()
  private let card = UIView()

  func setUp() {
    blur.frame = bounds
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(blur)
    shade.frame = bounds
    addSubview(shade)
    addSubview(glow)
    addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    blur.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true
    shade.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    glow.bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true
  }

  func spread() {
    glow.frame = bounds
    glow.autoresizingMask = .flexibleWidth
  }
}

// A mask without options fixes the view where it is, as it does where no code names it.
final class Frame: UIView {
  private let fixed = UIView()  // expect: missing-autoresizing-opt-out
  private let plain = UIView()  // expect: missing-autoresizing-opt-out

  func setUp() {
    fixed.autoresizingMask = []
    addSubview(fixed)
    addSubview(plain)
    fixed.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    plain.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
