import Anchorage
import UIKit

enum Bar {
  case full, half, side

  func isFull() -> Bool {
    return self == .full || self == .half
  }

  func isSide() -> Bool { self == .side }
}

/// Functions that make nothing may be called in a closure whose constraints a list keeps.
// build: { let cell = AnchorageCell(frame: .zero); cell.layOut(); return cell }()
final class AnchorageCell: UIView {
  private let title = UILabel()
  private let picture = UIImageView()
  private var made: [NSLayoutConstraint] = []
  var bar = Bar.full

  func layOut() {
    addSubview(title)
    addSubview(picture)
    made = batch {
      picture.isHidden = false
      if bar.isFull() {
        title.topAnchor == topAnchor + 4
      } else if !bar.isSide() {
        title.topAnchor == topAnchor + 8 ~ 750
      }
      title.setContentHuggingPriority(.required, for: .vertical)
      picture.widthAnchor == 40
    }
  }
}

/// A function that makes a constraint of its own is gathered, too.
// build: { let twin = AnchorageTwin(frame: .zero); twin.layOut(); return twin }()
final class AnchorageTwin: UIView {
  private let title = UILabel()
  private let picture = UIImageView()
  private var made: [NSLayoutConstraint] = []

  func layOut() {
    addSubview(title)
    addSubview(picture)
    made = batch {  // expect: other-code
      title.topAnchor == topAnchor + 4
      if placesPicture() {
        picture.topAnchor == title.bottomAnchor
      }
    }
  }

  func placesPicture() -> Bool {
    picture.widthAnchor == 40  // expect: kept
    return true
  }
}
