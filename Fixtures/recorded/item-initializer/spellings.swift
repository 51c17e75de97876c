import UIKit

// build: ItemSwiftFour()
final class ItemSwiftFour: UIView {
    let panel = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(panel)
        panel.translatesAutoresizingMaskIntoConstraints = false
        let leading = NSLayoutConstraint(
            item: panel, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading,
            multiplier: 1, constant: 10)
        let width = NSLayoutConstraint(
            item: panel, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1.0, constant: 100)
        addConstraint(leading)
        panel.addConstraint(width)
        addConstraint(NSLayoutConstraint(item: panel, attribute: .height, relatedBy: .equal, toItem: panel, attribute: .width, multiplier: 9.0 / 16.0, constant: 0))
        addConstraints([
            NSLayoutConstraint(item: panel, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1, constant: -4),
            NSLayoutConstraint(item: self, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: panel, attribute: .trailing, multiplier: 1, constant: 10),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ItemMargins()
final class ItemMargins: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint(item: label, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leadingMargin, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: label, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailingMargin, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: label, attribute: .top, relatedBy: .equal, toItem: topLayoutGuide, attribute: .bottom, multiplier: 1, constant: 20).isActive = true
        NSLayoutConstraint(item: label, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerXWithinMargins, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: label, attribute: .lastBaseline, relatedBy: .equal, toItem: view!, attribute: .bottomMargin, multiplier: 1, constant: -8).isActive = true
    }
}

// build: ItemLongSpelling()
final class ItemLongSpelling: UIView {
    let box = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        let top = NSLayoutConstraint(
            item: box,
            attribute: NSLayoutConstraint.Attribute.top,
            relatedBy: NSLayoutConstraint.Relation.equal,
            toItem: self,
            attribute: NSLayoutConstraint.Attribute.top,
            multiplier: 1,
            constant: 6)
        top.priority = UILayoutPriority(750)
        let bottom = NSLayoutConstraint(
            item: box, attribute: NSLayoutAttribute.bottom, relatedBy: NSLayoutRelation.equal,
            toItem: self, attribute: NSLayoutAttribute.bottom, multiplier: 1, constant: 0)
        NSLayoutConstraint.activate([top, bottom])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ItemSwiftTwo()
final class ItemSwiftTwo: UIView {
    var box: UIView!

    override init(frame: CGRect) {
        super.init(frame: frame)
        box = UIView()
        box.setTranslatesAutoresizingMaskIntoConstraints(false)
        self.addSubview(box)
        self.addConstraint(NSLayoutConstraint(item: box, attribute: NSLayoutAttribute.CenterX, relatedBy: NSLayoutRelation.Equal, toItem: self, attribute: NSLayoutAttribute.CenterX, multiplier: 1, constant: 0))
        self.addConstraint(NSLayoutConstraint(item: box, attribute: .CenterY, relatedBy: .Equal, toItem: self, attribute: .CenterY, multiplier: 1, constant: 0))
        box.addConstraint(NSLayoutConstraint(item: box, attribute: .Width, relatedBy: .Equal, toItem: nil, attribute: .NotAnAttribute, multiplier: 1, constant: 64))
        box.addConstraint(NSLayoutConstraint(item: box, attribute: .Height, relatedBy: .LessThanOrEqual, toItem: nil, attribute: .NotAnAttribute, multiplier: 1, constant: 64))
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ItemAttributeLoop()
final class ItemAttributeLoop: UIView {
    let content = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        let attributes: [NSLayoutConstraint.Attribute] = [.top, .bottom, .leading, .trailing]
        NSLayoutConstraint.activate(attributes.map {
            NSLayoutConstraint(item: content, attribute: $0, relatedBy: .equal, toItem: self, attribute: $0, multiplier: 1, constant: 0)
        })
        for attribute in [NSLayoutConstraint.Attribute.width, .height] {
            addConstraint(NSLayoutConstraint(item: content, attribute: attribute, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 500))
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ItemGuides()
final class ItemGuides: UIView {
    let badge = UIView()
    let spacer = UILayoutGuide()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(badge)
        addLayoutGuide(spacer)
        badge.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint(item: spacer, attribute: .left, relatedBy: .equal, toItem: safeAreaLayoutGuide, attribute: .left, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: badge, attribute: .left, relatedBy: .equal, toItem: spacer, attribute: .right, multiplier: 1, constant: 2).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ItemHelper()
final class ItemHelper: UIView {
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        title.translatesAutoresizingMaskIntoConstraints = false
        equal(title, .leading)
        equal(title, .top, constant: 12)
    }

    required init?(coder: NSCoder) { fatalError() }

    private func equal(_ item: UIView, _ attribute: NSLayoutConstraint.Attribute, constant: CGFloat = 0) {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: .equal, toItem: self, attribute: attribute,
            multiplier: 1, constant: constant
        ).isActive = true
    }
}

// build: ItemStored()
final class ItemStored: UIView {
    let drawer = UIView()
    var drawerTop: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(drawer)
        drawer.translatesAutoresizingMaskIntoConstraints = false
        drawerTop = NSLayoutConstraint(item: drawer, attribute: .top, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: -60)
        addConstraint(drawerTop)
    }

    required init?(coder: NSCoder) { fatalError() }
}
