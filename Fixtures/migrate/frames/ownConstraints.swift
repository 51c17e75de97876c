import SnapKit
import UIKit

/// Its own code switches the mask off: a frame would place nothing that is tied to it.
final class ScrollingColumn: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// Its own code gives it a height.
class ThickBar: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    heightAnchor.constraint(equalToConstant: 44).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// So does what it inherits.
final class ThickHeader: ThickBar {}

/// A function that the initializer calls does it.
final class SquareMark: UIView {
  init() {
    super.init(frame: .zero)
    setUp()
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  private func setUp() {
    addConstraint(
      NSLayoutConstraint(
        item: self, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 24))
  }
}

/// It does nothing of all this.
final class PlainMark: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 4
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// It puts a view beside itself, and ties that to its own size.
final class Carousel: UIView {
  private let twin = UIScrollView()

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let superview = superview else { return }
    superview.addSubview(twin)
    twin.translatesAutoresizingMaskIntoConstraints = false
    twin.heightAnchor.constraint(equalTo: heightAnchor, constant: -40).isActive = true  // expect: container
    twin.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

/// What it ties to its own size lies in it.
final class Album: UIView {
  private let inner = UIScrollView()

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.heightAnchor.constraint(equalTo: heightAnchor).isActive = true  // expect: undetermined
    inner.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

final class Gallery: UIViewController {
  private let carousel = Carousel()
  private let album = Album()

  override func viewDidLoad() {
    super.viewDidLoad()
    carousel.translatesAutoresizingMaskIntoConstraints = false
    album.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(carousel)
    view.addSubview(album)
    NSLayoutConstraint.activate([
      carousel.topAnchor.constraint(equalTo: view.topAnchor),  // expect: constrains-itself
      carousel.leftAnchor.constraint(equalTo: view.leftAnchor),
      carousel.widthAnchor.constraint(equalToConstant: 100),
      carousel.heightAnchor.constraint(equalToConstant: 100),
      album.topAnchor.constraint(equalTo: view.topAnchor),
      album.leftAnchor.constraint(equalTo: view.leftAnchor),
      album.widthAnchor.constraint(equalToConstant: 100),
      album.heightAnchor.constraint(equalToConstant: 100),
    ])
  }
}

final class Page: UIViewController {
  private let column = ScrollingColumn()
  private let bar = ThickBar()
  private let header = ThickHeader()
  private let mark = SquareMark()
  private let plain = PlainMark()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [bar, header, mark] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    plain.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(plain)
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor),  // expect: constrains-itself
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.widthAnchor.constraint(equalToConstant: 100),
      column.heightAnchor.constraint(equalToConstant: 100),
    ])
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),  // expect: constrains-itself
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 100),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor),  // expect: constrains-itself
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.widthAnchor.constraint(equalToConstant: 100),
      header.heightAnchor.constraint(equalToConstant: 44),
    ])
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: view.topAnchor),  // expect: constrains-itself
      mark.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 24),
      mark.heightAnchor.constraint(equalToConstant: 24),
    ])
    NSLayoutConstraint.activate([
      plain.topAnchor.constraint(equalTo: view.topAnchor),
      plain.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      plain.widthAnchor.constraint(equalToConstant: 24),
      plain.heightAnchor.constraint(equalToConstant: 24),
    ])
  }
}

/// It moves itself by SnapKit, which nothing is left for once it is placed by its frame.
final class InputBar: UIView {
  func lift(_ height: CGFloat) {
    UIView.animate(withDuration: 0.3) {
      self.snp.updateConstraints { $0.bottom.equalToSuperview().offset(-height) }  // expect: container
    }
  }
}

/// It only names its own anchors.
final class QuietBar: UIView {
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(line)
    line.snp.makeConstraints { make in
      make.left.right.top.equalTo(self)
      make.height.equalTo(self.snp.height).multipliedBy(0.5)
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class ChatScreen: UIViewController {
  private let bar = InputBar()
  private let quiet = QuietBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    view.addSubview(quiet)
    bar.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview()  // expect: constrains-itself
      make.height.equalTo(40)
    }
    quiet.snp.makeConstraints { make in
      make.left.right.top.equalToSuperview()
      make.height.equalTo(40)
    }
  }
}
