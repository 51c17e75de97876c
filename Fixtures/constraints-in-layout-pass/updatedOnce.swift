import PureLayout
import SnapKit
import UIKit

// The system asks a view for its constraints once, unless code asks for more.

final class OnceTitle: UIView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    addSubview(label)
    setNeedsUpdateConstraints()
  }

  required init?(coder: NSCoder) { fatalError() }

  override func updateConstraints() {
    label.autoPinEdgesToSuperviewEdges()
    super.updateConstraints()
  }
}

final class FooterView: UIView {
  private let label = UILabel()

  override func updateConstraints() {
    label.snp.makeConstraints { $0.edges.equalToSuperview() }
    super.updateConstraints()
  }
}

class OnceBanner: UIControl {
  private let label = UILabel()

  override func updateConstraints() {
    label.translatesAutoresizingMaskIntoConstraints = false
    label.topAnchor.constraint(equalTo: topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    label.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    super.updateConstraints()
  }
}

// Code asks for more, the view is shown again, or the controller's view turns.

final class MessageView: UIView {
  private let label = UILabel()

  var text = "" {
    didSet {
      label.text = text
      setNeedsUpdateConstraints()
    }
  }

  override func updateConstraints() {
    label.snp.makeConstraints { $0.edges.equalToSuperview() }  // expect: constraints-in-layout-pass
    super.updateConstraints()
  }
}

final class PagedView: UIView {
  private let label = UILabel()

  var height: CGFloat = 0 {
    didSet { self.updateConstraints() }  // expect: direct-layout-call
  }

  override func updateConstraints() {
    label.snp.makeConstraints { $0.edges.equalToSuperview() }  // expect: constraints-in-layout-pass
    super.updateConstraints()
  }
}

class ReusedHeader: UITableViewHeaderFooterView {}

final class SectionTitle: ReusedHeader {
  private let label = UILabel()

  override func updateConstraints() {
    label.translatesAutoresizingMaskIntoConstraints = false
    label.topAnchor.constraint(equalTo: topAnchor).isActive = true  // expect: constraints-in-layout-pass
    label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    label.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    super.updateConstraints()
  }
}

final class RotatingController: UIViewController {
  private let label = UILabel()

  override func updateViewConstraints() {
    label.snp.makeConstraints { $0.center.equalToSuperview() }  // expect: constraints-in-layout-pass
    super.updateViewConstraints()
  }
}
