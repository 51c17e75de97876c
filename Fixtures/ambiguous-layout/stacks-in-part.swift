import UIKit

// Stack views of which not all is seen: where they lie is judged all the same.

extension Array where Element: UIView {
  fileprivate func stackedInPart(_ axis: NSLayoutConstraint.Axis = .horizontal) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: self)
    stack.axis = axis
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }
}

extension UIView {
  fileprivate func coverInPart(_ other: UIView) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor),
      leadingAnchor.constraint(equalTo: other.leadingAnchor),
      trailingAnchor.constraint(equalTo: other.trailingAnchor),
      bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ])
  }

  fileprivate func logInPart(_ other: UIView) {
    print(other.description)
  }
}

/// A child that is there at times.
final class BranchStack: UIView {
  private let stack = UIStackView()
  private let title = UILabel()
  private let badge = UILabel()

  init(showsBadge: Bool) {
    super.init(frame: .zero)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stack.addArrangedSubview(title)
    if showsBadge { stack.addArrangedSubview(badge) }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class LostBranchStack: UIView {
  private let stack = UIStackView()  // expect: ambiguous-layout
  private let title = UILabel()
  private let badge = UILabel()

  init(showsBadge: Bool) {
    super.init(frame: .zero)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stack.addArrangedSubview(title)
    if showsBadge { stack.addArrangedSubview(badge) }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor)
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Children that nobody counts, and that are replaced.
final class FilledStack: UIView {
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: text-without-limit
  }

  required init?(coder: NSCoder) { nil }

  func show(_ names: [String]) {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for name in names {
      let label = UILabel()
      label.text = name
      stack.addArrangedSubview(label)
    }
  }
}

final class LostFilledStack: UIView {
  private let stack = UIStackView()  // expect: ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: text-without-limit
  }

  required init?(coder: NSCoder) { nil }

  func show(_ names: [String]) {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for name in names {
      let label = UILabel()
      label.text = name
      stack.addArrangedSubview(label)
    }
  }
}

/// A list's own method makes the stack view.
final class ListStack: UIView {
  private let title = UILabel()
  private let detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = [title, detail].stackedInPart(.vertical)
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: text-without-limit
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class LostListStack: UIView {
  private let title = UILabel()
  private let detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = [title, detail].stackedInPart(.vertical)  // expect: ambiguous-layout
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor)
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Of a child not all is seen: that says nothing of where the stack view lies.
final class StrangerStack: UIView {
  private let title = UILabel()
  private let stranger: UIView
  private let stack = UIStackView()

  init(_ stranger: UIView) {
    self.stranger = stranger
    super.init(frame: .zero)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stack.addArrangedSubview(title)
    stack.addArrangedSubview(stranger)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class LostStrangerStack: UIView {
  private let title = UILabel()
  private let stranger: UIView
  private let stack = UIStackView()  // expect: ambiguous-layout

  init(_ stranger: UIView) {
    self.stranger = stranger
    super.init(frame: .zero)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stack.addArrangedSubview(title)
    stack.addArrangedSubview(stranger)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor)
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A class gives itself to a function that places it.
final class Curtain: UIView {
  func cover(_ other: UIView) { other.coverInPart(self) }
}

final class Stage: UIView {
  private let curtain = Curtain()

  override init(frame: CGRect) {
    super.init(frame: frame)
    curtain.translatesAutoresizingMaskIntoConstraints = false
    addSubview(curtain)
    curtain.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor).isActive = true
    curtain.cover(self)
  }

  required init?(coder: NSCoder) { nil }
}

/// A class gives itself to a function that does not place it.
final class LoggedCurtain: UIView {
  func log(_ other: UIView) { other.logInPart(self) }
}

final class BareStage: UIView {
  private let curtain = LoggedCurtain()  // expect: ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    curtain.translatesAutoresizingMaskIntoConstraints = false
    curtain.backgroundColor = .red
    addSubview(curtain)
    curtain.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor).isActive = true
    curtain.log(self)
  }

  required init?(coder: NSCoder) { nil }
}

/// A class makes constraints for those who ask.
final class Poster: UIView {
  func wanted(_ width: CGFloat) -> [NSLayoutConstraint] {
    Layouts.all(of: self, width)
  }

  func isWanted(_ width: CGFloat) -> Bool { bounds.width < width }
}

enum Layouts {
  static func all(of view: UIView, _ width: CGFloat) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[view]|", metrics: nil, views: ["view": view])
  }
}

final class Wall: UIView {
  private let poster = Poster()

  override init(frame: CGRect) {
    super.init(frame: frame)
    poster.translatesAutoresizingMaskIntoConstraints = false
    poster.backgroundColor = .red
    addSubview(poster)
    poster.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    NSLayoutConstraint.activate(poster.wanted(300))
  }

  required init?(coder: NSCoder) { nil }
}

final class BareWall: UIView {
  private let poster = Poster()  // expect: ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    poster.translatesAutoresizingMaskIntoConstraints = false
    poster.backgroundColor = .red
    addSubview(poster)
    poster.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    poster.isHidden = poster.isWanted(300)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  fileprivate static func rule(_ thickness: CGFloat = 1) -> UIView { bar(thickness) }

  fileprivate static func bar(_ thickness: CGFloat) -> UIView {
    let view = UIView()
    view.backgroundColor = .gray
    view.translatesAutoresizingMaskIntoConstraints = false
    view.heightAnchor.constraint(equalToConstant: thickness).isActive = true
    return view
  }

  fileprivate static func gap(atLeast length: CGFloat) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: length).isActive = true
    return view
  }
}

/// A method of the class makes it, which the type of the property tells.
final class RuledList: UIView {
  private let line: UIView = .rule()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(line)
    line.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    line.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    line.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

final class LostRuledList: UIView {
  private let line: UIView = .rule()  // expect: ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(line)
    line.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    line.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    line.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// A spacer that is at least so long takes what room there is.
final class SpacedRow: UIView {
  private let title = UILabel()
  private let box = UIControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let row = UIStackView(arrangedSubviews: [title, .gap(atLeast: 4), box])
    row.translatesAutoresizingMaskIntoConstraints = false
    box.widthAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    addSubview(row)
    row.topAnchor.constraint(equalTo: topAnchor).isActive = true
    row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    row.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}
