import UIKit

struct SlotRow {
  var inputAccessoryView: UIView?
}

/// The system gives a view that accompanies the keyboard its width, by whatever way it gets it.
final class SlotRowController: UIViewController {
  private lazy var bar: UIToolbar = {
    let bar = UIToolbar(
      frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: view.bounds.height))
    return bar
  }()

  func row() -> SlotRow { .init(inputAccessoryView: bar) }
}

final class SlotGetterController: UIViewController {
  private lazy var bar: UIToolbar = {
    let bar = UIToolbar()
    bar.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: view.bounds.height)
    return bar
  }()

  override var inputAccessoryView: UIView? { bar }
}

final class SlotArgumentController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let bar = UIToolbar(
      frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: view.bounds.height))
    show(SlotRow(inputAccessoryView: bar))
  }

  func show(_ row: SlotRow) {}
}

/// A property of another name may be anything.
final class SlotlessController: UIViewController {
  private lazy var tray: UIToolbar = {
    let tray = UIToolbar()
    tray.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: view.bounds.height)  // expect: stale-frame, screen-bounds-in-layout
    return tray
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tray)
  }
}
