import UIKit

final class HelperController: UIViewController {
  private let map = UIView()
  private let legend = UIView()
  private let later = UIView()
  @IBOutlet private var content: UIView!

  // A property that has nothing to do with sizes.
  override var inputView: UIView? { nil }

  private lazy var bar: UIView = {
    let made = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 50))  // expect: hard-coded-frame, stale-frame
    return made
  }()

  private lazy var chip: UIView = {
    let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    return UIView(frame: frame)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
    view.addSubview(bar)
    legend.autoresizingMask = [.flexibleWidth]
    legend.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 100)  // expect: hard-coded-frame
    refresh()
  }

  private func setUpViews() {
    view.addSubview(map)
    placeMap()
  }

  private func placeMap() {
    map.frame = CGRect(x: 0, y: 0, width: view!.bounds.width, height: 100)  // expect: hard-coded-frame, stale-frame
    // The nib has given it a mask.
    content.frame = view.bounds
  }

  // It runs again when it is tapped.
  @objc private func refresh() {
    later.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 100)  // expect: hard-coded-frame
  }
}

final class ObservingView: UIView {
  let header = UIView()

  override var bounds: CGRect {
    didSet { header.frame.size.width = bounds.width }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpViews()
  }

  required init?(coder: NSCoder) { nil }

  func setUpViews() {
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 100)  // expect: hard-coded-frame
    addSubview(header)
  }
}

final class OpenView: UIView {
  let header = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    arrange()
  }

  required init?(coder: NSCoder) { nil }

  // Who uses the class may call it at any time.
  public func arrange() {
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 100)  // expect: hard-coded-frame
    addSubview(header)
  }

  func setUp() {
    UIView.animate(withDuration: 1) { self.fold() }
  }

  private func fold() {
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 10)  // expect: hard-coded-frame
  }
}
