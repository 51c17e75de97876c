import LayoutDialects
import LightSyntax
import SwiftTokens

extension TypeContext {
  /// Whether nothing in the type calls a function that takes nothing but observers of properties that others set for each
  /// row, whatever their values; and none of these takes anything back.
  func isCalledByObservers(_ function: FunctionDeclaration, in fileIndex: Int) -> Bool {
    guard function.parameters.count == 0, function.name >= 0 else { return false }
    let name = files[fileIndex].name(function.name)
    let hash = NameHashSet([name])
    var isCalled = false
    for part in declarations {
      let file = files[part.file]
      for (index, text) in file.words(in: part.type.span, among: hash)
      where text == name && (index != Int(function.name) || part.file != fileIndex) {
        guard file.isAlwaysCalledByObserver(index),
          let observer = file.function(around: file.source.tokens[index].range)?.body,
          !takesBack(observer, in: file)
        else { return false }
        isCalled = true
      }
    }
    return isCalled
  }
}
