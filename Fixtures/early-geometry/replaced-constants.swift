import SnapKit
import UIKit

final class InviteController: UIViewController {
  private let header = UIView()
  private let list = UITableView()
  private let button = UIButton()
  private let note = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(header)
    view.addSubview(list)
    view.addSubview(button)
    view.addSubview(note)
    header.snp.makeConstraints {
      // The last call gives the constant: the insets are not used.
      $0.top.equalTo(view.safeAreaInsets).offset(barHeight)
      $0.leading.trailing.equalToSuperview()
      $0.height.equalTo(rowHeight)
    }
    list.snp.makeConstraints {
      $0.edges.equalTo(view.safeAreaInsets)
        .inset(UIEdgeInsets(top: barHeight, left: 0, bottom: 0, right: 0))
    }
    button.snp.makeConstraints {
      $0.leading.trailing.equalToSuperview()
      $0.height.equalTo(rowHeight)
      $0.bottom.equalToSuperview().inset(view.safeAreaInsets.bottom)  // expect: early-geometry
    }
    note.snp.makeConstraints {
      $0.top.equalTo(view.safeAreaInsets.top)  // expect: early-geometry
      $0.leading.equalToSuperview()  // expect: text-without-limit
    }
  }
}
