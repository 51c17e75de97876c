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
    made = { () -> [NSLayoutConstraint] in
      var constraints: [NSLayoutConstraint] = []
      picture.isHidden = false
      if bar.isFull() {
        title.translatesAutoresizingMaskIntoConstraints = false
        constraints.append(title.topAnchor.constraint(equalTo: self.topAnchor, constant: 4))
      } else if !bar.isSide() {
        title.translatesAutoresizingMaskIntoConstraints = false
        let titleTop = title.topAnchor.constraint(equalTo: self.topAnchor, constant: 8)
        titleTop.priority = .defaultHigh
        constraints.append(titleTop)
      }
      title.setContentHuggingPriority(.required, for: .vertical)
      picture.translatesAutoresizingMaskIntoConstraints = false
      constraints.append(picture.widthAnchor.constraint(equalToConstant: 40))
      NSLayoutConstraint.activate(constraints)
      return constraints
    }()
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
    made = batch {
      title.topAnchor == topAnchor + 4
      if placesPicture() {
        picture.topAnchor == title.bottomAnchor
      }
    }
  }

  func placesPicture() -> Bool {
    picture.widthAnchor == 40
    return true
  }
}
