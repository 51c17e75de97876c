import Testing

@Suite("NSLayoutConstraint(item:…)")
struct ItemConstructorTests {
  @Test("is read in the spelling of every Swift", arguments: samples)
  func reading(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  private static let samples = spellings + places + activations + unresolved

  private static let spellings = [
    ReadingSample(
      "NSLayoutConstraint(item: a, attribute: .Top, relatedBy: .Equal, toItem: b, attribute: .Bottom, multiplier: 1, constant: 8).active = true",
      ["a.top == b.bottom + 8"]),
    ReadingSample(
      "NSLayoutConstraint(item: a, attribute: NSLayoutAttribute.CenterX, relatedBy: NSLayoutRelation.GreaterThanOrEqual, toItem: self, attribute: NSLayoutAttribute.CenterX, multiplier: 1.0, constant: 0.0).active = true",
      ["a.centerX >= self.centerX"]),
    ReadingSample(
      "NSLayoutConstraint(item: a, attribute: NSLayoutAttribute.leading, relatedBy: NSLayoutRelation.lessThanOrEqual, toItem: self, attribute: .leading, multiplier: 1, constant: -4).isActive = true",
      ["a.leading <= self.leading - 4"]),
    ReadingSample(
      "NSLayoutConstraint(item: a, attribute: NSLayoutConstraint.Attribute.right, relatedBy: NSLayoutConstraint.Relation.equal, toItem: b, attribute: NSLayoutConstraint.Attribute.left, multiplier: 1, constant: 0).isActive = true",
      ["a.right == b.left"]),
    ReadingSample(
      "NSLayoutConstraint.init(item: a, attribute: .height, relatedBy: .equal, toItem: b, attribute: .width, multiplier: 0.5, constant: 2).isActive = true",
      ["a.height == b.width * 0.5 + 2"]),
    ReadingSample(
      "let edge: NSLayoutConstraint = .init(item: a, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0)\nedge.isActive = true",
      ["a.top == self.top"]),
    ReadingSample(
      "NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .width).isActive = true",
      ["a.width == b.width"]),
    ReadingSample(
      "NSLayoutConstraint(item: a as Any, attribute: .baseline, relatedBy: .equal, toItem: b as Any, attribute: .lastBaseline, multiplier: 1, constant: 0).isActive = true",
      ["a.lastBaseline == b.lastBaseline"]),
  ]

  private static let places = [
    ReadingSample(
      "NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 44).isActive = true",
      ["a.width == 44"]),
    ReadingSample(
      "NSLayoutConstraint(item: a, attribute: .Height, relatedBy: .Equal, toItem: nil, attribute: .Height, multiplier: 1, constant: 44).active = true",
      ["a.height == 44"]),
    ReadingSample(
      "NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leadingMargin, multiplier: 1, constant: 0).isActive = true",
      ["a.leading == self.layoutMarginsGuide.leading"]),
    ReadingSample(
      "NSLayoutConstraint(item: a, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerYWithinMargins, multiplier: 1, constant: 0).isActive = true",
      ["a.centerY == self.layoutMarginsGuide.centerY"]),
    ReadingSample(
      "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: safeAreaLayoutGuide, attribute: .top, multiplier: 1, constant: gap).isActive = true",
      ["a.top == self.safeAreaLayoutGuide.top + ?gap"], members: "var gap: CGFloat = 4"),
    ReadingSample(
      "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: a.superview, attribute: .top, multiplier: 1, constant: 0).isActive = true",
      ["a.top == self.top"]),
  ]

  private static let activations = [
    ReadingSample(
      "addConstraint(NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0))",
      ["a.top == self.top"]),
    ReadingSample(
      """
      let top = NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0)
      let left = NSLayoutConstraint(item: a, attribute: .left, relatedBy: .equal, toItem: self, attribute: .left, multiplier: 1, constant: 0)
      left.priority = .defaultLow
      addConstraints([top, left])
      """,
      ["a.top == self.top", "a.left == self.left @250"]),
    ReadingSample(
      """
      for edge: NSLayoutConstraint.Attribute in [.top, .bottom] {
        NSLayoutConstraint.activate([
          NSLayoutConstraint(item: a, attribute: edge, relatedBy: .equal, toItem: self, attribute: edge, multiplier: 1, constant: 0)
        ])
      }
      """,
      ["a.top == self.top", "a.bottom == self.bottom"]),
    ReadingSample(
      "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0)",
      ["a.top == self.top never"]),
  ]

  private static let unresolved = [
    ReadingSample(
      "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 8).isActive = true",
      [
        "unresolved: using a position attribute without a second item raises an exception at run time"
      ]
    ),
    ReadingSample(
      "NSLayoutConstraint(item: a, attribute: isHidden ? .top : .bottom, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 8).isActive = true",
      [
        "a.top == self.top + 8 conditional(if isHidden)",
        "a.bottom == self.top + 8 conditional(else of if isHidden)",
      ]),
    ReadingSample(
      "let tops: [NSLayoutConstraint.Attribute] = make(); NSLayoutConstraint(item: a, attribute: tops[0], relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 8).isActive = true",
      ["unresolved: the first attribute is not known: 'tops[0]' could not be resolved"]),
    ReadingSample(
      "NSLayoutConstraint(item: make(), attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 8).isActive = true",
      ["unresolved: the first item is not known: 'make(…)' is a call whose result is not known"]),
    ReadingSample(
      "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .notAnAttribute, multiplier: 1, constant: 8).isActive = true",
      ["unresolved: the second item has no attribute"]),
    ReadingSample(
      "NSLayoutConstraint(item: a, attribute: .topAnchor, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 8).isActive = true",
      ["unresolved: the first attribute does not exist in UIKit: '.topAnchor'"]),
    ReadingSample(
      "for case check(NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 8)) in subviews {}",
      ["unresolved: the code around it is not analyzed"]),
  ]
}
