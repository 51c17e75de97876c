import UIKit

extension UIView {
    fileprivate func addConstraintsWithFormat(_ format: String, _ views: UIView...) {
        var dictionary: [String: UIView] = [:]
        for (index, view) in views.enumerated() {
            view.translatesAutoresizingMaskIntoConstraints = false
            dictionary["v\(index)"] = view
        }
        addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: NSLayoutFormatOptions(), metrics: nil, views: dictionary))
    }
}

// build: FormatExtension()
final class FormatExtension: UITableViewCell {
    let photo = UIImageView()
    let separator = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addSubview(photo)
        addSubview(separator)
        addConstraintsWithFormat("H:|-16-[v0]-16-|", photo)
        addConstraintsWithFormat("V:|-16-[v0]-16-[v1(1)]|", photo, separator)
        addConstraintsWithFormat("H:|[v0]|", separator)
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: FormatStepwise()
// unread: visual format
final class FormatStepwise: UIView {
    let a = UIView()
    let b = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        var views = [String: UIView]()
        views["a"] = a
        views["b"] = b
        for (_, view) in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        var metrics: [String: CGFloat] = [:]
        metrics["side"] = 9
        metrics.updateValue(33, forKey: "height")
        let formats = """
            H:|-side-[a]-side-|
            V:|-[a(height)]-(>=side@500)-[b(a)]-|
            """
        formats.split(separator: "\n").forEach {
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: String($0), metrics: metrics, views: views))
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: FormatController()
final class FormatController: UIViewController {
    private lazy var views: [String: Any] = ["top": top, "bottom": bottom, "guide": view!]
    private let top = UILabel()
    private let bottom = UIButton()
    private static let margin = 15

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(top)
        view.addSubview(bottom)
        add(#"V:|-(margin)-[top]-(>=0)-[bottom(>=44,<=88)]-(margin)-|"#, options: [.alignAllCenterX])
        add("H:[bottom(top)]")
        add("H:|-(>=margin)-[top]-(>=margin)-|")
    }

    private func add(_ format: String, options: NSLayoutConstraint.FormatOptions = []) {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: ["margin": Self.margin], views: views))
    }
}

// build: FormatReplaced()
final class FormatReplaced: UIView {
    let a = UIView()
    private var installed: [NSLayoutConstraint] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        installed = NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", metrics: nil, views: ["a": a])
        addConstraints(installed)
        removeConstraints(installed)
        installed = NSLayoutConstraint.constraints(withVisualFormat: "H:|-20-[a]-20-|", metrics: nil, views: ["a": a])
        installed += NSLayoutConstraint.constraints(withVisualFormat: "V:|[a(50)]", metrics: nil, views: ["a": a])
        addConstraints(installed)
    }

    required init?(coder: NSCoder) { fatalError() }
}
