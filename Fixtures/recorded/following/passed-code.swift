import UIKit

extension UIView {
    fileprivate func embed(_ child: UIView, configure: (UIView) -> Void) {
        addSubview(child)
        child.topAnchor.constraint(equalTo: topAnchor).isActive = true
        configure(child)
    }

    fileprivate func constrain(_ make: (UIView, UIView) -> [NSLayoutConstraint], with other: UIView) {
        NSLayoutConstraint.activate(make(self, other))
    }

    fileprivate func ends() -> (start: NSLayoutXAxisAnchor, end: NSLayoutXAxisAnchor) {
        (leadingAnchor, trailingAnchor)
    }
}

@resultBuilder
enum LayoutBuilder {
    static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
    static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] { [constraint] }
    static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] { constraints }
    static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
    static func buildEither(first part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
    static func buildEither(second part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
    static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
}

extension NSLayoutConstraint {
    fileprivate static func activate(@LayoutBuilder _ make: () -> [NSLayoutConstraint]) { activate(make()) }
}

extension UIView {
    fileprivate func layout(_ child: UIView, @LayoutBuilder _ make: (UIView) -> [NSLayoutConstraint]) {
        addSubview(child)
        NSLayoutConstraint.activate(make(child))
    }

    fileprivate func with(_ configure: (UIView) -> Void) -> Self {
        configure(self)
        return self
    }
}

// build: ClosureArgument()
final class ClosureArgument: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let height: CGFloat = 12
        embed(a) { child in
            child.heightAnchor.constraint(equalToConstant: height).isActive = true
            embed(b) { $0.leadingAnchor.constraint(equalTo: child.trailingAnchor).isActive = true }
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ClosureThatMakes()
final class ClosureThatMakes: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        a.constrain({ one, other in
            [one.widthAnchor.constraint(equalTo: other.widthAnchor), one.topAnchor.constraint(equalTo: other.topAnchor)]
        }, with: b)
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: TupleOfAnchors()
final class TupleOfAnchors: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        let (start, end) = ends()
        a.leadingAnchor.constraint(equalTo: start).isActive = true
        a.trailingAnchor.constraint(equalTo: end).isActive = true
        addSubview(b)
        b.leadingAnchor.constraint(equalTo: a.ends().end).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: LocalFunctionTwice()
final class LocalFunctionTwice: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        func tie(_ view: UIView, gap: CGFloat = 2) {
            addSubview(view)
            view.topAnchor.constraint(equalTo: topAnchor, constant: gap).isActive = true
        }
        tie(a)
        tie(b, gap: 7)
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: MadeWith()
final class MadeWith: UIView {
    private lazy var badge = UIView().with { $0.translatesAutoresizingMaskIntoConstraints = false }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(badge)
        badge.widthAnchor.constraint(equalToConstant: 4).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ChangedConstants()
final class ChangedConstants: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        let width = a.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        width.constant += 5
        let height = a.heightAnchor.constraint(equalToConstant: 10)
        height.constant -= 3
        height.isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ReturnedEarly()
// unreached: one of the kinds
final class ReturnedEarly: UIView {
    let a = UIView()
    let b = UIView()
    let kind = 2

    override init(frame: CGRect) {
        super.init(frame: frame)
        var shown: UIView?
        switch kind {
        case 1: shown = a
        case 2: shown = b
        default: return
        }
        guard let view = shown else { return }
        addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 6).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: TakenOutAndBack()
final class TakenOutAndBack: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        a.topAnchor.constraint(equalTo: topAnchor).isActive = true
        a.heightAnchor.constraint(equalToConstant: 20).isActive = true
        a.removeFromSuperview()
        addSubview(a)
        a.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ListOnTwoPaths()
// unreached: the other width
final class ListOnTwoPaths: UIView {
    let a = UIView()
    let b = UIView()
    let isWide = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        var constraints = [a.topAnchor.constraint(equalTo: topAnchor)]
        if isWide {
            constraints.append(a.widthAnchor.constraint(equalTo: widthAnchor))
        } else {
            constraints += [a.widthAnchor.constraint(equalToConstant: 40)]
        }
        constraints.append(a.heightAnchor.constraint(equalToConstant: 7))
        NSLayoutConstraint.activate(constraints)
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: OwnGuide()
final class OwnGuide: UIView {
    let a = UIView()
    let b = UIView()
    let middle = UILayoutGuide()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        a.addLayoutGuide(middle)
        middle.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5).isActive = true
        middle.centerXAnchor.constraint(equalTo: a.centerXAnchor).isActive = true
        addSubview(b)
        b.leadingAnchor.constraint(equalTo: middle.leadingAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: BuiltLists(isTall: true)
// build: BuiltLists(isTall: false)
final class BuiltLists: UIView {
    let a = UIView()
    let b = UIView()

    init(isTall: Bool) {
        super.init(frame: .zero)
        addSubview(a)
        NSLayoutConstraint.activate {
            a.topAnchor.constraint(equalTo: topAnchor)
            if isTall {
                a.heightAnchor.constraint(equalToConstant: 90)
            } else {
                a.heightAnchor.constraint(equalToConstant: 30)
            }
            for view in [a, self] { view.widthAnchor.constraint(equalToConstant: 300) }
        }
        layout(b) { child in
            child.leadingAnchor.constraint(equalTo: a.trailingAnchor)
            [child.topAnchor.constraint(equalTo: topAnchor), child.bottomAnchor.constraint(equalTo: bottomAnchor)]
        }
    }

    required init?(coder: NSCoder) { nil }
}

private struct Ends {
    var start: NSLayoutXAxisAnchor
    var end: NSLayoutXAxisAnchor
}

extension UIView {
    fileprivate var ownEnds: Ends { Ends(start: leadingAnchor, end: trailingAnchor) }
    fileprivate var marginEnds: Ends {
        let guide = layoutMarginsGuide
        return Ends(start: guide.leadingAnchor, end: guide.trailingAnchor)
    }

    fileprivate func stretch(_ child: UIView, between ends: Ends? = nil) {
        addSubview(child)
        let ends = ends ?? ownEnds
        child.leadingAnchor.constraint(equalTo: ends.start).isActive = true
        child.trailingAnchor.constraint(equalTo: ends.end).isActive = true
    }

    fileprivate var unmasked: Self {
        translatesAutoresizingMaskIntoConstraints = false
        return self
    }
}

// build: AnchorsInStructure()
final class AnchorsInStructure: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        stretch(a)
        stretch(b, between: marginEnds)
        a.unmasked.topAnchor.constraint(equalTo: b.unmasked.bottomAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}
