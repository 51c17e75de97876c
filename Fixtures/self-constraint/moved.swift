import UIKit

// The superview that is read before a view moves is not the one that it moves into.

final class SplitController: UIViewController {
  private let list = UIScrollView()
  private let split = UIView()

  func wrap() {
    guard let holder = list.superview else { return }
    list.removeFromSuperview()
    holder.addSubview(split)
    split.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      split.topAnchor.constraint(equalTo: holder.topAnchor),
      split.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      split.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      split.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
    ])
    split.addSubview(list)
  }
}

final class StackedController: UIViewController {
  private let list = UIScrollView()
  private let column = UIStackView()

  func wrap() {
    if let holder = self.list.superview {
      holder.addSubview(column)
      column.translatesAutoresizingMaskIntoConstraints = false
      column.topAnchor.constraint(equalTo: holder.topAnchor).isActive = true
      column.leadingAnchor.constraint(equalTo: holder.leadingAnchor).isActive = true
      column.widthAnchor.constraint(equalTo: holder.widthAnchor).isActive = true
      column.bottomAnchor.constraint(equalTo: holder.bottomAnchor).isActive = true
    }
    column.addArrangedSubview(self.list)
  }
}

/// Here it has moved already.
final class LateController: UIViewController {
  private let title = UILabel()
  private let split = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(split)
    split.addSubview(title)
    split.translatesAutoresizingMaskIntoConstraints = false
    title.translatesAutoresizingMaskIntoConstraints = false
    guard let holder = title.superview else { return }
    NSLayoutConstraint.activate([
      split.topAnchor.constraint(equalTo: holder.topAnchor),  // expect: self-constraint
      split.topAnchor.constraint(equalTo: view.topAnchor),
      split.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      split.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      title.topAnchor.constraint(equalTo: holder.topAnchor),
      title.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      title.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
    ])
  }
}
