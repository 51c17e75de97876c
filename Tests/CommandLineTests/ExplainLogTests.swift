import TestSupport
import Testing
import layoutlint

private let sources = [
  "Tag.swift": """
  final class Tag: UIView {
    let price = UILabel()
    let badge = UIView()

    func setUp() {
      addSubview(price)
      addSubview(badge)
      price.translatesAutoresizingMaskIntoConstraints = false
      price.heightAnchor.constraint(equalToConstant: 30).isActive = true
      price.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
      price.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8).isActive = true
      let named = badge.widthAnchor.constraint(equalToConstant: 5)
      named.identifier = "badge width"
      named.isActive = true
      badge.leadingAnchor.constraint(equalTo: price.trailingAnchor, constant: 4).isActive = true
    }
  }
  """,
  "Chip.swift": """
  extension UIView {
    func sized(_ length: CGFloat) {
      widthAnchor.constraint(equalToConstant: length).isActive = true
    }
  }

  final class Chip: UIView {
    let slider = UISlider()

    func setUp() {
      addSubview(slider)
      slider.sized(61)
    }
  }
  """,
  "Other.swift": """
  final class Other: UIView {
    let price = UILabel()
    let dot = UIView()

    func setUp() {
      addSubview(price)
      addSubview(dot)
      price.heightAnchor.constraint(equalToConstant: 30).isActive = true
      dot.widthAnchor.constraint(equalToConstant: 5).isActive = true
      dot.snp.makeConstraints { make in
        make.top.equalToSuperview().offset(3)
      }
      let line = makeLine()
      line.heightAnchor.constraint(equalToConstant: 77).isActive = true
    }
  }
  """,
]

private let label = "UILabel:0x7f8'Price'"
private let tag = "Shop.Tag:0x7f9"

@Suite("explain --log")
struct ExplainLogTests {
  @Test(
    "finds the lines behind logged constraints",
    arguments: [
      // Several lines fit alone; beside others of the same views, one does.
      (
        "<NSLayoutConstraint:0x1 \(label).height == 30   (active)>",
        "or Tag.swift:9:5  price.height"
      ),
      (
        """
        <NSLayoutConstraint:0x1 \(label).height == 30   (active)>
        <NSLayoutConstraint:0x2 V:|-(8)-[\(label)]   (active, names: '|':\(tag) )>
        """, "created at Tag.swift:9:5  price.height == 30"
      ),
      // The sides are swapped.
      (
        "<NSLayoutConstraint:0x1 \(tag).bottom == \(label).bottom + 8   (active)>",
        "created at Tag.swift:11:5  price.bottom == self.bottom - 8"
      ),
      (
        "<NSLayoutConstraint:0x1 'badge width' UIView:0x7.width == 5>", "created at Tag.swift:12:17"
      ),
      ("<NSLayoutConstraint:0x1 UIView:0x7.width == 5>", "created at Other.swift:9:5"),
      (
        "<SnapKit.LayoutConstraint:0x1@Other.swift#11 UIView:0x7.top == UIView:0x8.top + 3.0>",
        "Other.swift:11"
      ),
      (
        "<SnapKit.LayoutConstraint:0x1@Gone.swift#3 UIView:0x7.top == UIView:0x8.top>",
        "created at Gone.swift:3, according to SnapKit; that file was not read"
      ),
      (
        "<NSLayoutConstraint:0x1 UISlider:0x7.width == 61>",
        "created at Chip.swift:3:5  slider.width == 61, called from Chip.swift:12:5"
      ),
      // What class the line has is not seen, so that nothing but the number speaks for it.
      (
        "<NSLayoutConstraint:0x1 Shop.Thing:0x7.height == 77>",
        "possibly created at Other.swift:14:5  line.height == 77"
      ),
      ("<NSLayoutConstraint:0x1 UISwitch:0x7.width == 6>", "not found in the files that were read"),
      ("<NSLayoutConstraint:0x1 \(label).height == 31>", "not found in the files that were read"),
      (
        "<NSLayoutConstraint:0x1 'UISV-hiding' \(label).height == 0>",
        "to give a hidden view a size of 0"
      ),
      (
        "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Width' \(tag).width == 0>",
        "the table or collection view"
      ),
      (
        "<NSLayoutConstraint:0x1 '_UITemporaryLayoutHeight' \(tag).height == 0>",
        "while it measures"
      ),
      (
        """
        <NSLayoutConstraint:0x1 UIView:0x7.leading == \(label).trailing + 4>
        <NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIView:0x7.minX == 0>
        """,
        "mask of 'badge' (Tag.swift:3:15): set translatesAutoresizingMaskIntoConstraints to false"
      ),
    ])
  func lines(_ log: String, _ part: String) throws {
    let folder = try TemporaryFolder(sources)
    let run = runSample(["explain", "--log", "-", "/"], in: folder, input: log)
    #expect(run.errors == "" && run.code == .success)
    #expect(run.output.contains(part), "\(run.output)")
  }

  @Test("says why they cannot hold, and prints it as JSON")
  func reason() throws {
    var files = sources
    files["log.txt"] = """
      Unable to simultaneously satisfy constraints.
      <NSLayoutConstraint:0x1 \(label).height == 30   (active)>
      <NSLayoutConstraint:0x2 V:|-(8)-[\(label)]   (active, names: '|':\(tag) )>
      <NSLayoutConstraint:0x3 \(label).bottom == \(tag).bottom - 8   (active)>
      <NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' \(tag).height == 44   (active)>
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 \(label).height == 30   (active)>
      """
    let folder = try TemporaryFolder(files)
    let run = runSample(["explain", "--log", "/log.txt", "/"], in: folder)
    #expect(run.output.contains("Constraints 1, 2, 3 and 4 conflict."))
    #expect(
      run.output.contains(
        "With constraints 2, 3 and 4, UILabel'Price'.height is 28; constraint 1 requires 30 and was broken."
      ))
    let json = runSample(["explain", "--log", "/log.txt", "/", "--format=json"], in: folder)
    #expect(
      json.output.hasPrefix("{\"version\": 1, \"path\": \"log.txt\", \"conflicts\": [{\"line\": 1"))
    #expect(json.output.contains("\"core\": [0, 1, 2, 3], \"broken\": 0"))
  }

  @Test("places a helper's constraint in the helper, and its call next to it")
  func helper() throws {
    let run = runSample(
      ["explain", "--log", "-", "/", "--format=json"], in: try TemporaryFolder(sources),
      input: "<NSLayoutConstraint:0x1 UISlider:0x7.width == 61>")
    #expect(
      run.output.contains(
        "{\"path\": \"Chip.swift\", \"line\": 3, \"column\": 5, \"calledAt\": "
          + "{\"path\": \"Chip.swift\", \"line\": 12, \"column\": 5}, \"equation\""),
      "\(run.output)")
  }

  @Test("ends with switching the mask off where an autoresizing mask takes part")
  func mask() throws {
    let log = """
      <NSLayoutConstraint:0x1 UIView:0x7.leading == \(label).trailing + 4>
      <NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIView:0x7.width == 0>
      <NSLayoutConstraint:0x3 'badge width' UIView:0x7.width == 5>
      """
    let run = runSample(
      ["explain", "--log", "-", "/"], in: try TemporaryFolder(sources), input: log)
    #expect(
      run.output.hasSuffix(
        "To fix the conflict, set badge.translatesAutoresizingMaskIntoConstraints to false before "
          + "the view's constraints are activated.\n"), "\(run.output)")
  }

  @Test("names the place of what it does not understand, and explains the rest")
  func malformed() throws {
    let run = runSample(
      ["explain", "--log", "-", "/"], in: try TemporaryFolder(sources),
      input: """
        <NSLayoutConstraint:0x1 \(label).height == 30>
        <NSLayoutConstraint:0x2 \(label).height = 30>
        """)
    #expect(run.code == .failure)
    #expect(run.output.contains("Tag.swift:9:5"))
    #expect(run.errors == "<stdin>:2:53: error: expected '==', '>=' or '<='\n")
  }

  @Test(
    "refuses command lines that make no sense",
    arguments: [
      (["--log"], "'--log' needs a value"), (["--log", "-", "--size", "5x5"], "'--log' cannot be"),
      (["--log", "/none.txt"], "none.txt: error: no such file"),
    ])
  func usage(_ arguments: [String], _ message: String) throws {
    let run = runSample(["explain"] + arguments, in: try TemporaryFolder([:]))
    #expect(run.code == .failure && run.errors.contains(message), "\(run.errors)")
  }
}
