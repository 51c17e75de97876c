/// What describes the class stays with it, though the file begins with that.
final class DescribedCard: UIViewController {
  private let plate = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    plate.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(plate)
    NSLayoutConstraint.activate([
      plate.topAnchor.constraint(equalTo: view.topAnchor),
      plate.leftAnchor.constraint(equalTo: view.leftAnchor),
      plate.rightAnchor.constraint(equalTo: view.rightAnchor),
      plate.heightAnchor.constraint(equalToConstant: 3),
    ])
  }
}
