import UIKit

// layoutlint:disable:file text-without-limit, redundant-constraint - the places of the labels are what these are about

// What starts behind another view does not cover it, even where both end at one place.

final class RepositoryRow: UIView {
  private let license = UILabel()
  private let updated = UILabel()

  func layOut() {
    addSubview(license)
    addSubview(updated)
    license.translatesAutoresizingMaskIntoConstraints = false
    updated.translatesAutoresizingMaskIntoConstraints = false
    license.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    license.topAnchor.constraint(equalTo: topAnchor).isActive = true
    license.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    updated.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    updated.topAnchor.constraint(equalTo: license.bottomAnchor).isActive = true
    updated.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }
}

final class ThreeRows: UIView {
  private let license = UILabel()
  private let line = UIView()
  private let updated = UILabel()

  func layOut() {
    for view in [license, line, updated] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    line.backgroundColor = .gray
    NSLayoutConstraint.activate([
      license.leadingAnchor.constraint(equalTo: leadingAnchor),
      license.topAnchor.constraint(equalTo: topAnchor),
      license.bottomAnchor.constraint(equalTo: bottomAnchor),
      license.bottomAnchor.constraint(equalTo: line.topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 0),
      updated.leadingAnchor.constraint(equalTo: leadingAnchor),
      updated.topAnchor.constraint(greaterThanOrEqualTo: line.bottomAnchor),
      updated.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

/// Both start behind the same view, and so at one place.
final class BothBehind: UIView {
  private let title = UILabel()
  private let license = UILabel()
  private let updated = UILabel()

  func layOut() {
    for view in [title, license, updated] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.topAnchor.constraint(equalTo: topAnchor),
      license.leadingAnchor.constraint(equalTo: leadingAnchor),
      license.topAnchor.constraint(equalTo: title.bottomAnchor),
      updated.leadingAnchor.constraint(equalTo: leadingAnchor),
      updated.topAnchor.constraint(equalTo: title.bottomAnchor),  // expect: overlapping-siblings
    ])
  }
}
