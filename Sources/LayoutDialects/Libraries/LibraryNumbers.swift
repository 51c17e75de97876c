import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

extension NumberReader {
  /// What the view is called on which a method of a library is called.
  func libraryItem(of call: FoundCall) -> String {
    if case .member(let base, _) = file[call.callee].kind { return itemName(base) }
    return "self"
  }

  /// The sides of `CGSize(width: 24, height: 24)`.
  mutating func readLibrarySize(_ id: ExpressionID, of item: String) {
    guard case .call(_, let arguments) = file[id].kind else { return }
    for argument in file.arguments(arguments) {
      guard let side = file.label(argument).flatMap(Attribute.init(rawValue:)), side.isSize else {
        continue
      }
      readSize(argument.value, WrittenAnchor(item: item, attribute: side), "equalTo")
    }
  }
}
