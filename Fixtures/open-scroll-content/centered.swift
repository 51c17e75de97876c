import UIKit

// What is centered in a scroll view is placed by the frame, and nothing scrolls along that axis.
final class CenteredStory: UIView {
  private let scroller = UIScrollView()
  private let story = UIStackView()
  private let title = UILabel()

  func setUp() {
    story.axis = .vertical
    story.addArrangedSubview(title)
    addSubview(scroller)
    scroller.addSubview(story)
    for view in [scroller, story] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: topAnchor),
      scroller.bottomAnchor.constraint(equalTo: bottomAnchor),
      scroller.leadingAnchor.constraint(equalTo: leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: trailingAnchor),
      story.topAnchor.constraint(equalTo: scroller.topAnchor),
      story.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
      story.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.8),
      story.centerXAnchor.constraint(equalTo: scroller.centerXAnchor),
    ])
  }
}

// Here one edge of the content is used, and the other is missing.
final class LeaningStory: UIView {
  private let scroller = UIScrollView()  // expect: open-scroll-content
  private let story = UIStackView()
  private let title = UILabel()

  func setUp() {
    story.axis = .vertical
    story.addArrangedSubview(title)
    addSubview(scroller)
    scroller.addSubview(story)
    for view in [scroller, story] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: topAnchor),
      scroller.bottomAnchor.constraint(equalTo: bottomAnchor),
      scroller.leadingAnchor.constraint(equalTo: leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: trailingAnchor),
      story.topAnchor.constraint(equalTo: scroller.topAnchor),
      story.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
      story.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.8),
      story.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
    ])
  }
}
