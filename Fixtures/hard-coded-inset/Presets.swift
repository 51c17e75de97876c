import UIKit

struct HeaderStyle {
  var insets: UIEdgeInsets
}

// The insets of a style have a name inside of the property that gives the style.
enum Styles {
  static let header: HeaderStyle = {
    let contentInsets = UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0)
    return HeaderStyle(insets: contentInsets)
  }()

  static var footerStyle: HeaderStyle {
    let inset = UIEdgeInsets(top: 17, left: 0, bottom: 16, right: 0)
    return HeaderStyle(insets: inset)
  }
}

final class Bubble: UIView {
  enum Kind { case plain, wide }
  let kind = Kind.plain
  let isShort = false
  let button = UIButton()

  private var timeInsets: UIEdgeInsets {
    switch kind {
    case .plain: return UIEdgeInsets(top: 6, left: 6, bottom: 8, right: 8)
    case .wide: return UIEdgeInsets(top: 0, left: 5, bottom: 10, right: 9)
    }
  }

  private var textInsets: UIEdgeInsets {
    if isShort { return UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4) }
    return UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7)
  }

  private var edges: NSDirectionalEdgeInsets {
    switch kind {
    case .plain: .init(top: 6, leading: 6, bottom: 8, trailing: 8)
    case .wide: .init(top: 0, leading: 5, bottom: 10, trailing: 9)
    }
  }

  func insets(isShort: Bool) -> UIEdgeInsets {
    if isShort { return UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4) }  // expect: hard-coded-inset
    return textInsets
  }

  func setUp() {
    let contentInsets = UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0)  // expect: hard-coded-inset
    layoutMargins = contentInsets
    // What moves an icon away from its title leaves nothing out.
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -5, bottom: 0, right: 5)
    button.titleEdgeInsets = UIEdgeInsets(top: 3, left: 5, bottom: -3, right: -5)
    button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 5, bottom: 3, right: -5)  // expect: hard-coded-inset
  }
}
