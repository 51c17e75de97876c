import SnapKit
import UIKit

// build: KeptController()
/// Code elsewhere asks for views of a hierarchy, and changes a view of its own.
final class KeptController: UIViewController {
  private let chart = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(chart)
    chart.snp.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
  }
}

final class GrowingView: UIView {
  private let ruler = UIView()

  func grow() {
    guard superview != nil, subviews.contains(ruler) else { return }
    ruler.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
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
  private let mark = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    [caption, mark].forEach { addSubview($0) }
    caption.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
      make.width.height.equalTo(30)
    }
    mark.snp.makeConstraints { make in
      make.edges.equalTo(caption)
    }
    caption.snp.remakeConstraints { make in
      make.top.leading.equalToSuperview().inset(4)
      make.width.height.equalTo(20)
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}
