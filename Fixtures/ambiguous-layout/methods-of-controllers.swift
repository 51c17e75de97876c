import UIKit

// A method that is called on a child controller does with its view what the controller's class does anyway.
final class QuoteController: UIViewController {
  private let quote = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    quote.frame = CGRect(x: 0, y: 0, width: 80, height: 20)  // expect: hard-coded-frame
    view.addSubview(quote)
  }

  func update(with text: String) {
    quote.text = text
    view.backgroundColor = .red
  }
}

final class MovedController: UIViewController {
  func update(with text: String) { view.frame.origin.x = CGFloat(text.count) }
}

final class PageController: UIViewController {
  private let child = QuoteController()  // expect: ambiguous-layout
  private let moved = MovedController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child.view)
    child.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    child.didMove(toParent: self)
    child.update(with: "A")
    addChild(moved)
    moved.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(moved.view)
    moved.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    moved.didMove(toParent: self)
    moved.update(with: "B")
  }
}
