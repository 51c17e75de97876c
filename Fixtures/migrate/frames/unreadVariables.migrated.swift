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
    addSubview(button)
    addSubview(line)
    addSubview(mark)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
    line.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 2)
    mark.frame = CGRect(x: bounds.midX - 3.5, y: bounds.midY - 3.5, width: 7, height: 7)
  }
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
    shown?.isHidden = false
    made?.isHidden = false
  }

  private func marked(_ view: UIView) -> UIView {
    view.tag = 4
    return view
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = CGRect(x: bounds.midX - 4, y: bounds.midY - 4, width: 8, height: 8)
    line.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 2)
  }
}
