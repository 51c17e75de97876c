import UIKit

// build: TwoButtonScreen()
/// A view above two buttons of one width, clear of the safe area.
final class TwoButtonScreen: UIViewController {
  private let mainView = UIView()
  private let leftButton = UIButton()
  private let rightButton = UIButton()
  private let padding: CGFloat = 20
  private let buttonAreaHeight: CGFloat = 60

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [mainView, leftButton, rightButton] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safeArea = view.bounds.inset(by: view.safeAreaInsets)
    let area = safeArea.insetBy(dx: padding, dy: padding)
    let leftButtonArea = area.divided(atDistance: buttonAreaHeight, from: .maxYEdge)
    let leftButtonDivision = leftButtonArea.slice.divided(
      atDistance: leftButtonArea.slice.width / 2, from: .minXEdge)
    leftButton.frame = leftButtonDivision.slice
    rightButton.frame = leftButtonDivision.remainder
    mainView.frame = leftButtonArea.remainder
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [leftButton, rightButton] as [UIView] {
        subview.frame.origin.x = safeArea.minX + safeArea.maxX - subview.frame.maxX
      }
    }
  }
}

// build: ToolScreen()
/// A row of fixed tools at the bottom, and a field that takes the rest.
final class ToolScreen: UIViewController {
  private let back = UIView()
  private let next = UIView()
  private let field = UIView()
  private let menu = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [back, next, field, menu] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let backRegion = bounds.divided(atDistance: 52, from: .maxYEdge).slice
    let area = backRegion.insetBy(dx: 8, dy: 0)
    let backArea = area.divided(atDistance: 36, from: .minXEdge)
    back.frame = backArea.slice
    let nextArea = backArea.remainder.divided(atDistance: 36, from: .minXEdge)
    next.frame = nextArea.slice
    let fieldRegion = nextArea.remainder.divided(atDistance: 12, from: .minXEdge).remainder
    let menuArea = fieldRegion.divided(atDistance: 44, from: .maxXEdge)
    menu.frame = menuArea.slice
    field.frame = menuArea.remainder.divided(atDistance: 12, from: .maxXEdge).remainder
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [back, next, field, menu] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: SidebarScreen()
/// A sidebar of a third of the width beside a column.
final class SidebarScreen: UIViewController {
  private let sidebar = UIView()
  private let header = UIView()
  private let list = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [sidebar, header, list] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let sidebarArea = bounds.divided(atDistance: bounds.width / 4, from: .minXEdge)
    sidebar.frame = sidebarArea.slice
    let headerRegion = sidebarArea.remainder.divided(atDistance: 1, from: .minXEdge).remainder
    let headerArea = headerRegion.divided(atDistance: 64, from: .minYEdge)
    header.frame = headerArea.slice
    list.frame = headerArea.remainder
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [sidebar, header, list] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

/// One view lies on the other.
final class Overlapping: UIViewController {
  private let photo = UIView()
  private let caption = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [photo, caption] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: view.topAnchor),
      photo.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      photo.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      caption.leadingAnchor.constraint(equalTo: photo.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: photo.trailingAnchor),
      caption.bottomAnchor.constraint(equalTo: photo.bottomAnchor),
      caption.heightAnchor.constraint(equalToConstant: 40),
    ])
  }
}

/// Views that lie in another view.
final class NestedRows: UIViewController {
  private let card = UIView()
  private let caption = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    card.translatesAutoresizingMaskIntoConstraints = false
    caption.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    card.addSubview(caption)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.topAnchor),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      card.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      caption.topAnchor.constraint(equalTo: card.topAnchor),
      caption.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      caption.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
  }
}
