import UIKit

// build: RoundView(frame: .zero)
/// A view's own constraints, without a name before `snp`.
final class RoundView: UIView {
  private let icon = UIView()
  private let gap: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(icon)
    translatesAutoresizingMaskIntoConstraints = false
    icon.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      widthAnchor.constraint(greaterThanOrEqualTo: heightAnchor),
      icon.leftAnchor.constraint(equalTo: leftAnchor, constant: gap),
      icon.topAnchor.constraint(equalTo: topAnchor, constant: gap * 2),
      icon.widthAnchor.constraint(equalToConstant: 16),
      icon.heightAnchor.constraint(equalToConstant: 16),
      heightAnchor.constraint(equalToConstant: 60)
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

// build: PlainController()
/// Closures needed `self`; the statements around them do without it.
final class PlainController: UIViewController {
  private let box = UIView()
  private let label = UILabel()
  private let gap: CGFloat = 8

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    view.addSubview(label)
    box.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: view.leftAnchor),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.rightAnchor.constraint(equalTo: view.rightAnchor),
      box.heightAnchor.constraint(equalToConstant: 40),
      label.topAnchor.constraint(equalTo: box.bottomAnchor, constant: gap),
      label.leftAnchor.constraint(equalTo: box.leftAnchor)
    ])
  }
}

// build: SelfController()
/// Here the statements write it.
final class SelfController: UIViewController {
  private let box = UIView()
  private let label = UILabel()
  private let gap: CGFloat = 8

  override func viewDidLoad() {
    super.viewDidLoad()
    self.view.addSubview(self.box)
    self.view.addSubview(self.label)
    self.box.translatesAutoresizingMaskIntoConstraints = false
    self.label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      self.box.leftAnchor.constraint(equalTo: self.view.leftAnchor),
      self.box.topAnchor.constraint(equalTo: self.view.topAnchor),
      self.box.rightAnchor.constraint(equalTo: self.view.rightAnchor),
      self.box.heightAnchor.constraint(equalToConstant: 40),
      self.label.topAnchor.constraint(equalTo: self.box.bottomAnchor, constant: self.gap),
      self.label.leftAnchor.constraint(equalTo: self.box.leftAnchor)
    ])
  }
}

/// A parameter hides the controller's view, and a property.
final class SheetController: UIViewController {
  private let sheet = UIView()
  private let inset: CGFloat = 24

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sheet)
  }

  func show(view: UIView, inset: CGFloat) {
    sheet.addSubview(view)
    sheet.translatesAutoresizingMaskIntoConstraints = false
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      sheet.leftAnchor.constraint(equalTo: self.view.leftAnchor, constant: self.inset),
      sheet.rightAnchor.constraint(equalTo: self.view.rightAnchor, constant: -self.inset),
      sheet.bottomAnchor.constraint(equalTo: self.view.bottomAnchor, constant: -self.inset),
      sheet.heightAnchor.constraint(equalTo: view.heightAnchor, constant: inset),
      view.leftAnchor.constraint(equalTo: sheet.leftAnchor),
      view.topAnchor.constraint(equalTo: sheet.topAnchor),
      view.rightAnchor.constraint(equalTo: sheet.rightAnchor)
    ])
  }
}
