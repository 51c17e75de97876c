import UIKit
import Foundation
import Swift

// build: Imported()
/// The last imports are in order, so the new one is put among them.
final class Imported: UIView {
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leftAnchor.constraint(equalTo: leftAnchor),
      line.rightAnchor.constraint(equalTo: rightAnchor),
      line.heightAnchor.constraint(equalToConstant: 2),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
