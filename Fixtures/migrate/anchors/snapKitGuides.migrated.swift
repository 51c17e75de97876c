import SnapKit
import UIKit

extension UIView {
  /// What a project may call SnapKit's members of a guide.
  var safeArea: ConstraintAttributesDSL { safeAreaLayoutGuide.snp }
}

// build: GuidePage()
final class GuidePage: UIViewController {
  private let card = UIView()
  private let note = UILabel()
  private let mark = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    view.addSubview(note)
    view.addSubview(mark)
    card.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      card.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      card.heightAnchor.constraint(equalToConstant: 200)
    ])
    let guide = view.safeAreaLayoutGuide
    note.translatesAutoresizingMaskIntoConstraints = false
    mark.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      note.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      note.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      mark.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      mark.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 8),
      mark.heightAnchor.constraint(equalToConstant: 8)
    ])
  }
}
