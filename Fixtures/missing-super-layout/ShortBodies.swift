import UIKit

final class EmptyButton: UIButton {
  let badge = UIView()

  func setUp() { addSubview(badge) }

  override func layoutSubviews() {  // expect: missing-super-layout
  }
}

final class BracesButton: UIButton {
  let badge = UIView()

  func setUp() { addSubview(badge) }

  override func layoutSubviews() {}  // expect: missing-super-layout
}

final class BlankButton: UIButton {
  let badge = UIView()

  func setUp() { addSubview(badge) }

  override func layoutSubviews() { /* later */ }  // expect: missing-super-layout
}

final class LineButton: UIButton {
  let badge = UIView()

  func setUp() { addSubview(badge) }

  override func layoutSubviews() { badge.isHidden = bounds.isEmpty }  // expect: missing-super-layout
}

final class TabBadge: UIView {
	let label = UILabel()  // expect: ambiguous-layout

	func setUp() {
		addSubview(label)
		label.translatesAutoresizingMaskIntoConstraints = false
		label.topAnchor.constraint(equalTo: topAnchor).isActive = true
	}

	override func layoutSubviews() {  // expect: missing-super-layout
		// Nothing to do.
	}

	override func updateConstraints() { label.isHidden = bounds.isEmpty }  // expect: missing-super-layout
}
