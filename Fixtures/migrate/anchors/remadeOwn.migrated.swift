import SnapKit
import UIKit

// build: KeptController()
/// Code elsewhere asks for views of a hierarchy, and changes a view of its own.
final class KeptController: UIViewController {
  private let chart = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(chart)
    chart.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      chart.topAnchor.constraint(equalTo: view.topAnchor),
      chart.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      chart.widthAnchor.constraint(equalToConstant: 40),
      chart.heightAnchor.constraint(equalToConstant: 40)
    ])
  }
}

final class GrowingView: UIView {
  private let ruler = UIView()

  func grow() {
    guard superview != nil, subviews.contains(ruler) else { return }
    ruler.snp.updateConstraints { $0.width.equalTo(60) }
  }
}
