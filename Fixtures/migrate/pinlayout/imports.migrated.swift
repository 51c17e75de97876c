import UIKit
import Foundation
import PinLayout
import Swift

// build: Imported()
/// The last imports are in order, so the new one is put among them.
final class Imported: UIView {
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(line)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.pin.top().horizontally().height(2)
  }
}
