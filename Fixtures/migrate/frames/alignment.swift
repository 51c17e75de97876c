import UIKit

final class WideSwitch: UISwitch {}

final class Badge: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
  }
}

final class Seal: UIView {
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 4, dy: 4) }
  override func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.insetBy(dx: -4, dy: -4) }
}

/// Constraints do not place the frames of views that are aligned by another rectangle.
final class Settings: UIViewController {
  private let toggle = UISwitch()
  private let wide = WideSwitch()
  private let volume = UISlider()
  private let badge = Badge()
  private let seal = Seal()
  private let plain = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [toggle, wide, volume, badge, seal] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    plain.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(plain)
    NSLayoutConstraint.activate([
      toggle.topAnchor.constraint(equalTo: view.topAnchor),  // expect: alignment-rectangle
      toggle.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      toggle.widthAnchor.constraint(equalToConstant: 46),
      toggle.heightAnchor.constraint(equalToConstant: 28),
      wide.topAnchor.constraint(equalTo: view.topAnchor),  // expect: alignment-rectangle
      wide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      volume.bottomAnchor.constraint(equalTo: view.bottomAnchor),  // expect: alignment-rectangle
      volume.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      volume.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      badge.centerXAnchor.constraint(equalTo: view.centerXAnchor),  // expect: alignment-rectangle
      badge.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
      seal.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),  // expect: alignment-rectangle
      seal.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      seal.widthAnchor.constraint(equalToConstant: 60),
      seal.heightAnchor.constraint(equalToConstant: 40),
      plain.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      plain.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      plain.widthAnchor.constraint(equalToConstant: 46),
      plain.heightAnchor.constraint(equalToConstant: 28),
    ])
  }
}

/// A segmented control is a point higher than its intrinsic height.
final class Choice: UIViewController {
  private let choice = UISegmentedControl(items: ["one", "two"])
  private let stepper = UIStepper()

  override func viewDidLoad() {
    super.viewDidLoad()
    choice.translatesAutoresizingMaskIntoConstraints = false
    stepper.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(choice)
    view.addSubview(stepper)
    NSLayoutConstraint.activate([
      choice.topAnchor.constraint(equalTo: view.topAnchor),  // expect: alignment-rectangle
      choice.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stepper.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stepper.leftAnchor.constraint(equalTo: view.leftAnchor),
    ])
  }
}
