import UIKit

struct PinnedSides: OptionSet {
    let rawValue: Int
    static let top = PinnedSides(rawValue: 1)
    static let bottom = PinnedSides(rawValue: 2)
}

extension UIView {
    func addPinned(_ child: UIView, insets: UIEdgeInsets = .zero) {
        child.translatesAutoresizingMaskIntoConstraints = false
        addSubview(child)
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
            child.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.left),
            child.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
            child.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.right),
        ])
    }

    func addCentered(_ child: UIView, side: CGFloat) {
        child.translatesAutoresizingMaskIntoConstraints = false
        addSubview(child)
        child.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        child.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        child.widthAnchor.constraint(equalToConstant: side).isActive = true
        child.heightAnchor.constraint(equalTo: child.widthAnchor).isActive = true
    }
}
