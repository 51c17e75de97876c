import SnapKit
import UIKit

/// A view that another function has a variable or parameter `view` for is not that of the controller.
final class HandsOut: UIViewController {
  private let rug = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    make().addSubview(rug)
    rug.snp.makeConstraints { $0.edges.equalToSuperview() }  // expect: unknown-superview
  }
  func make() -> UIView {
    let view = UIView()
    self.view.addSubview(view)
    return view
  }
}

final class HandsIn: UIViewController {
  private let rug = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    place(in: UIView())
    rug.snp.makeConstraints { $0.edges.equalToSuperview() }  // expect: unknown-superview
  }
  func place(in view: UIView) {
    view.addSubview(rug)
  }
}

final class RunsBody: UIViewController {
  private let rug = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    setUp { view in view.addSubview(rug) }
    rug.snp.makeConstraints { $0.edges.equalToSuperview() }  // expect: unknown-superview
  }
  func setUp(_ body: (UIView) -> Void) {
    let view = UIView()
    body(view)
    self.view.addSubview(view)
  }
}

final class LoadsView: UIViewController {
  private let rug = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    rug.snp.makeConstraints { $0.edges.equalToSuperview() }  // expect: unknown-superview
  }
  override func loadView() {
    let view = UIView()
    view.addSubview(rug)
    self.view = UIView()
    self.view.addSubview(view)
  }
}
