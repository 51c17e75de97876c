import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

/// An attribute of a view, as code writes it.
struct WrittenAnchor {
  /// The view's text; `self` for a bare `topAnchor`.
  var item: String
  /// `nil` for an anchor whose name is no UIKit one, or a variable.
  var attribute: Attribute?
  /// How an anchor without an attribute is written, where that is short.
  var text: String?

  /// What a message calls it.
  var words: String {
    if let attribute { return attributeName(attribute.rawValue, of: item) }
    return text.map { "'\($0)'" } ?? "another anchor"
  }

  /// Whether the view reaches over the edge of another one if that far is added to it: two views overlap.
  func isInward(of other: WrittenAnchor, at value: Double) -> Bool {
    guard let attribute, let second = other.attribute, item != other.item else { return false }
    let starts: Set<Attribute> = [.leading, .left, .top]
    let ends: Set<Attribute> = [.trailing, .right, .bottom]
    if starts.contains(attribute), ends.contains(second) { return value < 0 }
    return ends.contains(attribute) && starts.contains(second) && value > 0
  }
}

extension NumberReader {
  /// `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)`, also in the spelling of Swift 2.
  mutating func readAnchor(_ token: Int) {
    guard let call = file.call(named: token), case .member(let base, _) = file[call.callee].kind
    else { return }
    let method = file.name(Int32(token))
    let first = anchor(base)
    guard let relation = call.arguments.first else { return }
    let label = file.label(relation) ?? method
    if let multiplier = file.argument("multiplier", of: call) {
      readRatio(multiplier, first, anchor(relation.value))
    }
    if label.hasSuffix("ToConstant") {
      readSize(relation.value, first, label)
    } else if let constant = file.argument("constant", of: call) {
      guard first.attribute != nil || Self.statesRelation(label) else {
        readOwnConstant(constant, of: method, first)
        return
      }
      let isEqual = label == "equalTo" || label.hasPrefix("constraintEqual")
      readGap(constant, first, anchor(relation.value), isEqual: isEqual, label)
    }
  }

  private static func statesRelation(_ label: String) -> Bool {
    let label = label.lowercased()
    return ["equal", "greater", "less"].contains { label.holds($0) }
  }

  /// `title.constraint(.top, toView: card, constant: 8)`: a project's own function, of which only the number is known.
  private mutating func readOwnConstant(
    _ id: ExpressionID, of method: String, _ first: WrittenAnchor
  ) {
    let isAdjusted = isAdjusted(file[id].span)
    add(id, .constraint, part: "distance", axis: nil, item: first.item) { use in
      use.isAdjusted = isAdjusted
    } fact: { value in
      "the constant passed to '\(method)' is \(format(abs(value))) points"
    }
  }

  /// `title.topAnchor.pin(equalTo: topAnchor, constant: 8)`: a project's own function that ties anchors.
  ///
  /// - Parameter label: the token of an argument's label.
  mutating func readWrapper(_ label: Int) {
    guard tokens[label + 1].kind == .colon, let opening = file.opening(before: label), opening > 1,
      tokens[opening].kind == .leftParen, tokens[opening - 1].kind == .identifier,
      isMember(opening - 1), !file.name(Int32(opening - 1)).hasPrefix("constraint"),
      let call = file.call(named: opening - 1), case .member(let base, _) = file[call.callee].kind,
      anchor(base).attribute != nil
    else { return }
    readAnchor(opening - 1)
  }

  /// The multiplier between a width and a height.
  mutating func readRatio(
    _ id: ExpressionID, _ first: WrittenAnchor, _ second: WrittenAnchor
  ) {
    guard let one = first.attribute, let other = second.attribute, one.isSize, other.isSize,
      one != other, let literal = writtenLiteral(id, in: file)
    else { return }
    ratios.append(
      NumberRatio(
        range: literal.range, value: literal.value, text: literal.text, item: first.item))
  }

  /// A size that is a number.
  mutating func readSize(_ id: ExpressionID, _ first: WrittenAnchor, _ relation: String) {
    let part = first.attribute?.rawValue ?? "size"
    let isBound =
      !relation.lowercased().hasPrefix("equal") && !relation.hasPrefix("constraintEqual")
    let isAdjusted = isAdjusted(file[id].span)
    add(id, .constraint, part: part, axis: first.attribute?.axis, item: first.item) { use in
      use.isBound = isBound
      use.isAdjusted = isAdjusted
    } fact: { value in
      "\(attributeName(part, of: first.item)) is \(format(abs(value))) points"
    }
  }

  /// A distance between two anchors, or what one size has more than another.
  mutating func readGap(
    _ id: ExpressionID, _ first: WrittenAnchor, _ second: WrittenAnchor, isEqual: Bool,
    _ relation: String
  ) {
    let isAdjusted = isAdjusted(file[id].span)
    let attribute = first.attribute ?? second.attribute
    add(
      id, .constraint, part: attribute?.rawValue ?? "distance", axis: attribute?.axis,
      item: first.item
    ) { use in
      use.isAdjusted =
        isAdjusted || first.item == second.item && first.attribute == second.attribute
      use.target = second.item + "." + (second.attribute?.rawValue ?? "")
    } fact: { value in
      let isAtLeast = relation.lowercased().holds("greater") == (value >= 0)
      let bound = isEqual ? "" : isAtLeast ? "at least " : "at most "
      let points = "\(bound)\(format(abs(value))) points"
      if let one = first.attribute, one.isSize {
        return "\(first.words) is \(points) \(value < 0 ? "less" : "more") than \(second.words)"
      }
      let word = first.isInward(of: second, at: value) ? "overlap" : "gap"
      return "the \(word) between \(first.words) and \(second.words) is \(points)"
    }
  }

  /// The anchor that an expression names: `title.topAnchor`.
  func anchor(_ id: ExpressionID) -> WrittenAnchor {
    let id = file.unparenthesized(id)
    switch file[id].kind {
    case .name(let token):
      let attribute = anchorAttribute(file.name(token))
      return WrittenAnchor(item: "self", attribute: attribute, text: file.quoted(id))
    case .member(let base, let token):
      let attribute = anchorAttribute(file.name(token))
      return WrittenAnchor(item: itemName(base), attribute: attribute, text: file.quoted(id))
    case .optionalChain(let operand), .forceUnwrap(let operand): return anchor(operand)
    default: return WrittenAnchor(item: itemName(id), text: file.quoted(id))
    }
  }

  /// What a view is called in a message: its text, where that is short.
  func itemName(_ id: ExpressionID) -> String {
    var id = id
    while true {
      switch file[id].kind {
      case .optionalChain(let operand), .forceUnwrap(let operand): id = operand
      case .cast(let operand, _): id = operand
      case .tuple(let elements) where elements.count == 1:
        guard let only = file.arguments(elements).first else { return "a view" }
        id = only.value
      default: return file.quoted(id) ?? "a view"
      }
    }
  }
}
