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
    card.snp.makeConstraints {
      $0.top.equalTo(self.view.safeArea.top).offset(16)
      $0.leading.equalTo(view.safeArea.leading).offset(16)
      $0.trailing.equalTo(view.safeArea.trailing).inset(16)
      $0.height.equalTo(200)
    }
    let guide = view.safeAreaLayoutGuide
    note.snp.makeConstraints {
      $0.centerX.equalTo(guide)
      $0.bottom.equalTo(guide.snp.bottom)
    }
    mark.snp.makeConstraints {
      $0.bottom.equalTo(view.safeAreaLayoutGuide.snp.bottom)
      $0.leading.equalTo(view.safeAreaLayoutGuide)
      $0.size.equalTo(8)
    }
  }
}
