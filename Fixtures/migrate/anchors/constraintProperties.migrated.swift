import SnapKit
import UIKit

/// Properties that hold SnapKit's constraints hold anchors' constraints in their place.
// build: KeyboardBar(frame: .zero)
final class KeyboardBar: UIView {
  private let field = UITextField()
  private let button = UIButton()
  private let line = UIView()
  private var fieldBottom: NSLayoutConstraint!
  private var buttonTop: NSLayoutConstraint?
  private var isWide: NSLayoutConstraint!
  private var isNarrow: NSLayoutConstraint!
  var lineHeight: NSLayoutConstraint? = nil
  private let gap: CGFloat = 12
  private let count = 3

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
    addSubview(button)
    addSubview(line)
    field.translatesAutoresizingMaskIntoConstraints = false
    fieldBottom = field.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20)  // stays above the keyboard
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      fieldBottom,
      field.heightAnchor.constraint(equalToConstant: 44),
      field.widthAnchor.constraint(equalToConstant: 200)
    ])
    button.translatesAutoresizingMaskIntoConstraints = false
    buttonTop = button.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8)
    buttonTop?.isActive = true
    isWide = button.widthAnchor.constraint(equalToConstant: 100)
    isWide.priority = .defaultHigh
    isNarrow = button.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: field.leadingAnchor),
      isWide,
      isNarrow,
      button.heightAnchor.constraint(equalToConstant: 30)
    ])
    isNarrow.isActive = false
    line.translatesAutoresizingMaskIntoConstraints = false
    lineHeight = line.heightAnchor.constraint(equalToConstant: 1)
    lineHeight?.isActive = true
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.widthAnchor.constraint(equalTo: widthAnchor)
    ])
    raise(by: 30)
    narrow(true)
  }

  required init?(coder: NSCoder) { fatalError() }

  func raise(by height: CGFloat) {
    fieldBottom.constant = -(height + 4)
    buttonTop?.constant = -height
    self.lineHeight?.constant = CGFloat(count)
    if lineHeight != nil { buttonTop?.constant = -gap }
  }

  private func narrow(_ flag: Bool) {
    guard flag, self.isWide.isActive else { return }
    isNarrow.isActive = true
    self.isWide?.isActive = false
  }

  func reset() {
    lineHeight = nil
    DispatchLater.run { [weak self] in
      self?.fieldBottom?.constant = -8
    }
  }
}

enum DispatchLater {
  static func run(_ work: @escaping () -> Void) {}
}

/// What else is done with such an object keeps it, and with it what is made in the same statement.
// build: BoundBar(frame: .zero)
final class BoundBar: UIView {
  private let first = UIView()
  private let second = UIView()
  private let third = UIView()
  private let fourth = UIView()
  private let fifth = UIView()
  private let sixth = UIView()
  private var firstTop: Constraint!
  private var secondTop: Constraint!
  private var secondWidth: Constraint!
  private var thirdTop: Constraint!
  private var fourthWidth: Constraint!
  private weak var fifthTop: Constraint?
  private var sixthEdges: Constraint!
  private let distance: ConstraintOffsetTarget = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [first, second, third, fourth, fifth, sixth] { addSubview(view) }
    first.snp.makeConstraints { make in
      firstTop = make.top.equalToSuperview().constraint
    }
    second.snp.makeConstraints { make in
      secondTop = make.top.equalToSuperview().constraint
      secondWidth = make.width.equalTo(40).constraint
    }
    third.snp.makeConstraints { make in
      thirdTop = make.top.equalToSuperview().constraint
    }
    fourth.snp.makeConstraints { make in
      fourthWidth = make.width.equalToSuperview().constraint
    }
    fifth.snp.makeConstraints { make in
      fifthTop = make.top.equalToSuperview().constraint
    }
    sixth.snp.makeConstraints { make in
      sixthEdges = make.leading.trailing.equalToSuperview().constraint
    }
    show(firstTop)
  }

  required init?(coder: NSCoder) { fatalError() }

  private func show(_ constraint: Constraint) { constraint.activate() }

  func change() {
    [secondTop].forEach { $0?.deactivate() }
    secondWidth.activate()
    thirdTop.update(offset: distance)
    fourthWidth.update(inset: 4)
    sixthEdges.activate()
  }
}

/// Code of other types reaches the property.
// build: OpenBar(frame: .zero)
final class OpenBar: UIView {
  private let title = UILabel()
  private let icon = UIView()
  var titleTop: Constraint!
  var iconTop: Constraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(icon)
    title.snp.makeConstraints { make in
      titleTop = make.top.equalToSuperview().constraint
    }
    icon.snp.makeConstraints { make in
      iconTop = make.top.equalToSuperview().constraint
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}

protocol HasIconTop: AnyObject {
  var iconTop: Constraint! { get }
}

extension OpenBar: HasIconTop {}

func lower(_ bar: OpenBar) {
  bar.titleTop.update(offset: 8)
}

/// What the code starts with is not what it changes to.
final class SlidingBar: UIView {
  private let first = UIView()
  private let second = UIView()
  private let third = UIView()
  private var firstTop: Constraint?
  private var secondWidth: Constraint!
  private var thirdTop: Constraint!

  func show(_ isWide: Bool) {
    addSubview(first)
    addSubview(second)
    addSubview(third)
    first.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      firstTop = make.top.equalToSuperview().offset(-60).constraint
    }
    second.snp.makeConstraints { make in
      secondWidth = make.width.equalTo(100).constraint
    }
    third.snp.makeConstraints { make in
      thirdTop = make.top.equalToSuperview().labeled("third").constraint
    }
    layoutIfNeeded()
    firstTop?.update(offset: 0)
    if isWide { secondWidth.update(offset: 20) }
  }

  func hide() {
    firstTop?.update(offset: -60)
    secondWidth.update(offset: 0)
    thirdTop.update(offset: 4)
  }
}
