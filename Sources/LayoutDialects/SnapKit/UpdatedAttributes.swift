import LayoutModel
import LightSyntax
import SwiftTokens
import UIKitFacts

/// What the closures of calls of `updateConstraints` in a file update: SnapKit compares attributes, and leaves the
/// constraints of others alone.
package struct UpdatedAttributes {
  private let file: SyntaxFile
  /// The closures that are all that a call gets, by the last token of what is called.
  private let closures: [Int: ClosureID]

  package init(in file: SyntaxFile) {
    self.file = file
    var closures: [Int: ClosureID] = [:]
    for expression in file.expressions {
      guard case .call(let callee, let arguments) = expression.kind, arguments.count == 1,
        let only = file.arguments(arguments).first,
        case .closure(let closure) = file[only.value].kind
      else { continue }
      closures[Int(file[callee].span.last)] = closure
    }
    self.closures = closures
  }

  /// The attributes that a call updates.
  ///
  /// Attributes of layout margins count as those of the view itself.
  ///
  /// - Parameter token: the name of the method.
  /// - Returns: `nil` unless the call's only argument is a closure whose parameter is used for nothing but chains such as
  ///   `make.left.right.equalTo(4)`.
  /// - Source: SnapKit 5.7.1, `ConstraintMaker.updateConstraints` and `LayoutConstraint.==`.
  package func attributes(behind token: Int) -> Set<Attribute>? {
    guard let closure = closures[token] else { return nil }
    let parameters = file.nameTokens[file[closure].parameters.indices]
    guard parameters.count <= 1 else { return nil }
    let maker = parameters.first.map { file.name($0) } ?? "$0"
    var found: Set<Attribute> = []
    for index in file[closure].body.span.indices
    where isName(maker, at: index) && !parameters.contains(Int32(index))
      && file.source.tokens[index - 1].kind != .period
    {
      guard let attributes = attributes(chainedBehind: index) else { return nil }
      found.formUnion(attributes)
    }
    return found.isEmpty ? nil : found
  }

  private func isName(_ name: String, at index: Int) -> Bool {
    let kind = file.source.tokens[index].kind
    return (kind == .identifier || kind == .dollarIdentifier) && file.name(Int32(index)) == name
  }

  /// The attributes of `make.left.right.equalTo`, in which a relation follows them.
  private func attributes(chainedBehind maker: Int) -> [Attribute]? {
    var attributes: [Attribute] = []
    var index = maker + 1
    while index + 1 < file.source.tokens.count, file.source.tokens[index].kind == .period {
      let name = file.name(Int32(index + 1))
      if SnapKitRelation(name) != nil { return attributes.isEmpty ? nil : attributes }
      guard let named = SnapKitAttributes.named(name) else { return nil }
      attributes += named.members.map(\.attribute)
      index += 2
    }
    return nil
  }
}
