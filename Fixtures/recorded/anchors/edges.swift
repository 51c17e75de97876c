import UIKit

// build: BannerView()
final class BannerView: UIView {
    let background = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
        background.translatesAutoresizingMaskIntoConstraints = false
        background.topAnchor.constraint(equalTo: topAnchor).isActive = true
        background.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        background.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        background.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

// build: FeedController()
class FeedController: UIViewController {
    let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupTableView()
    }

    func setupTableView() {
        view.addSubview(tableView)
        tableView.translatesAutoresizingMaskIntoConstraints = false
        tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    }
}

// build: ReaderController()
final class ReaderController: UIViewController {
    private lazy var textView: UITextView = {
        let view = UITextView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.isEditable = false
        return view
    }()
    private lazy var toolbar: UIToolbar = {
        let toolbar = UIToolbar()
        toolbar.translatesAutoresizingMaskIntoConstraints = false
        return toolbar
    }()

    override func loadView() {
        view = UIView()
        view.addSubview(textView)
        view.addSubview(toolbar)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let margins = view.layoutMarginsGuide
        let readable = view.readableContentGuide
        NSLayoutConstraint.activate([
            textView.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            textView.topAnchor.constraint(equalTo: margins.topAnchor),
            textView.bottomAnchor.constraint(equalTo: toolbar.topAnchor),
            toolbar.leftAnchor.constraint(equalTo: view.leftAnchor),
            toolbar.rightAnchor.constraint(equalTo: view.rightAnchor),
            toolbar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }
}

// build: CenteredSpinner(frame: .zero)
final class CenteredSpinner: UIView {
    private let spinner = UIActivityIndicatorView(style: .large)

    override init(frame: CGRect) {
        super.init(frame: frame)
        self.addSubview(self.spinner)
        self.spinner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            self.spinner.centerXAnchor.constraint(equalTo: self.centerXAnchor),
            self.spinner.centerYAnchor.constraint(equalTo: self.centerYAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: OldFeedController()
final class OldFeedController: UIViewController {
    let header = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        header.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(header)
        header.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 8).isActive = true
        header.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor, constant: -8).isActive = true
        header.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        header.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    }
}

// build: BadgeCell(frame: .zero)
final class BadgeCell: UICollectionViewCell {
    private let badge = UIView()
    private let count = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(badge)
        badge.addSubview(count)
        badge.translatesAutoresizingMaskIntoConstraints = false
        count.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            badge.centerXAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
            badge.centerYAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            badge.heightAnchor.constraint(equalToConstant: 20),
            badge.widthAnchor.constraint(greaterThanOrEqualTo: badge.heightAnchor),
            count.leadingAnchor.constraint(equalTo: badge.layoutMarginsGuide.leadingAnchor),
            count.trailingAnchor.constraint(equalTo: badge.layoutMarginsGuide.trailingAnchor),
            count.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not supported") }
}

// build: TwoColumnView()
final class TwoColumnView: UIView {
    let left = UIView(), right = UIView()
    let gap = UILayoutGuide()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(left); addSubview(right)
        addLayoutGuide(gap)
        left.translatesAutoresizingMaskIntoConstraints = false
        right.translatesAutoresizingMaskIntoConstraints = false
        left.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        gap.leadingAnchor.constraint(equalTo: left.trailingAnchor).isActive = true
        gap.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.1).isActive = true
        right.leadingAnchor.constraint(equalTo: gap.trailingAnchor).isActive = true
        right.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        right.widthAnchor.constraint(equalTo: left.widthAnchor).isActive = true
        left.topAnchor.constraint(equalTo: topAnchor).isActive = true
        right.topAnchor.constraint(equalTo: left.topAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}
