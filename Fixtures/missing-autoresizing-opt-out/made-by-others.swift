import UIKit

// Code that is not seen may switch the mask off: an initializer, a property wrapper, or what loads a nib.
final class MadeByOthersSilent: UIView {
  @PlacedByOthers private var wrapped = UILabel()
  private let strange = UILabel(withPlacing: true)
  private let unlabelled = UILabel("title")
  private let own = UILabel(placing: true)  // expect: ambiguous-layout
  private let inherited = PlainTag(withPlacing: true)

  func setUp() {
    for view in [wrapped, strange, unlabelled, own, inherited] { hangTop(view) }
    guard let loaded = loadPart() else { return }
    addSubview(loaded)
    loaded.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }

  private func hangTop(_ view: UIView) {
    addSubview(view)
    view.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

final class MadeByOthersTold: UIView {
  private let plain = UIImageView(image: nil)  // expect: missing-autoresizing-opt-out
  private let tagged = PlainTag(rounded: true)  // expect: missing-autoresizing-opt-out

  func setUp() {
    addSubview(plain)
    plain.topAnchor.constraint(equalTo: topAnchor).isActive = true
    addSubview(tagged)
    tagged.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

final class PlainTag: UIView {
  init(rounded: Bool) {
    super.init(frame: .zero)
    layer.cornerRadius = rounded ? bounds.height : 0
  }

  required init?(coder: NSCoder) { fatalError() }
}

extension UILabel {
  fileprivate convenience init(placing: Bool) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = !placing
  }
}

extension UIView {
  fileprivate func loadPart() -> UIView? {
    UINib(nibName: "Part", bundle: nil).instantiate(withOwner: self, options: nil).first as? UIView
  }
}
