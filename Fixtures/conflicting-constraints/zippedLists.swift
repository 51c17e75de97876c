import UIKit

// Which elements of two lists meet is known only if both are known.

final class PhoneRow: UIView {
  private let phone = UIView()
  private let ring = UIView()
  private let dots = (0..<5).map { _ in UIView() }

  func setUp() {
    phone.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
    ring.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
    let views = [phone] + dots + [ring]
    for (left, right) in zip(views.dropLast(), views.dropFirst()) {
      let spacer = UIView()
      spacer.translatesAutoresizingMaskIntoConstraints = false
      addSubview(spacer)
      spacer.leadingAnchor.constraint(equalTo: left.trailingAnchor).isActive = true
      spacer.trailingAnchor.constraint(equalTo: right.leadingAnchor).isActive = true
    }
  }

  func setUp(_ others: [UIView]) {
    phone.heightAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
    zip([phone] + others, others + [phone]).forEach { upper, lower in
      upper.bottomAnchor.constraint(equalTo: lower.topAnchor).isActive = true
    }
  }
}

final class KnownRowView: UIView {
  private let phone = UIView()
  private let ring = UIView()

  func setUp() {
    phone.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true  // expect: conflicting-constraints
    for (left, right) in zip([phone, ring], [phone, phone]) {
      left.leadingAnchor.constraint(equalTo: right.trailingAnchor).isActive = true
    }
  }
}

/// In each iteration, the index names another label.
final class SettingsPanel: UIView {
  private var captions: [UILabel] = []
  private let upper = UISegmentedControl()
  private let lower = UISegmentedControl()

  func layOut() {
    var last = safeAreaLayoutGuide.bottomAnchor
    for (index, control) in [lower, upper].enumerated() {
      NSLayoutConstraint.activate([
        control.bottomAnchor.constraint(equalTo: last, constant: -1),
        captions[index].leadingAnchor.constraint(equalTo: control.leadingAnchor),
        captions[index].bottomAnchor.constraint(equalTo: control.topAnchor),
      ])
      last = control.topAnchor
    }
  }
}

final class SettingsRow: UIView {
  private var captions: [UILabel] = []
  private let upper = UISegmentedControl()
  private let lower = UISegmentedControl()

  func layOut(index: Int) {
    var last = safeAreaLayoutGuide.bottomAnchor
    for control in [lower, upper] {
      NSLayoutConstraint.activate([
        control.bottomAnchor.constraint(equalTo: last, constant: -1),  // expect: conflicting-constraints
        captions[index].leadingAnchor.constraint(equalTo: control.leadingAnchor),
        captions[index].bottomAnchor.constraint(equalTo: control.topAnchor),
      ])
      last = control.topAnchor
    }
  }
}
