import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension NumberReader {
  /// `height.constant = 80`
  mutating func readAssignedConstant(_ token: Int) {
    guard let value = file.value(assignedTo: token), let name = name(before: token) else { return }
    for id in alternatives(value) {
      add(id, .assignment, part: Self.part(named: name), axis: Self.axis(named: name), item: name) {
        "\(attributeName("constant", of: name)) is \(format($0)) points"
      }
    }
  }

  /// `stack.spacing = 8`, `stack.setCustomSpacing(8, after: title)`, `UIStackView(…, spacing: 8)`.
  mutating func readSpacing(_ token: Int) {
    let word = file.name(Int32(token))
    if word == MemberName.setCustomSpacing {
      guard isMember(token), let value = file.call(named: token)?.arguments.first?.value else {
        return
      }
      let view = file.call(named: token).flatMap { file.argument("after", of: $0) }
      addSpacing(value, of: name(before: token), word, after: view.map { file.text($0) })
    } else if tokens[token + 1].kind == .equal, let value = file.value(assignedTo: token) {
      for id in alternatives(value) { addSpacing(id, of: name(before: token), word) }
    } else if tokens[token + 1].kind == .colon, let opening = file.opening(before: token),
      opening > 0, tokens[opening].kind == .leftParen,
      file.source.bytes(of: tokens[opening - 1]).ends(with: "StackView"),
      let call = file.call(named: opening - 1), let value = file.argument("spacing", of: call)
    {
      addSpacing(value, of: nil, word)
    }
  }

  /// - Parameter view: the arranged view behind which it lies, if it is of one gap alone.
  private mutating func addSpacing(
    _ id: ExpressionID, of item: String?, _ word: String, after view: String? = nil
  ) {
    let isCustom = word == MemberName.setCustomSpacing
    let axis = word == "spacing" || isCustom ? stackAxis(item, near: id) : nil
    let what = isCustom ? "spacing" : word
    let name =
      view.map { "the spacing after '\($0)'" + (item.map { " in '\($0)'" } ?? "") }
      ?? item.map { attributeName(what, of: $0) } ?? "the \(what)"
    add(id, .spacing, part: "spacing", axis: axis, item: item) {
      "\(name) is \(format($0)) points"
    }
  }

  /// The axis of a stack: what the block around assigns to it.
  private mutating func stackAxis(_ item: String?, near id: ExpressionID) -> Axis? {
    var opening = file.opening(before: Int(file[id].span.first))
    while let bracket = opening, tokens[bracket].kind != .leftBrace {
      opening = file.opening(before: bracket)
    }
    guard let brace = opening else { return nil }
    let assigned = assignedAxes()[item] ?? []
    let end = Int(file.partners[brace])
    let first = assigned.partitionIndex { $0.token > brace }
    guard let axis = assigned[first...].first(where: { $0.token < end })?.axis else { return nil }
    let isOne = assigned[first...].prefix { $0.token < end }.allSatisfy { $0.axis == axis }
    return isOne ? axis : nil
  }

  /// The axes that code assigns, by the item, in the order of the file.
  private mutating func assignedAxes() -> [String?: [AssignedAxis]] {
    if let lazyAxes { return lazyAxes }
    var found: [String?: [AssignedAxis]] = [:]
    let hash = Token.nameHash(of: "axis")
    for index in tokens.indices.dropLast(3)
    where tokens[index].nameHash == hash && tokens[index + 1].kind == .equal {
      for word in [index + 2, index + 3] {
        let axis: Axis
        switch file.source.name(of: tokens[word]).lowercased() {
        case "vertical": axis = .vertical
        case "horizontal": axis = .horizontal
        default: continue
        }
        found[name(before: index), default: []].append(AssignedAxis(token: index, axis: axis))
      }
    }
    lazyAxes = found
    return found
  }

  /// `bounds.insetBy(dx: 10, dy: 5)`, where that is no area to touch or to draw.
  mutating func readInsetBy(_ token: Int) {
    // What is larger than the view is an area to touch, or a shadow.
    guard let call = file.call(named: token), call.arguments.count == 2,
      !isForTouchesOrDrawing(call.span),
      call.arguments.allSatisfy({ (classifier.number($0.value).value ?? 0) >= 0 })
    else { return }
    for argument in call.arguments {
      let label = file.label(argument) ?? ""
      let side = label == "dx" ? "on the left and right" : "at the top and bottom"
      add(argument.value, .rectangle, part: label, axis: layoutAxis(of: label), item: nil) {
        "the inset \(side) is \(format($0)) points"
      }
    }
  }

  private func isForTouchesOrDrawing(_ span: TokenSpan) -> Bool {
    // `bounds.insetBy(dx: -10, dy: -10).contains(point)`
    if Int(span.last) + 2 < tokens.count,
      file.source.text(of: tokens[Int(span.last) + 2], is: "contains")
    {
      return true
    }
    let range = file.range(span)
    return file.functions.contains { function in
      guard file.range(function.span).contains(range) else { return false }
      let name = file.name(function.name)
      if asksForTouches(name) || name.hasPrefix("draw") { return true }
      return function.span.indices.contains { pathWords.contains(tokens[$0].nameHash) }
    }
  }

  /// `layer.cornerRadius = 8`
  mutating func readRadius(_ token: Int) {
    guard let value = file.value(assignedTo: token) else { return }
    let item = name(before: token)
    for id in alternatives(value) {
      let quotient = quotient(id, in: file)
      add(id, .cornerRadius, part: "corner radius", axis: nil, item: item) {
        $0.value = $0.value ?? quotient
      } fact: {
        "the corner radius is \(format($0)) points"
      }
    }
  }

  /// `UIFont.systemFont(ofSize: 15)`
  mutating func readFont(_ token: Int) {
    guard tokens[token + 1].kind == .colon, let opening = file.opening(before: token), opening > 0,
      tokens[opening].kind == .leftParen, let call = file.call(named: opening - 1),
      let size = file.argument("ofSize", of: call)
    else { return }
    add(size, .font, part: "font size", axis: nil, item: nil) {
      "the font size is \(format($0)) points"
    }
  }

  /// Both values of `isWide ? 20 : 10`; else the value itself.
  private func alternatives(_ id: ExpressionID) -> [ExpressionID] {
    if case .ternary(_, let then, let otherwise) = file[id].kind { return [then, otherwise] }
    return [id]
  }

  /// What a constraint's name says that it is about: `height` for `buttonHeightConstraint`.
  private static func part(named name: String) -> String {
    let lower = name.lowercased()
    let words = ["width", "height", "leading", "trailing", "top", "bottom", "left", "right"]
    let found = words.filter { lower.holds($0) }
    return found.count == 1 ? found[0] : "constant"
  }

  private static func axis(named name: String) -> Axis? {
    layoutAxis(of: part(named: name))
  }
}

/// What code draws with.
private let pathWords = NameHashSet(SystemSymbol.names(of: .drawing))

/// Whether a method of the name asks where a touch falls.
func asksForTouches(_ method: String) -> Bool {
  Member.named(method)?.traits.contains(.asksForTouches) ?? false
}

/// `stack.axis = .vertical`, by the token of `axis`.
struct AssignedAxis {
  let token: Int
  let axis: Axis
}
