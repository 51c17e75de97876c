import EasyPeasy
import UIKit

/// An icon, a title beside it and a line below, placed by EasyPeasy.
final class EasyPeasyCard: UIViewController {
  private let icon = UIView()
  private let caption = UIView()
  private let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(icon)
    view.addSubview(caption)
    view.addSubview(line)
    icon.easy.layout(Size(24), Left(16), CenterY())
    caption.easy.layout(Left(8).to(icon), Right(16), Height(20), CenterY().to(icon))
    line.easy.layout(Left(), Right(), Bottom(), Height(1))
  }
}
