import SnapKit
import UIKit

/// Properties that hold SnapKit's constraints hold anchors' constraints in their place.
// build: KeyboardBar(frame: .zero)
final class KeyboardBar: UIView {
  private let field = UITextField()
  private let button = UIButton()
  private let line = UIView()
  private var fieldBottom: Constraint!
  private var buttonTop: Constraint?
  private var isWide: SnapKit.Constraint!
  private var isNarrow: Constraint!
  var lineHeight: Constraint? = nil
  private let gap: CGFloat = 12
  private let count = 3

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
    addSubview(button)
    addSubview(line)
    field.snp.makeConstraints { make in
      make.leading.equalToSuperview().inset(16)
      fieldBottom = make.bottom.equalToSuperview().inset(20).constraint  // stays above the keyboard
      make.height.equalTo(44)
      make.width.equalTo(200)
    }
    button.snp.makeConstraints { make in
      make.leading.equalTo(field)
      self.buttonTop = make.top.equalTo(field.snp.bottom).offset(8).constraint
      isWide = make.width.equalTo(100).priority(.high).constraint
      isNarrow = make.width.equalTo(40).constraint
      make.height.equalTo(30)
    }
    isNarrow.deactivate()
    line.snp.makeConstraints { make in
      lineHeight = make.height.equalTo(1).constraint
      make.leading.top.width.equalToSuperview()
    }
    raise(by: 30)
    narrow(true)
  }

  required init?(coder: NSCoder) { fatalError() }

  func raise(by height: CGFloat) {
    fieldBottom.update(inset: height + 4)
    buttonTop?.update(offset: -height)
    self.lineHeight?.update(offset: count)
    if lineHeight != nil { buttonTop?.update(inset: gap) }
  }

  private func narrow(_ flag: Bool) {
    guard flag, self.isWide.isActive else { return }
    isNarrow.activate()
    self.isWide?.deactivate()
  }

  func reset() {
    lineHeight = nil
    DispatchLater.run { [weak self] in
      self?.fieldBottom?.update(offset: -8)
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
    first.snp.makeConstraints { make in  // expect: kept
      firstTop = make.top.equalToSuperview().constraint
    }
    second.snp.makeConstraints { make in  // expect: kept
      secondTop = make.top.equalToSuperview().constraint
      secondWidth = make.width.equalTo(40).constraint
    }
    third.snp.makeConstraints { make in  // expect: kept
      thirdTop = make.top.equalToSuperview().constraint
    }
    fourth.snp.makeConstraints { make in  // expect: kept
      fourthWidth = make.width.equalToSuperview().constraint
    }
    fifth.snp.makeConstraints { make in  // expect: kept
      fifthTop = make.top.equalToSuperview().constraint
    }
    sixth.snp.makeConstraints { make in  // expect: kept
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
    title.snp.makeConstraints { make in  // expect: kept
      titleTop = make.top.equalToSuperview().constraint
    }
    icon.snp.makeConstraints { make in  // expect: kept
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
    first.snp.makeConstraints { make in  // expect: kept
      make.leading.trailing.equalToSuperview()
      firstTop = make.top.equalToSuperview().offset(-60).constraint
    }
    second.snp.makeConstraints { make in  // expect: kept
      secondWidth = make.width.equalTo(100).constraint
    }
    third.snp.makeConstraints { make in  // expect: spelling
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
