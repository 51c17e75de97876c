import UIKit

/// The mask is on, and no frame is ever set.
final class MapPane: UIView {
  private let compass = UIView()  // expect: ambiguous-layout
  private let framed = UIView()
  private let centered = UIView()  // expect: ambiguous-layout
  private let made = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
  private let own = ScaleView()
  /// Whoever holds the pane may place it.
  let legend = UIView()

  func setUp() {
    for view in [compass, framed, centered, made, own, legend] { addSubview(view) }
    compass.backgroundColor = .red
    centered.backgroundColor = .gray
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    framed.frame = bounds
    centered.center = framed.center
  }
}

final class ScaleView: UIView {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    frame.size = CGSize(width: 40, height: 4)
  }
}

/// All subviews are placed at once.
final class Mosaic: UIView {
  private let tile = UIView()

  func setUp() { addSubview(tile) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.frame = bounds }
  }
}

/// What is added to it, it places.
final class FlowBoard: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.frame = bounds }
  }
}

final class FlowScreen: UIViewController {
  override func loadView() {
    let board = FlowBoard()
    view = board
    let tag = UIView()
    tag.backgroundColor = .red
    board.addSubview(tag)
  }
}

final class FlowSheet: UIViewController {
  private let board = FlowBoard()

  override func loadView() {
    view = board
    let tag = UIView()
    tag.backgroundColor = .red
    view.addSubview(tag)
  }
}

final class FlowCard: UIView {
  private let board = FlowBoard()
  private let tag1 = UIView()

  func setUp() {
    addSubview(board)
    board.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    board.addSubview(tag1)
  }
}

/// A plain root view places nothing.
final class PlainScreen: UIViewController {
  override func loadView() {
    let root = UIView()
    view = root
    let tag = UIView()  // expect: ambiguous-layout
    tag.backgroundColor = .red
    root.addSubview(tag)
  }
}
