import UIKit

class BaseCardView: UIView {
    let container = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUpContainer()
        setUpContent()
    }

    required init?(coder: NSCoder) { fatalError() }

    private func setUpContainer() {
        addSubview(container)
        container.translatesAutoresizingMaskIntoConstraints = false
        container.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
        container.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8).isActive = true
    }

    func setUpContent() {}
}

// build: PriceCardView()
final class PriceCardView: BaseCardView {
    let price = UILabel()

    override func setUpContent() {
        container.addSubview(price)
        price.translatesAutoresizingMaskIntoConstraints = false
        price.centerXAnchor.constraint(equalTo: container.centerXAnchor).isActive = true
        price.topAnchor.constraint(equalTo: container.topAnchor, constant: 6).isActive = true
    }
}

// build: OverridingController()
class OverridingController: ScaffoldController {
    let table = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(table)
        table.translatesAutoresizingMaskIntoConstraints = false
        table.topAnchor.constraint(equalTo: topBar.bottomAnchor).isActive = true
        table.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    }
}

// build: ScaffoldController()
class ScaffoldController: UIViewController {
    let topBar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(topBar)
        topBar.translatesAutoresizingMaskIntoConstraints = false
        topBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        topBar.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }
}

// build: InheritedHelperView()
final class InheritedHelperView: HelperBaseView {
    let first = UIView()
    let second = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        embed(first)
        embed(second)
    }

    required init?(coder: NSCoder) { fatalError() }
}

class HelperBaseView: UIView {
    func embed(_ view: UIView) {
        addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
    }
}

// build: ComposedView()
final class ComposedView: UIView {
    let header = ComposedHeader()
    let body = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(header)
        addSubview(body)
        header.translatesAutoresizingMaskIntoConstraints = false
        body.translatesAutoresizingMaskIntoConstraints = false
        header.topAnchor.constraint(equalTo: topAnchor).isActive = true
        header.heightAnchor.constraint(equalToConstant: 60).isActive = true
        body.topAnchor.constraint(equalTo: header.title.bottomAnchor, constant: 2).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class ComposedHeader: UIView {
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        title.translatesAutoresizingMaskIntoConstraints = false
        title.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: TwinHolder()
final class TwinHolder: UIView {
    private let left = ComposedHeader()
    private let right = ComposedHeader()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(left)
        addSubview(right)
        left.title.firstBaselineAnchor.constraint(equalTo: right.title.firstBaselineAnchor).isActive = true
        left.widthAnchor.constraint(equalTo: right.widthAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}
