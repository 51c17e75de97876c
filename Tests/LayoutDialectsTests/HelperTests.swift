import Testing

@Suite("Helpers of the project")
struct HelperTests {
  @Test("are run with the arguments of each call", arguments: samples)
  func reading(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  private static let samples = calls + conditions + limits + operators

  private static let anchorHelper = """
    extension UIView {
      func anchor(
        top: NSLayoutYAxisAnchor? = nil, left: NSLayoutXAxisAnchor? = nil, gap: CGFloat = 0,
        insets: UIEdgeInsets = .zero, width: CGFloat = 0
      ) {
        if let top = top { topAnchor.constraint(equalTo: top, constant: gap).isActive = true }
        if let left { leftAnchor.constraint(equalTo: left, constant: insets.left).isActive = true }
        if width != 0 { widthAnchor.constraint(equalToConstant: width).isActive = true }
      }
    }
    """

  private static let calls = [
    ReadingSample(
      """
      a.fill(inset: 4)
      b.fill()
      """,
      [
        "a.left == self.left + 4", "a.right == self.right - 4", "b.left == self.left",
        "b.right == self.right",
      ],
      outside: """
        extension UIView {
          func fill(inset: CGFloat = 0) {
            guard let superview = superview else { return }
            leftAnchor.constraint(equalTo: superview.leftAnchor, constant: inset).isActive = true
            rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -inset).isActive = true
          }
        }
        """),
    ReadingSample(
      """
      place(a, width: 10)
      place(b, width: margin)
      """,
      ["a.width == 10", "b.width == ?margin"],
      members: """
        var margin: CGFloat = 3
        func place(_ view: UIView, width: CGFloat) {
          view.widthAnchor.constraint(equalToConstant: width).isActive = true
        }
        """),
    ReadingSample(
      "NSLayoutConstraint.activate(a.sides(of: b) + [square(a, 4)])",
      ["a.left == b.left", "a.right == b.right", "a.width == 4"],
      outside: """
        extension UIView {
          func sides(of other: UIView) -> [NSLayoutConstraint] {
            [
              leftAnchor.constraint(equalTo: other.leftAnchor),
              rightAnchor.constraint(equalTo: other.rightAnchor),
            ]
          }
        }
        func square(_ view: UIView, _ side: CGFloat) -> NSLayoutConstraint {
          return view.widthAnchor.constraint(equalToConstant: side)
        }
        """),
    ReadingSample(
      """
      let line = UIView.divider(2)
      addSubview(line)
      line.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """,
      ["line.height == 2", "line.top == self.top"],
      outside: """
        extension UIView {
          static func divider(_ height: CGFloat) -> UIView {
            let line = UIView()
            line.heightAnchor.constraint(equalToConstant: height).isActive = true
            return line
          }
        }
        """),
    ReadingSample(
      "stack(a, b, c)", ["a.top == self.top", "b.top == self.top", "c.top == self.top"],
      outside: """
        extension UIView {
          func stack(_ views: UIView...) {
            for view in views { view.topAnchor.constraint(equalTo: topAnchor).isActive = true }
          }
        }
        """),
    ReadingSample(
      "a.square(5)", ["a.width == 5", "a.height == 5"],
      outside: """
        extension UIView {
          func square(_ side: CGFloat) { size(width: side, height: side) }
          func size(width: CGFloat, height: CGFloat) {
            widthAnchor.constraint(equalToConstant: width).isActive = true
            heightAnchor.constraint(equalToConstant: height).isActive = true
          }
        }
        """),
  ]

  private static let conditions = [
    ReadingSample(
      "a.anchor(top: topAnchor, gap: 6, width: 20)", ["a.top == self.top + 6", "a.width == 20"],
      outside: anchorHelper),
    ReadingSample(
      "a.anchor(left: b.rightAnchor, insets: .init(top: 1, left: 2, bottom: 3, right: 4))",
      ["a.left == b.right + 2"], outside: anchorHelper),
    ReadingSample(
      """
      a.anchor(top: nil, left: leftAnchor)
      b.anchor(left: later?.rightAnchor)
      """,
      ["a.left == self.left", "b.left == later.right conditional(if let left)"],
      members: "var later: UIView?", outside: anchorHelper),
    ReadingSample(
      """
      a.pin(.top, to: b)
      b.pin(.bottom, to: b)
      c.pin(edge, to: b)
      """,
      [
        "a.top == b.top", "b.bottom == b.bottom",
        "c.top == b.top conditional(case .top:)", "c.bottom == b.bottom conditional(default:)",
      ],
      members: "var edge = Edge.top",
      outside: """
        extension UIView {
          func pin(_ edge: Edge, to other: UIView) {
            switch edge {
            case .top: topAnchor.constraint(equalTo: other.topAnchor).isActive = true
            default: bottomAnchor.constraint(equalTo: other.bottomAnchor).isActive = true
            }
          }
        }
        """),
    ReadingSample(
      """
      _ = limit(a, nil)
      limit(b, 7)?.isActive = true
      """,
      ["b.width == 7"],
      members: """
        func limit(_ view: UIView, _ width: CGFloat?) -> NSLayoutConstraint? {
          guard let width else { return nil }
          return view.widthAnchor.constraint(equalToConstant: width)
        }
        """),
  ]

  private static let operators = [
    ReadingSample(
      """
      a.topAnchor |=| b.topAnchor
      a.widthAnchor |=| 20
      """,
      ["a.top == b.top", "a.width == 20"],
      outside: """
        infix operator |=|
        func |=| <A>(left: NSLayoutAnchor<A>, right: NSLayoutAnchor<A>) {
          left.constraint(equalTo: right).isActive = true
        }
        func |=| (left: NSLayoutDimension, right: CGFloat) {
          left.constraint(equalToConstant: right).isActive = true
        }
        """),
    // Two operators that may both be meant.
    ReadingSample(
      "a.topAnchor |=| later",
      ["unresolved: custom operators that create constraints are not analyzed"],
      members: "var later: Any?",
      outside: """
        infix operator |=|
        func |=| (left: NSLayoutYAxisAnchor, right: Wide) {
          left.constraint(equalTo: right.top).isActive = true
        }
        func |=| (left: NSLayoutYAxisAnchor, right: Narrow) {
          left.constraint(equalTo: right.bottom).isActive = true
        }
        """),
    // What compares other things is no operator of anchors.
    ReadingSample(
      "if title == other { a.topAnchor.constraint(equalTo: topAnchor).isActive = true }",
      ["a.top == self.top conditional(if title == other)"],
      members: "var title: Title, other: Title",
      outside: """
        extension Title {
          static func == (left: Title, right: Title) -> Bool { left.constraint == right.constraint }
        }
        """),
    ReadingSample(
      "NSLayoutConstraint.activate(a.edges(of: b))",
      ["a.leading == b.leading", "a.trailing == b.trailing"],
      outside: """
        extension UIView {
          @LayoutBuilder
          func edges(of other: UIView) -> [NSLayoutConstraint] {
            leadingAnchor.constraint(equalTo: other.leadingAnchor)
            trailingAnchor.constraint(equalTo: other.trailingAnchor)
          }
        }
        """),
  ]

  private static let keyPathHelpers = """
    extension UIView {
      func match(_ other: UIView, _ path: KeyPath<UIView, NSLayoutYAxisAnchor>) {
        self[keyPath: path].constraint(equalTo: other[keyPath: path], constant: 3).isActive = true
      }
      func match(_ other: UIView, by read: (UIView) -> NSLayoutXAxisAnchor) {
        read(self).constraint(equalTo: read(other)).isActive = true
      }
    }
    """

  private static let limits = [
    // What a helper that is not called gives is told where it is declared.
    ReadingSample(
      "", ["view.width == ?width"],
      members: """
        func place(_ view: UIView, width: CGFloat) {
          view.widthAnchor.constraint(equalToConstant: width).isActive = true
        }
        """),
    ReadingSample(
      "again(a)", ["a.top == self.top"],
      members: """
        func again(_ view: UIView) {
          view.topAnchor.constraint(equalTo: topAnchor).isActive = true
          again(view)
        }
        """),
    ReadingSample(
      "a.pin(missing())",
      [
        "unresolved: in 'pin(_:)': the second anchor is not known: 'missing(…)' is a call whose result is not known"
      ],
      outside: """
        extension UIView {
          func pin(_ top: NSLayoutYAxisAnchor) {
            topAnchor.constraint(equalTo: top).isActive = true
          }
        }
        """),
    // A key path is read where a helper takes it from a view, and a closure where the helper calls it.
    ReadingSample(
      """
      a.match(self, \\.topAnchor)
      a.match(self, by: { $0.leadingAnchor })
      """, ["a.top == self.top + 3", "a.leading == self.leading"],
      outside: keyPathHelpers),
    // But not where the helper calls it as a function.
    ReadingSample(
      "a.match(self, by: \\.leadingAnchor)",
      [
        "unresolved: in 'match(_:by:)': the first anchor is not known: 'read(…)' is a call whose result is not known"
      ],
      outside: keyPathHelpers),
    // A brace is missing, so that a closure's calls name the closure itself.
    ReadingSample(
      """
      let again: Animator = {
        a.topAnchor.constraint(equalTo: topAnchor).isActive = true
        if isLow { again.start() }
        again.start()
        again.start()
      }
      """, ["a.top == self.top"]),
    // Two overloads that the argument's type tells apart.
    ReadingSample(
      "a.pin(b)", ["a.top == b.top"],
      outside: """
        extension UIView {
          func pin(_ other: UIView) { topAnchor.constraint(equalTo: other.topAnchor).isActive = true }
          func pin(_ other: UILayoutGuide) {
            topAnchor.constraint(equalTo: other.topAnchor).isActive = true
          }
        }
        """),
    // Two overloads, of which the second has a default, and an argument whose type is not known.
    ReadingSample(
      "a.pin(found.first)", [],
      outside: """
        extension UIView {
          func pin(_ other: UIView) { topAnchor.constraint(equalTo: other.topAnchor).isActive = true }
          func pin(_ other: UILayoutGuide, by inset: CGFloat = 0) {
            topAnchor.constraint(equalTo: other.topAnchor).isActive = true
          }
        }
        """),
    // A method of a class that is no view.
    ReadingSample(
      "model.pin(b)", [], members: "let model = Model()",
      outside: """
        class Model { func load() {} }
        extension UIView {
          func pin(_ other: UIView) { topAnchor.constraint(equalTo: other.topAnchor).isActive = true }
        }
        """),
    // A number that an enumeration has for each of its cases.
    ReadingSample(
      "place(a, .small)", ["a.width == ?style.size of call 1"],
      members: """
        func place(_ view: UIView, _ style: Style) {
          view.widthAnchor.constraint(equalToConstant: style.size).isActive = true
        }
        """,
      outside: "enum Style { case small, large; var size: CGFloat { self == .small ? 2 : 4 } }"),
    ReadingSample(
      "a.snp.makeConstraints { $0.width.equalTo(widths[0]) }", ["a.width == ?widths[0]"],
      members: "var widths: [CGFloat] = []", imports: "SnapKit"),
    // Of a shorter file, in which the place of the call would lie behind the end.
    ReadingSample(
      String(repeating: "// and so on\n", count: 40) + "attach(UILabel())",
      ["label.top == self.top + 8"],
      elsewhere: """
        import UIKit
        extension Panel {
          func attach(_ label: UILabel) {
            addSubview(label)
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
          }
        }
        """),
    // The label that is left out must not be: this is no method of a view.
    ReadingSample(
      "cache.fill(b)", [], members: "let cache = NSMutableData()",
      outside: """
        extension UIView {
          func fill(view: UIView) {
            topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          }
        }
        """),
    // In Swift 2 it was left out.
    ReadingSample(
      "a.fill(b)", ["a.top == b.top"],
      outside: """
        extension UIView {
          func fill(view: UIView) {
            backgroundColor = UIColor.whiteColor()
            topAnchor.constraintEqualToAnchor(view.topAnchor).active = true
          }
        }
        """),
    // What an argument is made of stays together.
    ReadingSample(
      "pin(a, isHidden ? 0 : margin)", ["a.left == self.left + ?-(isHidden ? 0 : margin)"],
      members: """
        var margin: CGFloat = 3
        func pin(_ view: UIView, _ inset: CGFloat) {
          view.leftAnchor.constraint(equalTo: leftAnchor, constant: -inset).isActive = true
        }
        """),
    ReadingSample(
      "pin(a, margin + 2)", ["a.width == ?(margin + 2) * 2"],
      members: """
        var margin: CGFloat = 3
        func pin(_ view: UIView, _ size: CGFloat) {
          view.widthAnchor.constraint(equalToConstant: size * 2).isActive = true
        }
        """),
    ReadingSample(
      "a.widthAnchor.constraint(equalToConstant: +(8 / 2)).isActive = true", ["a.width == 4"]),
  ]
}
