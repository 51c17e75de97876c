import UIKit

// build: Wide()
/// No line is longer than a hundred characters, as none is here; where names go, no gap stays.
/// This line does not count, as it is a comment, and nobody breaks the lines of comments, however long they are.
final class Wide: UIView {
  private let informationContainer = UIView()
  private let informationSeparatorLine = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let names = ["container": informationContainer, "line": informationSeparatorLine]

    informationContainer.translatesAutoresizingMaskIntoConstraints = false
    informationSeparatorLine.translatesAutoresizingMaskIntoConstraints = false
    addSubview(informationContainer)
    addSubview(informationSeparatorLine)

    let format = "V:|-8-[container]-8-[line(2)]"

    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: nil, views: names))
    addConstraint(
      NSLayoutConstraint(
        item: informationContainer, attribute: .leading, relatedBy: .equal, toItem: self,
        attribute: .leading, multiplier: 1, constant: 0))
    label()
    addConstraint(
      NSLayoutConstraint(
        item: informationSeparatorLine, attribute: .leading, relatedBy: .equal,
        toItem: informationContainer, attribute: .leading, multiplier: 1, constant: 0))
  }

  private func label() {
    let names = ["container": informationContainer]

    tag = 4
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:[container(40)]", options: [], metrics: nil, views: names))
  }

  required init?(coder: NSCoder) { fatalError() }
}
