import Stevia
import UIKit

/// Chains, equations and a row.
// build: SteviaCard(frame: .zero)
final class SteviaCard: UIView {
  private let icon = UIImageView()
  private let title = UILabel()
  private let rows = 3

  override init(frame: CGRect) {
    super.init(frame: frame)
    subviews {
      icon
      title
    }
    icon.size(24).left(16)
    icon.CenterX == title.CenterX
    // The title takes the rest.
    title.Leading == icon.Trailing + 8
    title.right(>=16)
    title.fillVertically(padding: 4)
    title.height(rows)
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// A layout of the whole view, which does nothing but make constraints.
// build: SteviaForm()
final class SteviaForm: UIViewController {
  private let name = UITextField()
  private let send = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.subviews(name, send)
    view.layout {
      20
      |-16-name-16-| ~ 44
      8
      |send|
    }
  }
}
