import UIKit

// A view that keeps its mask is where its frame says, and an image view is as large as the image that it is made with.
final class FramedFromStart: UIView {
  private let holder = UIView()

  init(frame: CGRect, inset: CGFloat) {
    super.init(frame: frame)
    let shade = UIView(
      frame: CGRect(origin: .zero, size: CGSize(width: frame.width, height: frame.height - 2)))
    addSubview(shade)
    let card = UIView(frame: frame.insetBy(dx: inset, dy: inset))
    addSubview(card)
    let picture = UIImageView(image: UIImage(named: "a"))
    addSubview(picture)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class NoFrameFromStart: UIView {
  init(frame: CGRect, inset: CGFloat) {
    super.init(frame: frame)
    let shade = UILabel(frame: .zero)  // expect: ambiguous-layout
    addSubview(shade)
    let card = UILabel(frame: CGRect.zero)  // expect: ambiguous-layout
    addSubview(card)
    let picture = UIImageView()  // expect: ambiguous-layout
    picture.image = UIImage(named: "a")
    addSubview(picture)
  }

  required init?(coder: NSCoder) { fatalError() }
}
