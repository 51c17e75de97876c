import AppKit

// layoutlint:disable:file ambiguous-layout - only a part of each layout is written out

final class Pane: NSViewController {
  @IBOutlet var marker: NSView!
  private var rows: NSStackView!
  private var columns: NSStackView!
  private let cells = NSStackView(views: [])
  private var empty: NSStackView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let views = children.map(\.view)
    rows = NSStackView(views: views)
    columns = .init(views: views)
    empty = NSStackView()  // expect: missing-autoresizing-opt-out
    for stack in [rows!, columns!, cells, empty!] { stack.spacing = 0 }
    view.addSubview(rows)
    view.addSubview(columns)
    view.addSubview(cells)
    view.addSubview(empty)
    rows.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    columns.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    cells.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    empty.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }
}
