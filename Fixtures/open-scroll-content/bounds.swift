import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are what these fixtures are about

// Inequalities inside the content keep it open: it is as large as they say.

final class TabStrip: UIView {
  private let strip = UIScrollView()
  private let tabs = UIView()
  private var tabsWidth: NSLayoutConstraint?

  func show() {
    addSubview(strip)
    strip.addSubview(tabs)
    tabs.backgroundColor = .gray
    strip.translatesAutoresizingMaskIntoConstraints = false
    tabs.translatesAutoresizingMaskIntoConstraints = false
    tabsWidth = tabs.widthAnchor.constraint(greaterThanOrEqualToConstant: 640)
    NSLayoutConstraint.activate([
      tabs.heightAnchor.constraint(equalTo: strip.heightAnchor),
      tabs.widthAnchor.constraint(greaterThanOrEqualTo: widthAnchor),
      tabsWidth!,
      tabs.topAnchor.constraint(equalTo: strip.contentLayoutGuide.topAnchor),
      tabs.leadingAnchor.constraint(equalTo: strip.contentLayoutGuide.leadingAnchor),
      tabs.trailingAnchor.constraint(equalTo: strip.contentLayoutGuide.trailingAnchor),
      tabs.bottomAnchor.constraint(equalTo: strip.contentLayoutGuide.bottomAnchor),
      strip.topAnchor.constraint(equalTo: topAnchor),
      strip.leadingAnchor.constraint(equalTo: leadingAnchor),
      strip.trailingAnchor.constraint(equalTo: trailingAnchor),
      strip.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}

final class ChangedTabStrip: UIView {
  private let strip = UIScrollView()
  private let tabs = UIView()
  private var tabsWidth: NSLayoutConstraint?

  func fill(_ count: Int) {
    tabsWidth?.constant = CGFloat(count * 64)
  }

  func show() {
    addSubview(strip)
    strip.addSubview(tabs)
    tabs.backgroundColor = .gray
    strip.translatesAutoresizingMaskIntoConstraints = false
    tabs.translatesAutoresizingMaskIntoConstraints = false
    tabsWidth = tabs.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
    NSLayoutConstraint.activate([
      tabs.heightAnchor.constraint(equalTo: strip.heightAnchor),
      tabs.widthAnchor.constraint(greaterThanOrEqualTo: widthAnchor),
      tabsWidth!,
      tabs.topAnchor.constraint(equalTo: strip.topAnchor),
      tabs.leadingAnchor.constraint(equalTo: strip.leadingAnchor),
      tabs.trailingAnchor.constraint(equalTo: strip.trailingAnchor),
      tabs.bottomAnchor.constraint(equalTo: strip.bottomAnchor),
      strip.topAnchor.constraint(equalTo: topAnchor),
      strip.leadingAnchor.constraint(equalTo: leadingAnchor),
      strip.trailingAnchor.constraint(equalTo: trailingAnchor),
      strip.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}

final class LooseTexts: UIView {
  private let scroller = UIScrollView()
  private let texts = UIStackView()
  private let title = UILabel()

  func show() {
    addSubview(scroller)
    scroller.addSubview(texts)
    texts.axis = .vertical
    texts.addArrangedSubview(title)
    scroller.translatesAutoresizingMaskIntoConstraints = false
    texts.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: topAnchor),
      scroller.leadingAnchor.constraint(equalTo: leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: trailingAnchor),
      scroller.bottomAnchor.constraint(equalTo: bottomAnchor),
      texts.centerYAnchor.constraint(equalTo: scroller.frameLayoutGuide.centerYAnchor),
      texts.topAnchor.constraint(greaterThanOrEqualTo: scroller.topAnchor),
      texts.bottomAnchor.constraint(lessThanOrEqualTo: scroller.bottomAnchor),
      texts.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
      texts.trailingAnchor.constraint(equalTo: scroller.trailingAnchor),
      texts.widthAnchor.constraint(equalTo: scroller.widthAnchor),
    ])
  }
}

// Here the content fills the view, and is never larger.

final class FilledPage: UIView {
  private let scroller = UIScrollView()  // expect: open-scroll-content
  private let page = UIView()
  private let title = UILabel()

  func show() {
    addSubview(scroller)
    scroller.addSubview(page)
    page.addSubview(title)
    page.backgroundColor = .gray
    for view in [scroller, page, title] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: topAnchor),
      scroller.leadingAnchor.constraint(equalTo: leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: trailingAnchor),
      scroller.bottomAnchor.constraint(equalTo: bottomAnchor),
      page.topAnchor.constraint(equalTo: scroller.topAnchor),
      page.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: scroller.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
      page.widthAnchor.constraint(equalTo: scroller.widthAnchor),
      page.heightAnchor.constraint(greaterThanOrEqualTo: scroller.heightAnchor),
      title.topAnchor.constraint(equalTo: page.topAnchor, constant: 20),
      title.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor),
    ])
  }
}

/// An upper bound keeps nothing open.
final class LimitedPage: UIView {
  private let scroller = UIScrollView()  // expect: open-scroll-content
  private let page = UIView()

  func show() {
    addSubview(scroller)
    scroller.addSubview(page)
    page.backgroundColor = .gray
    for view in [scroller, page] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: topAnchor),
      scroller.leadingAnchor.constraint(equalTo: leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: trailingAnchor),
      scroller.bottomAnchor.constraint(equalTo: bottomAnchor),
      page.topAnchor.constraint(equalTo: scroller.topAnchor),
      page.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: scroller.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
      page.widthAnchor.constraint(equalTo: scroller.widthAnchor),
      page.heightAnchor.constraint(lessThanOrEqualToConstant: 900),
    ])
  }
}
