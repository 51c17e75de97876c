import UIKit

extension CGFloat {
  func wide() -> CGFloat { self * UIScreen.main.bounds.width / 375 }
  func tall() -> CGFloat { self * UIScreen.main.bounds.height / 667 }
  func both() -> CGFloat { self * min(UIScreen.main.bounds.width, UIScreen.main.bounds.height) / 375 }
}

final class Avatar: UIView {
  let picture = UIImageView()
  let badge = UIImageView()
  let name = UILabel()

  func setUp() {
    for view in [picture, badge, name] { addSubview(view) }
    picture.frame = CGRect(
      x: 10.calculateWidth(),
      y: 10.calculateWidth(),  // expect: mixed-axis-scaling
      width: 32.calculateWidth(),
      height: 32.calculateHeight())  // expect: mixed-axis-scaling
    badge.frame = CGRect(
      x: 8.0.wide(), y: 8.0.tall(), width: 16.calculateHeight(), height: 16.calculateHeight())
    name.frame = CGRect(
      x: picture.frame.maxX + 10.calculateHeight(),  // expect: mixed-axis-scaling
      y: 12.0.both(), width: 120.0.both(), height: 20.0.tall())
    name.font = UIFont.systemFont(ofSize: 15.calculateWidth())
    layoutMarginsGuide.topAnchor.constraint(equalTo: topAnchor, constant: 12.0.wide()).isActive = true  // expect: mixed-axis-scaling
  }
}

/// A square at the right edge: its x has its own width taken away, which goes through the function for heights.
final class Corner: UIView {
  let badge = UIView()
  let label = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = CGRect(
      x: bounds.maxX - 16.calculateHeight(), y: bounds.minY, width: 16.calculateHeight(),
      height: 16.calculateHeight())
    label.frame = CGRect(
      x: bounds.minX + 16.calculateHeight(),  // expect: mixed-axis-scaling
      y: bounds.minY, width: 90.calculateWidth(), height: 16.calculateHeight())
  }
}

/// Both sides go through one function, which keeps the banner's shape.
final class Banner: UIView {
  let picture = UIImageView()
  let shadow = UIImageView()

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 0, y: 0, width: 335.0.wide(), height: 56.0.wide())
    shadow.frame = CGRect(
      x: 0, y: 0, width: 335.0.tall(),  // expect: mixed-axis-scaling
      height: 56.0.wide())  // expect: mixed-axis-scaling
  }
}
