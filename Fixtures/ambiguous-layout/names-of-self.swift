import UIKit

// A view that gets its image later, under any name for the object that has it.

/// Puts a view in the corner; its size is its own.
private func place(_ child: UIView, in parent: UIView) {
  child.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(child)
  NSLayoutConstraint.activate([
    child.topAnchor.constraint(equalTo: parent.topAnchor),
    child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
  ])
}

final class WeakSelfSilent: UIView {
  private let mark = UIImageView()

  func setUp(_ loader: PictureLoader) {
    place(mark, in: self)
    loader.load { [weak self] picture in self?.mark.image = picture }
  }
}

final class WeakSelfTold: UIView {
  private let mark = UIImageView()  // expect: ambiguous-layout

  func setUp(_ loader: PictureLoader) {
    place(mark, in: self)
    loader.load { [weak self] picture in self?.mark.tintColor = .red }
  }
}

final class StrongSelfSilent: UIView {
  private let mark = UIImageView()

  func setUp(_ loader: PictureLoader) {
    place(mark, in: self)
    loader.load { [weak self] picture in
      guard let strongSelf = self else { return }
      strongSelf.mark.image = picture
    }
  }
}

final class StrongSelfTold: UIView {
  private let mark = UIImageView()  // expect: ambiguous-layout

  func setUp(_ loader: PictureLoader, _ other: Poster) {
    place(mark, in: self)
    loader.load { picture in
      guard let poster = other.first else { return }
      poster.mark.image = picture
    }
  }
}

final class CapturedSilent: UIView {
  private let mark = UIImageView()

  func setUp(_ loader: PictureLoader) {
    place(mark, in: self)
    loader.load { [weak owner = self] picture in owner?.mark.image = picture }
  }
}

final class IsolatedSilent: UIView {
  private let mark = UIImageView()

  func setUp(_ loader: PictureLoader) {
    place(mark, in: self)
    loader.load { @MainActor [weak owner = self] picture in owner?.mark.image = picture }
  }
}

final class IsolatedTold: UIView {
  private let mark = UIImageView()  // expect: ambiguous-layout

  func setUp(_ loader: PictureLoader, _ poster: Poster) {
    place(mark, in: self)
    loader.load { @MainActor [weak owner = poster] picture in owner?.mark.image = picture }
  }
}

final class OwnerSilent: UIView {
  private let mark = UIImageView()

  func setUp(_ loader: PictureLoader) {
    place(mark, in: self)
    loader.pictures.subscribe(with: self) { owner, picture in owner.mark.image = picture }
  }
}

final class OwnerTold: UIView {
  private let mark = UIImageView()  // expect: ambiguous-layout

  func setUp(_ loader: PictureLoader, _ poster: Poster) {
    place(mark, in: self)
    loader.pictures.subscribe(with: poster) { owner, picture in owner.mark.image = picture }
  }
}

final class UnretainedSilent: UIView {
  private let mark = UIImageView()

  func setUp(_ loader: PictureLoader) {
    place(mark, in: self)
    loader.pictures.withUnretained(self).first().bind { $0.mark.image = $1 }
  }
}

final class TypedSilent: UIView {
  private let mark = UIImageView()

  func setUp() {
    place(mark, in: self)
    Self.fill(self)
  }

  private static func fill(_ badge: TypedSilent) { badge.mark.image = UIImage() }
}

final class ChangedSilent: UIView {
  private let mark = UIImageView()

  func setUp() {
    place(mark, in: self)
    var own = self
    Self.fill(&own)
  }

  private static func fill(_ badge: inout ChangedSilent) { badge.mark.image = UIImage() }
}

final class TypedTold: UIView {
  private let mark = UIImageView()  // expect: ambiguous-layout

  func setUp() {
    place(mark, in: self)
    Self.fill(TypedSilent())
  }

  private static func fill(_ badge: Poster) { badge.mark.image = UIImage() }
}

final class Poster: UIView {
  let mark = UIImageView(image: UIImage())
  var first: Poster? { nil }
}

protocol PictureLoader {
  var pictures: Pictures { get }
  func load(_ done: @escaping (UIImage?) -> Void)
}
