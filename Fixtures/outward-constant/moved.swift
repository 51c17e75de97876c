import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are what these fixtures are about

// A view that a transform moves is placed past its superview on purpose, for it comes in from there.

final class SlidingSheetController: UIViewController {
  private let sheet = UIView()
  private var closed = CGAffineTransform.identity

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sheet)
    sheet.translatesAutoresizingMaskIntoConstraints = false
    sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    sheet.topAnchor.constraint(equalTo: view.topAnchor, constant: 80).isActive = true
    sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 80).isActive = true
    closed = CGAffineTransform(translationX: 0, y: view.bounds.height * 0.6)
    sheet.transform = closed
  }
}

final class PushedSheetController: UIViewController {
  private let sheet = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sheet)
    sheet.translatesAutoresizingMaskIntoConstraints = false
    sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    sheet.topAnchor.constraint(equalTo: view.topAnchor, constant: 80).isActive = true
    sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 80).isActive = true
  }

  func push() {
    sheet.transform = .init(translationX: 0, y: 200)
  }
}

final class DraggedSheetController: UIViewController {
  private let sheet = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sheet)
    sheet.translatesAutoresizingMaskIntoConstraints = false
    sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    sheet.topAnchor.constraint(equalTo: view.topAnchor, constant: 80).isActive = true
    sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 80).isActive = true
  }

  func drag(by distance: CGFloat) {
    self.sheet.transform = self.sheet.transform.translatedBy(x: 0, y: distance)
  }
}

// A view that only grows or turns stays in its place, and so does one beside a view that moves.

final class GrowingSheetController: UIViewController {
  private let sheet = UIView()
  private let handle = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sheet)
    view.addSubview(handle)
    handle.transform = CGAffineTransform(translationX: 0, y: 10)
    sheet.translatesAutoresizingMaskIntoConstraints = false
    sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    sheet.topAnchor.constraint(equalTo: view.topAnchor, constant: 80).isActive = true
    sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 80).isActive = true  // expect: outward-constant
    sheet.transform = CGAffineTransform(scaleX: 0.9, y: 0.9).rotated(by: 0.1)
  }
}
