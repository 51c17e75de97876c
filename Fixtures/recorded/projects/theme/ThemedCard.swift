import UIKit

// build: ThemedCard()
final class ThemedCard: UIView {
    private let header = UIView()
    private let action = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(header)
        addSubview(action)
        header.translatesAutoresizingMaskIntoConstraints = false
        action.translatesAutoresizingMaskIntoConstraints = false
        installConstraints()
    }

    required init?(coder: NSCoder) { fatalError() }

    private func installConstraints() {
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: topAnchor, constant: Theme.Spacing.small),
            header.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CardStyle.padding),
            header.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -CardStyle.padding),
            header.heightAnchor.constraint(greaterThanOrEqualToConstant: hairline),
            action.topAnchor.constraint(equalTo: header.bottomAnchor, constant: Theme.Spacing.regular + Theme.Spacing.small),
            action.widthAnchor.constraint(equalToConstant: Theme.cornerButtonSize),
        ])
    }
}
