import UIKit

/// Nothing gives it a height.
final class OpenTag: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),
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
      tag.topAnchor.constraint(equalTo: topAnchor),
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
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),
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
    let height = tag.heightAnchor.constraint(equalToConstant: 40)
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
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),
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
      tag.heightAnchor.constraint(equalToConstant: 40).isActive = true
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
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),
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
    addSubview(tag)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    tag.frame = CGRect(x: bounds.minX, y: bounds.minY, width: 90, height: 40)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      tag.frame.origin.x = bounds.minX + bounds.maxX - tag.frame.maxX
    }
  }
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
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),
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
    addSubview(tag)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    tag.frame = CGRect(x: bounds.minX, y: bounds.minY, width: 90, height: 40)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      tag.frame.origin.x = bounds.minX + bounds.maxX - tag.frame.maxX
    }
  }
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
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),
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
    addSubview(tag)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    tag.frame = CGRect(x: bounds.minX, y: bounds.minY, width: 90, height: 40)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      tag.frame.origin.x = bounds.minX + bounds.maxX - tag.frame.maxX
    }
  }
}

/// One is made without its name.
final class ImplicitTag: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),
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
    addSubview(tag)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    tag.frame = CGRect(x: bounds.minX, y: bounds.minY, width: 90, height: 40)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      tag.frame.origin.x = bounds.minX + bounds.maxX - tag.frame.maxX
    }
  }
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
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),
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
    addSubview(tag)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    tag.frame = CGRect(x: bounds.minX, y: bounds.minY, width: 90, height: 40)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      tag.frame.origin.x = bounds.minX + bounds.maxX - tag.frame.maxX
    }
  }
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
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
