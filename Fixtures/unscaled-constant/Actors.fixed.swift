import UIKit

extension Int {
  /// Only the main actor may ask the screen.
  @MainActor func calculateWidth() -> CGFloat { CGFloat(self) * UIScreen.main.bounds.width / 375 }
  @MainActor func calculateHeight() -> CGFloat { CGFloat(self) * UIScreen.main.bounds.height / 667 }
}

final class StampView: UIView {
  /// A formula uses it, too: it is not known along which axis.
  private let gap = 26.0  // expect: unscaled-constant
  let title = UIView()
  let dot = UIView()

  func setUp() {
    addSubview(title)
    addSubview(dot)
    title.translatesAutoresizingMaskIntoConstraints = false
    dot.translatesAutoresizingMaskIntoConstraints = false
    dot.layer.cornerRadius = 35
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 25.calculateHeight()),  // expect: unscaled-constant
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap),
      title.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
      title.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5),
      dot.topAnchor.constraint(equalTo: title.bottomAnchor),
      dot.leadingAnchor.constraint(equalTo: leadingAnchor),
      dot.heightAnchor.constraint(equalToConstant: 70),  // expect: unscaled-constant
      dot.widthAnchor.constraint(equalTo: widthAnchor, constant: -2 * gap),
    ])
  }
}

/// A plain structure runs anywhere.
struct StampLayout {
  func apply(to stack: UIStackView) {
    stack.spacing = 27  // expect: unscaled-constant
  }
}
