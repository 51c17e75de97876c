import UIKit

extension UIView {
  func stretch(in view: UIView, inset: CGFloat = 0) {
    guard superview != nil else { return }
    translatesAutoresizingMaskIntoConstraints = false
    leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset).isActive = true
    trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset).isActive = true
  }

  func restretch(in view: UIView) {
    removeFromSuperview()
    view.addSubview(self)
    leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  }
}

enum LineStyle { case plain, inset }

// The function that the cell calls takes the line out before it is added again.
final class LineCell: UITableViewCell {
  private let line = UIView()

  override func prepareForReuse() {
    super.prepareForReuse()
    line.translatesAutoresizingMaskIntoConstraints = false
    showLine(.inset)
  }

  private func showLine(_ style: LineStyle) {
    line.removeFromSuperview()
    switch style {
    case .plain:
      contentView.addSubview(line)
      line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
    case .inset:
      contentView.addSubview(line)
      line.leadingAnchor.constraint(equalTo: contentView.readableContentGuide.leadingAnchor)
        .isActive = true
    }
  }
}

final class OnceCell: UITableViewCell {
  private let line = UIView()
  private var left: NSLayoutConstraint?

  override func prepareForReuse() {
    super.prepareForReuse()
    showLine(16)
  }

  private func showLine(_ inset: CGFloat) {
    guard left == nil else { return }
    left = line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset)
    left?.isActive = true
  }
}

final class OuterCell: UITableViewCell {
  private let line = UIView()  // expect: ambiguous-layout

  override func prepareForReuse() {
    super.prepareForReuse()
    line.translatesAutoresizingMaskIntoConstraints = false
    line.restretch(in: contentView)
  }
}

final class MiddleCell: UITableViewCell {
  private let line = UIView()

  override func prepareForReuse() {
    super.prepareForReuse()
    place(line)
  }

  private func place(_ view: UIView) {
    view.removeFromSuperview()
    contentView.addSubview(view)
    view.stretch(in: contentView)
  }
}

// Nothing takes away what the last use of the cell has added.
final class TickCell: UITableViewCell {
  private let line = UIView()

  override func prepareForReuse() {
    super.prepareForReuse()
    line.stretch(in: contentView)  // expect: accumulating-constraints
  }
}

final class DotCell: UITableViewCell {
  private let line = UIView()

  override func prepareForReuse() {
    super.prepareForReuse()
    place(line)  // expect: accumulating-constraints
  }

  private func place(_ view: UIView) {
    contentView.addSubview(view)
    view.stretch(in: contentView)
  }
}

final class DashCell: UITableViewCell {
  private let line = UIView()  // expect: ambiguous-layout

  override func prepareForReuse() {
    super.prepareForReuse()
    line.translatesAutoresizingMaskIntoConstraints = false
    showLine(.plain)  // expect: accumulating-constraints
  }

  private func showLine(_ style: LineStyle) {
    if style == .plain { contentView.addSubview(line) }
    line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
  }
}
