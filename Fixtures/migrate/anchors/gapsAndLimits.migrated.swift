import UIKit

// build: Wide()
/// No line is longer than a hundred characters, as none is here; where names go, no gap stays.
/// This line does not count, as it is a comment, and nobody breaks the lines of comments, however long they are.
final class Wide: UIView {
  private let informationContainer = UIView()
  private let informationSeparatorLine = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)

    informationContainer.translatesAutoresizingMaskIntoConstraints = false
    informationSeparatorLine.translatesAutoresizingMaskIntoConstraints = false
    addSubview(informationContainer)
    addSubview(informationSeparatorLine)

    NSLayoutConstraint.activate([
      informationContainer.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      informationSeparatorLine.topAnchor.constraint(
        equalTo: informationContainer.bottomAnchor, constant: 8),
      informationSeparatorLine.heightAnchor.constraint(equalToConstant: 2),
      informationContainer.leadingAnchor.constraint(equalTo: leadingAnchor)
    ])
    label()
    informationSeparatorLine.leadingAnchor.constraint(equalTo: informationContainer.leadingAnchor)
      .isActive = true
  }

  private func label() {
    tag = 4
    informationContainer.widthAnchor.constraint(equalToConstant: 40).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }
}
