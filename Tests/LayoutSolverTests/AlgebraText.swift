import LayoutModel
import LayoutSolver

/// A layout problem written as algebra: statements joined by `;`.
///
/// - `H` or `V`: only the horizontal (vertical) axis is in question; the other quantities are given as 0.
/// - `RTL`: the reading direction is right to left.
/// - `v=320x480`: `v` lies at 0, 0 and has this size; `?320` is a wish and `fit` a fitting size.
/// - `a.left == b.right + 8 @750`, `a.w>=0.5*b.w-3`: constraints; `l t r b w h x y` are short for the attributes,
///   with `x` and `y` for the centre, and `=` for `==`.
/// - `a.w~80@250/750`: a's content size, its hugging and compression resistance.
/// - `a.top..12/4`: its first baseline lies 12 below the top, its last one 4 above the bottom.
/// - `$0`: a symbol, wherever a number may stand.
struct AlgebraText {
  enum Mode { case both, horizontal, vertical }

  struct Malformed: Error { let text: String }

  private(set) var problem = LayoutProblem(bodies: [], constraints: [])
  private(set) var mode = Mode.both
  private(set) var names: [String] = []
  private var indexes: [Substring: Int] = [:]

  init(_ text: some StringProtocol) throws {
    for part in text.split(separator: ";") {
      try read(Substring(String(part).filter { $0 != " " }))
    }
    let isGiven = problem.bodies.map { $0.left != .unknown }
    for index in problem.bodies.indices where !isGiven[index] {
      if mode == .horizontal {
        problem.bodies[index].top = .given(Scalar(0))
        problem.bodies[index].height = .given(Scalar(0))
      } else if mode == .vertical {
        problem.bodies[index].left = .given(Scalar(0))
        problem.bodies[index].width = .given(Scalar(0))
      }
    }
  }

  /// Makes the given sizes of the container wishes.
  mutating func openContainers() {
    for index in problem.bodies.indices where names[index] == "v" {
      if case .given(let width) = problem.bodies[index].width {
        problem.bodies[index].width = .open(wish: width)
      }
      if case .given(let height) = problem.bodies[index].height {
        problem.bodies[index].height = .open(wish: height)
      }
    }
  }

  func name(_ item: ItemID) -> String { names[item.index] }

  /// The bodies that are not containers, by name.
  var itemsByName: [Int] {
    problem.bodies.indices.filter { names[$0] != "v" }.sorted { names[$0] < names[$1] }
  }

  private mutating func index(_ name: Substring) -> Int {
    if let index = indexes[name] { return index }
    indexes[name] = names.count
    names.append(String(name))
    problem.bodies.append(.init(ItemID(index: names.count - 1)))
    return names.count - 1
  }

  private mutating func read(_ part: Substring) throws {
    switch part {
    case "H": mode = .horizontal
    case "V": mode = .vertical
    case "RTL": problem.direction = .rightToLeft
    default:
      if let tilde = part.firstIndex(of: "~") {
        try readContent(part[..<tilde], part[part.index(after: tilde)...])
      } else if part.contains("..") {
        try readBaselines(part)
      } else if !part.contains(".") || part.hasPrefix("v=") {
        try readContainer(part)
      } else {
        try readConstraint(part)
      }
    }
  }

  private mutating func readContainer(_ part: Substring) throws {
    let sides = part.split(separator: "=")
    guard sides.count == 2 else { throw Malformed(text: String(part)) }
    let sizes = try sides[1].split(separator: "x").map { word -> LayoutProblem.Extent in
      if word == "fit" { return .fitted }
      if word.hasPrefix("?") { return .open(wish: try scalar(word.dropFirst())) }
      return .given(try scalar(word))
    }
    let index = index(sides[0])
    guard sizes.count == 2 else { throw Malformed(text: String(part)) }
    problem.bodies[index] = .init(ItemID(index: index), width: sizes[0], height: sizes[1])
  }

  private mutating func readContent(_ left: Substring, _ right: Substring) throws {
    let anchor = try anchor(left)
    let words = right.split { $0 == "@" || $0 == "/" }
    guard words.count == 3 else { throw Malformed(text: String(right)) }
    problem.contentSizes.append(
      ContentSize(
        item: anchor.item, axis: anchor.attribute.axis, value: try scalar(words[0]),
        hugging: try scalar(words[1]), compressionResistance: try scalar(words[2])))
  }

  private mutating func readBaselines(_ part: Substring) throws {
    let words = part.split { $0 == "." || $0 == "/" }
    guard words.count == 4 else { throw Malformed(text: String(part)) }
    let index = index(words[0])
    problem.bodies[index].firstBaselineOffset = try scalar(words[2])
    problem.bodies[index].lastBaselineOffset = try scalar(words[3])
  }

  private mutating func readConstraint(_ part: Substring) throws {
    let halves = part.split(separator: "@")
    guard let equation = halves.first,
      let sign = equation.firstIndex(where: { "=<>".contains($0) })
    else { throw Malformed(text: String(part)) }
    let end = equation[sign...].firstIndex { !"=<>".contains($0) } ?? equation.endIndex
    let relation: Relation =
      equation[sign] == "<" ? .lessOrEqual : equation[sign] == ">" ? .greaterOrEqual : .equal
    var terms: [LinearConstraint.Term] = []
    var constant = Scalar(0)
    for (side, text) in [(1.0, equation[..<sign]), (-1.0, equation[end...])] {
      for (factor, word) in summands(text) {
        if word.last?.isLetter == true, !isNumber(word) {
          let words = word.split(separator: "*")
          let share = words.count == 2 ? try scalar(words[0]) : Scalar(1)
          guard let last = words.last else { throw Malformed(text: String(part)) }
          terms.append(.init(try anchor(last), factor: share * (side * factor)))
        } else {
          constant = constant - (try scalar(word)) * (side * factor)
        }
      }
    }
    let id = Constraint.ID(index: problem.constraints.count)
    let priority = halves.count == 2 ? try scalar(halves[1]) : Scalar(1000)
    problem.constraints.append(.init(id: id, terms, relation, constant, priority: priority))
  }

  private func isNumber(_ word: Substring) -> Bool { Double(word) != nil }

  /// Parts between signs, each with its sign; the sign of an exponent belongs to its number.
  private func summands(_ text: Substring) -> [(Double, Substring)] {
    var result: [(Double, Substring)] = []
    var sign = 1.0
    var start = text.startIndex
    for index in text.indices where "+-".contains(text[index]) {
      if index > text.startIndex, text[text.index(before: index)] == "e" { continue }
      if start < index { result.append((sign, text[start..<index])) }
      sign = text[index] == "-" ? -1 : 1
      start = text.index(after: index)
    }
    if start < text.endIndex { result.append((sign, text[start...])) }
    return result
  }

  private func scalar(_ word: Substring) throws -> Scalar {
    if word.hasPrefix("$"), let index = Int(word.dropFirst()) {
      return Scalar(Scalar.Symbol(index: index))
    }
    guard let value = Double(word) else { throw Malformed(text: String(word)) }
    return Scalar(value)
  }

  private mutating func anchor(_ word: Substring) throws -> Anchor {
    let words = word.split(separator: ".")
    guard words.count == 2,
      let attribute = Self.short[words[1]] ?? Attribute(rawValue: String(words[1]))
    else { throw Malformed(text: String(word)) }
    return Anchor(ItemID(index: index(words[0])), attribute)
  }

  static let short: [Substring: Attribute] = [
    "l": .left, "t": .top, "r": .right, "b": .bottom, "w": .width, "h": .height, "x": .centerX,
    "y": .centerY,
  ]
}
