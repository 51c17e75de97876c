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
    let iconWidth = icon.widthAnchor.constraint(equalToConstant: 24)
    iconWidth.priority = UILayoutPriority(751)
    let iconHeight = icon.heightAnchor.constraint(equalToConstant: 24)
    iconHeight.priority = UILayoutPriority(751)
    let iconLeft = icon.leftAnchor.constraint(equalTo: leftAnchor, constant: 16)
    iconLeft.priority = UILayoutPriority(751)
    let iconCenterX = icon.centerXAnchor.constraint(equalTo: title.centerXAnchor)
    iconCenterX.priority = UILayoutPriority(751)
    // The title takes the rest.
    let titleLeading = title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8)
    titleLeading.priority = UILayoutPriority(751)
    let titleRight = title.rightAnchor.constraint(lessThanOrEqualTo: rightAnchor, constant: -16)
    titleRight.priority = UILayoutPriority(751)
    let titleTop = title.topAnchor.constraint(equalTo: topAnchor, constant: 4)
    titleTop.priority = UILayoutPriority(751)
    let titleBottom = title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4)
    titleBottom.priority = UILayoutPriority(751)
    let titleHeight = title.heightAnchor.constraint(equalToConstant: CGFloat(rows))
    titleHeight.priority = UILayoutPriority(751)
    NSLayoutConstraint.activate([
      iconWidth,
      iconHeight,
      iconLeft,
      iconCenterX,
      titleLeading,
      titleRight,
      titleTop,
      titleBottom,
      titleHeight
    ])
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
    let nameLeading = name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
    nameLeading.priority = UILayoutPriority(751)
    let nameTrailing = name.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16)
    nameTrailing.priority = UILayoutPriority(751)
    let nameHeight = name.heightAnchor.constraint(equalToConstant: 44)
    nameHeight.priority = UILayoutPriority(751)
    let sendTrailing = send.trailingAnchor.constraint(equalTo: view.trailingAnchor)
    sendTrailing.priority = UILayoutPriority(751)
    let sendLeading = send.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    sendLeading.priority = UILayoutPriority(751)
    let nameTop = name.topAnchor.constraint(equalTo: view.topAnchor, constant: 20)
    nameTop.priority = UILayoutPriority(751)
    let sendTop = send.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8)
    sendTop.priority = UILayoutPriority(751)
    NSLayoutConstraint.activate([
      nameLeading,
      nameTrailing,
      nameHeight,
      sendTrailing,
      sendLeading,
      nameTop,
      sendTop
    ])
  }
}
