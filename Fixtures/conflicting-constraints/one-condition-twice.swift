import UIKit

// A condition that is asked again has the same answer.

class TitleView: UIView {
  enum Position { case top, bottom }

  let title = UILabel()
  let detail = UILabel()
  let position = Position.top
  var isTitleFirst = true

  func setUp() {
    [title, detail].forEach {
      addSubview($0)
      $0.translatesAutoresizingMaskIntoConstraints = false
      $0.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      $0.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    let upper = position == .top ? title : detail
    let lower = position == .top ? detail : title
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: topAnchor),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 2),
      lower.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

final class NegatedView: UIView {
  let title = UILabel()
  let detail = UILabel()
  var isTitleFirst = true

  func setUp() {
    [title, detail].forEach {
      addSubview($0)
      $0.translatesAutoresizingMaskIntoConstraints = false
      $0.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      $0.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    let upper = isTitleFirst ? title : detail
    let lower = !self.isTitleFirst ? title : detail
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: topAnchor),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 2),
    ])
  }
}

final class MixedView: UIView {
  let title = UILabel()
  let detail = UILabel()

  func setUp(isSwapped: Bool) {
    [title, detail].forEach {
      addSubview($0)
      $0.translatesAutoresizingMaskIntoConstraints = false
      $0.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      $0.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    let upper = isSwapped ? detail : title
    var constraints = [upper.topAnchor.constraint(equalTo: topAnchor)]
    if isSwapped {
      constraints.append(title.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 2))
    } else {
      constraints.append(detail.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 2))
    }
    NSLayoutConstraint.activate(constraints)
  }
}

// Changed in between, or another one, it may have another answer.

final class ChangedView: UIView {
  let title = UILabel()
  let detail = UILabel()
  var isTitleFirst = true
  var isSmall = false

  func setUp() {
    [title, detail].forEach {
      addSubview($0)
      $0.translatesAutoresizingMaskIntoConstraints = false
      $0.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      $0.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    let upper = isTitleFirst ? title : detail
    isTitleFirst = isSmall
    let lower = isTitleFirst ? detail : title
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: topAnchor),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 2),  // expect: conflicting-constraints, conflicting-constraints
    ])
  }
}

final class OtherView: UIView {
  let title = UILabel()
  let detail = UILabel()
  var isSmall = false

  func setUp(isSwapped: Bool) {
    [title, detail].forEach {
      addSubview($0)
      $0.translatesAutoresizingMaskIntoConstraints = false
      $0.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      $0.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    let upper = isSwapped ? detail : title
    let lower = isSmall ? title : detail
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: topAnchor),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 2),  // expect: conflicting-constraints, conflicting-constraints
    ])
  }
}

final class SameView: UIView {
  let title = UILabel()
  let detail = UILabel()

  func setUp(isSwapped: Bool) {
    [title, detail].forEach {
      addSubview($0)
      $0.translatesAutoresizingMaskIntoConstraints = false
      $0.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      $0.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    let upper = isSwapped ? detail : title
    let lower = isSwapped ? detail : title
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: topAnchor),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 2),  // expect: conflicting-constraints, conflicting-constraints
    ])
  }
}
