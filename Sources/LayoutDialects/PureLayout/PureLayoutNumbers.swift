import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

enum PureLayoutNumber {
  /// The labels behind which its numbers of points stand.
  static let labels = ["withInset", "withOffset", "toSize", "withFixedSpacing", "withFixedSize"]
}

extension NumberReader {
  /// `title.autoPinEdge(.top, to: .bottom, of: icon, withOffset: 8)`
  ///
  /// - Parameter label: the token of an argument's label.
  mutating func readPureLayout(_ label: Int) {
    guard tokens[label + 1].kind == .colon, let opening = file.opening(before: label), opening > 0,
      tokens[opening].kind == .leftParen, tokens[opening - 1].kind == .identifier,
      PureLayoutCall.isOne(file.name(Int32(opening - 1))),
      let call = file.call(named: opening - 1),
      let argument = call.arguments.first(where: { Int($0.label) == label }),
      let first = call.arguments.first
    else { return }
    let item = libraryItem(of: call)
    let isEqual = !call.arguments.contains { file.label($0) == "relation" }
    let relation = isEqual ? "equalTo" : bound(of: call)
    let attribute = writtenAttribute(first.value)
    let anchor = WrittenAnchor(item: item, attribute: attribute)
    if file.name(Int32(label)) == "toSize" || file.name(Int32(label)) == "withFixedSize" {
      readSize(argument.value, anchor, relation)
    } else {
      let other = call.arguments.first { ["of", "ofView"].contains(file.label($0)) }
      let second = call.arguments.first {
        ["to", "toEdge", "toDimension", "toAttribute"].contains(file.label($0))
      }
      let target = WrittenAnchor(
        item: other.map { itemName($0.value) } ?? "superview",
        attribute: second.map { writtenAttribute($0.value) } ?? attribute)
      readGap(argument.value, anchor, target, isEqual: isEqual, relation)
    }
  }

  /// `icon.autoSetDimensions(to: CGSize(width: 24, height: 24))`
  mutating func readPureLayoutSize(_ token: Int) {
    guard let call = file.call(named: token), call.arguments.count == 1,
      let argument = call.arguments.first
    else { return }
    readLibrarySize(argument.value, of: libraryItem(of: call))
  }

  private func writtenAttribute(_ id: ExpressionID) -> Attribute? {
    file.lastName(id).flatMap { name in
      WrittenAttribute(pureLayout: name.prefix(1).lowercased() + name.dropFirst())?.attribute
    }
  }

  private func bound(of call: FoundCall) -> String {
    let relation = call.arguments.first { file.label($0) == "relation" }
    return relation.flatMap { file.lastName($0.value) } ?? ""
  }
}
