import UIKit

final class NameCard: UIView {
  let name = UILabel()
  let street = UILabel()
  let town = UILabel()
  let call = UIButton()
  let faded = UILabel()
  let code = UILabel()

  func setUp() {
    for view in [name, street, town, call, faded, code] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    faded.alpha = 0
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: topAnchor),
      name.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: text-without-limit
      street.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: text-without-limit
      topAnchor.constraint(equalTo: street.topAnchor),  // expect: overlapping-siblings
      town.topAnchor.constraint(equalTo: street.bottomAnchor),
      town.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: text-without-limit
      call.topAnchor.constraint(equalTo: topAnchor),
      call.leadingAnchor.constraint(equalTo: leadingAnchor),
      faded.topAnchor.constraint(equalTo: topAnchor),
      faded.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: text-without-limit
      code.topAnchor.constraint(equalTo: topAnchor),
      code.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

final class TurnView: UIView {
  let day = UILabel()
  let night = UILabel()
  let left = UILabel()
  let right = UILabel()
  var isNight = false

  func setUp() {
    for view in [day, night, left, right] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    right.textAlignment = .right
    NSLayoutConstraint.activate([
      day.topAnchor.constraint(equalTo: topAnchor),
      day.centerXAnchor.constraint(equalTo: centerXAnchor),  // expect: text-without-limit
      night.centerXAnchor.constraint(equalTo: centerXAnchor),  // expect: text-without-limit
      left.leadingAnchor.constraint(equalTo: leadingAnchor),
      left.trailingAnchor.constraint(equalTo: trailingAnchor),
      left.bottomAnchor.constraint(equalTo: bottomAnchor),
      right.leadingAnchor.constraint(equalTo: leadingAnchor),
      right.trailingAnchor.constraint(equalTo: trailingAnchor),
      right.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    if isNight {
      night.topAnchor.constraint(equalTo: topAnchor).isActive = true
    } else {
      night.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    }
  }
}

/// One of two functions is chosen.
final class TwoWaysView: UIView {
  let street = UILabel()
  let mail = UILabel()

  func setUp(isLetter: Bool) {
    if isLetter { setUpStreet() } else { setUpMail() }
  }

  func setUpStreet() {
    addSubview(street)
    street.translatesAutoresizingMaskIntoConstraints = false
    street.topAnchor.constraint(equalTo: topAnchor).isActive = true
    street.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: text-without-limit
  }

  func setUpMail() {
    addSubview(mail)
    mail.translatesAutoresizingMaskIntoConstraints = false
    mail.topAnchor.constraint(equalTo: topAnchor).isActive = true
    mail.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: text-without-limit
  }
}

/// A crown and a text over a face, which shows nothing by itself, and a line over a line.
final class CrownView: UIView {
  let crown = UIImageView()
  let bar = UIScrollView()
  let face = UIView()
  let name = UILabel()

  func setUp() {
    for view in [crown, bar, face, name] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      face.centerXAnchor.constraint(equalTo: centerXAnchor),
      face.bottomAnchor.constraint(equalTo: bottomAnchor),
      face.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
      face.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5),
      crown.centerXAnchor.constraint(equalTo: centerXAnchor),
      crown.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.25),
      crown.heightAnchor.constraint(equalTo: crown.widthAnchor),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor),
      bar.topAnchor.constraint(equalTo: topAnchor),
      name.leadingAnchor.constraint(equalTo: leadingAnchor),  // expect: text-without-limit
      crown.bottomAnchor.constraint(equalTo: face.topAnchor, constant: 24),  // expect: unscaled-constant
      bar.bottomAnchor.constraint(equalTo: face.topAnchor, constant: 1),
      name.bottomAnchor.constraint(equalTo: face.topAnchor, constant: 24),  // expect: unscaled-constant
    ])
  }
}

/// A text of another color over a text shows through a mask only.
final class PagesCell: UIView {
  let title = UILabel()
  let bright = UILabel()
  let detail = UILabel()
  let copy = UILabel()
  let cover = UIView()

  func setUp() {
    for view in [title, bright, detail, copy] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    bright.mask = cover
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.trailingAnchor.constraint(equalTo: trailingAnchor),
      bright.topAnchor.constraint(equalTo: topAnchor),
      bright.leadingAnchor.constraint(equalTo: leadingAnchor),
      bright.trailingAnchor.constraint(equalTo: trailingAnchor),
      detail.bottomAnchor.constraint(equalTo: bottomAnchor),
      detail.leadingAnchor.constraint(equalTo: leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: trailingAnchor),
      copy.bottomAnchor.constraint(equalTo: bottomAnchor),  // expect: overlapping-siblings
      copy.leadingAnchor.constraint(equalTo: leadingAnchor),
      copy.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
