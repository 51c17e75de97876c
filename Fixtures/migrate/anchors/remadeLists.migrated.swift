import SnapKit
import UIKit

/// A property keeps what SnapKit would remake.
// build: RemadeCard(frame: .zero)
final class RemadeCard: UIView {
  private let title = UILabel()
  private var titleConstraints: [NSLayoutConstraint] = []
  private let icon: UIImageView = {
    let icon = UIImageView()
    icon.contentMode = .center
    return icon
  }()
  private var iconConstraints: [NSLayoutConstraint] = []
  private let line = UIView()
  private var lineConstraints: [NSLayoutConstraint] = []
  private let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(icon)
    addSubview(line)
    addSubview(badge)
    title.translatesAutoresizingMaskIntoConstraints = false
    let titleHeight = title.heightAnchor.constraint(equalToConstant: 20)
    titleHeight.priority = .defaultHigh
    titleConstraints += [
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      titleHeight
    ]
    NSLayoutConstraint.activate(titleConstraints)
    icon.translatesAutoresizingMaskIntoConstraints = false
    iconConstraints.append(
      icon.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8))
    NSLayoutConstraint.activate(iconConstraints)
    NSLayoutConstraint.deactivate(lineConstraints)
    line.translatesAutoresizingMaskIntoConstraints = false
    lineConstraints = [line.heightAnchor.constraint(equalToConstant: 1)]
    NSLayoutConstraint.activate(lineConstraints)
    badge.snp.makeConstraints { make in
      make.width.height.equalTo(12)
    }
    expand(isWide: false)
    hideBadge()
  }

  required init?(coder: NSCoder) { fatalError() }

  private func expand(isWide: Bool) {
    if isWide {
      NSLayoutConstraint.deactivate(self.titleConstraints)
      self.title.translatesAutoresizingMaskIntoConstraints = false
      self.titleConstraints = [
        self.title.leftAnchor.constraint(equalTo: self.leftAnchor),
        self.title.topAnchor.constraint(equalTo: self.topAnchor),
        self.title.rightAnchor.constraint(equalTo: self.rightAnchor),
        self.title.bottomAnchor.constraint(equalTo: self.bottomAnchor)
      ]
      NSLayoutConstraint.activate(self.titleConstraints)
    } else {
      NSLayoutConstraint.deactivate(titleConstraints)
      title.translatesAutoresizingMaskIntoConstraints = false
      titleConstraints = [
        // Below the line.
        title.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 4),
        title.leadingAnchor.constraint(equalTo: leadingAnchor),
        title.trailingAnchor.constraint(equalTo: trailingAnchor)
      ]
      NSLayoutConstraint.activate(titleConstraints)
    }
    NSLayoutConstraint.deactivate(iconConstraints)
    icon.translatesAutoresizingMaskIntoConstraints = false
    iconConstraints = [
      icon.centerXAnchor.constraint(equalTo: centerXAnchor),
      icon.centerYAnchor.constraint(equalTo: centerYAnchor)
    ]
    NSLayoutConstraint.activate(iconConstraints)
    UIView.animate(withDuration: 0.2) {
      NSLayoutConstraint.deactivate(self.lineConstraints)
      self.line.translatesAutoresizingMaskIntoConstraints = false
      self.lineConstraints = [
        self.line.topAnchor.constraint(equalTo: self.topAnchor),
        self.line.leadingAnchor.constraint(equalTo: self.leadingAnchor),
        self.line.trailingAnchor.constraint(equalTo: self.trailingAnchor),
        self.line.heightAnchor.constraint(equalToConstant: 2)
      ]
      NSLayoutConstraint.activate(self.lineConstraints)
      self.layoutIfNeeded()
    }
  }

  private func hideBadge() {
    badge.snp.removeConstraints()
  }
}

/// Code that gives the view to other code, updates its constraints, or makes some in a way that is not understood.
final class RemadeRow: UIView {
  private let given = UIView()
  private let updated = UIView()
  private let loose = UIView()
  private let partly = UIView()
  private var partlyTop: Constraint?

  func place() {
    Placer.place(given)
    addSubview(loose)
    given.snp.remakeConstraints { $0.edges.equalToSuperview() }
    updated.snp.remakeConstraints { $0.height.equalTo(2) }
    updated.snp.updateConstraints { $0.height.equalTo(4) }
    loose.snp.makeConstraints { $0.height.equalTo(2) }
    loose.snp.remakeConstraints { $0.edges.equalToSuperview() }
    partly.snp.remakeConstraints { $0.height.equalTo(2) }
    partly.snp.remakeConstraints { partlyTop = $0.top.equalToSuperview().constraint }
  }
}

enum Placer {
  static func place(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 2).isActive = true
  }
}

/// Other code can name the view, too.
final class RemadeOpen: UIView {
  let stamp = UIView()

  func place() {
    stamp.snp.remakeConstraints { $0.edges.equalToSuperview() }
  }
}

final class RemadeOpenTools {
  func shrink(_ view: RemadeOpen) {
    view.stamp.snp.remakeConstraints { $0.height.equalTo(2) }
  }
}
