import UIKit

// build: Foyer()
/// A parameter, a variable and a binding of other types are called as the controller's own view is.
final class Foyer: UIViewController {
  private let carpet = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(carpet)
    carpet.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      carpet.leftAnchor.constraint(equalTo: view.leftAnchor),
      carpet.topAnchor.constraint(equalTo: view.topAnchor),
      carpet.rightAnchor.constraint(equalTo: view.rightAnchor),
      carpet.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    ])
  }
}

final class FoyerList: UIScrollView {
  func isButton(_ view: UIView) -> Bool { view is UIButton }
}

extension UIView {
  func countAll() -> Int {
    let view = self
    return view.subviews.count
  }
}

struct Finder {
  func first(in list: [UIView]) -> UIView? {
    if let view = list.first { return view }
    return nil
  }
}

/// The variables of the type's own functions and its superclass's: what is constrained is the controller's view.
final class Hall: UIViewController {
  private let rug = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rug)
    rug.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      rug.leftAnchor.constraint(equalTo: view.leftAnchor),
      rug.topAnchor.constraint(equalTo: view.topAnchor),
      rug.rightAnchor.constraint(equalTo: view.rightAnchor),
      rug.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    ])
  }

  func count() -> Int {
    let view = UIView()
    return view.subviews.count
  }
}

class Passage: UIViewController {
  func measure(_ view: UIView) -> CGFloat { view.bounds.width }
}

final class Cellar: Passage {
  private let mat = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(mat)
    mat.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      mat.leftAnchor.constraint(equalTo: view.leftAnchor),
      mat.topAnchor.constraint(equalTo: view.topAnchor),
      mat.rightAnchor.constraint(equalTo: view.rightAnchor),
      mat.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    ])
  }
}
