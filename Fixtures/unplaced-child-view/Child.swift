import UIKit

final class ChildController: UIViewController {
  private let kept = UIViewController()
  private let framed = UIViewController()
  private let box = UIView()

  func showPlayer() {
    let player = UIViewController()
    player.title = "Player"
    addChild(player)  // expect: unplaced-child-view
    view.addSubview(player.view)
    player.view.backgroundColor = .black
    player.didMove(toParent: self)
  }

  func showKept() {
    addChild(kept)  // expect: unplaced-child-view
    box.addSubview(kept.view)
    kept.didMove(toParent: self)
  }

  func showFramed() {
    addChild(framed)
    box.addSubview(framed.view)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    framed.view.frame = box.bounds
  }

  func showPinned() {
    let child = UIViewController()  // expect: ambiguous-layout
    addChild(child)
    view.addSubview(child.view)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    child.view.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }

  func showHanded() {
    let handed = UIViewController()
    addChild(handed)
    view.addSubview(handed.view)
    fill(handed.view)
  }

  func showNamed() {
    let named = UIViewController()
    addChild(named)
    let content = named.view!
    view.addSubview(content)
    content.frame = view.bounds
  }

  func show(_ parameter: UIViewController) {
    addChild(parameter)
    view.addSubview(parameter.view)
  }

  func showArranged(in stack: UIStackView) {
    let arranged = UIViewController()
    addChild(arranged)
    stack.addArrangedSubview(arranged.view)
  }

  private func fill(_ view: UIView) { view.frame = self.view.bounds }
}
