import UIKit

// build: LocalViewsController()
final class LocalViewsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let logo = UIImageView()
        let titleLabel = UILabel()
        titleLabel.text = "Welcome"
        logo.translatesAutoresizingMaskIntoConstraints = false
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(logo)
        view.addSubview(titleLabel)
        NSLayoutConstraint.activate([
            logo.topAnchor.constraint(equalTo: view.topAnchor, constant: 96),
            logo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            titleLabel.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 24),
            titleLabel.centerXAnchor.constraint(equalTo: logo.centerXAnchor),
        ])
    }
}

// build: LocalGuides()
final class LocalGuides: UIViewController {
    let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        let margins = view.layoutMarginsGuide
        let safe: UILayoutGuide
        safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
        ])
    }
}

// build: LocalNumbers()
final class LocalNumbers: UIView {
    let dot = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let side: CGFloat = 12
        let inset = side / 2 + 1
        addSubview(dot)
        dot.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: side),
            dot.heightAnchor.constraint(equalToConstant: side * 2),
            dot.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
            dot.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -(inset + 1)),
            dot.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: max(inset, 3)),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: LocalAlias()
final class LocalAlias: UIView {
    let content = UIView()
    let footer = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let container = self
        let anchorView = content
        container.addSubview(content)
        container.addSubview(footer)
        content.translatesAutoresizingMaskIntoConstraints = false
        footer.translatesAutoresizingMaskIntoConstraints = false
        anchorView.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
        footer.topAnchor.constraint(equalTo: anchorView.bottomAnchor).isActive = true
        content.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: AnchorVariables()
final class AnchorVariables: UIView {
    let first = UIView()
    let second = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(first)
        addSubview(second)
        first.translatesAutoresizingMaskIntoConstraints = false
        second.translatesAutoresizingMaskIntoConstraints = false
        var lastAnchor = topAnchor
        first.topAnchor.constraint(equalTo: lastAnchor, constant: 8).isActive = true
        lastAnchor = first.bottomAnchor
        second.topAnchor.constraint(equalTo: lastAnchor, constant: 8).isActive = true
        lastAnchor = second.bottomAnchor
        bottomAnchor.constraint(equalTo: lastAnchor, constant: 8).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: LocalBecomesProperty()
final class LocalBecomesProperty: UIViewController {
    private var header: UIView!
    private var footer: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        let headerView = UIView()
        headerView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(headerView)
        headerView.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        header = headerView
        let bottom = UIView()
        self.footer = bottom
        bottom.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bottom)
        bottom.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 5).isActive = true
        guard let footer = footer else { return }
        footer.leadingAnchor.constraint(equalTo: header.leadingAnchor).isActive = true
    }
}

// build: OptionalChainView()
final class OptionalChainView: UIView {
    var overlay: UIView? = UIView()
    var caption: UILabel! = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        if let overlay = overlay {
            addSubview(overlay)
            overlay.translatesAutoresizingMaskIntoConstraints = false
        }
        addSubview(caption)
        caption.translatesAutoresizingMaskIntoConstraints = false
        overlay?.topAnchor.constraint(equalTo: topAnchor).isActive = true
        overlay!.bottomAnchor.constraint(equalTo: caption.topAnchor).isActive = true
        caption.bottomAnchor.constraint(equalTo: self.bottomAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ChildController()
final class ChildController: UIViewController {
    private let list = UITableViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(list)
        view.addSubview(list.view)
        list.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            list.view.topAnchor.constraint(equalTo: view.topAnchor),
            list.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        list.didMove(toParent: self)
    }
}

// build: SuperviewUser()
final class SuperviewUser: UIView {
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let superview = superview else { return }
        translatesAutoresizingMaskIntoConstraints = false
        leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 10).isActive = true
        topAnchor.constraint(equalTo: superview.topAnchor, constant: 10).isActive = true
    }
}
