import SnapKit
import UIKit

// layoutlint:disable:file ambiguous-layout, missing-position - only a part of each layout is written out

// Times 0, the other side is a constant.
final class Poster: UIView {
  private let picture = UIImageView()
  private let title = UILabel()
  private let line = UIView()
  private let hidden: CGFloat = 0
  private var height: NSLayoutConstraint?

  func setUp() {
    for part in [picture, title, line] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    height = NSLayoutConstraint(
      item: picture, attribute: .height, relatedBy: .equal, toItem: picture, attribute: .height,
      multiplier: 0, constant: 0)
    height?.isActive = true
    title.heightAnchor.constraint(equalTo: title.heightAnchor, multiplier: 0.0, constant: 44)
      .isActive = true
    title.widthAnchor.constraint(equalTo: title.widthAnchor, multiplier: hidden).isActive = true
    line.snp.makeConstraints { make in
      make.height.equalTo(line).multipliedBy(0)
    }
  }
}

// Any other factor was meant for another view, or for the other side.
final class Cover: UIView {
  private let picture = UIImageView()
  private let title = UILabel()
  private let line = UIView()

  func setUp(ratio: CGFloat) {
    for part in [picture, title, line] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    NSLayoutConstraint(
      item: picture, attribute: .height, relatedBy: .equal, toItem: picture, attribute: .height,
      multiplier: 0.75, constant: 0
    ).isActive = true
    title.heightAnchor.constraint(equalTo: title.heightAnchor, multiplier: ratio).isActive = true
    line.heightAnchor.constraint(equalTo: line.heightAnchor).isActive = true
  }
}
