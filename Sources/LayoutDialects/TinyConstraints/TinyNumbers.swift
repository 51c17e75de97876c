import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension NumberReader {
  /// `title.topToBottom(of: icon, offset: 8)`, `icon.width(24)`
  mutating func readTiny(_ token: Int) {
    guard file.isCalled(token), let call = file.call(named: token) else { return }
    let name = file.name(Int32(token))
    guard
      let kind = TinyCall(name, firstLabel: call.arguments.first.flatMap(file.label)),
      isMember(token) || TinyCall.isDistinct(name)
    else { return }
    let item = libraryItem(of: call)
    let isEqual = !call.arguments.contains { file.label($0) == "relation" }
    let relation = isEqual ? "equalTo" : tinyRelation(of: call)
    switch kind {
    case .number(let attribute):
      guard let size = call.arguments.first else { return }
      readSize(size.value, WrittenAnchor(item: item, attribute: attribute), relation)
    case .bounds(let attribute):
      for argument in call.arguments where ["min", "max"].contains(file.label(argument)) {
        readSize(argument.value, WrittenAnchor(item: item, attribute: attribute), "bound")
      }
    case .attribute(let first, let second):
      guard let offset = file.argument("offset", of: call) else { return }
      let other = call.arguments.first.map { itemName($0.value) } ?? "superview"
      readGap(
        offset, WrittenAnchor(item: item, attribute: first),
        WrittenAnchor(item: other, attribute: second), isEqual: isEqual, relation)
    case .attributeToSuperview(let attribute):
      guard let offset = file.argument("offset", of: call) else { return }
      readGap(
        offset, WrittenAnchor(item: item, attribute: attribute),
        WrittenAnchor(item: "superview", attribute: attribute), isEqual: isEqual, relation)
    case .size:
      if let size = call.arguments.first { readLibrarySize(size.value, of: item) }
    case .aspectRatio, .edges, .edgesToSuperview, .horizontalToSuperview, .verticalToSuperview,
      .center, .centerInSuperview, .origin, .originToSuperview, .sizeTo:
      break
    }
  }

  private func tinyRelation(of call: FoundCall) -> String {
    let relation = file.argument("relation", of: call)
    switch relation.flatMap({ file.lastName($0) }) {
    case "equalOrLess": return "lessThanOrEqual"
    case "equalOrGreater": return "greaterThanOrEqual"
    default: return "bound"
    }
  }
}
