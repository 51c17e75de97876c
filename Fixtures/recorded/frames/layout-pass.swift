import UIKit

// frames: TwoButtonController()
final class TwoButtonController: UIViewController {
    let mainView = UIView()
    let leftButton = UIButton(type: .system)
    let rightButton = UIButton(type: .system)

    init() {
        super.init(nibName: nil, bundle: nil)
        view.backgroundColor = .systemBackground
        leftButton.setTitle("Left", for: .normal)
        rightButton.setTitle("Right", for: .normal)
        view.addSubview(mainView)
        view.addSubview(leftButton)
        view.addSubview(rightButton)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLayoutSubviews() {
        let buttonAreaHeight = CGFloat(60)
        let padding = CGFloat(20)
        let safeContentRegion = view.bounds.inset(by: view.safeAreaInsets)
        let contentRegion = safeContentRegion.insetBy(dx: padding, dy: padding)
        let mainViewArea = contentRegion.divided(atDistance: buttonAreaHeight, from: .maxYEdge)
        let buttonsArea = mainViewArea.slice.divided(
            atDistance: mainViewArea.slice.width / 2, from: .minXEdge)
        mainView.frame = mainViewArea.remainder
        leftButton.frame = buttonsArea.slice
        rightButton.frame = buttonsArea.remainder
    }
}

// frames: MessageRow()
final class MessageRow: UIView {
    let icon = UIImageView()
    let title = UILabel()
    let detail = UILabel()

    init() {
        super.init(frame: .zero)
        [icon, title, detail].forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
        let left = icon.frame.maxX + 8
        title.frame = CGRect(x: left, y: icon.frame.minY, width: bounds.width - left - 16, height: 20)
        detail.frame = title.frame.offsetBy(dx: 0, dy: title.frame.height + 4)
    }
}

// frames: BadgeView()
final class BadgeView: UIView {
    let avatar = UIView()
    let badge = UILabel()

    init() {
        super.init(frame: .zero)
        addSubview(avatar)
        addSubview(badge)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height) / 2
        avatar.frame.size = CGSize(width: side, height: side)
        avatar.center = CGPoint(x: bounds.midX, y: bounds.midY)
        badge.sizeToFit()
        badge.center = CGPoint(x: avatar.frame.maxX, y: avatar.frame.minY)
    }
}

// frames: ColumnView()
final class ColumnView: UIView {
    let first = UILabel()
    let second = UILabel()
    let third = UIView()

    init() {
        super.init(frame: .zero)
        addSubview(first)
        addSubview(second)
        addSubview(third)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(bounds.width - 2 * 16, 600)
        var y = safeAreaInsets.top + 12
        for label in [first, second] {
            let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            label.frame = CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: size.height)
            y += size.height + 8
        }
        third.frame = CGRect(x: 0, y: y, width: bounds.width, height: bounds.height - y)
    }
}

// frames: TuplePane()
final class TuplePane: UIView {
    let sidebar = UIView()
    let header = UIView()
    let body = UIView()

    init() {
        super.init(frame: .zero)
        addSubview(sidebar)
        addSubview(header)
        addSubview(body)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (side, main) = bounds.divided(atDistance: bounds.width / 3, from: .minXEdge)
        sidebar.frame = side
        (header.frame, body.frame) = main.divided(atDistance: 44, from: .minYEdge)
    }
}

// frames: RightAligned()
final class RightAligned: UIView {
    let button = UIButton()
    let line = UIView()

    init() {
        super.init(frame: .zero)
        addSubview(button)
        addSubview(line)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        button.sizeToFit()
        button.frame.origin.x = bounds.width - button.frame.width - 16
        button.frame.origin.y = bounds.height - button.frame.height - 16
        line.frame = CGRect(
            x: button.frame.minX, y: button.frame.maxY + 2, width: button.frame.width, height: 1)
    }
}

// frames: MarginsView()
final class MarginsView: UIView {
    let content = UIView()

    init() {
        super.init(frame: .zero)
        addSubview(content)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds.inset(by: layoutMargins)
    }
}

// frames: NestedView()
final class NestedView: UIView {
    let card = UIView()
    let label = UILabel()

    init() {
        super.init(frame: .zero)
        addSubview(card)
        card.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = bounds.insetBy(dx: 24, dy: 100)
        label.frame = card.bounds.insetBy(dx: 8, dy: 8)
    }
}

// frames: SeveralMethods()
final class SeveralMethods: UIView {
    let header = UIView()
    let body = UIView()
    let footer = UIView()

    init() {
        super.init(frame: .zero)
        addSubview(header)
        addSubview(body)
        addSubview(footer)
        header.frame.size.height = 10
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutHeader()
        layOutFooter()
        layOutBody()
    }

    private func layOutHeader() {
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 64)
    }

    private func layOutFooter() {
        footer.frame = CGRect(x: 0, y: bounds.height - 49, width: bounds.width, height: 49)
    }

    private func layOutBody() {
        body.frame = CGRect(
            x: 0, y: header.frame.maxY, width: bounds.width,
            height: footer.frame.minY - header.frame.maxY)
    }
}

// frames: ChangedLater()
final class ChangedLater: UIView {
    let first = UIView()
    let second = UIView()

    init() {
        super.init(frame: .zero)
        addSubview(first)
        addSubview(second)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        first.frame = CGRect(x: 8, y: 8, width: bounds.width / 2, height: 30)
        second.frame = CGRect(x: first.frame.maxX, y: first.frame.maxY, width: 40, height: 40)
        first.frame.size.height += 10
        first.frame.size.width = bounds.width / 4
        second.bounds.size = CGSize(width: 20, height: 60)
    }
}

// frames: OldSpelling()
final class OldSpelling: UIView {
    let box = UIView(frame: CGRectMake(10, 20, 30, 40))
    let rest = UIView()

    init() {
        super.init(frame: CGRectZero)
        addSubview(box)
        addSubview(rest)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        rest.frame = CGRectMake(CGRectGetMaxX(box.frame) + 8, 20, CGRectGetWidth(bounds) - 60, 40)
        rest.frame = UIEdgeInsetsInsetRect(rest.frame, UIEdgeInsetsMake(1, 2, 3, 4))
    }
}

// frames: ClampedView()
final class ClampedView: UIView {
    let image = UIImageView()
    let caption = UILabel()

    init() {
        super.init(frame: .zero)
        addSubview(image)
        addSubview(caption)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = max(100, min(bounds.width - 40, 500))
        image.frame = CGRect(x: 20, y: 20, width: side, height: side * 0.75)
        caption.frame = CGRect(
            x: image.frame.minX, y: max(image.frame.maxY + 8, bounds.height / 2),
            width: min(image.frame.width, 300), height: 40)
    }
}

// frames: ScreenController()
final class ScreenController: UIViewController {
    let background = UIView()
    let spinner = UIActivityIndicatorView(style: .medium)
    lazy var toast: UILabel = {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        view.addSubview(label)
        return label
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        background.frame = view.bounds
        background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(background)
        background.addSubview(spinner)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        background.frame = view.bounds
        spinner.center = CGPoint(x: background.bounds.midX, y: background.bounds.midY)
        spinner.bounds.size = CGSize(width: 20, height: 20)
        toast.center = CGPoint(x: view.bounds.midX, y: view.bounds.height - view.safeAreaInsets.bottom - 60)
    }
}

// frames: InitialRect()
final class InitialRect: UIView {
    let tag1 = UIView()
    let tag2 = UIView()
    private let spacing: CGFloat = 6
    private var tagWidth: CGFloat { (bounds.width - spacing * 3) / 2 }

    init() {
        super.init(frame: .zero)
        addSubview(tag1)
        addSubview(tag2)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        var rect = CGRect(x: spacing, y: spacing, width: tagWidth, height: 24)
        tag1.frame = rect
        rect.origin.x = rect.maxX + spacing
        rect.size.height *= 2
        tag2.frame = rect
    }
}

// frames: SharedHelper()
final class SharedHelper: UIView {
    let first = UIView()
    let second = UIView()

    init() {
        super.init(frame: .zero)
        addSubview(first)
        addSubview(second)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(first, below: nil, height: 30)
        place(second, below: first, height: rowHeight(for: 2))
    }

    private func place(_ view: UIView, below other: UIView?, height: CGFloat) {
        view.frame = CGRect(x: 10, y: (other?.frame.maxY ?? 0) + 10, width: bounds.width - 20, height: height)
    }

    private func rowHeight(for lines: Int) -> CGFloat {
        return CGFloat(lines) * 20 + 8
    }
}
