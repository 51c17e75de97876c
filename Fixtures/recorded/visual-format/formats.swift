import UIKit

// build: FormatEdges()
final class FormatEdges: UIView {
    let content = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        let views = ["content": content]
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|[content]|", options: [], metrics: nil, views: views))
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-20-[content]-(>=8)-|", options: [], metrics: nil, views: views))
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: FormatMargins()
final class FormatMargins: UIView {
    let icon = UIImageView()
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(icon)
        addSubview(title)
        icon.translatesAutoresizingMaskIntoConstraints = false
        title.translatesAutoresizingMaskIntoConstraints = false
        let views: [String: Any] = ["icon": icon, "title": title]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "|-[icon(24)]-[title]-|", options: .alignAllCenterY, metrics: nil, views: views))
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|-[icon(==24@750)]", metrics: nil, views: views))
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: FormatMetrics()
final class FormatMetrics: UIViewController {
    private let header = UIView()
    private let list = UITableView()
    private let footer = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        for subview in [header, list, footer] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let views = ["header": header, "list": list, "footer": footer] as [String: Any]
        let metrics: [String: Any] = ["gap": 12, "headerHeight": CGFloat(64), "high": 750]
        var constraints = [NSLayoutConstraint]()
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[header(headerHeight@high)]-gap-[list]-(>=gap,<=40@250)-[footer(==header)]|",
            options: [.alignAllLeading, .alignAllTrailing], metrics: metrics, views: views)
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-0-[header]-0-|", options: [], metrics: metrics, views: views)
        NSLayoutConstraint.activate(constraints)
    }
}

// build: FormatLoop()
final class FormatLoop: UIView {
    let first = UIView()
    let second = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let views: [String: UIView] = ["first": first, "second": second]
        views.values.forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        for format in ["H:|-16-[first]-16-|", "H:|-16-[second(first)]", "V:|[first]-8-[second]|"] {
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: FormatConcatenated(hasIcon: true)
// build: FormatConcatenated(hasIcon: false)
// unread: visual format
final class FormatConcatenated: UIView {
    let icon = UIImageView()
    let text = UILabel()

    init(hasIcon: Bool) {
        super.init(frame: .zero)
        addSubview(text)
        text.translatesAutoresizingMaskIntoConstraints = false
        var views: [String: Any] = ["text": text]
        var format = "H:|-"
        if hasIcon {
            addSubview(icon)
            icon.translatesAutoresizingMaskIntoConstraints = false
            views["icon"] = icon
            format += "[icon(30)]-"
        }
        format += "[text]-|"
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: .alignAllTop, metrics: nil, views: views))
    }

    required init?(coder: NSCoder) { nil }
}

// build: FormatSwiftTwo()
final class FormatSwiftTwo: UIView {
    let box = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.setTranslatesAutoresizingMaskIntoConstraints(false)
        self.addSubview(box)
        let views = ["box": box]
        self.addConstraints(NSLayoutConstraint.constraintsWithVisualFormat("H:|-10-[box]-10-|", options: NSLayoutFormatOptions(rawValue: 0), metrics: nil, views: views))
        self.addConstraints(NSLayoutConstraint.constraintsWithVisualFormat("V:[box(>=50,<=80)]-|", options: [.AlignAllLeft], metrics: nil, views: views))
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: FormatInterpolated()
final class FormatInterpolated: UIView {
    private let bar = UIView()
    private let height = 44

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bar)
        bar.translatesAutoresizingMaskIntoConstraints = false
        let side: CGFloat = 12
        let views = ["bar": bar]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "V:[bar(\(height))]|", metrics: nil, views: views)
                + NSLayoutConstraint.constraints(withVisualFormat: "H:|-\(side)-[bar]-side-|", metrics: ["side": side], views: views))
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: FormatDirections()
final class FormatDirections: UIView {
    let near = UIView()
    let far = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(near)
        addSubview(far)
        let views = ["near": near, "far": far]
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: "|-5-[near]-[far(near)]-7-|", options: .directionLeftToRight, metrics: nil, views: views))
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: "|-5-[near]-9-[far]-7-|", options: [.directionRightToLeft, .alignAllBottom], metrics: nil, views: views))
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: FormatHelper()
final class FormatHelper: UIView {
    let top = UIView()
    let bottom = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(top)
        addSubview(bottom)
        addConstraints(format: "V:|-4-[v0]-4-[v1(50)]", views: top, bottom)
        addConstraints(format: "H:|[v0]|", views: top)
        addConstraints(format: "H:|[v0]|", views: bottom)
    }

    required init?(coder: NSCoder) { fatalError() }

    private func addConstraints(format: String, views: UIView...) {
        var dictionary = [String: UIView]()
        for (index, view) in views.enumerated() {
            view.translatesAutoresizingMaskIntoConstraints = false
            dictionary["v\(index)"] = view
        }
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: dictionary))
    }
}

// build: FormatNegative()
final class FormatNegative: UIView {
    let tab = UIView()
    let page = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(tab)
        addSubview(page)
        let views = ["tab": tab, "page": page]
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:[tab]-(-8)-[page]", metrics: nil, views: views))
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "[tab(100@999)][page(>=tab)]", metrics: nil, views: views))
    }

    required init?(coder: NSCoder) { fatalError() }
}
