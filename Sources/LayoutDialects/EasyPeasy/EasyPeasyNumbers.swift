import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension NumberReader {
  /// `Top(8)`, `Width(>=40)` and their kin, where they are laid out.
  mutating func readEasy(_ token: Int) {
    guard file.isCalled(token), !isMember(token), let call = file.call(named: token),
      let names = EasyAttribute.groups[file.name(Int32(token))], call.arguments.count == 1,
      let argument = call.arguments.first, argument.label < 0
    else { return }
    let item = easyItem(before: token)
    var number = file.unparenthesized(argument.value)
    var isBound = false
    if case .prefix(let operand) = file[number].kind {
      let symbol = file.source.text(tokens[Int(file[number].span.first)])
      if symbol == "*" { return }
      if symbol != "-" {
        isBound = symbol != "=="
        number = operand
      }
    }
    if names == ["width", "height"], case .call = file[number].kind {
      readLibrarySize(number, of: item)
      return
    }
    guard let attribute = WrittenAttribute(name: names[0]) else { return }
    if attribute.attribute.isSize {
      for name in names {
        readSize(
          number, WrittenAnchor(item: item, attribute: Attribute(rawValue: name)),
          isBound ? "bound" : "equalTo")
      }
    } else if names.count == 1 {
      readGap(
        number, WrittenAnchor(item: item, attribute: attribute.attribute),
        WrittenAnchor(item: "another view"), isEqual: !isBound, "equalTo")
    }
  }

  /// The view before `.easy.layout(`.
  private func easyItem(before token: Int) -> String {
    guard let opening = file.opening(before: token), opening > 4,
      file.source.text(of: tokens[opening - 1], is: "layout")
    else { return "a view" }
    return name(before: opening - 3) ?? "a view"
  }
}
