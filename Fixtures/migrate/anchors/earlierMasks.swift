import SnapKit
import UIKit

// build: EarlierMaskController()
/// Masks that code has switched off by the time the constraints are made: they are not switched off once more.
final class EarlierMaskController: UIViewController {
  private let closeButton = UIButton()
  private let caption = UILabel()
  private let body = UILabel()
  private let late = UILabel()
  private lazy var footer: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()
  private let header: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
    layOut()
    finish()
  }

  private func setUp() {
    view.addSubview(footer)
    view.addSubview(header)
    view.addSubview(body)
    view.addSubview(late)
    setUpButton()
  }

  private func setUpButton() {
    closeButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(closeButton)
    caption.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(caption)
  }

  private func layOut() {
    closeButton.snp.makeConstraints { make in
      make.top.left.equalToSuperview().inset(8)
    }
    caption.snp.makeConstraints { make in
      make.top.centerX.equalToSuperview()
    }
    footer.snp.makeConstraints { make in
      make.bottom.left.equalToSuperview()
    }
    header.snp.makeConstraints { make in
      make.bottom.right.equalToSuperview()
    }
    // Nothing switches this one off, and for the next, only code that runs later does.
    body.snp.makeConstraints { make in
      make.center.equalToSuperview()
    }
    late.snp.makeConstraints { make in
      make.right.centerY.equalToSuperview()
    }
  }

  private func finish() {
    late.translatesAutoresizingMaskIntoConstraints = false
  }
}

// build: MaybeMaskView(isPlain: true)
/// Code that does not run in any case, or leaves before.
final class MaybeMaskView: UIView {
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private var isPlain = false

  init(isPlain: Bool) {
    super.init(frame: .zero)
    self.isPlain = isPlain
    addSubview(first)
    addSubview(second)
    addSubview(third)
    prepareFirst()
    prepareSecond()
    place()
  }

  required init?(coder: NSCoder) { fatalError() }

  private func prepareFirst() {
    if !isPlain { first.translatesAutoresizingMaskIntoConstraints = false }
  }

  private func prepareSecond() {
    if isPlain { return }
    second.translatesAutoresizingMaskIntoConstraints = false
  }

  private func place() {
    first.snp.makeConstraints { make in make.top.left.equalToSuperview() }
    second.snp.makeConstraints { make in make.top.right.equalToSuperview() }
    third.snp.makeConstraints { make in make.bottom.left.equalToSuperview() }
  }
}

/// It switches its own mask off.
class UnmaskedTag: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Only one of its initializers does.
class HalfUnmaskedTag: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
  }

  init(text: String) {
    super.init(frame: .zero)
    self.text = text
  }

  required init?(coder: NSCoder) { fatalError() }
}

extension UIView {
  func addWithoutMasks(_ views: UIView...) {
    views.forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
  }
}

// build: UnmaskedViewsView(frame: .zero)
/// Views whose class, or the helper that adds them, has done it.
final class UnmaskedViewsView: UIView {
  private let tagLabel = UnmaskedTag()
  private let half = HalfUnmaskedTag(text: "A")
  private let icon = UIImageView()
  private let detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(tagLabel)
    addSubview(half)
    addWithoutMasks(icon, detail)
    tagLabel.snp.makeConstraints { make in make.top.left.equalToSuperview() }
    half.snp.makeConstraints { make in make.top.right.equalToSuperview() }
    icon.snp.makeConstraints { make in make.bottom.left.equalToSuperview() }
    place()
  }

  required init?(coder: NSCoder) { fatalError() }

  private func place() {
    detail.snp.makeConstraints { make in make.bottom.right.equalToSuperview() }
  }
}

// build: MaskAgainView(frame: .zero)
/// Code switches a mask on again.
final class MaskAgainView: UIView {
  private let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    badge.translatesAutoresizingMaskIntoConstraints = false
    addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = true
    badge.snp.makeConstraints { make in make.center.equalToSuperview() }
  }

  required init?(coder: NSCoder) { fatalError() }
}
