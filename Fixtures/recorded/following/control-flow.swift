import UIKit

// build: ScopedBlocks()
final class ScopedBlocks: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        do {
            let margin: CGFloat = 4
            addSubview(a)
            a.topAnchor.constraint(equalTo: topAnchor, constant: margin).isActive = true
        }
        do {
            let margin: CGFloat = 5
            addSubview(b)
            defer { b.widthAnchor.constraint(equalToConstant: margin).isActive = true }
            b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: margin).isActive = true
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: WhileLoop()
// unread: a while loop
final class WhileLoop: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        var index = 0
        while index < 2 {
            let tick = UIView()
            addSubview(tick)
            tick.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CGFloat(index) * 10).isActive = true
            index += 1
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SubviewsLoop()
// differs: the loop is also read for subviews that are not known
final class SubviewsLoop: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        for view in subviews {
            view.heightAnchor.constraint(equalToConstant: 12).isActive = true
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: AnimatedLater()
final class AnimatedLater: UIView {
    let sheet = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(sheet)
        let bottom = sheet.bottomAnchor.constraint(equalTo: bottomAnchor)
        bottom.isActive = true
        let hide = { bottom.isActive = false }
        _ = hide
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: RunAtOnce()
final class RunAtOnce: UIView {
    let a = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let add: (UIView) -> Void = { view in
            self.addSubview(view)
            view.heightAnchor.constraint(equalToConstant: 4).isActive = true
        }
        add(a)
        a.widthAnchor.constraint(equalToConstant: 4).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: CompiledIn()
// unreached: one compilation takes one of them
final class CompiledIn: UIView {
    let a = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        #if os(tvOS)
        a.widthAnchor.constraint(equalToConstant: 90).isActive = true
        #else
        a.widthAnchor.constraint(equalToConstant: 44).isActive = true
        #endif
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: IfExpression(isTall: true)
// build: IfExpression(isTall: false)
// unread: a choice between numbers
final class IfExpression: UIView {
    let a = UIView()

    init(isTall: Bool) {
        super.init(frame: .zero)
        addSubview(a)
        let height: CGFloat = if isTall { 80 } else { 40 }
        a.heightAnchor.constraint(equalToConstant: height).isActive = true
    }

    required init?(coder: NSCoder) { nil }
}

// build: UpdateOnce()
final class UpdateOnce: UIView {
    let a = UIView()
    private var isInstalled = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func updateConstraints() {
        if !isInstalled {
            isInstalled = true
            a.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
        }
        super.updateConstraints()
    }
}

// build: { let view = ToggledView(); view.open(); return view }()
// unread: a property that another function activates
final class ToggledView: UIView {
    private let panel = UIView()
    private var open_: NSLayoutConstraint!
    private var closed: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(panel)
        open_ = panel.topAnchor.constraint(equalTo: topAnchor)
        closed = panel.topAnchor.constraint(equalTo: bottomAnchor)
        closed.isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }

    func open() {
        closed.isActive = false
        open_.isActive = true
    }
}

// build: ReplacedConstraint()
final class ReplacedConstraint: UIView {
    private let bar = UIView()
    private var width: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bar)
        width = bar.widthAnchor.constraint(equalToConstant: 10)
        width?.isActive = true
        width?.isActive = false
        width = bar.widthAnchor.constraint(equalToConstant: 20)
        width?.isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: RemovedFromSuperview()
final class RemovedFromSuperview: UIView {
    private let banner = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(banner)
        banner.topAnchor.constraint(equalTo: topAnchor).isActive = true
        banner.heightAnchor.constraint(equalToConstant: 20).isActive = true
        banner.removeFromSuperview()
    }

    required init?(coder: NSCoder) { fatalError() }
}

enum PatternFilling {
    case empty
    case own(UIView, gap: CGFloat)
}

// build: BoundByPattern(of: .own(UIView(), gap: 3))
// unread: the view in an enumeration is known by the pattern that binds it
final class BoundByPattern: UIView {
    init(of filling: PatternFilling) {
        super.init(frame: .zero)
        switch filling {
        case .empty: break
        case .own(let inner, _):
            addSubview(inner)
            inner.topAnchor.constraint(equalTo: topAnchor, constant: 3).isActive = true
        }
        if case let .own(inner, _) = filling {
            inner.widthAnchor.constraint(equalToConstant: 8).isActive = true
        }
    }

    required init?(coder: NSCoder) { nil }
}
