import CombineCocoa
import SnapKit
import UIKit

// A function that is declared to return a number returns no view.

enum DesignUnits {
  static func height(_ value: CGFloat) -> CGFloat { UIScreen.main.bounds.height / 812 * value }
  static func width(_ value: CGFloat) -> CGFloat { UIScreen.main.bounds.width / 375 * value }
  static func width(_ view: UIView) -> UIView { view }
}

struct RowMeasures {
  func side(for count: Int) -> Double { Double(count) * 4 }
}

final class MeasuredPopup: UIView {
  private let measures = RowMeasures()
  private let closed = UIButton()  // expect: missing-position
  private let own = UIButton()  // expect: missing-position
  private let sided = UIButton()  // expect: missing-position

  func setUp() {
    for part in [closed, own, sided] { addSubview(part) }
    closed.snp.makeConstraints {
      $0.leading.equalToSuperview()
      $0.height.equalTo(DesignUnits.height(48))
    }
    own.snp.makeConstraints {
      $0.top.equalToSuperview()
      $0.width.equalTo(side(of: 2))
    }
    sided.snp.makeConstraints {
      $0.top.equalToSuperview()
      $0.width.equalTo(measures.side(for: 2))
    }
  }

  private func side(of count: Int) -> CGFloat { CGFloat(count) * 4 }
}

/// Which of two functions of one name is called is not known here.
final class UnmeasuredPopup: UIView {
  private let closed = UIButton()

  func setUp() {
    addSubview(closed)
    closed.snp.makeConstraints {
      $0.top.equalToSuperview()
      $0.leading.equalTo(DesignUnits.width(self))
    }
  }
}

/// What sends the events of a control does not place it.
final class PublishingPopup: UIView {
  private let close = UIButton()  // expect: ambiguous-layout
  private let unknown = UIButton()

  var taps: (AnyPublisher<Void, Never>, Any) { (close.tapPublisher, unknown.unreadThings) }

  func setUp() {
    for part in [close, unknown] {
      addSubview(part)
      part.snp.makeConstraints { $0.top.equalToSuperview() }
    }
  }
}
