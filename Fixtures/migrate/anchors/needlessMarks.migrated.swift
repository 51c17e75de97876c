import UIKit
final class MarkedNote: UIViewController {
  var textView: UITextView!
  func setUp() {
    view.addSubview(textView)
    textView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      textView.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
      textView.topAnchor.constraint(equalTo: view.topAnchor, constant: 20)
    ])
  }
}

// An optional needs its mark.
final class MaybeNote: UIViewController {
  var textView: UITextView?

  func setUp() {
    view.addSubview(textView!)
    textView!.translatesAutoresizingMaskIntoConstraints = false
    textView!.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
  }
}

// A window's content view may be missing, and so may the view of a gesture recognizer.
final class MarkedPan: UIPanGestureRecognizer {
  let line = UIView()

  func setUp() {
    view!.addSubview(line)
    line.translatesAutoresizingMaskIntoConstraints = false
    line.topAnchor.constraint(equalTo: view!.topAnchor, constant: 20).isActive = true
  }
}
