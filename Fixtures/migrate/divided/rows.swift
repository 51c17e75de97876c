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
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      mainView.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: padding),
      mainView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: padding),
      mainView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -padding),
      mainView.bottomAnchor.constraint(equalTo: leftButton.topAnchor),
      leftButton.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: padding),
      leftButton.heightAnchor.constraint(equalToConstant: buttonAreaHeight),
      leftButton.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -padding),
      rightButton.leadingAnchor.constraint(equalTo: leftButton.trailingAnchor),
      rightButton.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -padding),
      rightButton.widthAnchor.constraint(equalTo: leftButton.widthAnchor),
      rightButton.topAnchor.constraint(equalTo: leftButton.topAnchor),
      rightButton.bottomAnchor.constraint(equalTo: leftButton.bottomAnchor),
    ])
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
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      back.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      back.widthAnchor.constraint(equalToConstant: 36),
      next.leadingAnchor.constraint(equalTo: back.trailingAnchor),
      next.widthAnchor.constraint(equalToConstant: 36),
      field.leadingAnchor.constraint(equalTo: next.trailingAnchor, constant: 12),
      field.trailingAnchor.constraint(equalTo: menu.leadingAnchor, constant: -12),
      menu.widthAnchor.constraint(equalToConstant: 44),
      menu.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      back.heightAnchor.constraint(equalToConstant: 52),
      next.heightAnchor.constraint(equalTo: back.heightAnchor),
      field.heightAnchor.constraint(equalTo: back.heightAnchor),
      menu.heightAnchor.constraint(equalTo: back.heightAnchor),
      back.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      next.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      field.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      menu.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
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
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      sidebar.topAnchor.constraint(equalTo: view.topAnchor),
      sidebar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      sidebar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sidebar.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: sidebar.trailingAnchor, constant: 1),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      header.heightAnchor.constraint(equalToConstant: 64),
      list.topAnchor.constraint(equalTo: header.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
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
      photo.topAnchor.constraint(equalTo: view.topAnchor),  // expect: no-division
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
      card.topAnchor.constraint(equalTo: view.topAnchor),  // expect: no-division
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
