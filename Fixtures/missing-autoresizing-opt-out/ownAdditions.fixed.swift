import UIKit

// layoutlint:disable:file ambiguous-layout, missing-position - only a part of each layout is written out

// A method of the project that is called as one of UIKit is the project's: it may switch the mask off, or put the view
// elsewhere.

class HoldingView: UIView {
  let content = UIView()

  override func addSubview(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
  }
}

final class HoldingController: UIViewController {
  private let holder = HoldingView()
  private let child = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(holder)
    holder.addSubview(child)
    child.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
  }
}

final class PageView: UIView {
  private let footer = UIView()

  func addSubview(_ first: UIView, _ second: UIView) {
    for view in [first, second] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(first)
    addSubview(second)
  }

  func setUp() {
    let title = UILabel()
    addSubview(title, footer)
    title.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
    footer.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
  }
}

class StripesView: UIView {
  func insertSubview(_ view: UIView, _ row: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    insertSubview(view, at: row)
  }
}

final class StripesController: UIViewController {
  private let rows = StripesView()
  private let row = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rows)
    rows.insertSubview(row, 0)
    row.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
  }
}

// One that hands the view to UIKit's method adds it as that does.

class FrontView: UIView {
  let front = UIView()

  override func addSubview(_ view: UIView) {
    super.addSubview(view)
    bringSubviewToFront(front)
  }
}

final class FrontController: UIViewController {
  private let holder = FrontView()
  private let child = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(holder)
    child.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(child)
    child.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
  }
}

final class FramingView: UIView {
  private let frameView = UIView()

  func setUp() {
    frameView.translatesAutoresizingMaskIntoConstraints = false
    super.addSubview(frameView)
    frameView.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
  }
}

class PlainRowsView: UIView {
  override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
    setNeedsDisplay()
  }
}

final class PlainRowsController: UIViewController {
  private let rows = PlainRowsView()
  private let row = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rows)
    row.translatesAutoresizingMaskIntoConstraints = false
    rows.insertSubview(row, at: 0)
    row.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
  }
}
