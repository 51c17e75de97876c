import SnapKit
import UIKit

/// A controller whose view others place anew.
final class PageController: UIViewController {}

// build: BinderByParameter()
/// The view of a parameter, whose class the code states: other classes have views by that name.
final class BinderByParameter: UIViewController {
  private let clasp = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(clasp)
    clasp.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      clasp.topAnchor.constraint(equalTo: view.topAnchor),
      clasp.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      clasp.widthAnchor.constraint(equalToConstant: 40),
      clasp.heightAnchor.constraint(equalToConstant: 40)
    ])
  }

  func turn(_ page: PageController) {
    page.view.snp.remakeConstraints { make in
      make.edges.equalToSuperview()
    }
  }
}

// build: BinderByCast()
/// That of a variable that is cast.
final class BinderByCast: UIViewController {
  private let clasp = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(clasp)
    clasp.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      clasp.leftAnchor.constraint(equalTo: view.leftAnchor),
      clasp.topAnchor.constraint(equalTo: view.topAnchor),
      clasp.rightAnchor.constraint(equalTo: view.rightAnchor),
      clasp.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    ])
  }

  func turn(_ other: UIViewController) {
    let leaf = other as? PageController
    leaf?.view.snp.updateConstraints { make in
      make.width.equalTo(60)
    }
  }
}

// build: BinderByProperty()
/// That of a property.
final class BinderByProperty: UIViewController {
  private let sheet = PageController()
  private let clasp = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(clasp)
    clasp.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      clasp.topAnchor.constraint(equalTo: view.topAnchor),
      clasp.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      clasp.widthAnchor.constraint(equalTo: view.widthAnchor),
      clasp.heightAnchor.constraint(equalTo: view.heightAnchor)
    ])
  }

  func turn() {
    self.sheet.view.snp.removeConstraints()
  }
}

// build: Tile(frame: .zero)
/// A view's own property of that name.
final class Tile: UIView {
  private let view = UIView()
  private let rim = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(view)
    addSubview(rim)
    view.snp.remakeConstraints { $0.edges.equalToSuperview() }
    rim.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      rim.topAnchor.constraint(equalTo: topAnchor),
      rim.leadingAnchor.constraint(equalTo: leadingAnchor),
      rim.trailingAnchor.constraint(equalTo: trailingAnchor)
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

// build: BinderOfForeign()
/// That of a class of another module, which is no enumeration of the project.
final class BinderOfForeign: UIViewController {
  private let clasp = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(clasp)
    clasp.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      clasp.leftAnchor.constraint(equalTo: view.leftAnchor),
      clasp.topAnchor.constraint(equalTo: view.topAnchor),
      clasp.rightAnchor.constraint(equalTo: view.rightAnchor),
      clasp.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    ])
  }

  func turn(_ stamp: UIEventAttributionView) {
    stamp.face.snp.removeConstraints()
  }
}

extension UIEventAttributionView {
  var face: UIView { self }
}

enum Mark: Equatable {
  case face(UIView)
  case blank

  var face: UIView? {
    switch self {
    case .face(let face): return face
    case .blank: return nil
    }
  }

  static func around(_ other: UIView) -> Mark {
    guard let found = other.superview else { return .blank }
    return .face(found)
  }
}

/// What gets a view by this function changes it; calls of the name with other labels are others.
final class Stretcher {
  func stretch(_ width: CGFloat, for view: UIView?, isWide: Bool) {
    view?.snp.updateConstraints { make in
      make.width.equalTo(width)
    }
  }

  func stretch(_ width: CGFloat, for view: UIView) {
    view.alpha = width
  }

  func stretchAll(around other: UIView) {
    guard let found = other.superview else { return }
    stretch(20, for: found)
  }
}

/// None of them: what it finds is of any class, and nothing places it anew.
final class SuperviewFinder {
  private var view: UIView?

  func find(around other: UIView) {
    self.view = other.superview
    view?.backgroundColor = .white
  }
}

/// Nor this, whose initializer gives the view to nothing of that name.
final class Snapshot {
  private let picture: UIView

  init(view: UIView) {
    picture = view
  }
}

func snapshot(of other: UIView) -> Snapshot? {
  other.superview.map { Snapshot(view: $0) } ?? Snapshot(view: other.subviews[0])
}
