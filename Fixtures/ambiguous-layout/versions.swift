import UIKit

// What asks for the system's version several times has one answer.

/// Each row's top is said for old and new systems.
final class VersionedSilent: UIView {
  private let one = UIControl()
  private let two = UIControl()
  private let three = UIControl()
  private let four = UIControl()
  private let five = UIControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for row in [one, two, three, four, five] {
      row.translatesAutoresizingMaskIntoConstraints = false
      addSubview(row)
      row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      row.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      row.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.2).isActive = true
    }
    if #available(iOS 11.0, *) {
      one.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor).isActive = true
    } else {
      one.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
    if #available(iOS 11.0, *) {
      two.topAnchor.constraint(equalTo: one.bottomAnchor).isActive = true
    } else {
      two.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
    if #available(iOS 11.0, *) {
      three.topAnchor.constraint(equalTo: one.bottomAnchor).isActive = true
    } else {
      three.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
    if #available(iOS 11.0, *) {
      four.topAnchor.constraint(equalTo: one.bottomAnchor).isActive = true
    } else {
      four.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
    if #available(iOS 11.0, *) {
      five.topAnchor.constraint(equalTo: one.bottomAnchor).isActive = true
    } else {
      five.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// The last one's top is said for none.
final class VersionedTold: UIView {
  private let one = UIControl()
  private let two = UIControl()
  private let three = UIControl()
  private let four = UIControl()
  private let five = UIControl()  // expect: missing-position

  override init(frame: CGRect) {
    super.init(frame: frame)
    for row in [one, two, three, four, five] {
      row.translatesAutoresizingMaskIntoConstraints = false
      addSubview(row)
      row.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      row.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.2).isActive = true
    }
    for row in [one, two, three, four] {
      row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    }
    if #available(iOS 11.0, *) {
      one.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor).isActive = true
    } else {
      one.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
    if #available(iOS 11.0, *) {
      two.topAnchor.constraint(equalTo: one.bottomAnchor).isActive = true
    } else {
      two.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
    if #available(iOS 11.0, *) {
      three.topAnchor.constraint(equalTo: one.bottomAnchor).isActive = true
    } else {
      three.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
    if #available(iOS 11.0, *) {
      four.topAnchor.constraint(equalTo: one.bottomAnchor).isActive = true
    } else {
      four.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
    if #available(iOS 11.0, *) {
      five.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor).isActive = true
    } else {
      five.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }
}
