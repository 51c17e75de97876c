import UIKit

/// The app's own strips of tabs, whatever kind of view they are.
final class OwnLists: UIViewController {
  private let tabBarCollectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let tabBarStackView = UIStackView()
  private let navigationBarView = UIView()
  private let tabBarShade = UIView()
  private let navigationBarBackgroundView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for bar in [
      tabBarCollectionView, tabBarStackView, navigationBarView, tabBarShade,
      navigationBarBackgroundView,
    ] {
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      tabBarCollectionView.heightAnchor.constraint(equalToConstant: 50),  // expect: unscaled-constant
      tabBarStackView.heightAnchor.constraint(equalToConstant: 49),  // expect: unscaled-constant
      navigationBarView.heightAnchor.constraint(equalToConstant: 44),
      tabBarShade.heightAnchor.constraint(equalToConstant: 49),  // expect: magic-bar-height, unscaled-constant
      navigationBarBackgroundView.heightAnchor.constraint(equalToConstant: 44),  // expect: magic-bar-height
    ])
  }
}
