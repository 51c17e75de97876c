import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are what these fixtures are about

extension UIView {
  static func make<View: UIView>(with change: (View) -> Void) -> View {
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    change(view)
    return view
  }
}

/// The closures that the makers run give the pictures their content.
final class FilledByMakers: UIView {
  let logo: UIImageView = .make { picture in
    picture.image = UIImage(systemName: "star")
  }
  let mark: UIImageView = .make { $0.image = UIImage(systemName: "moon") }
  let sign: UIImageView = UIImageView.make { picture in
    picture.image = UIImage(systemName: "sun.max")
  }

  func setUp() {
    addSubview(logo)
    addSubview(mark)
    addSubview(sign)
    NSLayoutConstraint.activate([
      logo.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      logo.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      mark.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      mark.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      sign.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      sign.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
    ])
  }
}

/// They give it something else.
final class NotFilledByMakers: UIView {
  let logo: UIImageView = .make { picture in  // expect: ambiguous-layout
    picture.contentMode = .center
  }
  let mark: UIImageView = .make { $0.tintColor = .red }  // expect: ambiguous-layout

  func setUp() {
    addSubview(logo)
    addSubview(mark)
    NSLayoutConstraint.activate([
      logo.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      logo.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      mark.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      mark.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
    ])
  }
}
