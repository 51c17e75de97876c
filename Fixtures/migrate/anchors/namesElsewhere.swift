import SnapKit
import UIKit

// build: Foyer()
/// A parameter, a variable and a binding of other types are called as the controller's own view is.
final class Foyer: UIViewController {
  private let carpet = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(carpet)
    carpet.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
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
    rug.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
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
    mat.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
  }
}
