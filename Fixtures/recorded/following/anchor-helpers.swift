import UIKit

extension NSLayoutAnchor {
    fileprivate func pin(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: c).with(priority: .nearlyRequired)
    }
}

extension NSLayoutXAxisAnchor {
    fileprivate func follow(_ other: NSLayoutXAxisAnchor, gap: CGFloat) {
        constraint(equalTo: other, constant: gap).isActive = true
    }
}

extension NSLayoutDimension {
    @discardableResult
    fileprivate func fix(_ size: CGFloat) -> NSLayoutConstraint {
        let made = self.constraint(equalToConstant: size)
        made.isActive = true
        return made
    }
}

extension UILayoutPriority {
    fileprivate static let nearlyRequired = UILayoutPriority(rawValue: 900)
}

extension NSLayoutConstraint {
    fileprivate func with(priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }

    fileprivate var low: NSLayoutConstraint {
        priority = .defaultLow
        return self
    }
}

extension UIView {
    fileprivate func constraint(equalTo size: CGSize) {
        widthAnchor.constraint(equalToConstant: size.width).isActive = true
        heightAnchor.constraint(equalToConstant: size.height).isActive = true
    }

    fileprivate func sides(of edge: Side) -> NSLayoutDimension {
        switch edge {
        case .short: return heightAnchor
        case .long: return widthAnchor
        }
    }
}

private enum Side {
    case short, long

    func anchor(of view: UIView) -> NSLayoutDimension {
        switch self {
        case .short: return view.heightAnchor
        case .long: return view.widthAnchor
        }
    }
}

// build: PinnedByAnchors()
final class PinnedByAnchors: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        NSLayoutConstraint.activate([
            a.topAnchor.pin(equalTo: topAnchor),
            a.heightAnchor.pin(equalTo: heightAnchor, constant: -4),
            b.topAnchor.pin(equalTo: a.bottomAnchor, constant: 8),
        ])
        a.leadingAnchor.follow(leadingAnchor, gap: 3)
        b.widthAnchor.fix(30).constant = 31
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: OwnSuffixProperty()
final class OwnSuffixProperty: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: topAnchor).low,
            a.widthAnchor.pin(equalTo: widthAnchor).low,
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SizedByOwnFunction()
final class SizedByOwnFunction: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        a.constraint(equalTo: CGSize(width: 20, height: 10))
        constraint(equalTo: CGSize(width: 200, height: 100))
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: AnchorsFromSwitch()
// unreached: only one of the sides is taken
final class AnchorsFromSwitch: UIView {
    let a = UIView()
    let b = UIView()
    private let side: Side = .long

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        a.sides(of: .short).constraint(equalToConstant: 9).isActive = true
        b.sides(of: side).constraint(equalToConstant: 8).isActive = true
        side.anchor(of: a).constraint(equalToConstant: 7).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: Distances()
final class Distances: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 12).isActive = true
        let fall = a.bottomAnchor.anchorWithOffset(to: b.topAnchor)
        NSLayoutConstraint.activate([
            fall.constraint(greaterThanOrEqualToConstant: 4),
            fall.constraint(lessThanOrEqualToConstant: 40),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}
