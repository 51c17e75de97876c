import SnapKit
import UIKit

// An update leaves the constraints of other attributes alone, whoever made them.

final class TallButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    snp.makeConstraints { make in  // expect: remade
      make.height.equalTo(40)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  func grow(to height: CGFloat) {
    snp.updateConstraints { make in  // expect: remade
      make.height.equalTo(height)
    }
  }
}

/// Of the view's own class.
// build: ButtonPanel(frame: .zero)
final class ButtonPanel: UIView {
  private let button = TallButton()
  private let fixed = TallButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(button)
    addSubview(fixed)
    button.snp.makeConstraints { make in
      make.leading.trailing.centerY.equalToSuperview()
    }
    fixed.snp.makeConstraints { make in  // expect: remade
      make.leading.top.equalToSuperview()
      make.size.equalTo(30)
    }
    button.grow(to: 20)
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// From another class, in a closure of its own parameter, and with a relation to another view.
// build: UpdatedRow(frame: .zero)
final class UpdatedRow: UIView {
  let caption = UILabel()
  let detail = UILabel()
  let note = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(caption)
    addSubview(detail)
    addSubview(note)
    caption.snp.makeConstraints { make in
      make.leading.equalToSuperview()
      make.centerY.equalToSuperview()
    }
    detail.snp.makeConstraints { make in  // expect: remade
      make.leading.equalTo(caption.snp.trailing)
      make.top.equalToSuperview()
    }
    note.snp.makeConstraints { make in  // expect: remade
      make.trailing.bottom.equalToSuperview()
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class RowUpdater {
  private let row = UpdatedRow(frame: .zero)

  func setUp() {
    row.caption.snp.makeConstraints { $0.width.height.lessThanOrEqualTo(80) }  // expect: remade
  }

  func update(_ top: CGFloat) {
    row.caption.snp.updateConstraints { $0.width.height.lessThanOrEqualTo(top) }  // expect: remade
    row.detail.snp.updateConstraints { (maker: ConstraintMaker) in  // expect: remade
      if top > 0 { maker.top.equalToSuperview().offset(top) }
    }
    // What this does to the maker is not known.
    row.note.snp.updateConstraints { place($0) }
  }

  private func place(_ maker: ConstraintMaker) { maker.bottom.equalToSuperview().offset(-8) }
}
