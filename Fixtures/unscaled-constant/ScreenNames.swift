import UIKit

/// Names whose values depend on the screen, and names that only look like it.
enum Phone {
  static let isNarrow = UIScreen.main.bounds.width < 350
  static var isShort: Bool { UIScreen.main.nativeBounds.height <= 1136 }  // expect: device-size-check
  static let isOld: Bool = {
    let bounds = UIApplication.shared.keyWindow?.bounds
    return bounds?.width == 320
  }()
  static var isSmall: Bool { isNarrow || isOld }
  static var isLoud = false

  static func isTiny() -> Bool {
    isShort && isNarrow
  }
}

final class SeatView: UIView {
  let stack = UIStackView()
  var isSold = false
  private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }

  func adapt(isOpen: Bool) {
    let isSmall = Phone.isSmall
    let isSilent = !Phone.isLoud
    stack.spacing = Phone.isNarrow ? 5 : 6
    if Phone.isShort { stack.spacing = 7 } else { stack.spacing = 9 }
    stack.spacing = Phone.isOld ? 10 : 11
    stack.spacing = isSmall ? 12 : 13
    stack.spacing = Phone.isTiny() ? 14 : 15
    stack.spacing = isWide && !isSold ? 17 : 18
    if isSold {
      stack.spacing = 19  // expect: unscaled-constant
    }
    if isOpen {
      stack.spacing = 20  // expect: unscaled-constant
    }
    stack.spacing = isSilent ? 21 : 0  // expect: unscaled-constant
    stack.spacing = Phone.isLoud ? 0 : 22  // expect: unscaled-constant
  }
}

final class PriceBadge: UIView {
  /// The sides of a small picture, and one that is no side.
  private let side: CGFloat = 22
  private let bar: CGFloat = 24  // expect: unscaled-constant
  let icon = UIImageView()
  let line = UIView()

  func setUp() {
    addSubview(icon)
    addSubview(line)
    icon.translatesAutoresizingMaskIntoConstraints = false
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      icon.topAnchor.constraint(equalTo: topAnchor),
      icon.leadingAnchor.constraint(equalTo: leadingAnchor),
      icon.widthAnchor.constraint(equalToConstant: side),
      line.topAnchor.constraint(equalTo: icon.bottomAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: bar),
    ])
    pinHeight()
  }

  private func pinHeight() {
    icon.heightAnchor.constraint(equalToConstant: side).isActive = true
  }
}

/// Lists and functions that only one kind of screen leads to.
final class TicketView: UIView {
  let title = UILabel()
  private var wide: [NSLayoutConstraint] = []
  private var narrow: [NSLayoutConstraint] = []
  private var always: [NSLayoutConstraint] = []

  func setUp() {
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    wide = [title.topAnchor.constraint(equalTo: topAnchor, constant: 31)]
    narrow = [title.topAnchor.constraint(equalTo: topAnchor, constant: 32)]
    always = [
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 33)  // expect: unscaled-constant
    ]
    if traitCollection.horizontalSizeClass == .regular {
      NSLayoutConstraint.activate(wide)
      pinWidely()
    } else {
      NSLayoutConstraint.activate(narrow)
    }
    NSLayoutConstraint.activate(always)
    pinAlways()
  }

  private func pinWidely() {
    title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -34).isActive = true
  }

  private func pinAlways() {
    title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -35).isActive = true  // expect: unscaled-constant
  }
}
