import SnapKit
import UIKit

// What other numbers of the file go with is not scaled alone.

extension Int {
  func coupledWidth() -> CGFloat { UIScreen.main.bounds.width / 375 * CGFloat(self) }
  func coupledHeight() -> CGFloat { UIScreen.main.bounds.height / 667 * CGFloat(self) }
}

// Half of the size is a corner radius, also if a quotient says so.

final class CoupledButtons: UIView {
  private let round = UIButton()
  private let square = UIButton()

  func setUp() {
    addSubview(round)
    addSubview(square)
    round.layer.cornerRadius = 56 / 2
    square.layer.cornerRadius = 6
    round.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
      make.size.equalTo(56)  // expect: unscaled-constant
    }
    square.snp.makeConstraints { make in
      make.top.trailing.equalToSuperview()
      make.size.equalTo(64.coupledHeight())  // expect: unscaled-constant
    }
  }
}

// Both sides of a picture go by the longer one.

final class CoupledPictures: UIView {
  private let logo = UIImageView()
  private let portrait = UIImageView()

  func setUp() {
    addSubview(logo)
    addSubview(portrait)
    logo.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
      make.width.equalTo(264.coupledWidth())  // expect: unscaled-constant
      make.height.equalTo(82.coupledWidth())  // expect: unscaled-constant
    }
    portrait.snp.makeConstraints { make in
      make.top.trailing.equalToSuperview()
      make.width.equalTo(90.coupledHeight())  // expect: unscaled-constant
      make.height.equalTo(120.coupledHeight())  // expect: unscaled-constant
    }
  }
}

// Rows keep their height, but the width of the table grows.

final class CoupledRows: UITableViewController {
  private let heading = UILabel()

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    return 120
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(24)  // expect: unscaled-constant
      make.leading.equalToSuperview().offset(20.coupledWidth())  // expect: unscaled-constant
    }
    return cell
  }

  func setUp() {
    heading.snp.makeConstraints { make in
      make.height.equalTo(52.coupledHeight())  // expect: unscaled-constant
    }
  }
}

final class CoupledFreeRows: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(24.coupledHeight())  // expect: unscaled-constant
    }
    return cell
  }
}
