import UIKit

// build: ScrollContent()
final class ScrollContent: UIViewController {
    let scrollView = UIScrollView()
    let content = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.addSubview(content)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        ])
    }
}

// build: ScrollGuides()
final class ScrollGuides: UIView {
    private lazy var scroll = UIScrollView()
    private lazy var stack = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scroll)
        scroll.addSubview(stack)
        scroll.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            scroll.heightAnchor.constraint(equalToConstant: 200),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            stack.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor, constant: -20),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: PagedImages()
final class PagedImages: UIView {
    let pager = UIScrollView()
    let first = UIImageView()
    let second = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(pager)
        pager.translatesAutoresizingMaskIntoConstraints = false
        var previous: UIView = pager
        let pages = [first, second]
        for page in pages {
            page.translatesAutoresizingMaskIntoConstraints = false
            pager.addSubview(page)
            page.widthAnchor.constraint(equalTo: pager.widthAnchor).isActive = true
            page.topAnchor.constraint(equalTo: pager.topAnchor).isActive = true
        }
        first.leadingAnchor.constraint(equalTo: previous.leadingAnchor).isActive = true
        previous = first
        second.leadingAnchor.constraint(equalTo: previous.trailingAnchor).isActive = true
        pages.last?.trailingAnchor.constraint(equalTo: pager.trailingAnchor).isActive = true
        pager.heightAnchor.constraint(equalToConstant: 240).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: BlurredBar()
final class BlurredBar: UIView {
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        blur.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(blur)
        blur.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            blur.topAnchor.constraint(equalTo: topAnchor),
            blur.bottomAnchor.constraint(equalTo: bottomAnchor),
            label.centerXAnchor.constraint(equalTo: blur.contentView.centerXAnchor),
            label.bottomAnchor.constraint(equalTo: blur.contentView.layoutMarginsGuide.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SectionHeader(reuseIdentifier: "header")
final class SectionHeader: UITableViewHeaderFooterView {
    let caption = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(caption)
        caption.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            caption.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            caption.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            caption.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: ButtonParts()
final class ButtonParts: UIView {
    let button = UIButton(type: .custom)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(button)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.imageView?.translatesAutoresizingMaskIntoConstraints = false
        button.addSubview(button.imageView!)
        button.imageView?.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -8).isActive = true
        button.imageView!.centerYAnchor.constraint(equalTo: button.centerYAnchor).isActive = true
        button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    }

    required init?(coder: NSCoder) { fatalError() }
}
