import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension NumberReader {
  /// `make.left.equalToSuperview().inset(10)`, `make.height.equalTo(44)`.
  mutating func readSnapKit(_ token: Int) {
    guard let call = file.call(named: token), let argument = call.arguments.first,
      call.arguments.count == 1, argument.label < 0,
      case .member(let base, _) = file[call.callee].kind
    else { return }
    let method = file.name(Int32(token))
    var chain = WrittenSnapKitChain()
    guard chain.read(base, in: file), !chain.attributes.isEmpty else { return }
    noteUpdate(of: chain.attributes, token)
    let isRelation = method.hasSuffix("To")
    guard isRelation != (chain.relation != nil) else { return }
    if isRelation, isReplaced(after: call.span) { return }
    if isRelation, readSize(argument.value, chain, token) { return }
    let number = classifier.number(argument.value)
    // `equalTo(other)`: a view, which has no value either.
    if isRelation, number.value == nil, !isNumeric(number.form) { return }
    addSnapKit(argument.value, method, chain, relation: chain.relation ?? method, token)
  }

  /// `title.snp.updateConstraints { $0.bottom.equalToSuperview().inset(height) }`
  private mutating func noteUpdate(of attributes: [String], _ token: Int) {
    guard let brace = file.opening(before: token), brace > 1 else { return }
    let call = tokens[brace - 1].kind == .leftParen ? brace - 2 : brace - 1
    guard SnapKitCall.update.spellings.contains(file.name(Int32(call))),
      let item = snapKitItem(before: token)
    else { return }
    for attribute in attributes { updated.insert("\(item).\(attribute)") }
  }

  /// Marks the numbers that updates replace.
  mutating func markUpdates() {
    guard !updated.isEmpty else { return }
    for index in uses.indices where uses[index].place == .snapKit {
      guard let item = uses[index].item else { continue }
      if uses[index].part.split(separator: " and ").contains(where: {
        updated.contains("\(item).\($0)")
      }) {
        uses[index].isAdjusted = true
      }
    }
  }

  /// `make.width.equalTo(40).offset(8)`: SnapKit keeps the last number alone.
  private func isReplaced(after span: TokenSpan) -> Bool {
    let next = Int(span.last) + 2
    guard next < tokens.count, tokens[next - 1].kind == .period else { return false }
    return file.source.text(of: tokens[next], is: "offset")
      || file.source.text(of: tokens[next], is: "inset")
  }

  /// `make.size.equalTo(CGSize(width: 60, height: 40))`
  private mutating func readSize(_ id: ExpressionID, _ chain: WrittenSnapKitChain, _ token: Int)
    -> Bool
  {
    guard case .call(let callee, let arguments) = file[id].kind,
      case .name(let name) = file[callee].kind, file.name(name) == "CGSize"
    else { return false }
    let item = snapKitItem(before: token)
    for argument in file.arguments(arguments) {
      let part = file.label(argument) ?? ""
      add(argument.value, .snapKit, part: part, axis: layoutAxis(of: part), item: item) {
        "\(Self.name(part, item)) is \(format($0)) points"
      }
    }
    return true
  }

  /// Whether code is a number for sure, though its value is not known.
  private func isNumeric(_ form: NumberUse.Form) -> Bool {
    if case .passed = form { true } else { false }
  }

  private mutating func addSnapKit(
    _ id: ExpressionID, _ method: String, _ chain: WrittenSnapKitChain, relation: String,
    _ token: Int
  ) {
    let axes = Set(chain.attributes.flatMap(snapKitAxes))
    let part = chain.attributes.joined(separator: " and ")
    let item = snapKitItem(before: token)
    let isSize = chain.attributes.allSatisfy { ["width", "height", "size"].contains($0) }
    let isNumber = method.hasSuffix("To")
    let isBound = isSize && isNumber && !relation.hasPrefix("equal")
    let isAdjusted = isAdjusted(file[id].span)
    add(id, .snapKit, part: part, axis: axes.count == 1 ? axes.first : nil, item: item) { use in
      use.isBound = isBound
      use.isAdjusted = isAdjusted
      use.target = isNumber ? nil : chain.target
    } fact: { value in
      let name = Self.name(part, item)
      // An inset that points outwards is one of less than nothing.
      let isOutward = method == "inset" && value < 0 && relation.hasPrefix("equal")
      let points = "\(format(isOutward ? value : abs(value))) points"
      let verb = chain.attributes.count == 1 ? "is" : "are"
      if isSize && isNumber { return "\(name) \(verb) \(points)" }
      let bound = chain.bound(of: value, method, relation)
      if isSize, method == "offset", let target = chain.target {
        let other = Self.snapKitOwner(target, part)
        return "\(name) \(verb) \(bound)\(points) \(value < 0 ? "less" : "more") than \(other)"
      }
      let from = isNumber ? " from its superview" : ""
      return
        "the \(isNumber ? "distance" : method) of \(name)\(from) is \(bound)\(points)"
    }
  }

  /// `title.width`; in words for several attributes, or where the view is not known.
  private static func name(_ part: String, _ item: String?) -> String {
    let parts = part.split(separator: " and ").map(String.init)
    let edges: Set = ["leading", "trailing", "left", "right", "top", "bottom"]
    let noun = !edges.isSuperset(of: parts) ? "" : parts.count == 1 ? " edge" : " edges"
    let words = "the \(parts.joined(separator: ", ", last: " and "))\(noun)"
    guard let item else { return words }
    return parts.count > 1 ? "\(words) of '\(item)'" : attributeName(part, of: item)
  }

  /// What a size is compared with: `card.width` for `card` and `card.snp.width`.
  private static func snapKitOwner(_ target: String, _ part: String) -> String {
    guard let snapKit = target.firstRange(of: ".snp") else { return name(part, target) }
    let attribute = target[snapKit.upperBound...].drop { $0 == "." || $0 == "_" }
    return name(attribute.isEmpty ? part : String(attribute), String(target[..<snapKit.lowerBound]))
  }

  private func snapKitAxes(_ name: String) -> [Axis] {
    if let axis = layoutAxis(of: name.hasSuffix("Margin") ? String(name.dropLast(6)) : name) {
      return [axis]
    }
    let lower = name.lowercased()
    if lower.holds("horizontal") { return [.horizontal] }
    return lower.holds("vertical") ? [.vertical] : [.horizontal, .vertical]
  }

  /// The view whose constraints a closure makes: the name before the nearest `.snp`.
  private func snapKitItem(before token: Int) -> String? {
    guard let brace = file.opening(before: token), tokens[brace].kind == .leftBrace else {
      return nil
    }
    // `title.snp.makeConstraints { … }`, or with parentheses around the closure.
    var index = brace - 1
    if index > 0, tokens[index].kind == .leftParen { index -= 1 }
    guard index > 2, tokens[index].kind == .identifier, tokens[index - 1].kind == .period else {
      return nil
    }
    if file.name(Int32(index)).hasPrefix(SnapKitCall.formerPrefix) { return name(before: index) }
    guard file.source.text(of: tokens[index - 2], is: "snp") else { return nil }
    return tokens[index - 3].kind == .period ? name(before: index - 2) : "self"
  }
}

/// `make.left.right.equalTo(other.snp.bottom)`, read from its end.
private struct WrittenSnapKitChain {
  private(set) var attributes: [String] = []
  private(set) var relation: String?
  private(set) var target: String?
  /// Longer chains are no layout.
  private static let maximumLength = 16

  /// Whether the chain starts at a variable, and everything in it is SnapKit's.
  mutating func read(_ start: ExpressionID, in file: SyntaxFile) -> Bool {
    var id = start
    for _ in 0..<Self.maximumLength {
      switch file[id].kind {
      case .name(let token):
        attributes.reverse()
        return !file.name(token).startsUppercase
      case .member(let base, let token):
        let name = file.name(token)
        guard isAttribute(name) else { return false }
        attributes.append(name)
        id = base
      case .call(let callee, let arguments):
        guard case .member(let base, let token) = file[callee].kind else { return false }
        let name = file.name(token)
        if name.hasSuffix("To") || name.hasSuffix("ToSuperview") {
          relation = name
          target = file.arguments(arguments).first.map { file.text($0.value) } ?? "superview"
        } else if !["multipliedBy", "dividedBy", "priority", "offset", "inset"].contains(name) {
          return false
        }
        id = base
      default: return false
      }
    }
    return false
  }

  /// Whether a number bounds the distance or difference from below or above, in words; nothing where it is one.
  ///
  /// SnapKit turns the sign of an inset at a trailing, right or bottom edge.
  func bound(of value: Double, _ method: String, _ relation: String) -> String {
    guard !relation.hasPrefix("equal") else { return "" }
    let inner = attributes.filter { ["trailing", "right", "bottom"].contains($0) }
    let turns = method == "inset" && !inner.isEmpty
    if turns, inner.count < attributes.count { return "" }
    let isAtLeast = relation.hasPrefix("greater") == ((value >= 0) != turns)
    return isAtLeast ? "at least " : "at most "
  }

  private func isAttribute(_ name: String) -> Bool {
    snapKitNames.contains(name)
  }
}

private let snapKitNames: Set<String> = {
  var names = Set(Attribute.allCases.map(\.rawValue))
  for edge in ["left", "right", "top", "bottom", "leading", "trailing"] {
    names.insert(edge + "Margin")
  }
  return names.union([
    "edges", "horizontalEdges", "verticalEdges", "directionalEdges", "directionalHorizontalEdges",
    "directionalVerticalEdges", "size", "center", "margins", "directionalMargins",
    "centerWithinMargins", "centerXWithinMargins", "centerYWithinMargins", "baseline",
  ])
}()
