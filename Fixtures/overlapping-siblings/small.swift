import SnapKit
import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are what these fixtures are about

/// By few points, a view is moved until it looks right; an inset is meant to be a gap.
final class HeadingView: UIView {
  private let title = UILabel()  // expect: equal-hugging
  private let button = UIButton()
  private let note = UILabel()  // expect: equal-hugging
  private let other = UIButton()
  private let text = UILabel()  // expect: equal-hugging
  private let third = UIButton()

  func setUp() {
    for view in [title, button, note, other, text, third] { addSubview(view) }
    title.snp.makeConstraints { make in
      make.top.leading.equalToSuperview()
      make.trailing.equalTo(button.snp.leading).offset(2)
    }
    button.snp.makeConstraints { $0.top.trailing.equalToSuperview() }
    note.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom)
      make.leading.equalToSuperview()
      make.trailing.equalTo(other.snp.leading).inset(2)  // expect: overlapping-siblings
    }
    other.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom)
      make.trailing.equalToSuperview()
    }
    text.snp.makeConstraints { make in
      make.top.equalTo(note.snp.bottom)
      make.leading.equalToSuperview().offset(6)
      make.trailing.equalTo(third.snp.leading).offset(6)  // expect: overlapping-siblings
    }
    third.snp.makeConstraints { make in
      make.top.equalTo(note.snp.bottom)
      make.trailing.equalToSuperview()
    }
  }
}
