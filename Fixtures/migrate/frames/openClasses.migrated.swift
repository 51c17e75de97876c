import UIKit

// build: OpenPanel()
/// A class that other modules may subclass: so may they override its layout method.
open class OpenPanel: UIView {
  private let band = UIView()

  override public init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) { fatalError("not from a nib") }

  override open func layoutSubviews() {
    super.layoutSubviews()
    band.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 3)
  }

  // MARK: Content

  private func setUp() {
    addSubview(band)
  }
}

// build: PublicPanel()
/// Other modules see this class, but may not subclass it.
public class PublicPanel: UIView {
  private let band = UIView()

  override public init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) { fatalError("not from a nib") }

  private func setUp() {
    addSubview(band)
  }

  override public func layoutSubviews() {
    super.layoutSubviews()
    band.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 3)
  }
}

// build: ClosedPanel()
/// What sets the views up stands under marks of its own; the method follows the last that is near the system's.
class ClosedPanel: UIViewController {
  private let band = UIView()

  // MARK: Life

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
    loadRows()
  }

  private func setUp() {
    view.addSubview(band)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    band.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 3)
  }

  // MARK: Rows

  private func loadRows() { band.backgroundColor = .red }
}
