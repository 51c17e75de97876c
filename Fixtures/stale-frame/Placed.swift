import UIKit

// layoutlint:disable:file hard-coded-frame, screen-bounds-in-layout - only when frames are set is what this is about

/// The controller's own view, and bars that the keyboard places.
final class NotesController: UITableViewController {
  private let note = UITextView()
  private let search = UITextField()
  private lazy var unused: UIToolbar = {
    UIToolbar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 35))
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = CGRect(x: 1, y: 0, width: view.frame.width, height: view.frame.height)
    let bar = makeBar()
    note.inputAccessoryView = bar
    search.inputAccessoryView = self.makeShortBar()
  }

  private func makeBar() -> UIToolbar {
    let strip = UIToolbar(frame: CGRect(x: 0, y: 0, width: view.frame.width, height: 44))
    strip.sizeToFit()
    return strip
  }

  private func makeShortBar() -> UIToolbar {
    UIToolbar()
  }
}

final class PlainController: UIViewController {
  private let tableView = UITableView()
  private lazy var used: UIToolbar = {
    UIToolbar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 35))  // expect: stale-frame
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.frame = CGRect(x: 1, y: 0, width: view.frame.width, height: view.frame.height)  // expect: stale-frame, frame-past-container
    let row = makeBand()
    view.addSubview(row)
    view.addSubview(used)
  }

  private func makeBand() -> UIToolbar {
    let band = UIToolbar(frame: CGRect(x: 0, y: 0, width: view.frame.width, height: 44))  // expect: stale-frame
    band.sizeToFit()
    return band
  }
}

/// A local view of constant size is no superview that changes.
final class ProgressBox: UIView {
  private let title = UILabel()
  private let note = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 135, height: 135))
    title.frame = CGRect(x: 10, y: 70, width: view.bounds.width - 20, height: 60)
    view.addSubview(title)
    addSubview(view)
    let superview = UIView(frame: self.bounds)  // expect: stale-frame
    note.frame = CGRect(x: 10, y: 70, width: superview.bounds.width - 20, height: 60)
    superview.addSubview(note)
    addSubview(superview)
  }

  required init?(coder: NSCoder) { nil }
}
