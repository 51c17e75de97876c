import UIKit

enum Spacing {
  static let s: CGFloat = 8
  static let m: CGFloat = 16
  static let l: CGFloat = 24
}

private enum Metrics {
  static let side: CGFloat = 20
}

private let line: CGFloat = 30  // expect: unscaled-constant
let sharedLine: CGFloat = 31

final class NoteView: UIView {
  private let text = UITextView()

  private func rows() -> UIStackView { UIStackView() }

  func setUp(margin: CGFloat = 40) {
    addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    let sharedLine = bounds.height
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: topAnchor, constant: 16),  // expect: unscaled-constant
      text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.l),
      text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Metrics.side),
      text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),  // expect: unscaled-constant
      text.heightAnchor.constraint(equalToConstant: line),
    ])
    rows().spacing = margin
    rows().spacing = sharedLine
    rows().spacing = 22  // expect: unscaled-constant
    rows().spacing = 99  // expect: unscaled-constant
    rows().spacing = UIFontMetrics.default.scaledValue(for: 12)
    rows().spacing = 2 * Spacing.s
  }
}

#Preview {
  let view = UIStackView()
  view.spacing = 12
  return view
}
