import UIKit

// build: AvatarRow(isCompact: true)
// build: AvatarRow(isCompact: false)
final class AvatarRow: UIView {
    private let avatar = UIImageView()
    private let name = UILabel()

    init(isCompact: Bool) {
        super.init(frame: .zero)
        addSubview(avatar)
        addSubview(name)
        avatar.translatesAutoresizingMaskIntoConstraints = false
        name.translatesAutoresizingMaskIntoConstraints = false
        avatar.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        avatar.topAnchor.constraint(equalTo: topAnchor).isActive = true
        if isCompact {
            avatar.widthAnchor.constraint(equalToConstant: 24).isActive = true
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 4).isActive = true
        } else {
            avatar.widthAnchor.constraint(equalToConstant: 48).isActive = true
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12).isActive = true
        }
        name.centerYAnchor.constraint(equalTo: avatar.centerYAnchor).isActive = true
    }

    required init?(coder: NSCoder) { nil }
}

// build: BubbleView(side: .leading)
// build: BubbleView(side: .trailing)
// build: BubbleView(side: .middle)
final class BubbleView: UIView {
    enum Side { case leading, trailing, middle }
    private let bubble = UIView()

    init(side: Side) {
        super.init(frame: .zero)
        addSubview(bubble)
        bubble.translatesAutoresizingMaskIntoConstraints = false
        bubble.topAnchor.constraint(equalTo: topAnchor).isActive = true
        switch side {
        case .leading:
            bubble.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10).isActive = true
        case .trailing:
            bubble.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10).isActive = true
        case .middle:
            NSLayoutConstraint.activate([
                bubble.centerXAnchor.constraint(equalTo: centerXAnchor),
                bubble.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.7),
            ])
        }
    }

    required init?(coder: NSCoder) { nil }
}

// build: AppendUnderIf(hasFooter: true)
// build: AppendUnderIf(hasFooter: false)
final class AppendUnderIf: UIView {
    private let list = UIView()
    private let footer = UIView()

    init(hasFooter: Bool) {
        super.init(frame: .zero)
        addSubview(list)
        list.translatesAutoresizingMaskIntoConstraints = false
        var constraints = [list.topAnchor.constraint(equalTo: topAnchor)]
        if hasFooter {
            addSubview(footer)
            footer.translatesAutoresizingMaskIntoConstraints = false
            constraints += [
                footer.topAnchor.constraint(equalTo: list.bottomAnchor),
                footer.bottomAnchor.constraint(equalTo: bottomAnchor),
            ]
        } else {
            constraints.append(list.bottomAnchor.constraint(equalTo: bottomAnchor))
        }
        NSLayoutConstraint.activate(constraints)
    }

    required init?(coder: NSCoder) { nil }
}

// build: SwitchPicksEdge(atTop: true)
// build: SwitchPicksEdge(atTop: false)
final class SwitchPicksEdge: UIView {
    private let toast = UILabel()

    init(atTop: Bool) {
        super.init(frame: .zero)
        addSubview(toast)
        toast.translatesAutoresizingMaskIntoConstraints = false
        let vertical: NSLayoutConstraint
        switch atTop {
        case true: vertical = toast.topAnchor.constraint(equalTo: topAnchor, constant: 20)
        case false: vertical = toast.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20)
        }
        NSLayoutConstraint.activate([vertical, toast.centerXAnchor.constraint(equalTo: centerXAnchor)])
    }

    required init?(coder: NSCoder) { nil }
}

// build: TernaryConstant(isLarge: true)
// build: TernaryConstant(isLarge: false)
// unread: a choice between numbers
final class TernaryConstant: UIView {
    private let dot = UIView()

    init(isLarge: Bool) {
        super.init(frame: .zero)
        addSubview(dot)
        dot.translatesAutoresizingMaskIntoConstraints = false
        dot.widthAnchor.constraint(equalToConstant: isLarge ? 20 : 10).isActive = true
    }

    required init?(coder: NSCoder) { nil }
}

// build: TernaryAnchor(below: true)
// build: TernaryAnchor(below: false)
final class TernaryAnchor: UIView {
    private let note = UILabel()
    private let title = UILabel()

    init(below: Bool) {
        super.init(frame: .zero)
        addSubview(note)
        addSubview(title)
        note.topAnchor.constraint(equalTo: below ? title.bottomAnchor : title.topAnchor).isActive = true
    }

    required init?(coder: NSCoder) { nil }
}

// build: GuideOrSelf(usesSafeArea: true)
// build: GuideOrSelf(usesSafeArea: false)
final class GuideOrSelf: UIView {
    private let bar = UIView()

    init(usesSafeArea: Bool) {
        super.init(frame: .zero)
        let guide: UILayoutGuide? = usesSafeArea ? safeAreaLayoutGuide : nil
        addSubview(bar)
        bar.translatesAutoresizingMaskIntoConstraints = false
        bar.leadingAnchor.constraint(equalTo: guide?.leadingAnchor ?? leadingAnchor).isActive = true
    }

    required init?(coder: NSCoder) { nil }
}

// build: ActiveByCondition(isPinned: true)
// build: ActiveByCondition(isPinned: false)
final class ActiveByCondition: UIView {
    private let pin = UIView()

    init(isPinned: Bool) {
        super.init(frame: .zero)
        addSubview(pin)
        pin.translatesAutoresizingMaskIntoConstraints = false
        let top = pin.topAnchor.constraint(equalTo: topAnchor)
        let center = pin.centerYAnchor.constraint(equalTo: centerYAnchor)
        top.isActive = isPinned
        center.isActive = !isPinned
        pin.widthAnchor.constraint(equalToConstant: 9).isActive = true
    }

    required init?(coder: NSCoder) { nil }
}

// build: EarlyReturn(isEmpty: true)
// build: EarlyReturn(isEmpty: false)
final class EarlyReturn: UIView {
    private let message = UILabel()
    private let list = UIView()

    init(isEmpty: Bool) {
        super.init(frame: .zero)
        addSubview(message)
        message.topAnchor.constraint(equalTo: topAnchor).isActive = true
        if isEmpty {
            message.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
            return
        }
        addSubview(list)
        list.topAnchor.constraint(equalTo: message.bottomAnchor).isActive = true
        list.heightAnchor.constraint(equalToConstant: 100).isActive = true
    }

    required init?(coder: NSCoder) { nil }
}

// build: GuardedOptional(icon: UIImageView())
// build: GuardedOptional(icon: nil)
final class GuardedOptional: UIView {
    private let title = UILabel()
    private let icon: UIImageView?

    init(icon: UIImageView?) {
        self.icon = icon
        super.init(frame: .zero)
        addSubview(title)
        title.topAnchor.constraint(equalTo: topAnchor).isActive = true
        guard let icon = icon else {
            title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            return
        }
        addSubview(icon)
        icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 4).isActive = true
    }

    required init?(coder: NSCoder) { nil }
}

// build: AvailabilityView()
// unreached: the compiler knows only the newer system
final class AvailabilityView: UIView {
    private let content = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        if #available(iOS 11, *) {
            content.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor).isActive = true
        } else {
            content.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}
