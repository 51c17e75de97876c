import UIKit

// A constant that is computed early is where something starts, if code sets it again later.

final class SheetController: UIViewController {
  private let sheet = UIView()
  private var top: NSLayoutConstraint!
  private var width: NSLayoutConstraint?
  private var height: NSLayoutConstraint?
  private var bottom: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sheet)
    sheet.translatesAutoresizingMaskIntoConstraints = false
    top = sheet.topAnchor.constraint(equalTo: view.topAnchor, constant: view.bounds.height)
    width = NSLayoutConstraint(
      item: sheet, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width,
      multiplier: 1, constant: -view.bounds.width)
    let tall = sheet.heightAnchor.constraint(equalToConstant: view.bounds.height)
    height = tall
    bottom = sheet.bottomAnchor.constraint(
      equalTo: view.bottomAnchor, constant: view.bounds.height)  // expect: early-geometry
    let leading = sheet.leadingAnchor.constraint(
      equalTo: view.leadingAnchor, constant: view.bounds.width)  // expect: early-geometry
    NSLayoutConstraint.activate([top, width!, tall, bottom, leading])
  }

  func show() {
    top.constant -= view.bounds.height
    width?.constant = 0
    height!.constant = 200  // expect: unscaled-constant
  }
}
