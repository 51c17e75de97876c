import UIKit

/// Cases with a capital letter, and names of a library for both languages.
final class OldFrame: UIViewController {
  private let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    line.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(line)
    view.addConstraint(NSLayoutConstraint(item: line, attribute: .Top, relatedBy: .Equal, toItem: view, attribute: .Top, multiplier: 1, constant: 0))  // expect: former-swift
    view.addConstraint(NSLayoutConstraint(item: line, attribute: .Left, relatedBy: .Equal, toItem: view, attribute: .Left, multiplier: 1, constant: 0))
    view.addConstraint(NSLayoutConstraint(item: line, attribute: .Right, relatedBy: .Equal, toItem: view, attribute: .Right, multiplier: 1, constant: 0))
    view.addConstraint(NSLayoutConstraint(item: line, attribute: .Height, relatedBy: .Equal, toItem: nil, attribute: .NotAnAttribute, multiplier: 1, constant: 1))
  }
}
