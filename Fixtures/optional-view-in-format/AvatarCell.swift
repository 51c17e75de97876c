import UIKit

final class AvatarCell: UITableViewCell {
  var avatar: UIImageView!
  var badge: UILabel?
  let caption = UILabel()

  func setUp() {
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[avatar]-[caption]|", options: [], metrics: nil,
        views: ["avatar": avatar, "caption": caption]))  // expect: optional-view-in-format
    let views: [String: Any] = [
      "avatar": avatar!,
      "badge": badge,  // expect: optional-view-in-format
    ]
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[badge]-[avatar]", metrics: nil, views: views))
    // The written type unwraps it, or does not compile.
    let typed: [String: UIView] = ["avatar": avatar]
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[avatar]|", metrics: nil, views: typed))
    if let badge {
      addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[badge]", metrics: nil, views: ["badge": badge]))
    }
  }
}
