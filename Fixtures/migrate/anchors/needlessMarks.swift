import UIKit
final class MarkedNote: UIViewController {
  var textView: UITextView!
  func setUp() {
    view.addSubview(textView)
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addConstraint(NSLayoutConstraint(item: textView!, attribute: .left, relatedBy: .equal, toItem: view!, attribute: .left, multiplier: 1, constant: 20))
    NSLayoutConstraint(item: textView!, attribute: .top, relatedBy: .equal, toItem: self.view!, attribute: .top, multiplier: 1, constant: 20).isActive = true
  }
}

// An optional needs its mark.
final class MaybeNote: UIViewController {
  var textView: UITextView?

  func setUp() {
    view.addSubview(textView!)
    textView!.translatesAutoresizingMaskIntoConstraints = false
    view.addConstraint(NSLayoutConstraint(item: textView!, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 20))
  }
}

// A window's content view may be missing, and so may the view of a gesture recognizer.
final class MarkedPan: UIPanGestureRecognizer {
  let line = UIView()

  func setUp() {
    view!.addSubview(line)
    line.translatesAutoresizingMaskIntoConstraints = false
    view!.addConstraint(NSLayoutConstraint(item: line, attribute: .top, relatedBy: .equal, toItem: view!, attribute: .top, multiplier: 1, constant: 20))
  }
}
