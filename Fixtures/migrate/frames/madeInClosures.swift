import UIKit

// build: MadeInClosures()
/// Of a closure that did no more than switch the mask off, what it makes is left.
final class MadeInClosures: UIView {
  private lazy var canvas: UIView = {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  private let badge: UIImageView = {
    let view = UIImageView(image: nil)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  private let line: UIView = {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.isHidden = false
    return view
  }()

  private let note: UIView = {
    let view = UIView()
    // It is laid out by constraints.
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(canvas)
    addSubview(badge)
    addSubview(line)
    addSubview(note)
    NSLayoutConstraint.activate([
      canvas.topAnchor.constraint(equalTo: topAnchor),
      canvas.leadingAnchor.constraint(equalTo: leadingAnchor),
      canvas.trailingAnchor.constraint(equalTo: trailingAnchor),
      canvas.bottomAnchor.constraint(equalTo: bottomAnchor),
      badge.topAnchor.constraint(equalTo: topAnchor),
      badge.leadingAnchor.constraint(equalTo: leadingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 8),
      badge.heightAnchor.constraint(equalToConstant: 8),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
      note.leadingAnchor.constraint(equalTo: leadingAnchor),
      note.trailingAnchor.constraint(equalTo: trailingAnchor),
      note.bottomAnchor.constraint(equalTo: line.topAnchor),
      note.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
