import UIKit

enum Edge { case top, left, bottom, right }
enum Place { case messageTop, messageBottom, cellTop, cellBottom, center }

final class SidesLayout {
  var layout: Edge = .top

  func position(of edge: Edge, in bounds: CGRect, inset: CGFloat) -> CGFloat {
    switch edge {
    case .top, .left: return bounds.minY + inset  // expect: wrong-side
    case .bottom, .right: return bounds.maxY - inset  // expect: wrong-side
    }
  }

  func length(_ edge: Edge, of bounds: CGRect) -> CGFloat {
    switch edge {
    case .top, .bottom: return bounds.height
    case .left, .right: return bounds.width
    }
  }

  // One mistake, however many edges the value is made of.
  func middle(_ edge: Edge, of bounds: CGRect) -> CGFloat {
    switch edge {
    case .top, .left: return (bounds.minY + bounds.maxY) / 2  // expect: wrong-side
    case .bottom: return bounds.maxY
    case .right: return bounds.maxX
    }
  }

  func area(_ edge: Edge, of bounds: CGRect) -> CGFloat {
    switch edge {
    case .top, .left: return bounds.minX + bounds.minY
    case .bottom, .right: return max(bounds.maxX, bounds.maxY)
    }
  }

  func origin(_ place: Place, _ box: CGRect, _ cell: CGRect, _ size: CGSize) -> CGFloat {
    var y: CGFloat = 0
    switch place {
    case .messageTop: y = box.maxY  // expect: wrong-side
    case .messageBottom: y = box.maxY - size.height
    case .cellTop: y = cell.minY
    case .cellBottom: y = cell.maxY - size.height
    case .center: y = box.midY - size.height / 2
    }
    return y
  }

  // A tip below its target has its arrow at the top.
  func tip(_ place: Place, _ target: CGRect, _ size: CGSize) -> CGFloat {
    switch place {
    case .cellTop: return target.maxY
    case .cellBottom: return target.minY - size.height
    default: return target.midY
    }
  }
}

final class SidesController: UIViewController {
  func visibleTop(barHeight: CGFloat) -> CGFloat {
    let topGuide = max(barHeight, view.layoutMargins.bottom)  // expect: wrong-side
    let areaHeight = view.safeAreaInsets.bottom  // expect: wrong-side
    let topArea = max(barHeight, areaHeight) + 5
    let bottomInset = view.safeAreaInsets.top  // expect: wrong-side
    let bottomSpace = max(view.safeAreaInsets.top, view.layoutMargins.top)  // expect: wrong-side
    return topGuide + topArea + bottomInset + bottomSpace
  }

  func insets() -> CGFloat {
    let topInset = view.safeAreaInsets.top
    let bottomInset = view.safeAreaInsets.bottom
    let topAndBottom = view.safeAreaInsets.top + view.safeAreaInsets.bottom
    let height = view.safeAreaInsets.bottom
    let toolbarTop = view.bounds.height - view.safeAreaInsets.bottom
    return topInset + bottomInset + topAndBottom + height + toolbarTop
  }
}
