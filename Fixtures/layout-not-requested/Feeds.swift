import UIKit

final class FeedView: UIView {
  private var columns = 1
  var inset: CGFloat = 0
  private var rows: [CGFloat] = []
  private var observed = 0 { didSet { setNeedsLayout() } }
  private var laidOut = 0
  let first = UIView()
  let label = UILabel()

  func show(columns: Int) {
    self.columns = columns  // expect: layout-not-requested
  }

  func move(by inset: CGFloat) {
    let total = inset + 8
    self.inset = total  // expect: layout-not-requested
  }

  func setRows(_ count: Int) {
    rows = Array(repeating: 40, count: count)  // expect: layout-not-requested
  }

  func setColumns(_ count: Int) {
    columns = count
    setNeedsLayout()
  }

  func setObserved(_ count: Int) {
    observed = count
  }

  func clear() {
    rows = []
  }

  func setText(_ text: String, inset: CGFloat) {
    self.inset = inset
    label.text = text
  }

  func change(_ count: Int) {
    columns = count
    update()
  }

  func setUp() {
    reset()
    update()
  }

  func reset() { columns = 1 }

  func update() { setNeedsLayout() }

  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(first)
    laidOut = columns + observed
    first.frame = CGRect(x: inset, y: 0, width: CGFloat(laidOut), height: rows.first ?? 0)
  }
}

// A cell is laid out when it is shown.
final class FeedCell: UITableViewCell {
  private var columns = 1

  func show(columns: Int) { self.columns = columns }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView?.frame = CGRect(x: 0, y: 0, width: CGFloat(columns), height: 8)  // expect: hard-coded-frame
  }
}
