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

/// A class that adds views in its own way still only adds them.
class PaddedBox: UIView {
  override func addSubview(_ view: UIView) {
    super.addSubview(view)
    setNeedsLayout()
  }
}

// build: OwnedList(frame: .zero)
final class OwnedList: UIView {
  private let caption = UILabel()
  private var captionConstraints: [NSLayoutConstraint] = []
  private let mark = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    [caption, mark].forEach { addSubview($0) }
    caption.translatesAutoresizingMaskIntoConstraints = false
    captionConstraints += [
      caption.topAnchor.constraint(equalTo: topAnchor),
      caption.leadingAnchor.constraint(equalTo: leadingAnchor),
      caption.widthAnchor.constraint(equalToConstant: 30),
      caption.heightAnchor.constraint(equalToConstant: 30)
    ]
    NSLayoutConstraint.activate(captionConstraints)
    mark.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      mark.leftAnchor.constraint(equalTo: caption.leftAnchor),
      mark.topAnchor.constraint(equalTo: caption.topAnchor),
      mark.rightAnchor.constraint(equalTo: caption.rightAnchor),
      mark.bottomAnchor.constraint(equalTo: caption.bottomAnchor)
    ])
    NSLayoutConstraint.deactivate(captionConstraints)
    caption.translatesAutoresizingMaskIntoConstraints = false
    captionConstraints = [
      caption.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      caption.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
      caption.widthAnchor.constraint(equalToConstant: 20),
      caption.heightAnchor.constraint(equalToConstant: 20)
    ]
    NSLayoutConstraint.activate(captionConstraints)
  }

  required init?(coder: NSCoder) { fatalError() }
}
