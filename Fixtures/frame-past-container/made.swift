import UIKit

final class ChartView: UIView {
  let height: CGFloat = 70  // expect: hard-coded-frame
  var chart: UIView?

  func addChart() -> UIView {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: self.frame.width, height: height))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: self.frame.width, height: height))
    let chartFrame = CGRect(x: 1, y: 0, width: outer.frame.width, height: box.frame.height)  // expect: frame-past-container
    self.chart = UIImageView(frame: chartFrame)
    box.addSubview(self.chart!)
    outer.addSubview(box)
    return outer
  }

  func addBar() -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: self.frame.width, height: bounds.height))
    let barFrame = CGRect(x: 1, y: 0, width: box.frame.width - 2, height: box.frame.height)
    let bar = UIView(frame: barFrame)
    box.addSubview(bar)
    // Used twice.
    let lineFrame = CGRect(x: 1, y: 0, width: box.frame.width, height: 1)
    let line = UIView(frame: lineFrame)
    box.addSubview(line)
    line.frame = lineFrame
    return box
  }
}
