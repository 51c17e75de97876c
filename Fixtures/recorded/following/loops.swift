import UIKit

// build: LiteralLoop()
final class LiteralLoop: UIView {
    let first = UILabel()
    let second = UILabel()
    let third = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for label in [first, second, third] {
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16).isActive = true
        }
        first.topAnchor.constraint(equalTo: topAnchor).isActive = true
        second.topAnchor.constraint(equalTo: first.bottomAnchor).isActive = true
        third.topAnchor.constraint(equalTo: second.bottomAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ForEachNamed()
final class ForEachNamed: UIView {
    let play = UIButton()
    let pause = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let buttons = [play, pause]
        buttons.forEach(addSubview)
        buttons.forEach { button in
            button.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                button.widthAnchor.constraint(equalToConstant: 44),
                button.heightAnchor.constraint(equalTo: button.widthAnchor),
                button.centerYAnchor.constraint(equalTo: centerYAnchor),
            ])
        }
        play.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        pause.leadingAnchor.constraint(equalTo: play.trailingAnchor, constant: 10).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ChainedRows()
final class ChainedRows: UIView {
    let name = UITextField()
    let mail = UITextField()
    let phone = UITextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        var previous: NSLayoutYAxisAnchor = topAnchor
        for field in [name, mail, phone] {
            addSubview(field)
            field.translatesAutoresizingMaskIntoConstraints = false
            field.topAnchor.constraint(equalTo: previous, constant: 12).isActive = true
            field.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            previous = field.bottomAnchor
        }
        previous.constraint(equalTo: bottomAnchor, constant: -12).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ChainedViews()
final class ChainedViews: UIView {
    let one = UIView()
    let two = UIView()
    let three = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        var previous: UIView?
        for view in [one, two, three] {
            addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            if let previous = previous {
                view.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: 4).isActive = true
                view.widthAnchor.constraint(equalTo: previous.widthAnchor).isActive = true
            } else {
                view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            }
            view.heightAnchor.constraint(equalTo: heightAnchor).isActive = true
            previous = view
        }
        previous?.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: StoredArrayLoop()
final class StoredArrayLoop: UIView {
    private let bullets = [UIView(), UIView(), UIView()]

    override init(frame: CGRect) {
        super.init(frame: frame)
        for bullet in bullets {
            addSubview(bullet)
            bullet.translatesAutoresizingMaskIntoConstraints = false
            bullet.widthAnchor.constraint(equalToConstant: 6).isActive = true
            bullet.heightAnchor.constraint(equalToConstant: 6).isActive = true
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: RangeLoop()
final class RangeLoop: UIView {
    private var cells: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        for index in 0..<3 {
            let cell = UIView()
            addSubview(cell)
            cell.translatesAutoresizingMaskIntoConstraints = false
            cell.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(index) * 20).isActive = true
            cell.heightAnchor.constraint(equalToConstant: 18).isActive = true
            cells.append(cell)
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: EnumeratedLoop()
final class EnumeratedLoop: UIView {
    let minus = UIButton()
    let plus = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (index, button) in [minus, plus].enumerated() {
            addSubview(button)
            button.translatesAutoresizingMaskIntoConstraints = false
            button.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CGFloat(index * 50)).isActive = true
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: MapActivation()
final class MapActivation: UIView {
    let top = UIView()
    let bottom = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let lines = [top, bottom]
        lines.forEach { $0.translatesAutoresizingMaskIntoConstraints = false; addSubview($0) }
        NSLayoutConstraint.activate(lines.map { $0.heightAnchor.constraint(equalToConstant: 1) })
        NSLayoutConstraint.activate(
            lines.flatMap {
                [$0.leadingAnchor.constraint(equalTo: leadingAnchor), $0.trailingAnchor.constraint(equalTo: trailingAnchor)]
            })
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: TupleLoop()
final class TupleLoop: UIView {
    let small = UIView()
    let large = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (box, size) in [(small, CGFloat(10)), (large, 30)] {
            addSubview(box)
            box.translatesAutoresizingMaskIntoConstraints = false
            box.widthAnchor.constraint(equalToConstant: size).isActive = true
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ZipLoop()
final class ZipLoop: UIView {
    let one = UIView()
    let two = UIView()
    let three = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let views = [one, two, three]
        views.forEach(addSubview(_:))
        for (left, right) in zip(views, views.dropFirst()) {
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 2).isActive = true
            right.widthAnchor.constraint(equalTo: left.widthAnchor).isActive = true
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}
