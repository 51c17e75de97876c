import UIKit

/// Nothing gives it a height.
final class OpenTag: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),  // expect: gives-size
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class OpenTagHost: UIView {
  private let tag = OpenTag()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tag.translatesAutoresizingMaskIntoConstraints = false
    addSubview(tag)
    NSLayoutConstraint.activate([
      tag.topAnchor.constraint(equalTo: topAnchor),  // expect: content-size
      tag.leadingAnchor.constraint(equalTo: leadingAnchor),
      tag.widthAnchor.constraint(equalToConstant: 90),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// Its height is only wanted.
final class SoftTag: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),  // expect: gives-size
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class SoftTagHost: UIView {
  private let tag = SoftTag()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tag.translatesAutoresizingMaskIntoConstraints = false
    addSubview(tag)
    let height = tag.heightAnchor.constraint(equalToConstant: 40)  // expect: priority
    height.priority = .defaultLow
    NSLayoutConstraint.activate([
      tag.topAnchor.constraint(equalTo: topAnchor),
      tag.leadingAnchor.constraint(equalTo: leadingAnchor),
      tag.widthAnchor.constraint(equalToConstant: 90),
      height,
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// Its size is not always given.
final class ChosenTag: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),  // expect: gives-size
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class ChosenTagHost: UIView {
  private let tag = ChosenTag()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tag.translatesAutoresizingMaskIntoConstraints = false
    addSubview(tag)
    NSLayoutConstraint.activate([
      tag.topAnchor.constraint(equalTo: topAnchor),
      tag.leadingAnchor.constraint(equalTo: leadingAnchor),
      tag.widthAnchor.constraint(equalToConstant: 90),
    ])
    if UIDevice.current.userInterfaceIdiom == .pad {
      tag.heightAnchor.constraint(equalToConstant: 40).isActive = true  // expect: conditional
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// One of them is in a stack view.
final class StackedTag: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),  // expect: gives-size
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class StackedTagHost: UIView {
  private let tag = StackedTag()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tag.translatesAutoresizingMaskIntoConstraints = false
    addSubview(tag)
    NSLayoutConstraint.activate([
      tag.topAnchor.constraint(equalTo: topAnchor),  // expect: first-pass
      tag.leadingAnchor.constraint(equalTo: leadingAnchor),
      tag.widthAnchor.constraint(equalToConstant: 90),
      tag.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class StackedTagColumn: UIStackView {
  func fill() {
    addArrangedSubview(StackedTag())
  }
}

/// A list makes them from the class.
final class ListedTag: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),  // expect: gives-size
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class ListedTagHost: UIView {
  private let tag = ListedTag()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tag.translatesAutoresizingMaskIntoConstraints = false
    addSubview(tag)
    NSLayoutConstraint.activate([
      tag.topAnchor.constraint(equalTo: topAnchor),  // expect: first-pass
      tag.leadingAnchor.constraint(equalTo: leadingAnchor),
      tag.widthAnchor.constraint(equalToConstant: 90),
      tag.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class ListedTagFactory {
  let kinds: [UIView.Type] = [ListedTag.self]
}

/// A nib may make one.
final class NibTag: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),  // expect: gives-size
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class NibTagHost: UIView {
  private let tag = NibTag()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tag.translatesAutoresizingMaskIntoConstraints = false
    addSubview(tag)
    NSLayoutConstraint.activate([
      tag.topAnchor.constraint(equalTo: topAnchor),  // expect: first-pass
      tag.leadingAnchor.constraint(equalTo: leadingAnchor),
      tag.widthAnchor.constraint(equalToConstant: 90),
      tag.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// One is made without its name.
final class ImplicitTag: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),  // expect: gives-size
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class ImplicitTagHost: UIView {
  private let tag = ImplicitTag()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tag.translatesAutoresizingMaskIntoConstraints = false
    addSubview(tag)
    NSLayoutConstraint.activate([
      tag.topAnchor.constraint(equalTo: topAnchor),  // expect: first-pass
      tag.leadingAnchor.constraint(equalTo: leadingAnchor),
      tag.widthAnchor.constraint(equalToConstant: 90),
      tag.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class ImplicitTagStore {
  var tag: ImplicitTag = .init()
}

/// A subclass may be made elsewhere.
class BaseTag: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),  // expect: gives-size
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class BaseTagHost: UIView {
  private let tag = BaseTag()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tag.translatesAutoresizingMaskIntoConstraints = false
    addSubview(tag)
    NSLayoutConstraint.activate([
      tag.topAnchor.constraint(equalTo: topAnchor),  // expect: first-pass
      tag.leadingAnchor.constraint(equalTo: leadingAnchor),
      tag.widthAnchor.constraint(equalToConstant: 90),
      tag.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class DerivedTag: BaseTag {}

/// Nothing makes one.
final class UnusedTag: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),  // expect: gives-size
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
