import UIKit

final class HiddenCell: UITableViewCell {
  private lazy var collapsed: NSLayoutConstraint = {
    let height = NSLayoutConstraint(  // expect: cell-height-chain
      item: self, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
    return height
  }()

  func collapse() { addConstraint(collapsed) }
}

final class TallCell: UITableViewCell {
  func setUp() {
    heightAnchor.constraint(equalToConstant: 80).isActive = true  // expect: cell-height-chain, unscaled-constant
    contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true
  }
}

final class SquareItem: UICollectionViewCell {
  func setUp() {
    widthAnchor.constraint(equalToConstant: 80).isActive = true  // expect: cell-height-chain, unscaled-constant
  }
}

final class LooseCell: UITableViewCell {
  private let card = UIView()  // expect: missing-position

  func setUp() {
    contentView.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    let height = heightAnchor.constraint(equalToConstant: 80)  // expect: unscaled-constant
    height.priority = .defaultHigh
    height.isActive = true
    card.heightAnchor.constraint(equalTo: heightAnchor).isActive = true
  }
}

// A class inside another one is a class of its own.
final class ListScreen: UIViewController {
  final class Row: UITableViewCell {
    func setUp() {
      heightAnchor.constraint(equalToConstant: 80).isActive = true  // expect: cell-height-chain, unscaled-constant
    }
  }
}

final class OuterCell: UITableViewCell {
  final class Badge: UIView {
    func setUp() {
      heightAnchor.constraint(equalToConstant: 80).isActive = true  // expect: unscaled-constant
    }
  }
}

// It places itself like any other view.
final class PlacedCell: UITableViewCell {
  func setUp() {
    translatesAutoresizingMaskIntoConstraints = false
    heightAnchor.constraint(equalToConstant: 80).isActive = true  // expect: unscaled-constant
  }
}
