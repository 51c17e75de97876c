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
    clasp.snp.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
  }

  func turn(_ page: PageController) {
    page.view.snp.remakeConstraints { make in  // expect: remade
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
    clasp.snp.makeConstraints { $0.edges.equalToSuperview() }
  }

  func turn(_ other: UIViewController) {
    let leaf = other as? PageController
    leaf?.view.snp.updateConstraints { make in  // expect: remade
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
    clasp.snp.makeConstraints { $0.leading.top.width.height.equalToSuperview() }
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
    view.snp.remakeConstraints { $0.edges.equalToSuperview() }  // expect: remade
    rim.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
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
    clasp.snp.makeConstraints { $0.edges.equalToSuperview() }
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
    view?.snp.updateConstraints { make in  // expect: remade
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
