import UIKit

// build: ExtensionBuilt()
final class ExtensionBuilt: UIView {
    fileprivate let caption = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        buildHierarchy()
        buildConstraints()
    }

    required init?(coder: NSCoder) { fatalError() }
}

extension ExtensionBuilt {
    fileprivate func buildHierarchy() {
        addSubview(caption)
        caption.translatesAutoresizingMaskIntoConstraints = false
    }
}

private extension ExtensionBuilt {
    func buildConstraints() {
        caption.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        caption.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -1).isActive = true
    }
}

protocol LayoutBuilding {
    func buildLayout()
}

// build: ProtocolBuilt()
final class ProtocolBuilt: UIView {
    let field = UITextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        buildLayout()
    }

    required init?(coder: NSCoder) { fatalError() }
}

extension ProtocolBuilt: LayoutBuilding {
    func buildLayout() {
        addSubview(field)
        field.translatesAutoresizingMaskIntoConstraints = false
        field.heightAnchor.constraint(equalToConstant: 36).isActive = true
    }
}

enum OuterSpace {
    // build: OuterSpace.Planet()
    final class Planet: UIView {
        let moon = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(moon)
            moon.translatesAutoresizingMaskIntoConstraints = false
            moon.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.27).isActive = true
        }

        required init?(coder: NSCoder) { fatalError() }
    }
}

// build: NestedHolder()
final class NestedHolder: UIView {
    final class Row: UIView {
        let title = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
            title.translatesAutoresizingMaskIntoConstraints = false
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 3).isActive = true
        }

        required init?(coder: NSCoder) { fatalError() }
    }

    let row = Row()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(row)
        row.translatesAutoresizingMaskIntoConstraints = false
        row.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

private enum Metrics {
    static let margin: CGFloat = 14
    static let rowHeight = 48.0
    enum Icon {
        static let side: CGFloat = 22
    }
}

private let globalSpacing: CGFloat = 7

// build: ConstantsView()
final class ConstantsView: UIView {
    private struct Layout {
        static let inset: CGFloat = 11
        static let half = inset / 2
    }
    private enum Constant {
        static let width: CGFloat = 90
    }
    private let spacing: CGFloat = 5
    private static let gap: CGFloat = 3
    let icon = UIImageView()
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(icon)
        addSubview(label)
        icon.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Metrics.margin),
            icon.widthAnchor.constraint(equalToConstant: Metrics.Icon.side),
            icon.heightAnchor.constraint(equalToConstant: Metrics.rowHeight),
            icon.topAnchor.constraint(equalTo: topAnchor, constant: Layout.inset),
            label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: globalSpacing),
            label.widthAnchor.constraint(equalToConstant: Constant.width),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Metrics.margin * 2),
            label.topAnchor.constraint(equalTo: icon.topAnchor, constant: Self.gap),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -ConstantsView.gap),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: InstanceConstants()
final class InstanceConstants: UIView {
    private let spacing: CGFloat = 5
    private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    private let badgeSize = CGSize(width: 18, height: 16)
    let badge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(badge)
        badge.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: spacing),
            badge.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
            badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.right),
            badge.widthAnchor.constraint(equalToConstant: badgeSize.width),
            badge.heightAnchor.constraint(equalToConstant: self.badgeSize.height),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: DerivedConstant()
// unread: a quotient that is whole for whole numbers only
final class DerivedConstant: UIView {
    private struct Layout {
        static let inset: CGFloat = 11
        static let half = inset / 2
    }
    let icon = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(icon)
        icon.translatesAutoresizingMaskIntoConstraints = false
        icon.topAnchor.constraint(equalTo: topAnchor, constant: Layout.half).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: GenericBox(content: UILabel())
final class GenericBox<Content: UIView>: UIView {
    let content: Content

    init(content: Content) {
        self.content = content
        super.init(frame: .zero)
        addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        content.topAnchor.constraint(equalTo: topAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: PartsView()
final class PartsView: UIView {
    private struct Parts {
        let title = UILabel()
        let detail = UILabel()
    }
    private let parts = Parts()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(parts.title)
        addSubview(parts.detail)
        parts.title.topAnchor.constraint(equalTo: topAnchor).isActive = true
        parts.detail.topAnchor.constraint(equalTo: parts.title.bottomAnchor, constant: 3).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ObservedView()
final class ObservedView: UIView {
    var accessory: UIView? {
        didSet {
            guard let accessory = accessory else { return }
            addSubview(accessory)
            accessory.translatesAutoresizingMaskIntoConstraints = false
            accessory.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        defer { accessory = UIView() }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: DerivedConstants()
final class DerivedConstants: UIView {
    private struct Layout {
        static let inset: CGFloat = 12
        static let half = inset / 2
        static let outer = half + inset * 2
    }
    let icon = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(icon)
        icon.topAnchor.constraint(equalTo: topAnchor, constant: Layout.half).isActive = true
        icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Layout.outer).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}
