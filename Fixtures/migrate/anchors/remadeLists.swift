import SnapKit
import UIKit

/// A property keeps what SnapKit would remake.
// build: RemadeCard(frame: .zero)
final class RemadeCard: UIView {
  private let title = UILabel()
  private let icon: UIImageView = {
    let icon = UIImageView()
    icon.contentMode = .center
    return icon
  }()
  private let line = UIView()
  private let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(icon)
    addSubview(line)
    addSubview(badge)
    title.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().inset(8)
      make.height.equalTo(20).priority(.high)
    }
    icon.snp.makeConstraints { make in
      make.leading.equalTo(title.snp.trailing).offset(8)
    }
    line.snp.remakeConstraints { $0.height.equalTo(1) }
    badge.snp.makeConstraints { make in  // expect: unproven
      make.width.height.equalTo(12)
    }
    expand(isWide: false)
    hideBadge()
  }

  required init?(coder: NSCoder) { fatalError() }

  private func expand(isWide: Bool) {
    if isWide {
      self.title.snp.remakeConstraints { make in
        make.edges.equalToSuperview()
      }
    } else {
      title.snp.remakeConstraints { make in
        // Below the line.
        make.top.equalTo(line.snp.bottom).offset(4)
        make.leading.trailing.equalToSuperview()
      }
    }
    icon.snp.remakeConstraints { make in
      make.center.equalToSuperview()
    }
    UIView.animate(withDuration: 0.2) {
      self.line.snp.remakeConstraints { make in
        make.leading.trailing.top.equalToSuperview()
        make.height.equalTo(2)
      }
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
    given.snp.remakeConstraints { $0.edges.equalToSuperview() }  // expect: remade
    updated.snp.remakeConstraints { $0.height.equalTo(2) }  // expect: remade
    updated.snp.updateConstraints { $0.height.equalTo(4) }  // expect: remade
    loose.snp.makeConstraints { $0.height.equalTo(2) }  // expect: remade
    loose.snp.remakeConstraints { $0.edges.equalToSuperview() }  // expect: remade
    partly.snp.remakeConstraints { $0.height.equalTo(2) }  // expect: remade
    partly.snp.remakeConstraints { partlyTop = $0.top.equalToSuperview().constraint }  // expect: kept
  }
}

enum Placer {
  static func place(_ view: UIView) {
    view.snp.makeConstraints { $0.width.equalTo(2) }
  }
}

/// Other code can name the view, too.
final class RemadeOpen: UIView {
  let stamp = UIView()

  func place() {
    stamp.snp.remakeConstraints { $0.edges.equalToSuperview() }  // expect: remade
  }
}

final class RemadeOpenTools {
  func shrink(_ view: RemadeOpen) {
    view.stamp.snp.remakeConstraints { $0.height.equalTo(2) }  // expect: remade
  }
}
