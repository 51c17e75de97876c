import TinyConstraints
import UIKit

final class Medal: UIView {
  private let coin = UIView()
  private let band = UIView()

  func setUp() {
    addSubview(coin)
    addSubview(band)
    coin.centerInSuperview()
    coin.size(CGSize(width: 44, height: 44))  // expect: conflicting-constraints
    coin.height(40)  // expect: unscaled-constant
    band.centerInSuperview()
    band.width(40)
    band.height(40)
    // It is in force at no time.
    let spare = band.height(60, isActive: false)  // expect: unscaled-constant
    _ = spare
  }
}
