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

  // MARK: Content

  private func setUp() {
    band.translatesAutoresizingMaskIntoConstraints = false
    addSubview(band)
    NSLayoutConstraint.activate([
      band.topAnchor.constraint(equalTo: topAnchor),
      band.leadingAnchor.constraint(equalTo: leadingAnchor),
      band.trailingAnchor.constraint(equalTo: trailingAnchor),
      band.heightAnchor.constraint(equalToConstant: 3),
    ])
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
    band.translatesAutoresizingMaskIntoConstraints = false
    addSubview(band)
    NSLayoutConstraint.activate([
      band.topAnchor.constraint(equalTo: topAnchor),
      band.leadingAnchor.constraint(equalTo: leadingAnchor),
      band.trailingAnchor.constraint(equalTo: trailingAnchor),
      band.heightAnchor.constraint(equalToConstant: 3),
    ])
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
    band.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(band)
    NSLayoutConstraint.activate([
      band.topAnchor.constraint(equalTo: view.topAnchor),
      band.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      band.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      band.heightAnchor.constraint(equalToConstant: 3),
    ])
  }

  // MARK: Rows

  private func loadRows() { band.backgroundColor = .red }
}
