import SnapKit
import UIKit

// build: CenterBar()
/// A variable that only the constraints read goes with them.
final class CenterBar: UIView {
  private let size = CGSize(width: 44, height: 40)
  private let button = UIButton()
  private let line = UIView()
  private let mark = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    var centered: UIView?
    var second: UIView? = nil
    var third: UIView!
    addSubview(button)
    addSubview(line)
    addSubview(mark)
    centered = button
    second = line
    third = mark
    centered?.snp.makeConstraints { make in
      make.center.equalTo(self)
      make.size.equalTo(size)
    }
    second?.snp.makeConstraints { make in
      make.leading.trailing.top.equalTo(self)
      make.height.equalTo(2)
    }
    third.snp.makeConstraints { make in
      make.center.equalTo(self)
      make.width.height.equalTo(7)
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}

// build: ReadBar()
/// A variable that other code reads stays, and so does one whose value may do something.
final class ReadBar: UIView {
  private let button = UIButton()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    var shown: UIView?
    var made: UIView?
    addSubview(button)
    addSubview(line)
    shown = button
    made = marked(line)
    shown?.snp.makeConstraints { make in
      make.center.equalTo(self)
      make.width.height.equalTo(8)
    }
    line.snp.makeConstraints { make in
      make.leading.trailing.top.equalTo(self)
      make.height.equalTo(2)
    }
    shown?.isHidden = false
    made?.isHidden = false
  }

  private func marked(_ view: UIView) -> UIView {
    view.tag = 4
    return view
  }

  required init?(coder: NSCoder) { fatalError() }
}
