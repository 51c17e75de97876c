import UIKit

// build: ThemedController()
final class ThemedController: UIViewController {
    private let card = ThemedCard()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        card.translatesAutoresizingMaskIntoConstraints = false
        card.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        card.widthAnchor.constraint(
            equalTo: view.widthAnchor, constant: -2 * Theme.Spacing.regular
        ).isActive = true
        layOutVertically()
    }
}

extension ThemedController {
    private func layOutVertically() {
        card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: Theme.Spacing.regular).isActive = true
    }
}
