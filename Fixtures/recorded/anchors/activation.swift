import UIKit

// build: ActivateVariable()
final class ActivateVariable: UIView {
    let icon = UIImageView()

    func build() {
        addSubview(icon)
        icon.translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            icon.topAnchor.constraint(equalTo: topAnchor),
            icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
        ]
        NSLayoutConstraint.activate(constraints)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: AppendedConstraints()
final class AppendedConstraints: UIView {
    let label = UILabel()
    let underline = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        addSubview(underline)
        label.translatesAutoresizingMaskIntoConstraints = false
        underline.translatesAutoresizingMaskIntoConstraints = false
        var constraints: [NSLayoutConstraint] = []
        constraints.append(label.topAnchor.constraint(equalTo: topAnchor))
        constraints.append(label.leadingAnchor.constraint(equalTo: leadingAnchor))
        constraints += [
            underline.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 1),
            underline.heightAnchor.constraint(equalToConstant: 1),
        ]
        constraints.append(contentsOf: [
            underline.leadingAnchor.constraint(equalTo: label.leadingAnchor),
            underline.trailingAnchor.constraint(equalTo: label.trailingAnchor),
        ])
        NSLayoutConstraint.activate(constraints)
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: JoinedLists()
final class JoinedLists: UIView {
    let box = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        let size = [box.widthAnchor.constraint(equalToConstant: 30), box.heightAnchor.constraint(equalToConstant: 30)]
        let position = [
            box.centerXAnchor.constraint(equalTo: centerXAnchor),
            box.centerYAnchor.constraint(equalTo: centerYAnchor),
        ]
        NSLayoutConstraint.activate(size + position)
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: AddedConstraints()
final class AddedConstraints: UIViewController {
    let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addConstraint(field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20))
        view.addConstraints([
            field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            field.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        field.addConstraint(field.heightAnchor.constraint(equalToConstant: 44))
    }
}

// build: PriorityOnLocals()
final class PriorityOnLocals: UIView {
    let chip = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(chip)
        chip.translatesAutoresizingMaskIntoConstraints = false
        let width = chip.widthAnchor.constraint(equalToConstant: 120)
        width.priority = .defaultHigh
        let height = chip.heightAnchor.constraint(equalToConstant: 32)
        height.priority = UILayoutPriority(999)
        let top = chip.topAnchor.constraint(equalTo: topAnchor)
        top.priority = UILayoutPriority(rawValue: 300)
        top.identifier = "chip-top"
        let leading = chip.leadingAnchor.constraint(equalTo: leadingAnchor)
        leading.priority = UILayoutPriority.defaultLow
        NSLayoutConstraint.activate([width, height, top, leading])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: PriorityMinusOne()
final class PriorityMinusOne: UIView {
    let chip = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(chip)
        chip.translatesAutoresizingMaskIntoConstraints = false
        let width = chip.widthAnchor.constraint(equalToConstant: 120)
        width.priority = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
        width.isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ForEachActivation()
final class ForEachActivation: UIView {
    let dot = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(dot)
        dot.translatesAutoresizingMaskIntoConstraints = false
        let width = dot.widthAnchor.constraint(equalToConstant: 8)
        let height = dot.heightAnchor.constraint(equalToConstant: 8)
        [width, height].forEach {
            $0.priority = UILayoutPriority(rawValue: 999)
            $0.isActive = true
        }
        [
            dot.leadingAnchor.constraint(equalTo: leadingAnchor),
            dot.topAnchor.constraint(equalTo: topAnchor),
        ].forEach { $0.isActive = true }
        for constraint in [dot.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor)] {
            constraint.isActive = true
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: NeverActivated()
final class NeverActivated: UIView {
    let ghost = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(ghost)
        ghost.translatesAutoresizingMaskIntoConstraints = false
        _ = ghost.widthAnchor.constraint(equalToConstant: 10)
        let unused = ghost.heightAnchor.constraint(equalToConstant: 10)
        _ = unused
        ghost.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ActiveFalse()
final class ActiveFalse: UIView {
    let hint = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(hint)
        hint.translatesAutoresizingMaskIntoConstraints = false
        let collapsed = hint.heightAnchor.constraint(equalToConstant: 0)
        collapsed.isActive = false
        hint.topAnchor.constraint(equalTo: topAnchor).isActive = true
        hint.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: DeactivatedAgain()
final class DeactivatedAgain: UIView {
    let hint = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(hint)
        hint.translatesAutoresizingMaskIntoConstraints = false
        let collapsed = hint.heightAnchor.constraint(equalToConstant: 0)
        let tall = hint.heightAnchor.constraint(equalToConstant: 100)
        collapsed.isActive = true
        tall.isActive = true
        collapsed.isActive = false
        NSLayoutConstraint.deactivate([tall])
        hint.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}
