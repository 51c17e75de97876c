import SnapKit
import UIKit

// What a function does for other arguments than those that are seen counts too.
final class Hints: UIView {
  private let copy = UIButton()
  private let find = UIButton()
  private let send = UIButton()
  private let kept = UIButton()

  func setUp() {
    addSubview(copy)
    addSubview(find)
    addSubview(send)
    kept.translatesAutoresizingMaskIntoConstraints = false
    addSubview(kept)
    copy.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    find.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    send.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    kept.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    placeCopy(isHidden: true)
    placeFind(isHidden: true)
    placeSend(isHidden: true)
    placeKept(isHidden: true)
  }

  private func placeCopy(isHidden: Bool) {
    copy.isHidden = isHidden
    if isHidden { return }
    copy.snp.remakeConstraints { make in
      make.top.equalToSuperview()
    }
  }

  private func placeFind(isHidden: Bool) {
    find.topAnchor.constraint(equalTo: topAnchor).isActive = true
    guard !isHidden else { return }
    find.translatesAutoresizingMaskIntoConstraints = false
  }

  private func placeSend(isHidden: Bool) {
    if !isHidden {
      release(send)
      send.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
  }

  private func placeKept(isHidden: Bool) {
    if !isHidden {
      kept.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }
  }
}
