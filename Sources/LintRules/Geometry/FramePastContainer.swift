import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A view starts inside its container, but is as wide or tall as the container, or subtracts only one of two insets.
  ///
  /// - Why: the view extends past the container by the distance at which it starts inside it.
  /// - Silent: unless the start is a number or an inset, and the size is that of the view's own superview.
  package static let framePastContainer = Rule(
    "frame-past-container",
    check: .words(rectangles.union(["widthAnchor", "heightAnchor"])) { file, tokens, _ in
      guard !file.isTestCode, file.isSearchable else { return [] }
      return tokens.compactMap { token in
        let word = file.tokenText(token)
        let past =
          rectangles.contains(word) ? file.rectPastContainer(at: token) : file.anchorPast(at: token)
        guard let past else { return nil }
        return Diagnostic(past.message, at: past.range)
      }
    }
  )
}

/// What ends outside, and why.
private struct PastContainer {
  var message: String
  var range: SourceRange
}

/// A side of a rectangle: where it starts, how long it is, and the insets at its two ends.
private struct RectSide {
  var start: String
  var length: String
  var insets: (first: [String], last: [String])

  static let all = [
    RectSide(start: "x", length: "width", insets: (["left", "leading"], ["right", "trailing"])),
    RectSide(start: "y", length: "height", insets: (["top"], ["bottom"])),
  ]
}

private let rectangles = Set(
  GeometryMaker.all.filter { $0.makes == .rectangle && $0.kind != .function }.map(\.name))

/// Points. What starts further away is meant to lie elsewhere, as outside the screen before it moves in.
private let longestMargin = 100.0

extension SyntaxFile {
  /// `title.frame = CGRect(x: 16, y: 0, width: view.bounds.width, height: 40)` with the rectangle's name at a token.
  fileprivate func rectPastContainer(at token: Int) -> PastContainer? {
    guard let call = call(named: token), call.arguments.count == 4,
      let frame = frameMade(by: call, at: token)
    else { return nil }
    for side in RectSide.all {
      guard let start = given(side.start, to: call), let length = given(side.length, to: call)
      else { continue }
      let size = plain(length)
      if let inset = lostInset(from: plain(start), in: size, side) {
        return PastContainer(
          message:
            "this rectangle starts at \(inset.first), but only \(inset.last) is subtracted from the \(side.length), so the \(side.length) is too large by \(inset.first); subtract both",
          range: range(self[length].span))
      }
      guard let view = frame.view, let margin = Double(text(start)), margin > 0,
        margin <= longestMargin, size.hasSuffix("." + side.length),
        let superview = superview(of: view, around: token), !isScroller(superview),
        resolved(size, side, around: token)
          == resolved(self.length(side, of: superview), side, around: token)
      else { continue }
      return PastContainer(
        message:
          "'\(view)' starts at \(side.start) = \(format(margin)) but is as \(side.length == "width" ? "wide" : "tall") as its superview, so it ends \(format(margin)) points past the superview's edge; subtract \(format(margin)) from the \(side.length)",
        range: range(self[length].span))
    }
    return nil
  }

  /// `card.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -insets.right)` with the anchor's name at a token,
  /// where the leading edge has the other inset.
  fileprivate func anchorPast(at token: Int) -> PastContainer? {
    let side = RectSide.all[tokenText(token) == "widthAnchor" ? 0 : 1]
    guard let view = owner(ofMemberAt: token)?.path, tokenText(token + 1) == ".",
      let call = call(named: token + 2), let constant = argument("constant", of: call),
      let body = function(around: range(call.span))?.body
    else { return nil }
    let given = bare(plain(constant))
    for (first, last) in zip(side.insets.first, side.insets.last) where given.hasSuffixOrInset(last)
    {
      let wanted = given.replacingInset(last, by: first)
      var isFound = false
      for index in body.span.indices where tokenText(index + 1) == "." {
        let anchor = tokenText(index)
        guard anchor.hasSuffix("Anchor"), owner(ofMemberAt: index)?.path == view else { continue }
        if side.insets.last.contains(where: { anchor == $0 + "Anchor" }) { return nil }
        if side.insets.first.contains(where: { anchor == $0 + "Anchor" }),
          let other = self.call(named: index + 2), let inset = argument("constant", of: other),
          bare(plain(inset)) == wanted
        {
          isFound = true
        }
      }
      guard isFound else { continue }
      return PastContainer(
        message:
          "'\(view)' starts at the \(first) inset, but only the \(last) inset is subtracted from the \(side.length), so the \(side.length) is too large by the \(first) inset; subtract both",
        range: range(call.span))
    }
    return nil
  }

  private func given(_ name: String, to call: FoundCall) -> ExpressionID? {
    call.arguments.first { label($0) == name }?.value
  }

  /// The two insets of which the size leaves the first one out: `insets.left` and `insets.right` of
  /// `CGRect(x: insets.left, y: 0, width: bounds.width - insets.right, height: 40)`.
  private func lostInset(
    from start: String, in size: String, _ side: RectSide
  ) -> (first: String, last: String)? {
    for (first, last) in zip(side.insets.first, side.insets.last)
    where start.hasSuffix("." + first) {
      let base = start.dropLast(first.count)
      let other = base + last
      guard size.contains("-" + other), !size.contains(base + first), !size.hasPrefix("-") else {
        continue
      }
      return (start, String(other))
    }
    return nil
  }

  /// How an expression is written, without spaces and `self.`, and with the size of bounds for that of a frame.
  private func plain(_ id: ExpressionID) -> String {
    let span = self[id].span
    var result = ""
    var index = span.indices.lowerBound
    while index <= Int(span.last) {
      let word = tokenText(index)
      if word == "self", tokenText(index + 1) == "." {
        index += 2
        continue
      }
      switch word {
      case "frame": result += "bounds"
      case "size" where result.hasSuffix("."): result.removeLast()
      case "!": break
      default: result += word
      }
      index += 1
    }
    return result
  }

  /// Without a sign and the brackets around.
  private func bare(_ text: String) -> String {
    var text = Substring(text)
    if text.hasPrefix("-") { text = text.dropFirst() }
    if text.hasPrefix("("), text.hasSuffix(")") { text = text.dropFirst().dropLast() }
    return String(text)
  }

  /// How code names the only view to which it adds one, in the function around a token or anywhere in the type.
  private func superview(of view: String, around token: Int) -> String? {
    let type = typeName(around: token)
    var found: String?
    let hash = Token.nameHash(of: NameGroup.addingOnTop)
    for index in source.tokens.indices
    where source.tokens[index].nameHash == hash && tokenText(index) == NameGroup.addingOnTop {
      guard typeName(around: index) == type,
        let call = call(named: index), let only = call.arguments.first,
        viewPath(only.value) == view
      else { continue }
      let superview: String? =
        if case .member(let base, _) = self[call.callee].kind { viewPath(base) } else { "self" }
      guard let superview, found == nil || found == superview else { return nil }
      found = superview
    }
    return found
  }

  /// How code writes the length of a view's side: `card.bounds.width`.
  private func length(_ side: RectSide, of view: String) -> String {
    (view == "self" ? "" : view + ".") + "bounds." + side.length
  }

  /// What a side's length was made with, as far as it is that of a view that the function around a token makes:
  /// `bounds.width` for `box.bounds.width` after `let box = UIView(frame: CGRect(x: 0, y: 0, width: bounds.width, …))`.
  private func resolved(_ length: String, _ side: RectSide, around token: Int) -> String {
    guard let body = function(around: source.tokens[token].range)?.body else { return length }
    var length = length
    for _ in 0..<Self.maximumMakers {
      let view = String(length.prefix { $0 != "." })
      guard self.length(side, of: view) == length else { return length }
      let made = bindings(named: view).last {
        $0.isVisible(at: token, in: self) && body.span.indices.contains(Int($0.token))
      }
      guard let value = made?.value, case .call(_, let arguments) = self[value].kind,
        let frame = self.arguments(arguments).first(where: { label($0) == "frame" }),
        case .call(_, let parts) = self[frame.value].kind,
        let given = self.arguments(parts).first(where: { label($0) == side.length })
      else { return length }
      length = plain(given.value)
    }
    return length
  }

  /// Views whose sizes come from each other are followed so far.
  private static var maximumMakers: Int { 3 }

  /// The frame that a rectangle is given to: at once, or by the name of the constant that has it, which the function uses
  /// for one frame.
  private func frameMade(by call: FoundCall, at token: Int) -> FrameValue? {
    if let frame = frame(holding: token) {
      return self[frame.value].span == call.span ? frame : nil
    }
    guard let body = function(around: range(call.span))?.body,
      let binding = bindings.last(where: { binding in
        binding.name >= 0 && binding.initialValue.map { self[$0].span == call.span } ?? false
      }), body.span.indices.contains(Int(binding.name))
    else { return nil }
    let name = name(binding.name)
    let uses = body.span.indices.filter {
      $0 > Int(call.span.last) && tokenText($0) == name && tokenText($0 - 1) != "."
        && tokenText($0 + 1) != ":"
    }
    guard uses.count == 1, let use = uses.first, let frame = frame(holding: use),
      self[frame.value].span.indices.count == 1
    else { return nil }
    return frame
  }

  /// Whether what a view holds may be larger than the view.
  private func isScroller(_ view: String) -> Bool {
    let last = view.split(separator: ".").last.map(String.init) ?? view
    return last.lowercased().contains("scroll")
      || classes(of: last).contains { $0.contains("Scroll") || $0.contains("Collection") }
  }
}

extension String {
  fileprivate func hasSuffixOrInset(_ name: String) -> Bool {
    contains("." + name) && components(of: "." + name) == 2
  }

  fileprivate func replacingInset(_ last: String, by first: String) -> String {
    guard let range = firstRange(of: "." + last) else { return self }
    return String(self[..<range.lowerBound]) + "." + first + String(self[range.upperBound...])
  }

  private func components(of separator: String) -> Int {
    var count = 1
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
