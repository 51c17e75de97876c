import UIKit

// build: Toolbar()
final class Toolbar: UIView {
    private let bar = UIStackView()
    private let back = UIButton()
    private let title = UILabel()
    private let menu = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        bar.translatesAutoresizingMaskIntoConstraints = false
        bar.spacing = 8
        addSubview(bar)
        bar.addArrangedSubview(title)
        bar.insertArrangedSubview(back, at: 0)
        bar.addArrangedSubview(menu)
        bar.setCustomSpacing(20, after: back)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: topAnchor, constant: 4),
            bar.centerXAnchor.constraint(equalTo: centerXAnchor),
            menu.widthAnchor.constraint(equalToConstant: 44),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: Thirds()
final class Thirds: UIView {
    private let columns = UIStackView()
    private let left = UIView()
    private let middle = UIView()
    private let right = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        columns.translatesAutoresizingMaskIntoConstraints = false
        columns.distribution = .fillEqually
        columns.isLayoutMarginsRelativeArrangement = true
        columns.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        [left, middle, right].forEach(columns.addArrangedSubview)
        addSubview(columns)
        NSLayoutConstraint.activate([
            columns.topAnchor.constraint(equalTo: topAnchor),
            columns.leadingAnchor.constraint(equalTo: leadingAnchor),
            columns.trailingAnchor.constraint(equalTo: trailingAnchor),
            columns.heightAnchor.constraint(equalToConstant: 90),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: Spread()
final class Spread: UIView {
    private let row = UIStackView()
    private let one = UILabel()
    private let two = UIView()
    private let three = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        row.translatesAutoresizingMaskIntoConstraints = false
        row.distribution = .equalSpacing
        row.alignment = .center
        for view in [one, two, three] { row.addArrangedSubview(view) }
        addSubview(row)
        NSLayoutConstraint.activate([
            two.widthAnchor.constraint(equalToConstant: 30),
            two.heightAnchor.constraint(equalToConstant: 50),
            row.leadingAnchor.constraint(equalTo: leadingAnchor),
            row.trailingAnchor.constraint(equalTo: trailingAnchor),
            row.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: Centers()
final class Centers: UIView {
    private let row = UIStackView()
    private let one = UILabel()
    private let two = UIView()
    private let three = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        row.translatesAutoresizingMaskIntoConstraints = false
        row.distribution = UIStackView.Distribution.equalCentering
        row.alignment = .bottom
        row.spacing = 5
        for view in [one, two, three] { row.addArrangedSubview(view) }
        addSubview(row)
        NSLayoutConstraint.activate([
            two.widthAnchor.constraint(equalToConstant: 30),
            two.heightAnchor.constraint(equalToConstant: 50),
            row.widthAnchor.constraint(equalToConstant: 300),
            row.trailingAnchor.constraint(equalTo: trailingAnchor),
            row.topAnchor.constraint(equalTo: topAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: Fields()
final class Fields: UIView {
    private let rows: UIStackView = {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 10
        stack.alignment = .trailing
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()
    private let mail = UITextField()
    private let password = UITextField()
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(rows)
        rows.addArrangedSubview(mail)
        rows.addArrangedSubview(line)
        rows.addArrangedSubview(password)
        NSLayoutConstraint.activate([
            line.heightAnchor.constraint(equalToConstant: 1),
            line.widthAnchor.constraint(equalToConstant: 120),
            rows.topAnchor.constraint(equalTo: topAnchor, constant: 6),
            rows.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: Free()
final class Free: UIView {
    private let rows = UIStackView()
    private let upper = UIView()
    private let lower = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        rows.axis = .vertical
        rows.translatesAutoresizingMaskIntoConstraints = false
        addSubview(rows)
        rows.addArrangedSubview(upper)
        rows.addArrangedSubview(lower)
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: topAnchor),
            rows.bottomAnchor.constraint(equalTo: bottomAnchor),
            rows.leadingAnchor.constraint(equalTo: leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}
