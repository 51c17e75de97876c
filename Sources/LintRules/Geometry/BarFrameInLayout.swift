import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// The height of a system bar is read to make room for it.
  ///
  /// - Why: the bar keeps its height while it is hidden, overlaps the content or not, and gets another height later,
  ///   when the device is rotated.
  /// - Silent: for bars of the app's own, in comparisons, and where the function checks whether the bar is hidden, or
  ///   adds something to it.
  package static let barFrameInLayout = Rule(
    "bar-frame-in-layout",
    check: .words(Set(SystemBarName.all.map(\.name))) { file, tokens, _ in
      guard file.isScreenCode, file.isSearchable else { return [] }
      // Once for each bar of a function.
      var told: Set<BarOfFunction> = []
      return tokens.compactMap { token in
        guard let bar = SystemBarName.all.first(where: { $0.name == file.tokenText(token) }),
          let last = file.heightOfBar(bar, at: token), !file.isCompared(around: last)
        else { return nil }
        let function = file.function(at: token)
        guard function.map({ !file.asks(bar, in: $0.span) }) ?? true,
          told.insert(BarOfFunction(bar: bar.name, function: function?.name)).inserted
        else { return nil }
        return Diagnostic(
          "this uses the current height of \(bar.title), even if the bar is hidden, and does not update when that height changes; use the safe area, which accounts for bars",
          at: file.source.tokens[token].range.union(file.source.tokens[last].range))
      }
    }
  )
}

/// A bar by its name, and the token of the function's name in which it is read.
private struct BarOfFunction: Hashable {
  let bar: String
  let function: Int32?
}

extension SyntaxFile {
  /// The last token of `navigationController?.navigationBar.frame.size.height`, if the name at a token is a system bar.
  fileprivate func heightOfBar(_ bar: SystemBarName, at token: Int) -> Int? {
    guard bar.isRectangle ? isOfSystem(token) : isOfController(token, bar) else { return nil }
    var next = memberName(after: token)
    if !bar.isRectangle {
      guard let rectangle = next, ["frame", "bounds"].contains(tokenText(rectangle)) else {
        return nil
      }
      next = memberName(after: rectangle)
    }
    if let size = next, tokenText(size) == "size" { next = memberName(after: size) }
    guard let last = next, ["height", "maxY"].contains(tokenText(last)),
      tokenText(following(last)) != "="
    else { return nil }
    return last
  }

  /// Whether a rectangle is handed out by the system, and not a variable of that name: `UIApplication.shared.statusBarFrame`.
  private func isOfSystem(_ token: Int) -> Bool {
    guard tokenText(token - 1) == "." else { return false }
    var owner = token - 2
    while ["?", "!", "(", ")"].contains(tokenText(owner)) { owner -= 1 }
    return SystemBarName.givers.contains(tokenText(owner))
  }

  /// The name behind a token's period.
  private func memberName(after token: Int) -> Int? {
    let period = following(token)
    return tokenText(period) == "." ? period + 1 : nil
  }

  /// Whether a bar is that of a controller of the system: `tabBarController.tabBar`, and `tabBar` in a subclass of it.
  private func isOfController(_ token: Int, _ bar: SystemBarName) -> Bool {
    let isMember = tokenText(token - 1) == "."
    var owner = token - 2
    while isMember, ["?", "!", "(", ")"].contains(tokenText(owner)) { owner -= 1 }
    let name = isMember ? tokenText(owner) : "self"
    if name == "self" {
      guard let type = type(around: token) else { return false }
      return superclassName(of: type).hasSuffix(bar.controller)
    }
    return name.lowercased().hasSuffix(bar.controller.lowercased())
  }

  /// Whether the value whose last token is at an index is compared with another.
  func isCompared(around token: Int) -> Bool {
    expressions(around: token).contains { expression in
      guard case .binary(_, let symbol, _) = expression.kind else { return false }
      return ["<", ">", "<=", ">=", "==", "!="].contains(tokenText(Int(symbol)))
    }
  }

  /// Whether a function asks if the bar is hidden, or is about what the bar itself shows.
  fileprivate func asks(_ bar: SystemBarName, in span: TokenSpan) -> Bool {
    span.indices.contains { index in
      let word = tokenText(index)
      if bar.hiding.contains(word) || SystemBarName.decorating.contains(word) { return true }
      guard tokenText(index - 2) == bar.name else { return false }
      return Spelling.isHidden.contains(word) || NameGroup.addingSubview.contains(word)
        || word == "items"
    }
  }
}
