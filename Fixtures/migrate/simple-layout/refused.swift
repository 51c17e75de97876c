import UIKit

/// Views that overlap, and a share of the width.
final class NoRow: UIViewController {
  private let photo = UIView()
  private let badge = UIView()
  private let column = UIView()
  private let shadow = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [photo, badge, column, shadow] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),  // expect: no-rows
      photo.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
      photo.widthAnchor.constraint(equalToConstant: 80),
      photo.heightAnchor.constraint(equalToConstant: 80),
      badge.centerXAnchor.constraint(equalTo: photo.rightAnchor),
      badge.centerYAnchor.constraint(equalTo: photo.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 16),
      badge.heightAnchor.constraint(equalToConstant: 16),
    ])
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor),  // expect: no-rows
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.leftAnchor.constraint(equalTo: view.leftAnchor),
      column.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.4),
    ])
    NSLayoutConstraint.activate([
      shadow.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4),  // expect: layout-direction
      shadow.topAnchor.constraint(equalTo: view.topAnchor),
      shadow.widthAnchor.constraint(equalToConstant: 4),
      shadow.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// Contents at both ends may be longer than the row.
final class NoRoom: UIView {
  private let caption = UILabel()
  private let price = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for child in [caption, price] {
      child.translatesAutoresizingMaskIntoConstraints = false
      addSubview(child)
    }
    NSLayoutConstraint.activate([
      caption.leftAnchor.constraint(equalTo: leftAnchor, constant: 16),  // expect: out-of-space
      caption.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      price.rightAnchor.constraint(equalTo: rightAnchor, constant: -16),
      price.topAnchor.constraint(equalTo: caption.topAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// 'Layout' is the table of the class's own numbers.
final class OwnLayout: UIView {
  private enum Layout {
    static let margin: CGFloat = 8
  }

  private let panel = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    panel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(panel)
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: topAnchor, constant: Layout.margin),  // expect: name-taken
      panel.leftAnchor.constraint(equalTo: leftAnchor, constant: Layout.margin),
      panel.rightAnchor.constraint(equalTo: rightAnchor, constant: -Layout.margin),
      panel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Layout.margin),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// A single view that fills the available area needs no row.
final class Filling: UIViewController {
  private let sheet = UIView()
  private let page = UIView()
  private let margin = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.translatesAutoresizingMaskIntoConstraints = false
    page.translatesAutoresizingMaskIntoConstraints = false
    margin.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sheet)
    view.addSubview(margin)
    margin.addSubview(page)
    NSLayoutConstraint.activate([
      sheet.topAnchor.constraint(equalTo: view.topAnchor),  // expect: no-rows
      sheet.leftAnchor.constraint(equalTo: view.leftAnchor),
      sheet.rightAnchor.constraint(equalTo: view.rightAnchor),
      sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      margin.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),  // expect: no-rows
      margin.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 8),
      margin.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -8),
      margin.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
      page.topAnchor.constraint(equalTo: margin.topAnchor),
      page.leftAnchor.constraint(equalTo: margin.leftAnchor),
      page.rightAnchor.constraint(equalTo: margin.rightAnchor),
      page.bottomAnchor.constraint(equalTo: margin.bottomAnchor),
    ])
  }
}
