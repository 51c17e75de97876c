import UIKit

final class Shelf: UIView {
  func pad() {
    #if DEBUG
      layoutMargins = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    #else
      layoutMargins = UIEdgeInsets(top: 11, left: 0, bottom: 0, right: 0)  // expect: hard-coded-inset
    #endif
    #if os(tvOS)
      layoutMargins = UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0)
    #elseif os(iOS) && DEBUG
      layoutMargins = UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0)
    #endif
    #if !DEBUG
      layoutMargins = UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 0)  // expect: hard-coded-inset
    #endif
    #if os(tvOS) || os(iOS)
      layoutMargins = UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0)  // expect: hard-coded-inset
    #endif
  }
}
