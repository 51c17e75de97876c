import UIKit

// build: RankedRow()
final class RankedRow: UIView {
    let name = UILabel()
    let price: UILabel = {
        let label = UILabel()
        label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        return label
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [name, price] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            price.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
            price.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            name.topAnchor.constraint(equalTo: topAnchor),
            price.topAnchor.constraint(equalTo: topAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: NarrowRow()
final class NarrowRow: UIView {
    let name = UILabel()
    let price = UILabel()
    let box = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(box)
        box.addSubview(name)
        box.addSubview(price)
        [box, name, price].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        name.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 749), for: .horizontal)
        price.setContentHuggingPriority(.required, for: .horizontal)
        name.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 120),
            box.heightAnchor.constraint(equalToConstant: 60),
            box.centerXAnchor.constraint(equalTo: centerXAnchor),
            box.topAnchor.constraint(equalTo: topAnchor),
            name.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            price.leadingAnchor.constraint(equalTo: name.trailingAnchor),
            price.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            name.topAnchor.constraint(equalTo: box.topAnchor),
            price.topAnchor.constraint(equalTo: name.bottomAnchor),
            price.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: TiedRow()
final class TiedRow: UIView {
    let name = UILabel()
    let price = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let row = UIStackView(arrangedSubviews: [name, price])
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        rank(name, 251)
        rank(price, 251)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: leadingAnchor),
            row.trailingAnchor.constraint(equalTo: trailingAnchor),
            row.topAnchor.constraint(equalTo: topAnchor),
        ])
    }

    private func rank(_ label: UILabel, _ priority: Float) {
        label.setContentHuggingPriority(UILayoutPriority(rawValue: priority), for: .horizontal)
    }

    required init?(coder: NSCoder) { fatalError() }
}
