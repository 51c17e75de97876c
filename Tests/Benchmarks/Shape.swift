import Foundation

/// A kind of input that can be made of any size.
struct Shape: Sendable {
  let name: String
  /// What is counted.
  let unit: String
  /// The sizes that are measured, ascending.
  let sizes: [Int]
  private let opening: [String]
  /// What stands there for each of the counted things.
  let row: @Sendable (Int) -> [String]
  private let ending: [String]

  /// The largest input of all shapes.
  static let largest = 1_000_000

  init(
    _ name: String, unit: String, sizes: [Int], opening: [String],
    ending: [String] = ["    ])", "  }", "}"], row: @escaping @Sendable (Int) -> [String]
  ) {
    self.name = name
    self.unit = unit
    self.sizes = sizes
    self.opening = ["import UIKit", ""] + opening
    self.row = row
    self.ending = ending
  }

  /// Writes a file with so many of what the shape counts.
  func write(rows: Int, to path: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else {
      throw MeasuringError(description: "cannot write \(path)")
    }
    defer { try? file.close() }
    // In portions: a text of a million lines at once would count as memory of the program that is measured.
    let portion = 10_000
    try file.write(contentsOf: Data((opening.joined(separator: "\n") + "\n").utf8))
    for start in stride(from: 0, to: rows, by: portion) {
      let lines = (start..<min(start + portion, rows)).flatMap(row)
      try file.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
    }
    try file.write(contentsOf: Data((ending.joined(separator: "\n") + "\n").utf8))
  }
}

/// A view and its layout as apps have them, in 15 lines.
private func cardLines(_ index: Int) -> [String] {
  [
    "final class Card\(index): UIView {",
    "  private let title = UILabel()",
    "  /// Called once, when the card is made.",
    "  func setUp(with model: Model\(index)?) {",
    "    guard let model else { return }",
    "    title.text = \"\\(model.name) \\(model.count + \(index))\"",
    "    title.translatesAutoresizingMaskIntoConstraints = false",
    "    addSubview(title)",
    "    NSLayoutConstraint.activate([",
    "      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),",
    "      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),",
    "      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),",
    "    ])",
    "  }",
    "}",
  ]
}

/// Code without layout, as most of it is, in 10 lines.
private func model(_ index: Int) -> [String] {
  [
    "struct Model\(index): Codable {",
    "  var name: String",
    "  var count = \(index)",
    "  func total(of prices: [Int]) -> Int {",
    "    var sum = 0  // in cents",
    "    for price in prices where price > count { sum += price * 2 }",
    "    if sum > \(index) { print(\"\\(name): \\(sum)\") }",
    "    return sum",
    "  }",
    "}",
  ]
}

private let setUp = ["class Panel: UIView {", "  let title = UILabel()", "  func setUp() {"]
private let activation = setUp + ["    NSLayoutConstraint.activate(["]
private let braces = ["  }", "}"]

extension Shape {
  /// A view in each row.
  static let card = Shape(
    "types", unit: "types", sizes: decades(2, 4), opening: [], ending: [], row: { cardLines($0) })

  /// One file; of five rows, one is a view with its layout.
  static let lines = Shape(
    "lines", unit: "blocks of 11 lines", sizes: [90, 909, 9_090, 90_909], opening: [], ending: [],
    row: { $0 % 5 == 0 ? cardLines($0) : model($0) })

  /// The folder of a project, a file a row.
  static let file = Shape(
    "files", unit: "files", sizes: decades(2, 5), opening: [], ending: [],
    row: { $0 % 5 == 0 ? cardLines($0) : model($0) })

  /// Inputs of which each has many of one thing, in one file but for ``file``.
  static let all: [Shape] = [
    file, lines, card,
    Shape(
      "chain of views", unit: "views", sizes: [10, 30, 100, 300, 1_000],
      opening: activation, row: { chained($0) }),
    Shape(
      "views side by side", unit: "views", sizes: decades(2, 3), opening: activation,
      row: { index in
        ["top", "leading"].map {
          "      view\(index).\($0)Anchor.constraint(equalTo: \($0)Anchor, constant: \(index)),"
        }
      }),
    Shape(
      "widths of one view", unit: "constraints", sizes: decades(2, 3), opening: activation,
      row: { ["      title.widthAnchor.constraint(equalToConstant: \($0 + 1)),"] }),
    Shape(
      "functions", unit: "functions", sizes: decades(2, 4), opening: ["class Panel: UIView {"],
      ending: ["}"], row: { ["  func step\($0)() { \(constraint($0)).isActive = true }"] }),
    Shape(
      "chain of calls", unit: "functions", sizes: decades(2, 4),
      opening: ["class Panel: UIView {"], ending: ["}"],
      row: { ["  func step\($0)() { step\($0 + 1)(); \(constraint($0)).isActive = true }"] }),
    Shape(
      "extensions", unit: "extensions", sizes: decades(2, 4), opening: ["class Panel: UIView {}"],
      ending: [],
      row: { ["extension Panel { func f\($0)() { \(constraint($0)).isActive = true } }"] }),
    Shape(
      "findings", unit: "findings", sizes: decades(2, 4), opening: setUp, ending: braces,
      row: {
        ["    view\($0).topAnchor.constraint(equalTo: topAnchor, constant: 0).isActive = true"]
      }),
    Shape(
      "suppressions", unit: "comments", sizes: decades(2, 4), opening: setUp, ending: braces,
      row: {
        [
          "    // layoutlint:disable:next zero-constant",
          "    view\($0).topAnchor.constraint(equalTo: topAnchor, constant: 0).isActive = true",
        ]
      }),
    Shape(
      "locals", unit: "locals", sizes: decades(2, 4), opening: setUp, ending: braces,
      row: { ["    let edge\($0) = \(constraint($0))"] }),
    Shape(
      "appended constraints", unit: "constraints", sizes: decades(2, 4),
      opening: setUp + ["    var all: [NSLayoutConstraint] = []"],
      ending: ["    NSLayoutConstraint.activate(all)"] + braces,
      row: { ["    all.append(\(constraint($0)))"] }),
    Shape(
      "views in a stack", unit: "views", sizes: decades(2, 4),
      opening: ["class Panel: UIView {", "  let stack = UIStackView()", "  func setUp() {"],
      ending: ["    stack.topAnchor.constraint(equalTo: topAnchor).isActive = true"] + braces,
      row: { ["    let row\($0) = UILabel(); stack.addArrangedSubview(row\($0))"] }),
    Shape(
      "properties", unit: "properties", sizes: decades(2, 4), opening: ["class Panel: UIView {"],
      ending: ["  func setUp() { \(constraint(1)).isActive = true }", "}"],
      row: { ["  lazy var row\($0): UILabel = { let row = UILabel(); return row }()"] }),
    Shape(
      "branches", unit: "ifs", sizes: decades(2, 4), opening: setUp, ending: braces,
      row: { ["    if flag\($0) { \(constraint($0)).isActive = true }"] }),
    Shape(
      "nested blocks", unit: "levels", sizes: decades(2, 5), opening: setUp, ending: [],
      row: { _ in ["if flag {"] }),
    Shape(
      "suffixes", unit: "calls", sizes: decades(2, 5),
      opening: setUp + ["    \(constraint(1))"], ending: braces,
      row: { ["      .with(priority: \($0))"] }),
    Shape(
      "elements", unit: "elements", sizes: decades(2, 5),
      opening: setUp + ["    \(constraint(1)).isActive = true", "    let table = ["],
      ending: ["    ]"] + braces, row: { ["      \($0),"] }),
    Shape(
      "SnapKit blocks", unit: "blocks", sizes: decades(2, 4),
      opening: ["import SnapKit"] + setUp, ending: braces,
      row: { ["    row\($0).snp.makeConstraints { $0.top.left.equalToSuperview().offset(\($0)) }"] }
    ),
    Shape(
      "frames", unit: "frames", sizes: decades(2, 4), opening: setUp, ending: braces,
      row: { ["    row\($0).frame = CGRect(x: 10, y: \($0), width: bounds.width, height: 44)"] }),
  ]

  private static func constraint(_ index: Int) -> String {
    "title.topAnchor.constraint(equalTo: topAnchor, constant: \(index + 1))"
  }

  private static func chained(_ index: Int) -> [String] {
    let above = index == 0 ? "topAnchor" : "view\(index - 1).bottomAnchor"
    return [
      "      view\(index).topAnchor.constraint(equalTo: \(above), constant: 8),",
      "      view\(index).leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),",
      "      view\(index).trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),",
      "      view\(index).heightAnchor.constraint(equalToConstant: 20),",
    ]
  }
}

/// 10^first … 10^last.
private func decades(_ first: Int, _ last: Int) -> [Int] {
  (first...last).map { exponent in (0..<exponent).reduce(1) { power, _ in power * 10 } }
}
