import UIKit

// What a function of another type makes and adds is told there, and not at each call.

enum Balloon {
  static func show(on anchor: UIView) {
    let tail = UIView()  // expect: missing-position
    tail.translatesAutoresizingMaskIntoConstraints = false
    anchor.addSubview(tail)
    tail.widthAnchor.constraint(equalToConstant: 12).isActive = true
    tail.heightAnchor.constraint(equalToConstant: 12).isActive = true
  }

  static func place(on anchor: UIView) {
    let tail = UIView()
    tail.translatesAutoresizingMaskIntoConstraints = false
    anchor.addSubview(tail)
    tail.topAnchor.constraint(equalTo: anchor.topAnchor).isActive = true
    tail.leadingAnchor.constraint(equalTo: anchor.leadingAnchor).isActive = true
    tail.trailingAnchor.constraint(equalTo: anchor.trailingAnchor).isActive = true
    tail.bottomAnchor.constraint(equalTo: anchor.bottomAnchor).isActive = true
  }

  static func make() -> UIView {
    let tail = UIView()
    tail.translatesAutoresizingMaskIntoConstraints = false
    return tail
  }
}

final class BalloonController: UIViewController {
  private let picture = UIImageView(image: UIImage(systemName: "star"))

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(picture)
    picture.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    picture.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    Balloon.show(on: picture)
    Balloon.show(on: view)
    Balloon.place(on: picture)
    let own = Balloon.make()  // expect: ambiguous-layout
    view.addSubview(own)
    own.topAnchor.constraint(equalTo: picture.bottomAnchor).isActive = true
    own.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  }
}
