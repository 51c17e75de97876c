import UIKit

// build: ClosureBuiltViews()
final class ClosureBuiltViews: UIView {
    let titleLabel: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.numberOfLines = 2
        return label
    }()

    private lazy var closeButton: UIButton = {
        let button = UIButton(type: .close)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.widthAnchor.constraint(equalToConstant: 30).isActive = true
        button.heightAnchor.constraint(equalToConstant: 30).isActive = true
        return button
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(titleLabel)
        addSubview(closeButton)
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
            closeButton.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
            closeButton.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: NestedClosures()
final class NestedClosures: UIView {
    private lazy var card: UIView = {
        let card = UIView()
        card.translatesAutoresizingMaskIntoConstraints = false
        let shadow = UIView()
        shadow.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(shadow)
        NSLayoutConstraint.activate([
            shadow.topAnchor.constraint(equalTo: card.topAnchor, constant: 2),
            shadow.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 2),
        ])
        return card
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(card)
        card.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: FactoryMethods()
final class FactoryMethods: UIViewController {
    private var header: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        header = makeHeader()
        let divider = makeDivider()
        view.addSubview(header)
        view.addSubview(divider)
        header.topAnchor.constraint(equalTo: view.topAnchor, constant: 50).isActive = true
        divider.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 10).isActive = true
        divider.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    }

    private func makeHeader() -> UILabel {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    private func makeDivider() -> UIView {
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        line.heightAnchor.constraint(equalToConstant: 1).isActive = true
        return line
    }
}

// build: ComputedConstraints()
final class ComputedConstraints: UIView {
    let label = UILabel()

    private var labelConstraints: [NSLayoutConstraint] {
        [
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ]
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(labelConstraints)
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: MethodReturnsList()
final class MethodReturnsList: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(makeConstraints())
    }

    required init?(coder: NSCoder) { fatalError() }

    private func makeConstraints() -> [NSLayoutConstraint] {
        let top = label.topAnchor.constraint(equalTo: topAnchor)
        let bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
        bottom.priority = .defaultHigh
        return [top, bottom]
    }
}

// build: StaticFactory()
final class StaticFactory: UIView {
    let spinner = StaticFactory.makeSpinner()

    static func makeSpinner() -> UIActivityIndicatorView {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.translatesAutoresizingMaskIntoConstraints = false
        spinner.widthAnchor.constraint(equalToConstant: 20).isActive = true
        return spinner
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(spinner)
        spinner.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: MarginsOfMade()
final class MarginsOfMade: UIView {
    private func makeIcon() -> UIImageView {
        let icon = UIImageView()
        icon.translatesAutoresizingMaskIntoConstraints = false
        addSubview(icon)
        icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
        return icon
    }

    init() {
        super.init(frame: .zero)
        makeIcon().layoutMargins = .init(top: 8, left: 8, bottom: 8, right: 8)
    }

    required init?(coder: NSCoder) { fatalError() }
}
