import UIKit

// Where only minimums or maximums limit a position, the view usually ends up at the nearest of them. A size has no such
// place: it may be anything that they allow.

final class AlertView: UIView {
  private let alert = UILabel()  // expect: ambiguous-layout
  private let button = UIButton()  // expect: ambiguous-layout
  private let loose = UILabel()  // expect: ambiguous-layout

  func setUp() {
    for part in [alert, button, loose] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
      part.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: 300),  // expect: unscaled-constant
      alert.centerYAnchor.constraint(lessThanOrEqualTo: centerYAnchor),
      bottomAnchor.constraint(greaterThanOrEqualTo: alert.bottomAnchor),
      button.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 20),  // expect: unscaled-constant
      button.bottomAnchor.constraint(greaterThanOrEqualTo: bottomAnchor, constant: -50),  // expect: unscaled-constant
      loose.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
      loose.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
    ])
  }
}

final class StripView: UIView {
  private let strip = UIScrollView()  // expect: ambiguous-layout

  func setUp() {
    strip.translatesAutoresizingMaskIntoConstraints = false
    strip.backgroundColor = .gray
    addSubview(strip)
    NSLayoutConstraint.activate([
      strip.topAnchor.constraint(equalTo: topAnchor),
      strip.bottomAnchor.constraint(equalTo: bottomAnchor),
      strip.leadingAnchor.constraint(equalTo: leadingAnchor),
      strip.trailingAnchor.constraint(greaterThanOrEqualTo: trailingAnchor, constant: -20),  // expect: unscaled-constant
    ])
  }
}

/// The inequalities are between views that move together: none limits the position.
final class CardController: UIViewController {
  private let card = UIView()  // expect: ambiguous-layout
  private let text = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    card.translatesAutoresizingMaskIntoConstraints = false
    text.translatesAutoresizingMaskIntoConstraints = false
    card.backgroundColor = .red
    view.addSubview(card)
    card.addSubview(text)
    NSLayoutConstraint.activate([
      card.widthAnchor.constraint(equalToConstant: 200),  // expect: unscaled-constant
      card.heightAnchor.constraint(equalToConstant: 100),  // expect: unscaled-constant
      text.topAnchor.constraint(equalTo: card.topAnchor),
      text.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      text.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor),
    ])
  }
}
