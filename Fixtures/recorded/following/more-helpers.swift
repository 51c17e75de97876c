import UIKit

extension UIView {
    fileprivate func addSubviews(_ views: UIView...) {
        views.forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
    }

    fileprivate func match<Anchor>(
        _ path: KeyPath<UIView, Anchor>, of other: UIView, constant: CGFloat = 0
    ) where Anchor: NSLayoutXAxisAnchor {
        self[keyPath: path].constraint(equalTo: other[keyPath: path], constant: constant).isActive = true
    }

    fileprivate func align(_ other: UIView, collectingIn constraints: inout [NSLayoutConstraint]) {
        constraints.append(topAnchor.constraint(equalTo: other.topAnchor))
        constraints.append(bottomAnchor.constraint(equalTo: other.bottomAnchor))
    }

    fileprivate func makeSize(_ side: CGFloat) -> (width: NSLayoutConstraint, height: NSLayoutConstraint) {
        let width = widthAnchor.constraint(equalToConstant: side)
        let height = heightAnchor.constraint(equalToConstant: side)
        width.isActive = true
        height.isActive = true
        return (width, height)
    }

    fileprivate func stack(_ views: [UIView], spacing: CGFloat) {
        var anchor = topAnchor
        for view in views {
            view.topAnchor.constraint(equalTo: anchor, constant: spacing).isActive = true
            anchor = view.bottomAnchor
        }
    }

    fileprivate static func divider() -> UIView {
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        line.heightAnchor.constraint(equalToConstant: 1).isActive = true
        return line
    }
}

// build: VariadicAdd()
final class VariadicAdd: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(a, b)
        a.topAnchor.constraint(equalTo: topAnchor).isActive = true
        b.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: KeyPathHelper()
final class KeyPathHelper: UIView {
    let a = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(a)
        a.match(\.leadingAnchor, of: self, constant: 3)
        a.match(\.trailingAnchor, of: self)
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: InoutHelper()
final class InoutHelper: UIView {
    let a = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(a)
        var constraints = [a.widthAnchor.constraint(equalToConstant: 7)]
        a.align(self, collectingIn: &constraints)
        NSLayoutConstraint.activate(constraints)
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: TupleHelper()
final class TupleHelper: UIView {
    let a = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(a)
        let size = a.makeSize(12)
        size.width.constant = 14
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ListHelper()
final class ListHelper: UIView {
    let a = UIView()
    let b = UIView()
    let c = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(a, b, c)
        stack([a, b, c], spacing: 5)
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: StaticHelper()
final class StaticHelper: UIView {
    let line = UIView.divider()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(line)
        line.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: OverloadedHelpers()
final class OverloadedHelpers: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(a, b)
        place(a)
        place(b, below: a)
    }

    required init?(coder: NSCoder) { fatalError() }

    private func place(_ view: UIView, margin: CGFloat = 6) {
        view.topAnchor.constraint(equalTo: topAnchor, constant: margin).isActive = true
    }

    private func place(_ view: UIView, below other: UIView, margin: CGFloat = 9) {
        view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: margin).isActive = true
    }
}

// build: ConditionalHelper(isWide: true)
// build: ConditionalHelper(isWide: false)
final class ConditionalHelper: UIView {
    let a = UIView()

    init(isWide: Bool) {
        super.init(frame: .zero)
        addSubviews(a)
        size(a, isWide: isWide)
        size(a, isWide: true)
    }

    required init?(coder: NSCoder) { nil }

    private func size(_ view: UIView, isWide: Bool) {
        if isWide {
            view.widthAnchor.constraint(equalToConstant: 300).isActive = true
        } else {
            view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        }
    }
}

// build: GuardedFactory()
final class GuardedFactory: UIView {
    private var bar: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        guard let bar = makeBar() else { return }
        addSubview(bar)
        bar.heightAnchor.constraint(equalToConstant: 3).isActive = true
        self.bar = bar
    }

    required init?(coder: NSCoder) { fatalError() }

    private func makeBar() -> UIView? {
        let strip = UIView()
        strip.translatesAutoresizingMaskIntoConstraints = false
        strip.widthAnchor.constraint(equalToConstant: 30).isActive = true
        return strip
    }
}

// build: RepeatedCall()
// unread: a method that is called twice
final class RepeatedCall: UIView {
    let a = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubviews(a)
        setUp()
        setUp()
    }

    required init?(coder: NSCoder) { fatalError() }

    private func setUp() {
        a.widthAnchor.constraint(equalToConstant: 30).isActive = true
    }
}
