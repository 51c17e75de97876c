import UIKit

extension UIView {
    fileprivate func fillSuperview(inset: CGFloat = 0) {
        guard let superview = superview else { return }
        translatesAutoresizingMaskIntoConstraints = false
        topAnchor.constraint(equalTo: superview.topAnchor, constant: inset).isActive = true
        leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset).isActive = true
        trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -inset).isActive = true
        bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset).isActive = true
    }

    fileprivate func pin(to other: UIView, margin: CGFloat = 8) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: margin),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -margin),
            topAnchor.constraint(equalTo: other.topAnchor, constant: margin),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -margin),
        ])
    }

    fileprivate func setSize(width: CGFloat, height: CGFloat) {
        widthAnchor.constraint(equalToConstant: width).isActive = true
        heightAnchor.constraint(equalToConstant: height).isActive = true
    }

    fileprivate func square(_ side: CGFloat) {
        setSize(width: side, height: side)
    }

    @discardableResult
    fileprivate func centerVertically(in other: UIView, offset: CGFloat = 0) -> NSLayoutConstraint {
        let constraint = centerYAnchor.constraint(equalTo: other.centerYAnchor, constant: offset)
        constraint.isActive = true
        return constraint
    }

    fileprivate func edges(equalTo other: UIView) -> [NSLayoutConstraint] {
        return [
            leadingAnchor.constraint(equalTo: other.leadingAnchor),
            trailingAnchor.constraint(equalTo: other.trailingAnchor),
        ]
    }

    fileprivate func anchor(
        top: NSLayoutYAxisAnchor? = nil, left: NSLayoutXAxisAnchor? = nil, paddingTop: CGFloat = 0,
        paddingLeft: CGFloat = 0, width: CGFloat? = nil
    ) {
        translatesAutoresizingMaskIntoConstraints = false
        if let top = top { topAnchor.constraint(equalTo: top, constant: paddingTop).isActive = true }
        if let left = left { leftAnchor.constraint(equalTo: left, constant: paddingLeft).isActive = true }
        if let width = width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    }

    fileprivate func constrain(_ build: (UIView) -> [NSLayoutConstraint]) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(build(self))
    }
}

extension NSLayoutConstraint {
    fileprivate func with(priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }

    @discardableResult
    fileprivate func activated() -> NSLayoutConstraint {
        isActive = true
        return self
    }
}

extension Array where Element == NSLayoutConstraint {
    fileprivate func activate() {
        NSLayoutConstraint.activate(self)
    }
}

private func pinEdges(of inner: UIView, to outer: UIView, inset: CGFloat) {
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset).isActive = true
    inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset).isActive = true
}

// build: FillHelperView()
final class FillHelperView: UIView {
    let content = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        content.fillSuperview(inset: 10)
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: PinHelperView()
final class PinHelperView: UIView {
    let photo = UIImageView()
    let overlay = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(photo)
        addSubview(overlay)
        photo.pin(to: self)
        overlay.pin(to: photo, margin: 0)
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: TwoLevelHelper()
final class TwoLevelHelper: UIView {
    let icon = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(icon)
        icon.translatesAutoresizingMaskIntoConstraints = false
        icon.square(24)
        icon.centerVertically(in: self)
        icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ReturningHelper()
final class ReturningHelper: UIView {
    let bar = UIView()
    let shade = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bar)
        addSubview(shade)
        bar.translatesAutoresizingMaskIntoConstraints = false
        shade.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(bar.edges(equalTo: self))
        NSLayoutConstraint.activate(
            shade.edges(equalTo: bar) + [shade.heightAnchor.constraint(equalToConstant: 3)])
        let center = bar.centerVertically(in: self, offset: 4)
        center.identifier = "center"
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: AnchorHelper()
final class AnchorHelper: UIView {
    let avatar = UIImageView()
    let name = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(name)
        avatar.anchor(top: topAnchor, left: leftAnchor, paddingTop: 8, paddingLeft: 8, width: 40)
        name.anchor(top: avatar.topAnchor, left: avatar.rightAnchor, paddingLeft: 6)
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SuffixHelpers()
final class SuffixHelpers: UIView {
    let tag1 = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(tag1)
        tag1.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            tag1.leadingAnchor.constraint(equalTo: leadingAnchor).with(priority: .defaultHigh),
            tag1.topAnchor.constraint(equalTo: topAnchor, constant: 3)
                .with(priority: UILayoutPriority(900)),
        ])
        tag1.widthAnchor.constraint(equalToConstant: 50).activated()
        [tag1.heightAnchor.constraint(equalToConstant: 20)].activate()
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ClosureHelper()
final class ClosureHelper: UIView {
    let map = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(map)
        map.constrain {
            [
                $0.topAnchor.constraint(equalTo: topAnchor),
                $0.heightAnchor.constraint(equalToConstant: 180),
            ]
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: FreeFunctionHelper()
final class FreeFunctionHelper: UIViewController {
    let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        pinEdges(of: field, to: view, inset: 24)
        field.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }
}

// build: OwnMethodHelper()
final class OwnMethodHelper: UIView {
    let top = UIView()
    let bottom = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        add(top, height: 20)
        add(bottom, height: 40)
        bottom.topAnchor.constraint(equalTo: top.bottomAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }

    private func add(_ row: UIView, height: CGFloat) {
        addSubview(row)
        row.translatesAutoresizingMaskIntoConstraints = false
        row.heightAnchor.constraint(equalToConstant: height).isActive = true
        row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    }
}

// build: LocalFunctionHelper()
final class LocalFunctionHelper: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        func place(_ view: UIView, at x: CGFloat) {
            addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: x).isActive = true
        }
        place(a, at: 0)
        place(b, at: 50)
    }

    required init?(coder: NSCoder) { fatalError() }
}
