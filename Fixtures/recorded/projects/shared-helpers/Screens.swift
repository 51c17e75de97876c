import UIKit

// build: PinnedScreen()
// unread: a file without a word of layout, which is not read
final class PinnedScreen: UIViewController {
    private let background = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .medium)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addPinned(background)
        background.addCentered(spinner, side: 24)
    }
}

// build: InsetScreen()
// unread: a file without a word of layout, which is not read
final class InsetScreen: UIView {
    private let map = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addPinned(map, insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    required init?(coder: NSCoder) { fatalError() }
}
