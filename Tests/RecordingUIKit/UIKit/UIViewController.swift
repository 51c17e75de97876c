open class UIViewController: UIResponder, RecordedObject {
  private var loadedView: UIView?
  private var top: UILayoutSupport?
  private var bottom: UILayoutSupport?
  open var title: String?
  open private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  public var traitCollection: UITraitCollection { UITraitCollection() }
  open var preferredContentSize = CGSize.zero
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var navigationController: UINavigationController? { parent as? UINavigationController }
  open var edgesForExtendedLayout = UIRectEdge.all
  public let navigationItem = UINavigationItem()

  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    Recorder.shared.add(self)
  }

  public required init?(coder: NSCoder) {
    super.init()
    Recorder.shared.add(self)
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  open var isViewLoaded: Bool { loadedView != nil }
  open var viewIfLoaded: UIView? { loadedView }
  open func loadView() { loadedView = UIView(frame: UIScreen.main.bounds) }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func viewSafeAreaInsetsDidChange() {}

  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  public var topLayoutGuide: UILayoutSupport { support(\.top) }
  public var bottomLayoutGuide: UILayoutSupport { support(\.bottom) }

  private func support(
    _ path: ReferenceWritableKeyPath<UIViewController, UILayoutSupport?>
  ) -> UILayoutSupport {
    if let support = self[keyPath: path] { return support }
    let support = UILayoutSupport(view)
    self[keyPath: path] = support
    return support
  }

  open var recordedMembers: [(name: String, object: AnyObject)] {
    let all: [(name: String, object: AnyObject?)] = [
      ("view", loadedView), ("topLayoutGuide", top), ("bottomLayoutGuide", bottom),
    ]
    return all.compactMap { member in member.object.map { (member.name, $0) } }
  }

  /// What UIKit calls when the controller's view fills the screen.
  func fillScreen() {
    loadViewIfNeeded()
    view.fillScreen()
    viewWillLayoutSubviews()
    view.layoutSubviews()
    viewDidLayoutSubviews()
    for subview in view.subviews { subview.layOutFrames() }
  }

  /// What UIKit calls from loading to the first appearance.
  func appearForRecording() {
    loadViewIfNeeded()
    viewWillAppear(false)
    updateViewConstraints()
    viewWillLayoutSubviews()
    view.layOutForRecording()
    viewDidLayoutSubviews()
    viewDidAppear(false)
  }
}

public enum UIModalPresentationStyle {
  case automatic, fullScreen, pageSheet, formSheet, popover, custom
}

public final class UINavigationItem: NSObject {
  public var title: String?
  public var titleView: UIView?
}

open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    addChild(controller)
  }
}

open class UITableViewController: UIViewController {
  public let tableView = UITableView()
}
