import UIKit

// Helpers of one name that only the types of their enumerations tell apart.

protocol Tieable {
    func anchor(of edge: UIView.SideEdge) -> NSLayoutXAxisAnchor
    func anchor(of edge: UIView.LevelEdge) -> NSLayoutYAxisAnchor
}

extension UIView {
    enum SideEdge { case leading, trailing }
    enum LevelEdge { case top, bottom }
    enum SideMargin { case leading, trailing }

    fileprivate func attribute(of edge: SideEdge) -> NSLayoutConstraint.Attribute {
        switch edge {
        case .leading: return .leading
        case .trailing: return .trailing
        }
    }

    fileprivate func attribute(of edge: SideMargin) -> NSLayoutConstraint.Attribute {
        switch edge {
        case .leading: return .trailing
        case .trailing: return .leading
        }
    }

    fileprivate func tie(_ edge: SideEdge, toMargin margin: SideMargin, of other: UIView) {
        NSLayoutConstraint(
            item: self, attribute: attribute(of: edge), relatedBy: .equal, toItem: other,
            attribute: other.attribute(of: margin), multiplier: 1, constant: 0
        ).isActive = true
    }
}

extension UIView: Tieable {
    func anchor(of edge: SideEdge) -> NSLayoutXAxisAnchor {
        switch edge {
        case .leading: return leadingAnchor
        case .trailing: return trailingAnchor
        }
    }

    func anchor(of edge: LevelEdge) -> NSLayoutYAxisAnchor {
        switch edge {
        case .top: return topAnchor
        case .bottom: return bottomAnchor
        }
    }
}

extension NSLayoutConstraint {
    @discardableResult
    fileprivate func setting(isActive: Bool) -> NSLayoutConstraint {
        self.isActive = isActive
        return self
    }
}

extension Tieable {
    @discardableResult
    fileprivate func tie(
        _ edge: UIView.SideEdge, to other: UIView.SideEdge, of object: Tieable, gap: CGFloat = 0
    ) -> NSLayoutConstraint {
        anchor(of: edge)
            .constraint(equalTo: object.anchor(of: other), constant: gap)
            .setting(isActive: true)
    }

    @discardableResult
    fileprivate func tie(
        _ edge: UIView.LevelEdge, to other: UIView.LevelEdge, of object: Tieable, gap: CGFloat = 0
    ) -> NSLayoutConstraint {
        anchor(of: edge)
            .constraint(equalTo: object.anchor(of: other), constant: gap)
            .setting(isActive: true)
    }
}

private enum Corner {
    case topLeading, bottomTrailing

    var side: NSLayoutConstraint.Attribute {
        switch self {
        case .topLeading: return .leading
        case .bottomTrailing: return .trailing
        }
    }

    var level: NSLayoutConstraint.Attribute {
        switch self {
        case .topLeading: return .top
        case .bottomTrailing: return .bottom
        }
    }
}

extension UIView {
    fileprivate func tie(_ corner: Corner, to other: UIView) {
        for attribute in [corner.side, corner.level] {
            NSLayoutConstraint(
                item: self, attribute: attribute, relatedBy: .equal, toItem: other,
                attribute: attribute, multiplier: 1, constant: 0
            ).isActive = true
        }
    }

    fileprivate func tie(_ corners: [Corner], to other: UIView) {
        corners.forEach { tie($0, to: other) }
    }
}

// build: EdgesByEnumeration()
final class EdgesByEnumeration: UIView {
    let a = UIImageView()
    let b = UIView()
    let c = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        addSubview(b)
        addSubview(c)
        a.tie(.leading, to: .leading, of: self, gap: 8)
        a.tie(.top, to: .bottom, of: b)
        b.tie(UIView.SideEdge.trailing, to: .leading, of: a)
        [UIView.LevelEdge.top, .bottom].forEach { b.tie($0, to: $0, of: self, gap: 4) }
        b.tie(.leading, toMargin: .leading, of: self)
        c.tie(.topLeading, to: self)
        c.tie([.bottomTrailing], to: self)
    }

    required init?(coder: NSCoder) { fatalError() }
}
