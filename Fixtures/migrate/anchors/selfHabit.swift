import SnapKit
import UIKit

// build: RoundView(frame: .zero)
/// A view's own constraints, without a name before `snp`.
final class RoundView: UIView {
  private let icon = UIView()
  private let gap: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(icon)
    snp.makeConstraints { $0.width.greaterThanOrEqualTo(snp.height) }
    icon.snp.makeConstraints { make in
      make.left.equalTo(self).offset(self.gap)
      make.top.equalTo(self.snp.top).offset(self.gap * 2)
      make.size.equalTo(16)
    }
    self.snp.makeConstraints { $0.height.equalTo(60) }
  }

  required init?(coder: NSCoder) { fatalError() }
}

// build: PlainController()
/// Closures needed `self`; the statements around them do without it.
final class PlainController: UIViewController {
  private let box = UIView()
  private let label = UILabel()
  private let gap: CGFloat = 8

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    view.addSubview(label)
    box.snp.makeConstraints { make in
      make.top.left.right.equalTo(self.view)
      make.height.equalTo(40)
    }
    label.snp.makeConstraints { make in
      make.top.equalTo(self.box.snp.bottom).offset(self.gap)
      make.left.equalTo(self.box)
    }
  }
}

// build: SelfController()
/// Here the statements write it.
final class SelfController: UIViewController {
  private let box = UIView()
  private let label = UILabel()
  private let gap: CGFloat = 8

  override func viewDidLoad() {
    super.viewDidLoad()
    self.view.addSubview(self.box)
    self.view.addSubview(self.label)
    self.box.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
      make.height.equalTo(40)
    }
    self.label.snp.makeConstraints { make in
      make.top.equalTo(box.snp.bottom).offset(gap)
      make.left.equalTo(box)
    }
  }
}

/// A parameter hides the controller's view, and a property.
final class SheetController: UIViewController {
  private let sheet = UIView()
  private let inset: CGFloat = 24

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sheet)
  }

  func show(view: UIView, inset: CGFloat) {
    sheet.addSubview(view)
    sheet.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview().inset(self.inset)
      make.height.equalTo(view.snp.height).offset(inset)
    }
    view.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
    }
  }
}
