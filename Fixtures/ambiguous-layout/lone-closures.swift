import SnapKit
import Then
import UIKit

/// A function that gives nothing back may consist of one call: its closure fills the view all the same.
final class GuideView: UIView {
  private let first = UIImageView()
  private let second = UIImageView()
  private let third = UIImageView()
  private let fourth = UIImageView()  // expect: ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(first)
    addSubview(second)
    addSubview(third)
    addSubview(fourth)
    fillFirst()
    fillSecond()
    fillThird()
    fadeFourth()
    first.snp.makeConstraints { $0.top.leading.equalToSuperview() }
    second.snp.makeConstraints {
      $0.top.equalTo(first.snp.bottom)
      $0.leading.equalToSuperview()
    }
    third.snp.makeConstraints {
      $0.top.equalTo(second.snp.bottom)
      $0.leading.equalToSuperview()
    }
    fourth.snp.makeConstraints {
      $0.top.equalTo(third.snp.bottom)
      $0.leading.equalToSuperview()
    }
  }

  required init?(coder: NSCoder) { nil }

  private func fillFirst() {
    first.do {
      $0.image = UIImage(named: "guide")
    }
  }

  private func fillSecond() { second.then { $0.image = UIImage(named: "guide") } }

  private func fillThird() {
    third.do { view in
      view.image = UIImage(named: "guide")
    }
  }

  private func fadeFourth() {
    fourth.do {
      $0.alpha = 0.5
    }
  }
}
