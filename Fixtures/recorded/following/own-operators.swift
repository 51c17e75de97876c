import UIKit

infix operator |=|: ComparisonPrecedence
infix operator |>=|: ComparisonPrecedence
prefix operator |>

@discardableResult
private func |=| <Axis>(left: NSLayoutAnchor<Axis>, right: NSLayoutAnchor<Axis>) -> NSLayoutConstraint {
    let constraint = left.constraint(equalTo: right)
    constraint.isActive = true
    return constraint
}

@discardableResult
private func |=| (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
    let constraint = left.constraint(equalToConstant: right)
    constraint.isActive = true
    return constraint
}

private func |>=| (left: NSLayoutXAxisAnchor, right: (anchor: NSLayoutXAxisAnchor, gap: CGFloat)) {
    left.constraint(greaterThanOrEqualTo: right.anchor, constant: right.gap).isActive = true
}

private prefix func |> (view: UIView) {
    guard let superview = view.superview else { return }
    view.leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true
}

// build: OwnOperators()
final class OwnOperators: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        a.topAnchor |=| topAnchor
        let height: CGFloat = 20
        a.heightAnchor |=| height
        b.trailingAnchor |>=| (a.trailingAnchor, 8)
        |>b
    }

    required init?(coder: NSCoder) { fatalError() }
}

@resultBuilder
enum EdgeBuilder {
    static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
    static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] { [constraint] }
    static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
}

extension UIView {
    @EdgeBuilder
    fileprivate func edges(of other: UIView, isWide: Bool) -> [NSLayoutConstraint] {
        leadingAnchor.constraint(equalTo: other.leadingAnchor)
        if isWide {
            trailingAnchor.constraint(equalTo: other.trailingAnchor)
        }
    }

    fileprivate func hold(_ child: UIView, @EdgeBuilder layout: (UIView, UIView) -> [NSLayoutConstraint]) {
        addSubview(child)
        NSLayoutConstraint.activate(layout(child, self))
    }
}

// build: BuiltByFunction()
final class BuiltByFunction: UIView {
    let a = UIView()
    let b = UIView()
    let c = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        NSLayoutConstraint.activate(a.edges(of: self, isWide: true))
        NSLayoutConstraint.activate(b.edges(of: a, isWide: false))
        NSLayoutConstraint.activate(middle())
        hold(c) { child, parent in
            child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 4)
            child.bottomAnchor.constraint(equalTo: parent.bottomAnchor)
        }
    }

    @EdgeBuilder
    private func middle() -> [NSLayoutConstraint] {
        a.centerYAnchor.constraint(equalTo: centerYAnchor)
        b.centerYAnchor.constraint(equalTo: a.centerYAnchor)
    }

    required init?(coder: NSCoder) { fatalError() }
}
