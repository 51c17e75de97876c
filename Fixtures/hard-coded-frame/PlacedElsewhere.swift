import UIKit

final class PlacedElsewhere: UIViewController {
  let constrained = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))  // expect: ambiguous-layout
  let arranged = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 44))
  let lock: UIImageView = {
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    return image
  }()
  let field = UITextField()
  let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 90))  // expect: hard-coded-frame
  let attributes = PageAttributes(frame: CGRect(x: 0, y: 0, width: 30, height: 30))

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    view.addSubview(constrained)
    constrained.translatesAutoresizingMaskIntoConstraints = false
    constrained.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    UIStackView(arrangedSubviews: [arranged]).axis = .vertical
    field.rightView = lock
    badge.frame = CGRect(x: 8, y: 0, width: view.bounds.width, height: 44)  // expect: hard-coded-frame, stale-frame
    cell.accessoryView?.frame = CGRect(x: 0, y: 0, width: 34, height: 34)
    badge.layer.frame = CGRect(x: 8, y: 8, width: 20, height: 20)
  }
}
