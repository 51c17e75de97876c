import UIKit

// build: ExpandableView()
final class ExpandableView: UIView {
    private let body = UIView()
    private var heightConstraint: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(body)
        body.translatesAutoresizingMaskIntoConstraints = false
        heightConstraint = body.heightAnchor.constraint(equalToConstant: 44)
        heightConstraint.isActive = true
        body.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }

    func toggle(expanded: Bool) {
        heightConstraint.constant = expanded ? 200 : 44
    }
}

// build: TwoStates()
// unread: a property that another function activates
final class TwoStates: UIView {
    private let panel = UIView()
    private lazy var openTop = panel.topAnchor.constraint(equalTo: topAnchor)
    private lazy var closedTop = panel.topAnchor.constraint(equalTo: bottomAnchor, constant: -44)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(panel)
        panel.translatesAutoresizingMaskIntoConstraints = false
        openTop.isActive = false
        NSLayoutConstraint.activate([
            panel.leadingAnchor.constraint(equalTo: leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: trailingAnchor),
            panel.heightAnchor.constraint(equalTo: heightAnchor),
            closedTop,
        ])
    }

    required init?(coder: NSCoder) { fatalError() }

    func open() {
        closedTop.isActive = false
        openTop.isActive = true
    }
}

// build: SizeClassController()
// unread: a property that another function activates
final class SizeClassController: UIViewController {
    private let card = UIView()
    private var compactConstraints: [NSLayoutConstraint] = []
    private var regularConstraints: [NSLayoutConstraint] = []
    private var sharedConstraints: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        card.translatesAutoresizingMaskIntoConstraints = false
        sharedConstraints.append(card.topAnchor.constraint(equalTo: view.topAnchor, constant: 40))
        compactConstraints.append(contentsOf: [
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        regularConstraints = [
            card.widthAnchor.constraint(equalToConstant: 400),
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ]
        NSLayoutConstraint.activate(sharedConstraints)
        NSLayoutConstraint.activate(compactConstraints)
    }
}

// build: LaterActivated()
// unread: a property that another function activates
final class LaterActivated: UIView {
    private let badge = UIView()
    private var constraintsToActivate = [NSLayoutConstraint]()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(badge)
        badge.translatesAutoresizingMaskIntoConstraints = false
        makeConstraints()
        activateAll()
    }

    required init?(coder: NSCoder) { fatalError() }

    private func makeConstraints() {
        constraintsToActivate = [
            badge.widthAnchor.constraint(equalToConstant: 16),
            badge.heightAnchor.constraint(equalToConstant: 16),
        ]
    }

    private func activateAll() {
        NSLayoutConstraint.activate(constraintsToActivate)
    }
}

// build: ConstantSetLater()
final class ConstantSetLater: UIView {
    private let bar = UIView()
    private var top: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bar)
        bar.translatesAutoresizingMaskIntoConstraints = false
        let leading = bar.leadingAnchor.constraint(equalTo: leadingAnchor)
        leading.constant = 12
        leading.isActive = true
        top = bar.topAnchor.constraint(equalTo: topAnchor, constant: 1)
        top?.isActive = true
        top?.constant = 3
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ConstantGrows()
final class ConstantGrows: UIView {
    private let bar = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bar)
        let top = bar.topAnchor.constraint(equalTo: topAnchor, constant: 1)
        top.isActive = true
        top.constant += 3
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ConstantByCondition(isLow: true)
// build: ConstantByCondition(isLow: false)
// unread: a constant that a branch sets after the call
final class ConstantByCondition: UIView {
    private let bar = UIView()

    init(isLow: Bool) {
        super.init(frame: .zero)
        addSubview(bar)
        let top = bar.topAnchor.constraint(equalTo: topAnchor, constant: 1)
        top.isActive = true
        if isLow {
            top.constant = 90
        }
    }

    required init?(coder: NSCoder) { nil }
}
