import UIKit

// Views that another object makes, and what may hide how it does.
protocol PartFactoryProtocol {
  func makeHeading() -> UILabel
}

final class PartFactory: PartFactoryProtocol {
  static let standard: PartFactoryProtocol = PartFactory()

  func makeHeading() -> UILabel {
    let label = UILabel()
    label.textColor = Palette.shade()
    return label
  }

  func makeFooter() -> UILabel {
    let label = UILabel()
    keepForLater(label)
    return label
  }

  func makeBoxed() -> UILabel {
    Bundle.main.loadNibNamed("Boxed", owner: nil, options: nil)?.first as! UILabel
  }
}

final class PartsSilent: UIView {
  private let heading = PartFactory.standard.makeHeading()
  private let boxed: UILabel = PartFactory().makeBoxed()
  private let other = PartFactory.standard.makeSomethingElse()
  private let footer = PartFactory.standard.makeFooter()

  func setUp() {
    for view in [heading, boxed, other, footer] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    heading.topAnchor.constraint(equalTo: topAnchor).isActive = true
    heading.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: text-without-limit
  }
}

final class PartsTold: UIView {
  private let heading = PartFactory.standard.makeHeading()  // expect: ambiguous-layout

  func setUp() {
    heading.translatesAutoresizingMaskIntoConstraints = false
    addSubview(heading)
    heading.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
