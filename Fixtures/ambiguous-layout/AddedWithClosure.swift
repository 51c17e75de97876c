import UIKit

/// A method of that name with a closure is the project's, or a library's: the closure may place the view.
final class NoteController: UIViewController {
  private let note = UILabel()
  private let page = UIView()
  private let badge = UILabel()
  private let lost = UILabel()  // expect: ambiguous-layout

  override func viewDidLoad() {
    super.viewDidLoad()
    let title = UILabel()
    title.text = "A"
    view.addSubview(title) {
      $0.center.alignWithSuperview()
    }
    note.text = "B"
    view.addSubview(note, { box in box.edges.pin() })
    page.backgroundColor = .red
    view.insertSubview(page, at: 0) { $0.fill() }
    badge.text = "C"
    self.view.addSubview(badge) { (proxy) -> Void in proxy.center() }
    lost.text = "D"
    view.addSubview(lost)
  }
}
