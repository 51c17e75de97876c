import NotAutoLayout

/// What describes the class stays with it, though the file begins with that.
final class DescribedCard: UIViewController {
  private let plate = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(plate)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.nal.layout(plate) { $0
      .setLeft(by: { $0.left })
      .setRight(by: { $0.right })
      .setTop(by: { $0.top })
      .setHeight(to: 3)
    }
  }
}
