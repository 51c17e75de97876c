import UIKit

// build: FormStack()
final class FormStack: UIViewController {
    private let stack = UIStackView()
    private let name = UITextField()
    private let submit = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.addArrangedSubview(name)
        stack.addArrangedSubview(submit)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8),
            submit.heightAnchor.constraint(equalToConstant: 48),
        ])
    }
}

// build: InlineStack()
final class InlineStack: UIView {
    private let title = UILabel()
    private let detail = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView(arrangedSubviews: [title, detail])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        title.setContentHuggingPriority(.required, for: .vertical)
        detail.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: NestedStacks()
final class NestedStacks: UIView {
    private lazy var icons: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [like, share])
        stack.spacing = 6
        return stack
    }()
    private lazy var column: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [headline, icons])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()
    private let headline = UILabel()
    private let like = UIButton()
    private let share = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(column)
        column.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor).isActive = true
        column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor).isActive = true
        like.widthAnchor.constraint(equalTo: share.widthAnchor).isActive = true
        headline.widthAnchor.constraint(lessThanOrEqualTo: column.widthAnchor, constant: -4).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: StackRows()
final class StackRows: UIView {
    private let rows = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(rows)
        rows.translatesAutoresizingMaskIntoConstraints = false
        rows.axis = .vertical
        for title in ["Wi-Fi", "Bluetooth"] {
            let row = UIView()
            let label = UILabel()
            label.text = title
            label.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(label)
            rows.addArrangedSubview(row)
            row.heightAnchor.constraint(equalToConstant: 44).isActive = true
            label.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
            label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20).isActive = true
        }
        rows.topAnchor.constraint(equalTo: topAnchor).isActive = true
        rows.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: HiddenHeader()
final class HiddenHeader: UIView {
    let stack = UIStackView()
    let header = UIView()
    let body = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        stack.insertArrangedSubview(body, at: 0)
        stack.insertArrangedSubview(header, at: 0)
        header.isHidden = true
        let height = header.heightAnchor.constraint(equalToConstant: 60)
        height.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            height,
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}
