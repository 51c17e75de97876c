import SnapKit
import UIKit

// A least height around a child in the middle: the system takes the smallest that fits, so it is an info. It is none
// where another view gets smaller with it, or where nothing says how high it is at least.

/// With the child inside from above and below.
final class SectionList: UIView {
  private let section = UIView()  // expect: ambiguous-layout
  private let titleLabel = UILabel()

  func setUp() {
    section.backgroundColor = .red
    addSubview(section)
    section.addSubview(titleLabel)
    section.snp.makeConstraints {
      $0.top.leading.trailing.equalToSuperview()
      $0.height.greaterThanOrEqualTo(44)
    }
    titleLabel.snp.makeConstraints {
      $0.centerY.leading.trailing.equalToSuperview()
      $0.top.greaterThanOrEqualToSuperview()
      $0.bottom.lessThanOrEqualToSuperview()
    }
  }
}

/// The card has a margin below that no constraint fixes.
final class CardPane: UIView {
  private let card = UIView()  // expect: ambiguous-layout
  private let title = UILabel()

  func setUp() {
    card.backgroundColor = .red
    for view in [card, title] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(card)
    card.addSubview(title)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: topAnchor),
      card.leadingAnchor.constraint(equalTo: leadingAnchor),
      card.trailingAnchor.constraint(equalTo: trailingAnchor),
      card.heightAnchor.constraint(greaterThanOrEqualToConstant: 42),
      title.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      title.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
  }
}

/// It is as wide as its text needs, and at least so wide.
final class TagPane: UIView {
  private let tagView = UIView()  // expect: ambiguous-layout
  private let title = UILabel()

  func setUp() {
    tagView.backgroundColor = .red
    for view in [tagView, title] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(tagView)
    tagView.addSubview(title)
    NSLayoutConstraint.activate([
      tagView.topAnchor.constraint(equalTo: topAnchor),
      tagView.bottomAnchor.constraint(equalTo: bottomAnchor),
      tagView.leadingAnchor.constraint(equalTo: leadingAnchor),
      tagView.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      title.centerXAnchor.constraint(equalTo: tagView.centerXAnchor),
      title.leadingAnchor.constraint(greaterThanOrEqualTo: tagView.leadingAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: tagView.trailingAnchor),
      title.topAnchor.constraint(equalTo: tagView.topAnchor),
    ])
  }
}

/// Here the list gets smaller: a warning.
final class HeaderBoard: UIViewController {
  private let header = UIView()  // expect: ambiguous-layout
  private let titleLabel = UILabel()
  private let list = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [header, titleLabel, list] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(header)
    header.addSubview(titleLabel)
    view.addSubview(list)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      header.heightAnchor.constraint(greaterThanOrEqualToConstant: 42),
      titleLabel.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      titleLabel.topAnchor.constraint(greaterThanOrEqualTo: header.topAnchor),
      titleLabel.bottomAnchor.constraint(lessThanOrEqualTo: header.bottomAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      list.topAnchor.constraint(equalTo: header.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// It only has an upper limit, or a child that is not in the middle: warnings.
final class LooseCards: UIView {
  private let low = UIView()  // expect: ambiguous-layout
  private let loose = UIView()  // expect: ambiguous-layout
  private let lowTitle = UILabel()
  private let looseTitle = UILabel()

  func setUp() {
    low.backgroundColor = .red
    loose.backgroundColor = .red
    for view in [low, loose, lowTitle, looseTitle] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    addSubview(low)
    addSubview(loose)
    low.addSubview(lowTitle)
    loose.addSubview(looseTitle)
    NSLayoutConstraint.activate([
      low.topAnchor.constraint(equalTo: topAnchor),
      low.leadingAnchor.constraint(equalTo: leadingAnchor),
      low.trailingAnchor.constraint(equalTo: trailingAnchor),
      low.heightAnchor.constraint(lessThanOrEqualToConstant: 42),
      lowTitle.centerYAnchor.constraint(equalTo: low.centerYAnchor),
      lowTitle.topAnchor.constraint(greaterThanOrEqualTo: low.topAnchor),
      lowTitle.leadingAnchor.constraint(equalTo: low.leadingAnchor),
      lowTitle.trailingAnchor.constraint(equalTo: low.trailingAnchor),
      loose.topAnchor.constraint(equalTo: topAnchor),
      loose.leadingAnchor.constraint(equalTo: leadingAnchor),
      loose.trailingAnchor.constraint(equalTo: trailingAnchor),
      loose.heightAnchor.constraint(greaterThanOrEqualToConstant: 42),
      looseTitle.topAnchor.constraint(equalTo: loose.topAnchor),
      looseTitle.bottomAnchor.constraint(lessThanOrEqualTo: loose.bottomAnchor),
      looseTitle.leadingAnchor.constraint(equalTo: loose.leadingAnchor),
      looseTitle.trailingAnchor.constraint(equalTo: loose.trailingAnchor),
    ])
  }
}
