import LayoutDialects
import Testing

/// Code inside `setUp()` of a view with the subviews `a` and `b`, and what is read of it.
struct CodeSample: Sendable, CustomStringConvertible {
  let name: String
  let code: String
  let members: String
  let expected: [String]
  let unresolved: [String]

  init(
    _ name: String, _ code: String, members: String = "", _ expected: [String] = [],
    unresolved: [String] = []
  ) {
    self.name = name
    self.code = code
    self.members = members
    self.expected = expected
    self.unresolved = unresolved
  }

  var description: String { name }

  var read: ReadSource {
    ReadSource(
      """
      final class Card: UIView {
        let a = UIView()
        let b = UIView()
        \(members)
        func setUp(width: CGFloat, format: String) {
          addSubview(a)
          addSubview(b)
          \(code)
        }
      }
      """)
  }
}

@Suite("Reading visual formats in code")
struct VisualFormatReadingTests {
  @Test("follows how the call is spelt and where it stands", arguments: CodeSamples.calls)
  func calls(_ sample: CodeSample) { check(sample) }

  @Test("follows how the format is put together", arguments: CodeSamples.formats)
  func formats(_ sample: CodeSample) { check(sample) }

  @Test("follows how the dictionaries are put together", arguments: CodeSamples.dictionaries)
  func dictionaries(_ sample: CodeSample) { check(sample) }

  @Test("says why where it cannot", arguments: CodeSamples.unknown)
  func unknown(_ sample: CodeSample) { check(sample) }

  private func check(_ sample: CodeSample) {
    let read = sample.read
    #expect(read.constraints == sample.expected)
    #expect(read.unresolved == sample.unresolved)
    #expect(read.problems == [])
  }

  @Test("points into the string", arguments: PlaceSample.all)
  func places(_ sample: PlaceSample) {
    #expect(ReadSource(sample.source).problems == sample.problems)
  }

  @Test("gives each constraint the place that spells it")
  func spellings() {
    let read = CodeSample(
      "spellings",
      ##"addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-4-[a(>=m,b)]-" + #"[b]|"#, metrics: ["m": 9], views: ["a": a, "b": b]))"##
    ).read
    #expect(read.spellings == ["a 4 |", "a m", "a b", "b - a", "| b"])
  }

  @Test("tells numbers that are written from numbers that are put in")
  func literals() {
    let read = CodeSample(
      "literals",
      ##"addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-4-[a(\(wide))]-m-[b]", metrics: ["m": 9], views: ["a": a, "b": b]))"##,
      members: "static let narrow = 3\nlet other = 4\nstatic let wide: CGFloat = 90"
    ).read
    #expect(read.constraints.count == 3)
    #expect(read.literals == ["4"])
  }

  @Test("takes the superview from the code, or leaves it a name")
  func superviews() {
    let read = ReadSource(
      """
      final class Panel: UIViewController {
        let box = UIView()
        let label = UILabel()
        func setUp(stray: UIView) {
          let views = ["label": label, "box": box, "stray": stray, "top": topLayoutGuide]
          for format in ["|-[label]-|", "V:[top]-3-[box]|", "V:|[stray]", "V:|[top]"] {
            NSLayoutConstraint.activate(
              NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
          }
        }
        override func viewDidLoad() {
          view.addSubview(box)
          box.addSubview(label)
        }
      }
      """)
    #expect(
      Set(read.constraints) == [
        "label.leading == box.layoutMarginsGuide.leading",
        "box.layoutMarginsGuide.trailing == label.trailing",
        "box.top == self.topLayoutGuide.bottom + 3", "view.bottom == box.bottom",
        "stray.top == stray.superview.top", "self.topLayoutGuide.top == self.top",
      ])
  }

  @Test("knows AppKit's standard distance", arguments: ["import AppKit\n", "import Cocoa\n", ""])
  func appKit(_ line: String) {
    let read = ReadSource(
      line + """
        final class Panel: NSView {
          let field = NSTextField()
          func setUp() {
            addSubview(field)
            addConstraints(NSLayoutConstraint.constraints(
              withVisualFormat: "|-[field]", metrics: nil, views: ["field": field]))
          }
        }
        """)
    #expect(read.constraints == ["field.leading == self.leading + 20"])
  }
}

/// A file, and where mistakes stand in it.
struct PlaceSample: Sendable, CustomStringConvertible {
  let name: String
  let source: String
  let problems: [String]

  var description: String { name }

  /// - Parameter argument: the format, as the second of four lines of a call: line 5 of the file.
  init(_ name: String, _ argument: String, options: String = "[]", _ problems: [String]) {
    self.name = name
    source = """
      final class Card: UIView {
        let a = UIView(), b = UIView()
        var c: UIView!
        func setUp(n: CGFloat) { addConstraints(NSLayoutConstraint.constraints(withVisualFormat:
      \(argument)
        , options: \(options), metrics: ["gap": 4], views: ["a": a, "b": b, "c": c]))
        }
      }
      """
    self.problems = problems
  }

  static let all = [
    PlaceSample("plain", #""H:|-[a]- [b]""#, ["5:10 invalid"]),
    PlaceSample("at the end", #""H:|-[a]-""#, ["5:10 invalid"]),
    PlaceSample("empty", #""""#, ["5:1 invalid"]),
    PlaceSample("raw", ###"##"H:|-[a"]"##"###, ["5:10 invalid"]),
    PlaceSample("escaped", #""H:|\u{2D}[a]\u{2d}\u{20}[b]""#, ["5:20 invalid"]),
    PlaceSample("an escaped quote", #""[a]\"[b]""#, ["5:5 invalid"]),
    PlaceSample("a tab", #""[a]\t[b]""#, ["5:5 invalid"]),
    PlaceSample("joined", #""H:|-[a]" + "-" + " [b]""#, ["5:20 invalid"]),
    PlaceSample("joined at the end", #""H:|-[a]" + "-""#, ["5:15 invalid"]),
    PlaceSample(
      "several lines", "\"\"\"\n      H:|-[a]-\\\n      gap-[b\n      \"\"\"", ["7:13 invalid"]),
    PlaceSample(
      "several lines with a line break", "\"\"\"\n    H:|-[a]-\n    gap-[b]\n    \"\"\"",
      ["6:13 invalid"]),
    PlaceSample(
      "several raw lines", "#\"\"\"\n    H:|-[a]-\\#\n    gap-[B]\n    \"\"\"#",
      ["7:10 unknown name B, near b"]),
    PlaceSample("interpolated", #""H:|-\(n)-[a]-\(n)[b]-x""#, []),
    PlaceSample("behind an interpolation", #""H:|-\(n)-[a]-\(n)-[b]-x""#, ["5:25 invalid"]),
    PlaceSample("a name", #""H:|-gap-[a]-gab-[b]|""#, ["5:14 unknown name gab, near gap"]),
    PlaceSample("a view's name", #""[a][bb]""#, ["5:6 unknown name bb"]),
    PlaceSample("a size", #""[a(>=wide)]""#, ["5:7 unknown name wide"]),
    PlaceSample("a priority", #""[a(9@low)]""#, ["5:7 unknown name low"]),
    PlaceSample("a priority that is a view", #""[a(9@b)]""#, ["5:7 unknown name b"]),
    PlaceSample("a distance that is a view", #""[a]-b-[b]""#, ["5:6 unknown name b"]),
    PlaceSample(
      "an option", #""[a][b]""#, options: ".alignAllLeft", ["6:14 axis alignAllLeft"]),
    PlaceSample(
      "options", #""V:[a][b]""#, options: "[.alignAllTop, .alignAllLeft, .alignAllCenterY]",
      ["6:14 axis alignAllTop alignAllCenterY"]),
    PlaceSample("an optional", #""[a][c]""#, ["6:68 optional c UIView!"]),
    PlaceSample("an optional that is not named", #""[a][b]""#, []),
  ]
}
