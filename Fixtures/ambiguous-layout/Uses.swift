import UIKit

/// None of these uses places what it names.
class TripCard: UIView {
  /// Off its mask, and with no constraint at all.
  private let lonely = UIView()  // expect: ambiguous-layout
  private let title = UILabel()  // expect: ambiguous-layout
  private let map = MapView()  // expect: ambiguous-layout
  private var badge: UILabel?

  func setUp() {
    let badge = UILabel()  // expect: ambiguous-layout
    self.badge = badge
    for view in [lonely, title, map, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    lonely.backgroundColor = .gray
    map.show("Rome")
    print(title, badge)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor),
      map.topAnchor.constraint(equalTo: title.bottomAnchor),
      badge.topAnchor.constraint(equalTo: map.bottomAnchor),
    ])
  }

  func report() -> CGFloat {
    guard let badge = badge else { return title.frame.maxX }
    return badge.frame.maxX
  }
}

/// What a subclass does not see, it cannot constrain.
final class LongTripCard: TripCard {}

final class MapView: UIView {
  func show(_ place: String) {
    let pin = UILabel()
    pin.text = place
    pin.translatesAutoresizingMaskIntoConstraints = false
    addSubview(pin)
    pin.topAnchor.constraint(equalTo: topAnchor).isActive = true
    pin.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: text-without-limit
  }
}
