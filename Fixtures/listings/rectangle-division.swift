import UIKit

class DividedController: UIViewController {

    let content = UIView()
    let back = UIButton(type: .system)
    let forward = UIButton(type: .system)

    init() {
        super.init(nibName: nil, bundle: nil)

        /*
            All views are made and added here; where they lie is said below.
        */
        view.backgroundColor = .systemBackground

        back.setTitle("Back", for: .normal)
        forward.setTitle("Forward", for: .normal)
        content.backgroundColor = .systemRed

        view.addSubview(content)
        view.addSubview(back)
        view.addSubview(forward)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - Layout

    override func viewDidLayoutSubviews() {
        let barHeight = CGFloat(60)
        let padding = CGFloat(20)  // expect: unscaled-constant

        /* Clear of the safe area's insets */
        let safeRegion = view.bounds.inset(by: view.safeAreaInsets)
        let region = safeRegion.insetBy(dx: padding, dy: padding)

        let contentArea = region.divided(atDistance: barHeight, from: .maxYEdge)
        let barArea = contentArea.slice.divided(atDistance: contentArea.slice.width/2, from: .minXEdge)

        content.frame = contentArea.remainder
        back.frame = barArea.slice
        forward.frame = barArea.remainder
    }
}
