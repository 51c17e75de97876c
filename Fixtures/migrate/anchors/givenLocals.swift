import UIKit

// build: GivenLocalsView(frame: .zero)
/// A constant that the function gives to the member of its name is written as the code around writes it.
final class GivenLocalsView: UIView {
  private var icon: UIImageView!
  private var caption: UILabel!
  private var detail: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    let icon = UIImageView()
    self.icon = icon
    icon.translatesAutoresizingMaskIntoConstraints = false
    addSubview(icon)
    let caption = UILabel()
    self.caption = caption
    caption.translatesAutoresizingMaskIntoConstraints = false
    addSubview(caption)
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-8-[icon(24)]-[caption]-|", options: [], metrics: nil,
        views: ["icon": icon, "caption": caption]))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-8-[icon(24)]", options: [], metrics: nil, views: ["icon": icon]))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-8-[caption]", options: [], metrics: nil,
        views: ["caption": caption]))
    place()
  }

  required init?(coder: NSCoder) { fatalError() }

  private func place() {
    let other = UILabel()
    other.translatesAutoresizingMaskIntoConstraints = false
    detail = other
    addSubview(other)
    NSLayoutConstraint(
      item: other, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom,
      multiplier: 1, constant: 0
    ).isActive = true
    NSLayoutConstraint(
      item: other, attribute: .left, relatedBy: .equal, toItem: caption, attribute: .left,
      multiplier: 1, constant: 0
    ).isActive = true
  }
}
