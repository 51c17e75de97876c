import UIKit

extension UIView {
  /// Says all of a view's place but where it lies horizontally.
  fileprivate func half(_ child: UIView) {
    child.translatesAutoresizingMaskIntoConstraints = false
    addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: topAnchor),
      child.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
      child.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5),
    ])
  }
}

/// What an effect view's content view holds gives the effect view its size.
final class BezelSilent: UIView {
  private let bezel = UIVisualEffectView()
  private let title = UILabel()

  func setUp() {
    bezel.translatesAutoresizingMaskIntoConstraints = false
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bezel)
    bezel.contentView.addSubview(title)
    NSLayoutConstraint.activate([
      bezel.topAnchor.constraint(equalTo: topAnchor),
      bezel.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.topAnchor.constraint(equalTo: bezel.contentView.topAnchor),
      title.leadingAnchor.constraint(equalTo: bezel.contentView.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: bezel.contentView.trailingAnchor),
      title.bottomAnchor.constraint(equalTo: bezel.contentView.bottomAnchor),
    ])
  }
}

final class BezelTold: UIView {
  private let bezel = UIVisualEffectView()  // expect: ambiguous-layout
  private let title = UILabel()

  func setUp() {
    bezel.translatesAutoresizingMaskIntoConstraints = false
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bezel)
    bezel.contentView.addSubview(title)
    NSLayoutConstraint.activate([
      bezel.topAnchor.constraint(equalTo: topAnchor),
      bezel.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.topAnchor.constraint(equalTo: bezel.contentView.topAnchor),
      title.leadingAnchor.constraint(equalTo: bezel.contentView.leadingAnchor),  // expect: text-without-limit
      title.bottomAnchor.constraint(equalTo: bezel.contentView.bottomAnchor),
    ])
  }
}

/// The root view of a controller that the code makes.
final class PagesSilent: UIViewController {
  private let pages = UIPageViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pages)
    view.half(pages.view)
    pages.view.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    pages.didMove(toParent: self)
  }
}

final class PagesTold: UIViewController {
  private let pages = UIPageViewController()  // expect: missing-position

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pages)
    view.half(pages.view)
    pages.didMove(toParent: self)
  }
}

/// Who gets the controller may place its view.
final class PagesGiven: UIViewController {
  private let pages = UIPageViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pages)
    view.half(pages.view)
    embedElsewhere(pages)
  }
}

/// Hidden for good, as fields are that only call up a keyboard.
final class FieldSilent: UIView {
  private lazy var mark: UITextField = {
    let field = UITextField()
    field.isHidden = true
    return field
  }()

  func setUp() { half(mark) }
}

final class FieldTold: UIView {
  private lazy var mark: UITextField = {
    let field = UITextField()  // expect: missing-position
    field.isHidden = true
    return field
  }()

  func setUp() {
    half(mark)
    mark.isHidden = false
  }
}

/// A container that shows nothing itself: its size is not seen.
final class BoxSilent: UIView {
  private let box = UIView()
  private let title = UILabel()

  func setUp() {
    box.translatesAutoresizingMaskIntoConstraints = false
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    box.addSubview(title)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: centerXAnchor),
      box.centerYAnchor.constraint(equalTo: centerYAnchor),
      title.centerXAnchor.constraint(equalTo: box.centerXAnchor),  // expect: text-without-limit
      title.centerYAnchor.constraint(equalTo: box.centerYAnchor),
    ])
  }
}

final class BoxTold: UIView {
  private let box = UIView()  // expect: ambiguous-layout
  private let title = UILabel()

  func setUp() {
    box.translatesAutoresizingMaskIntoConstraints = false
    title.translatesAutoresizingMaskIntoConstraints = false
    box.backgroundColor = .gray
    addSubview(box)
    box.addSubview(title)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: centerXAnchor),
      box.centerYAnchor.constraint(equalTo: centerYAnchor),
      title.centerXAnchor.constraint(equalTo: box.centerXAnchor),  // expect: text-without-limit
      title.centerYAnchor.constraint(equalTo: box.centerYAnchor),
    ])
  }
}

/// Buttons outside of a container without a size get no touches.
final class BarTold: UIView {
  private let box = UIView()  // expect: ambiguous-layout
  private let button = UIButton(type: .system)

  func setUp() {
    box.translatesAutoresizingMaskIntoConstraints = false
    button.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    box.addSubview(button)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: centerXAnchor),
      box.centerYAnchor.constraint(equalTo: centerYAnchor),
      button.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: box.centerYAnchor),
    ])
  }
}

/// What a subclass does with it.
class BaseSilent: UIView {
  let mark = UISlider()

  func setUp() { half(mark) }
}

final class SubSilent: BaseSilent {
  func place() { mark.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true }
}

class BaseTold: UIView {
  let mark = UISlider()  // expect: missing-position

  func setUp() { half(mark) }
}

final class SubTold: BaseTold {
  func dim() { mark.alpha = 0 }
}

/// A subclass with a property of that name itself means its own.
class BaseApartTold: UIView {
  private let mark = UISlider()  // expect: missing-position

  func setUp() { half(mark) }
}

class SubApartSilent: BaseApartTold {
  private let mark = UISlider()

  func place() {
    half(mark)
    mark.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }
}

final class LowerApartTold: SubApartSilent {
  private lazy var mark = UISlider()  // expect: missing-position

  func lower() { half(mark) }
}

/// A property that overrides that of the superclass is the same view to it.
class BaseOverriddenSilent: UIView {
  var mark: UISlider { knob }
  private let knob = UISlider()

  func setUp() { half(mark) }
}

final class SubOverriddenSilent: BaseOverriddenSilent {
  override var mark: UISlider { super.mark }

  func place() { mark.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true }
}

/// A computed property is another name of it, which others may use.
final class FaceSilent: UIView {
  private let mark = UISlider()
  var faceSilent: UIView { mark }

  func setUp() { half(mark) }
}

final class FaceTold: UIView {
  private let mark = UISlider()  // expect: missing-position
  var faceTold: UIView { mark }

  func setUp() { half(mark) }
}

final class FaceOwner: UIView {
  private let silent = FaceSilent()
  private let told = FaceTold()

  func place() {
    silent.faceSilent.leadingAnchor.constraint(equalTo: silent.leadingAnchor).isActive = true
    told.faceTold.alpha = 0
  }
}

/// What a function of another type does with the view that it makes.
enum Makers {
  static func fitted() -> UISlider {
    let slider = UISlider()
    slider.sizeToFit()  // expect: direct-layout-call
    slider.translatesAutoresizingMaskIntoConstraints = false
    return slider
  }

  static func plain() -> UISlider {
    let slider = UISlider()
    slider.alpha = 0
    slider.translatesAutoresizingMaskIntoConstraints = false
    return slider
  }
}

final class MadeSilent: UIView {
  private let mark = Makers.fitted()

  func setUp() { half(mark) }
}

final class MadeTold: UIView {
  private let mark = Makers.plain()  // expect: missing-position

  func setUp() { half(mark) }
}
