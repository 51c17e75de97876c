/// A random program of 30 to 60 statements, of which each may use twice what one before it made: texts, lists, tuples,
/// dictionaries, choices, numbers, rectangles, closures and functions. What they make all together is too much to count.
package struct DoublingProgram: Sendable {
  package let text: String

  /// - Parameter seed: tells one program from others; its class is called after it.
  package init(seed: UInt64) {
    var writer = DoublingWriter(seed: seed)
    text = writer.program(named: "Panel\(seed)")
  }
}

private enum Kind: CaseIterable {
  case text, list, view, anchor, number, rectangle, constraints, dictionary, tuple, closure
}

private struct DoublingWriter {
  private var numbers: SeededNumbers
  /// The names that are known of each kind, oldest first.
  private var known: [Kind: [String]] = [
    .text: ["\"H:|-[title]-|\""], .list: ["[title]"], .view: ["title"], .anchor: ["topAnchor"],
    .number: ["bounds.width", "8"], .rectangle: ["bounds"],
    .constraints: ["[title.topAnchor.constraint(equalTo: topAnchor)]"],
    .dictionary: ["[\"title\": title]"], .tuple: ["(title, title)"],
  ]
  private var functions: [String] = []
  private var count = 0

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  mutating func program(named name: String) -> String {
    let steps = (0..<Int.random(in: 30...60, using: &numbers)).map { _ in "    " + statement() }
    let uses = (0..<6).map { _ in "    " + use() }
    return """
      import UIKit

      final class \(name): UIView {
        private let title = UILabel()
        var wide = false
      \(functions.joined(separator: "\n"))
        func setUp() {
          addSubview(title)
      \((steps + uses).joined(separator: "\n"))
        }
      }

      """
  }

  private mutating func pick(_ kind: Kind) -> String {
    let names = known[kind] ?? []
    // Mostly the last one, which holds all those before it.
    if let last = names.last, Int.random(in: 0..<4, using: &numbers) > 0 { return last }
    return names.randomElement(using: &numbers) ?? "title"
  }

  private mutating func statement() -> String {
    guard let kind = Kind.allCases.randomElement(using: &numbers) else { return "" }
    count += 1
    let name = "value\(count)"
    let value = doubled(kind)
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0:
      let other = doubled(kind)
      known[kind, default: []].append(name)
      return "var \(name) = \(value)\n    if wide { \(name) = \(other) }"
    case 1:
      known[kind, default: []].append(name)
      return "var \(name) = \(value)\n    for _ in 0..<8 { \(name) = \(doubled(kind)) }"
    case 2 where kind == .constraints || kind == .list:
      known[kind, default: []].append(name)
      return
        "var \(name) = \(value)\n    \(name) += \(name)\n    \(name).append(contentsOf: \(name))"
    case 3 where kind == .constraints:
      functions.append("  func make\(count)() -> [NSLayoutConstraint] { \(calls()) }")
      known[kind, default: []].append("make\(count)()")
      return "NSLayoutConstraint.activate(make\(count)())"
    default:
      known[kind, default: []].append(name)
      return "let \(name) = \(value)"
    }
  }

  /// What a function gives back: mostly the results of the one before it, twice.
  private mutating func calls() -> String {
    guard let last = functions.last?.split(separator: " ").dropFirst().first,
      let name = last.split(separator: "(").first
    else { return "[title.topAnchor.constraint(equalTo: topAnchor)]" }
    return "\(name)() + \(name)()"
  }

  private mutating func doubled(_ kind: Kind) -> String {
    let (one, other) = (pick(kind), pick(kind))
    if Int.random(in: 0..<4, using: &numbers) == 0, kind != .closure {
      return "wide ? \(one) : \(other)"
    }
    switch kind {
    case .text:
      return Bool.random(using: &numbers) ? "\"\\(\(one))\\(\(other))\"" : "\(one) + \(other)"
    case .list:
      return Bool.random(using: &numbers)
        ? "\(one) + \(other)" : "[\(one), \(other)].flatMap { $0 }"
    case .view: return "UIStackView(arrangedSubviews: [\(one), \(other)])"
    case .anchor: return "\(pick(.view)).topAnchor"
    case .number: return "\(one) + \(other)"
    case .rectangle: return "\(one).union(\(other)).insetBy(dx: \(pick(.number)), dy: 8)"
    case .constraints: return "\(one) + \(other)"
    case .dictionary: return "\(one).merging(\(other)) { $1 }"
    case .tuple: return "(\(one), \(other))"
    case .closure:
      let before = known[.closure]?.last
      return before.map { "{ \($0)(); \($0)() }" }
        ?? "{ self.title.topAnchor.constraint(equalTo: self.topAnchor).isActive = true }"
    }
  }

  private mutating func use() -> String {
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0:
      return
        "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \(pick(.text)), metrics: nil, views: \(pick(.dictionary))))"
    case 1:
      return "for view in \(pick(.list)) { for other in \(pick(.list)) { view.addSubview(other) } }"
    case 2: return "title.frame = \(pick(.rectangle))"
    case 3: return "title.widthAnchor.constraint(equalToConstant: \(pick(.number))).isActive = true"
    case 4: return known[.closure]?.last.map { "\($0)()" } ?? "print(\(pick(.tuple)))"
    default: return "NSLayoutConstraint.activate(\(pick(.constraints)))"
    }
  }
}
