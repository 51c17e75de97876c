import UIKit

// What a generic function makes is of the class that the variable declares.

extension UIView {
  static func designed<View: UIView>(with mutation: (View) -> Void) -> View {
    let view = View()
    mutation(view)
    return view
  }
}

/// The title has a size of its own, and the box hangs on it.
final class GenericMakerSilent: UIView {
  private let title: UILabel = .designed { $0.text = "Title" }
  private let box: UIView = .designed { box in
    box.backgroundColor = .red
    box.heightAnchor.constraint(equalToConstant: 1).isActive = true
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [title, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      box.topAnchor.constraint(equalTo: title.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: leadingAnchor),
      box.widthAnchor.constraint(equalTo: title.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Nothing gives the box a height.
final class GenericMakerTold: UIView {
  private let title: UILabel = .designed { $0.text = "Title" }
  private let box: UIView = .designed { box in  // expect: ambiguous-layout
    box.backgroundColor = .red
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [title, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      box.topAnchor.constraint(equalTo: title.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: leadingAnchor),
      box.widthAnchor.constraint(equalTo: title.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

// A property is not the one of its class that has the same name.

extension UIView {
  static var ruler: UIView {
    let line = UIView()
    line.backgroundColor = .separator
    return line
  }
}

final class OwnRulerSilent: UITableViewCell {
  private let ruler = UIView.ruler

  func setUp() {
    ruler.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(ruler)
    NSLayoutConstraint.activate([
      ruler.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      ruler.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ruler.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ruler.heightAnchor.constraint(equalToConstant: 1),
    ])
  }
}

final class OwnRulerTold: UITableViewCell {
  private let ruler = UIView.ruler  // expect: missing-position

  func setUp() {
    ruler.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(ruler)
    NSLayoutConstraint.activate([
      ruler.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      ruler.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ruler.heightAnchor.constraint(equalToConstant: 1),
    ])
  }
}
