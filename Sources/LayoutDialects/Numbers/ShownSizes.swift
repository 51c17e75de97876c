import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension NumberReader {
  /// The brace of the block around some tokens; -1 at the top level.
  private func brace(around span: TokenSpan) -> Int {
    var opening = file.opening(before: Int(span.first))
    while let bracket = opening, tokens[bracket].kind != .leftBrace {
      opening = file.opening(before: bracket)
    }
    return opening ?? -1
  }

  /// Marks the sizes of pictures, and leaves out those of what a bar shows, which is as high as the bar.
  mutating func markPictures() {
    guard uses.contains(where: \.isSize) else { return }
    let barViews = barViews
    for index in uses.indices where uses[index].isSize {
      guard let item = uses[index].item else { continue }
      if isOfBar(item) || barViews.contains(lastComponent(item)) {
        uses[index].leaveOut()
      } else {
        uses[index].isOfPicture = isPicture(lastComponent(item))
      }
    }
  }

  /// `UIBarButtonItem(customView: badge)`, `item.customView = badge`.
  private var barViews: Set<String> {
    Set(
      tokens.indices.dropLast(2).compactMap { index in
        guard tokens[index].nameHash == barSlotHash,
          tokens[index + 1].kind == .colon || tokens[index + 1].kind == .equal,
          tokens[index + 2].kind == .identifier
        else { return nil }
        return file.name(Int32(index + 2))
      })
  }

  private func isOfBar(_ item: String) -> Bool {
    let words = nameWords(in: lastComponent(item))
    return lastComponent(item) == MemberName.customView
      || words.contains("bar") && ["item", "button"].contains(words.last)
  }

  /// Whether a view shows a picture, by its class or else by its name.
  private mutating func isPicture(_ name: String) -> Bool {
    let classes = classifier.variables[name].compactMap { binding -> String? in
      if let type = binding.type { return file.text(type).filter { $0 != "?" && $0 != "!" } }
      guard let value = binding.value, case .call(let callee, _) = file[value].kind,
        case .name(let token) = file[callee].kind
      else { return nil }
      return file.name(token)
    }
    let known = classes.filter { ViewClass.named($0) != nil || $0.hasSuffix(pictureEnding) }
    if !known.isEmpty { return known.contains { $0.hasSuffix(pictureEnding) } }
    let lower = name.lowercased()
    return ["image", "icon", "imageview", "iconview"].contains(where: lower.hasSuffix)
  }

  /// Whether a later call gives a new view the size of its content: `label.sizeToFit()`, `label.resizeHeightToFit()`.
  func isFitted(_ view: String, after value: TokenSpan) -> Bool {
    let brace = brace(around: value)
    let end = brace < 0 ? tokens.count : Int(file.partners[brace])
    guard Int(value.last) + 3 < end else { return false }
    return (Int(value.last) + 1..<end - 3).contains { index in
      guard tokens[index].kind == .identifier, tokens[index + 1].kind == .period,
        tokens[index + 3].kind == .leftParen, file.name(Int32(index)) == view
      else { return false }
      let words = nameWords(in: file.name(Int32(index + 2)))
      return words.contains("fit") && (words.contains("size") || words.contains("resize"))
    }
  }
}

private let barSlotHash = Token.nameHash(of: MemberName.customView)
private let pictureEnding = "ImageView"
