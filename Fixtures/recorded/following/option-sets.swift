import UIKit

private struct Sides: OptionSet {
    let rawValue: Int
    static let top = Sides(rawValue: 1 << 0)
    static let leading = Sides(rawValue: 1 << 1)
    static let bottom = Sides(rawValue: 1 << 2)
    static let trailing = Sides(rawValue: 1 << 3)
    static let across: Sides = [.leading, .trailing]
    static let all: Sides = [.top, .bottom, .across]
}

private enum Side: Hashable {
    case top, leading, bottom, trailing
}

extension UIView {
    fileprivate func fill(_ other: UIView, _ sides: Sides = .all, inset: CGFloat = 0) {
        translatesAutoresizingMaskIntoConstraints = false
        if sides.contains(.top) {
            topAnchor.constraint(equalTo: other.topAnchor, constant: inset).isActive = true
        }
        if sides.contains(.across) {
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset).isActive = true
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset).isActive = true
        } else if sides.contains(.leading) {
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset).isActive = true
        }
        guard sides.contains(.bottom) else { return }
        bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset).isActive = true
    }

    fileprivate func touch(_ other: UIView, on sides: [Side]) {
        translatesAutoresizingMaskIntoConstraints = false
        if sides.contains(.top) { topAnchor.constraint(equalTo: other.topAnchor).isActive = true }
        if !sides.contains(.bottom) { heightAnchor.constraint(equalToConstant: 9).isActive = true }
    }

    fileprivate func leave(_ other: UIView, except sides: Set<Side>) {
        translatesAutoresizingMaskIntoConstraints = false
        if !sides.contains(.leading) {
            leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
        }
        if !sides.contains(.trailing) {
            trailingAnchor.constraint(equalTo: other.trailingAnchor).isActive = true
        }
    }

    fileprivate func indent(_ rows: (view: UIView, gap: CGFloat)..., by step: CGFloat) {
        for row in rows {
            row.view.translatesAutoresizingMaskIntoConstraints = false
            row.view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: row.gap + step).isActive = true
        }
    }

    fileprivate func order(_ rows: [(UIView, below: UIView)]) {
        for row in rows { row.0.topAnchor.constraint(equalTo: row.below.bottomAnchor).isActive = true }
    }
}

// build: OptionSets()
final class OptionSets: UIView {
    let a = UIView()
    let b = UIView()
    let c = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        addSubview(c)
        a.fill(self, inset: 4)
        b.fill(a, [.top, .leading], inset: 2)
        c.fill(b, .across)
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: OptionLists()
final class OptionLists: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        a.touch(self, on: [.top])
        b.touch(a, on: [.top, .bottom])
        b.leave(a, except: [.leading])
        a.leave(self, except: [.trailing])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: LabeledTuples()
final class LabeledTuples: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        indent((a, 8), (b, 12), by: 1)
        order([(b, below: a)])
    }

    required init?(coder: NSCoder) { fatalError() }
}
