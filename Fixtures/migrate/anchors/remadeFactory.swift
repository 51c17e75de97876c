import SnapKit
import UIKit

class GrowingSeal: UIView {
  func grow() {
    snp.remakeConstraints { make in  // expect: remade
      make.height.equalTo(40)
    }
  }
}

final class SealTools {
  func grow(_ stack: UIStackView) {
    for case let seal as GrowingSeal in stack.subviews {
      seal.snp.remakeConstraints { $0.width.equalTo(60) }  // expect: remade
    }
  }
}

/// A function that is spelt like a class.
func MakeSeal() -> UIView { GrowingSeal() }

enum Factory {
  static let Seal = { (size: CGFloat) -> UIView in GrowingSeal() }
}

let SealOf = { () -> UIView in GrowingSeal() }

/// What makes a view is no class.
final class SealPage: UIViewController {
  private let seal = MakeSeal()
  private let other = SealOf()
  private let padded = UIEventAttributionView(GrowingSeal())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(seal)
    view.addSubview(other)
    view.addSubview(padded)
    seal.snp.makeConstraints { make in  // expect: remade
      make.edges.equalToSuperview()
    }
    other.snp.makeConstraints { make in  // expect: remade
      make.edges.equalToSuperview()
    }
    padded.snp.makeConstraints { make in  // expect: remade
      make.edges.equalToSuperview()
    }
  }
}
