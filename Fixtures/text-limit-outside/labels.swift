import SnapKit
import UIKit

/// The text starts at the leading edge, and is short.
final class SectionHeader: UIView {
  private let title = UILabel()
  private lazy var note: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    label.textAlignment = .natural
    return label
  }()

  func setUp() {
    addSubview(title)
    addSubview(note)
    title.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.leading.equalToSuperview().offset(20)  // expect: unscaled-constant
      make.trailing.equalToSuperview().offset(20)  // expect: text-limit-outside, unscaled-constant
    }
    note.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom)
      make.left.equalToSuperview().offset(12)  // expect: left-right-attributes, unscaled-constant
      make.right.equalToSuperview().offset(12)  // expect: left-right-attributes, text-limit-outside, unscaled-constant
      make.bottom.equalToSuperview()
    }
  }
}

/// These show where they end, whatever their text is.
final class PriceView: UIView {
  private let price: UILabel = {
    let label = UILabel()
    label.textAlignment = .right
    return label
  }()
  private let mark = UILabel()
  private let button = UIButton()
  private let quote = UILabel()

  func setUp() {
    addSubview(price)
    addSubview(mark)
    addSubview(button)
    addSubview(quote)
    mark.backgroundColor = .red
    price.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.leading.equalToSuperview().offset(20)  // expect: unscaled-constant
      make.trailing.equalToSuperview().offset(20)  // expect: outward-constant, unscaled-constant
    }
    button.snp.makeConstraints { make in
      make.top.equalTo(price.snp.bottom)
      make.leading.equalToSuperview().offset(20)  // expect: unscaled-constant
      make.trailing.equalToSuperview().offset(20)  // expect: outward-constant, unscaled-constant
    }
    mark.snp.makeConstraints { make in
      make.top.equalTo(button.snp.bottom)
      make.leading.equalToSuperview().offset(20)  // expect: unscaled-constant
      make.trailing.equalToSuperview().offset(20)  // expect: outward-constant, unscaled-constant
    }
    quote.snp.makeConstraints { make in
      make.leading.equalToSuperview()
      make.trailing.equalToSuperview()
      make.top.equalTo(mark.snp.bottom).offset(8)  // expect: unscaled-constant
      make.bottom.equalToSuperview()
    }
  }
}

/// The text starts at the top, and is short.
final class RemarkView: UIView {
  private let remark = UITextView()

  func setUp() {
    addSubview(remark)
    remark.snp.makeConstraints { make in
      make.leading.equalToSuperview()
      make.trailing.equalToSuperview()
      make.top.equalToSuperview().offset(20)  // expect: unscaled-constant
      make.bottom.equalToSuperview().offset(20)  // expect: text-limit-outside, unscaled-constant
    }
  }
}
