import UIKit

// build: SwiftTwoAnchors()
final class SwiftTwoAnchors: UIView {
    let label = UILabel()
    let image = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        addSubview(image)
        label.translatesAutoresizingMaskIntoConstraints = false
        image.translatesAutoresizingMaskIntoConstraints = false
        label.leadingAnchor.constraintEqualToAnchor(leadingAnchor, constant: 8).active = true
        label.trailingAnchor.constraintLessThanOrEqualToAnchor(trailingAnchor).active = true
        label.heightAnchor.constraintGreaterThanOrEqualToConstant(20).active = true
        NSLayoutConstraint.activateConstraints([
            image.topAnchor.constraintEqualToAnchor(label.bottomAnchor),
            image.widthAnchor.constraintEqualToAnchor(widthAnchor, multiplier: 0.5),
            image.heightAnchor.constraintEqualToAnchor(image.widthAnchor, multiplier: 0.75, constant: 4),
            image.centerXAnchor.constraintGreaterThanOrEqualToAnchor(centerXAnchor, constant: -3),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}

// build: SwiftTwoController()
final class SwiftTwoController: UIViewController {
    let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        button.setTranslatesAutoresizingMaskIntoConstraints(false)
        button.topAnchor.constraintEqualToAnchor(topLayoutGuide.bottomAnchor, constant: 10).active = true
        let width = button.widthAnchor.constraintEqualToConstant(CGFloat(120))
        width.priority = UILayoutPriority(UILayoutPriorityDefaultHigh)
        width.active = true
        button.centerXAnchor.constraintEqualToAnchor(view.layoutMarginsGuide.centerXAnchor).active = true
    }
}
