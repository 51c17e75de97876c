import PureLayout
import SnapKit
import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are not what this is about

// Views of a tuple are the same, however often they are asked for.

final class LinesView: UIView {
  func setUp() {
    let lines = (left: UIView(), right: UIView())
    for line in [lines.left, lines.right] {
      line.backgroundColor = .red
      addSubview(line)
    }
    [lines.left, lines.right].forEach { line in
      line.autoSetDimensions(to: CGSize(width: 32, height: 1))
      line.autoPinEdge(toSuperviewEdge: .top)
    }
    lines.left.autoPinEdge(toSuperviewEdge: .leading)
    lines.right.autoPinEdge(toSuperviewEdge: .trailing)
  }
}

final class PairView: UIView {
  func setUp() {
    let pair = (UILabel(), UILabel())
    addSubview(pair.0)
    addSubview(pair.1)
    pair.0.snp.makeConstraints { $0.leading.top.trailing.equalToSuperview() }
    pair.1.snp.makeConstraints { make in
      make.top.equalTo(pair.0.snp.bottom)
      make.leading.trailing.equalToSuperview()
    }
  }
}

// Views of a list that is not known, which a method gets one by one, may give what they lie in a size.

final class ListedRows: UIView {
  func setUp(_ rows: [UIView]) {
    let panel = UIView()
    addSubview(panel)
    rows.forEach(panel.addSubview)
    panel.snp.makeConstraints { $0.leading.trailing.centerY.equalToSuperview() }
    rows.first?.snp.makeConstraints { $0.top.equalToSuperview() }
    rows.last?.snp.makeConstraints { $0.bottom.equalToSuperview() }
  }
}

// One of them, or what they lie in, is not placed.

final class HalfLinesView: UIView {
  func setUp() {
    let left = UIView()
    let right = UIView()  // expect: ambiguous-layout
    for line in [left, right] {
      line.backgroundColor = .red
      addSubview(line)
    }
    [left, right].forEach { line in
      line.autoSetDimension(.height, toSize: 1)
      line.autoPinEdge(toSuperviewEdge: .top)
    }
    left.autoPinEdge(toSuperviewEdge: .leading)
    right.autoPinEdge(toSuperviewEdge: .trailing)
    left.autoSetDimension(.width, toSize: 32)
  }
}

final class EmptyRowsView: UIView {
  func setUp(_ rows: [UIView]) {
    let panel = UIView()  // expect: ambiguous-layout
    panel.backgroundColor = .red
    addSubview(panel)
    rows.forEach(addSubview)
    panel.snp.makeConstraints { $0.leading.trailing.centerY.equalToSuperview() }
  }
}
