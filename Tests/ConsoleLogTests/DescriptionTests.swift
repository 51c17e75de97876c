import ConsoleLog
import LayoutModel
import Testing

/// A description, and what it says.
struct DescriptionCase: Sendable, CustomTestStringConvertible {
  let text: String
  let meaning: String
  var testDescription: String { text }

  init(_ text: String, _ meaning: String) {
    self.text = text
    self.meaning = meaning
  }
}

@Suite("A constraint's description")
struct DescriptionTests {
  @Test(
    "is read in every notation",
    arguments: [
      // The equation of iOS 10 and macOS 10.12 and later.
      DescriptionCase(
        "<NSLayoutConstraint:0x600 UILabel:0x7f8.top == UIView:0x7f9.top + 8   (active)>",
        "UILabel:0x7f8.top == UIView:0x7f9.top + 8"),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 UILabel:0x7f8'It's 3.5 == x'.bottom <= UIView:0x7f9.bottom - 20.5   (active)>",
        "UILabel:0x7f8'It's 3.5 == x'.bottom <= UIView:0x7f9.bottom - 20.5"),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 Shop.Card:0x7f8.width == 0.5*Shop.Box<Swift.Int, Swift.Int>:0x7f9.height - 4   (active)>",
        "Card:0x7f8.width == 0.5*Box:0x7f9.height - 4"),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 UIView:0x7f8.height >= 44 @750   (inactive)>",
        "UIView:0x7f8.height >= 44 @750"),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 UIView:0x7f8.height == 44 priority:999   (active)>",
        "UIView:0x7f8.height == 44 @999"),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 UIView:0x7f8.trailingMargin == UILabel:0x7f9.trailing   (active)>",
        "UIView:0x7f8.trailingMargin == UILabel:0x7f9.trailing"),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 'row height' UIView:0x7f8.height == 1e+02   (active)>",
        "UIView:0x7f8.height == 100 'row height'"),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 UILabel:0x7f8.top == UILayoutGuide:0x7f9'UIViewSafeAreaLayoutGuide'.top   (active)>",
        "UILabel:0x7f8.top == UILayoutGuide:0x7f9'UIViewSafeAreaLayoutGuide'.top"),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 title.leading == UIView:0x7f9.leading   (active, names: title:0x7f8 )>",
        "UIView:0x7f8'title'.leading == UIView:0x7f9.leading"),
      // Pictures, also those of older systems.
      DescriptionCase(
        "<NSLayoutConstraint:0x600 V:|-(8)-[UILabel:0x7f8'Hi']   (active, names: '|':Shop.Card:0x7f9 )>",
        "UILabel:0x7f8'Hi'.top == Card:0x7f9.top + 8 |=0x7f9"),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 V:|-(8)-[UILabel:0x7f8'a (b) [c]']   (Names: '|':UIView:0x7f9 )>",
        "UILabel:0x7f8'a (b) [c]'.top == UIView:0x7f9.top + 8 |=0x7f9"),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 H:[UILabel:0x7f8]-(>=8@750)-|   (names: '|':UIView:0x7f9 )>",
        "UIView:0x7f9.trailing >= UILabel:0x7f8.trailing + 8 @750 |=0x7f9 open"),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 H:[UILabel:0x7f8]-(-4)-[UILabel:0x7fa](LTR)   (active)>",
        "UILabel:0x7fa.leading == UILabel:0x7f8.trailing - 4"),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 H:[UILabel:0x7f8][UILabel:0x7fa](RTL)   (active)>",
        "UILabel:0x7fa.leading == UILabel:0x7f8.trailing rtl"),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 V:[UILabel:0x7f8]-(NSSpace(8))-[UILabel:0x7fa]>",
        "UILabel:0x7fa.top == UILabel:0x7f8.bottom + 8"),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 H:[UIImageView:0x7f8(96)]>", "UIImageView:0x7f8.width == 96"),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 V:[UIView:0x7f8(<=44@999)]   (active)>",
        "UIView:0x7f8.height <= 44 @999"),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 H:[UIView:0x7f8(==UIView:0x7f9)]   (active)>",
        "UIView:0x7f8.width == UIView:0x7f9.width"),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 H:|-[UIView:0x7f8]>",
        "UIView:0x7f8.leading == |.leading + 8 open"),
      // Made by the system and by libraries.
      DescriptionCase(
        "<NSAutoresizingMaskLayoutConstraint:0x600 h=--& v=&-- UIView:0x7f8.minY == 20   (active, names: '|':UIWindow:0x7f0 )>",
        "UIView:0x7f8.top == 20 |=0x7f0 autoresizingMask"),
      DescriptionCase(
        "<NSAutoresizingMaskLayoutConstraint:0x600 h=-&- v=-&- UIView:0x7f8.midX == UIView:0x7f9.midX   (active)>",
        "UIView:0x7f8.centerX == UIView:0x7f9.centerX autoresizingMask"),
      DescriptionCase(
        "<NSContentSizeLayoutConstraint:0x600 H:[UILabel:0x7f8'Hi'(42)] Hug:1000 CompressionResistance:750>",
        "UILabel:0x7f8'Hi'.width == 42 content 1000 750"),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7f8.height == 44   (active)>",
        "UITableViewCellContentView:0x7f8.height == 44 'UIView-Encapsulated-Layout-Height' encapsulatedSize"
      ),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 'UISV-spacing' H:[UILabel:0x7f8'A']-(8)-[UILabel:0x7f9'B']   (active)>",
        "UILabel:0x7f9'B'.leading == UILabel:0x7f8'A'.trailing + 8 'UISV-spacing' stackView open"),
      DescriptionCase(
        "<NSLayoutConstraint:0x600 '_UITemporaryLayoutWidth' UIView:0x7f8.width == 0   (active)>",
        "UIView:0x7f8.width == 0 '_UITemporaryLayoutWidth' temporarySize"),
      DescriptionCase(
        "<_UILayoutSupportConstraint:0x600 V:[_UILayoutGuide:0x7f8(20)]>",
        "_UILayoutGuide:0x7f8.height == 20 layoutSupport"),
      DescriptionCase(
        "<SnapKit.LayoutConstraint:0x600@Login.swift#42 UILabel:0x7f8.top == UIView:0x7f9.top * 0.5 + 10.0 ^UILayoutPriority(rawValue: 750.0)>",
        "UILabel:0x7f8.top == 0.5*UIView:0x7f9.top + 10 @750 Login.swift#42"),
      DescriptionCase(
        "<SnapKit.LayoutConstraint:0x600@Login.swift#42 UILabel:title.width == 100.0>",
        "UILabel:'title'.width == 100 Login.swift#42"),
    ])
  func notations(_ example: DescriptionCase) throws {
    let log = ConsoleLog(Array(example.text.utf8))
    #expect(log.problems == [])
    let constraint = try #require(log.conflicts.first?.constraints.first)
    #expect(meaning(constraint) == example.meaning)
  }

  @Test(
    "that is malformed is refused with its place",
    arguments: [
      ("<NSLayoutConstraint:0x600 UILabel:0x7f8.topp == 8>", 1, 40, "expected an attribute"),
      ("<NSLayoutConstraint:0x600 UILabel:0x7f8.top = 8>", 1, 45, "expected '=='"),
      ("<NSLayoutConstraint:0x600>", 1, 26, "expected a view"),
      ("\n  <NSLayoutConstraint:0x600 V:[UILabel:0x7f8'x >", 2, 45, "expected a view"),
      ("<NSLayoutConstraint:0x600 V:|-(x)-[UILabel:0x7f8]>", 1, 32, "a number for the distance"),
      ("<SnapKit.LayoutConstraint:0x600@Login UILabel:0x7f8.top == 3>", 1, 33, "a file and a line"),
      ("nothing here", 1, 1, "no constraints found"),
      ("", 1, 1, "no constraints found"),
    ])
  func malformed(_ text: String, _ line: Int, _ column: Int, _ reason: String) throws {
    let log = ConsoleLog(Array(text.utf8))
    let problem = try #require(log.problems.first)
    #expect(log.conflicts == [])
    #expect(problem.reason.contains(reason), "\(problem)")
    #expect([problem.position.line, problem.position.column] == [line, column])
  }
}

/// What a constraint says, on one line.
private func meaning(_ constraint: LoggedConstraint) -> String {
  func text(_ anchor: LoggedAnchor) -> String {
    let item = anchor.item
    var name = item.text.map { item.className == nil && item.address == nil ? $0 : "'\($0)'" } ?? ""
    if item.className != nil || item.address != nil {
      name = "\(item.plainClass):\(item.address ?? "")" + name
    }
    return "\(name).\(anchor.attribute.rawValue)\(anchor.isMargin ? "Margin" : "")"
  }
  func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
  var meaning = "\(text(constraint.first)) \(constraint.relation.rawValue) "
  if let second = constraint.second {
    if constraint.multiplier != 1 { meaning += "\(text(constraint.multiplier))*" }
    meaning += text(second)
    if constraint.constant > 0 { meaning += " + \(text(constraint.constant))" }
    if constraint.constant < 0 { meaning += " - \(text(-constraint.constant))" }
  } else {
    meaning += text(constraint.constant)
  }
  if constraint.priority != 1000 { meaning += " @\(text(constraint.priority))" }
  if let identifier = constraint.identifier { meaning += " '\(identifier)'" }
  if let superview = constraint.superview { meaning += " |=\(superview.address ?? "?")" }
  if let site = constraint.site { meaning += " \(site.file)#\(site.line)" }
  switch constraint.maker {
  case .code: break
  case .contentSize(let hugging, let resistance):
    meaning += " content \(text(hugging)) \(text(resistance))"
  default: meaning += " \(constraint.maker)"
  }
  if constraint.isSideOpen { meaning += " open" }
  if constraint.isRightToLeft { meaning += " rtl" }
  return meaning
}
