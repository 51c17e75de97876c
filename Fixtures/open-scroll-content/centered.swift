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

// A strip that scrolls sideways: what lies below it is tied to its frame.
final class SidewaysStrip: UIView {
  private let scroller = UIScrollView()
  private let strip = UIStackView()
  private let below = UIView()

  func setUp() {
    strip.addArrangedSubview(UILabel())
    addSubview(scroller)
    scroller.addSubview(strip)
    addSubview(below)
    for view in [scroller, strip, below] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: topAnchor),
      scroller.leadingAnchor.constraint(equalTo: leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: trailingAnchor),
      scroller.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5),
      strip.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
      strip.trailingAnchor.constraint(equalTo: scroller.trailingAnchor),
      strip.centerYAnchor.constraint(equalTo: scroller.centerYAnchor),
      below.topAnchor.constraint(equalTo: scroller.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: leadingAnchor),
      below.trailingAnchor.constraint(equalTo: trailingAnchor),
      below.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

final class HangingStrip: UIView {
  private let scroller = UIScrollView()  // expect: open-scroll-content
  private let strip = UIStackView()
  private let below = UIView()

  func setUp() {
    strip.addArrangedSubview(UILabel())
    addSubview(scroller)
    scroller.addSubview(strip)
    addSubview(below)
    for view in [scroller, strip, below] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: topAnchor),
      scroller.leadingAnchor.constraint(equalTo: leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: trailingAnchor),
      scroller.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5),
      strip.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
      strip.trailingAnchor.constraint(equalTo: scroller.trailingAnchor),
      strip.topAnchor.constraint(equalTo: scroller.topAnchor),
      below.topAnchor.constraint(equalTo: scroller.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: leadingAnchor),
      below.trailingAnchor.constraint(equalTo: trailingAnchor),
      below.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}
