import UIKit

final class Ribbon: UIView {
  private var title: UILabel?
  private var badge: UIButton!
  private var price: UILabel!
  private var seal: UIView?
  private let star = UIImageView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
  private let moon = UIImageView(frame: CGRect(x: 0, y: 0, width: 25, height: 25))
  private let sun = UIImageView(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
  private let comet = UIImageView(frame: CGRect(x: 0, y: 0, width: 87, height: 87))  // expect: hard-coded-frame

  func setUp() {
    title = UILabel(frame: CGRect(x: 20, y: 10, width: 60, height: 30))
    title?.translatesAutoresizingMaskIntoConstraints = false
    badge = UIButton(frame: CGRect(x: 0, y: 21, width: 40, height: 45))
    badge!.topAnchor.constraint(equalTo: topAnchor).isActive = true  // expect: unrelated-views
    self.price = UILabel(frame: CGRect(x: 0, y: 21, width: 41, height: 45))
    price.snp.makeConstraints { $0.top.equalToSuperview() }
    seal = UIView(frame: CGRect(x: 0, y: 22, width: 40, height: 45))  // expect: hard-coded-frame
    [star, moon].forEach {
      addSubview($0)
      $0.translatesAutoresizingMaskIntoConstraints = false
    }
    for view in [sun] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    [comet, seal].forEach { view in
      view?.isHidden = true
    }
  }
}

final class Settings: UITableViewCell {
  var gear: UIButton?
  var arrow: UIImageView!
  var dot: UIView!

  func setUp(_ item: UINavigationItem) {
    self.gear = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    item.rightBarButtonItem = UIBarButtonItem(customView: self.gear!)
    arrow = UIImageView(frame: CGRect(x: 0, y: 0, width: 25, height: 25))
    self.accessoryView = arrow
    dot = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))  // expect: hard-coded-frame
  }
}

final class Stretching: UIView {
  let label = UILabel()

  func setUp() {
    let line = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1))
    line.autoresizingMask = .flexibleWidth
    let field = UITextField(frame: CGRect(x: 0, y: 8, width: 135, height: 30))
    field.autoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleWidth]
    let text = UILabel(frame: CGRect(x: 0, y: 0, width: 130, height: 20))  // expect: hard-coded-frame
    text.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    label.frame = CGRect(x: 0, y: 0, width: 130, height: 0)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.frame = CGRect(x: 0, y: 0, width: 320, height: 130)
  }

  func stretch() {
    label.autoresizingMask = [.flexibleWidth]
  }

  func other() {
    // Another view of the name.
    let line = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1))  // expect: hard-coded-frame
    addSubview(line)
  }
}
