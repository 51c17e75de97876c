import LayoutModel
import LightSyntax
import SwiftTokens
import UIKitFacts

extension SyntaxFile {
  /// What a closure behind a call of `updateConstraints` updates: SnapKit compares attributes, and leaves the constraints
  /// of others alone.
  ///
  /// Attributes of layout margins count as those of the view itself.
  ///
  /// - Parameter token: the name of the method.
  /// - Returns: `nil` unless the call's only argument is a closure whose parameter is used for nothing but chains such as
  ///   `make.left.right.equalTo(4)`.
  /// - Source: SnapKit 5.7.1, `ConstraintMaker.updateConstraints` and `LayoutConstraint.==`.
  package func updatedAttributes(behind token: Int) -> Set<Attribute>? {
    guard let call = callClosure(behind: token) else { return nil }
    let parameters = nameTokens[self[call].parameters.indices]
    guard parameters.count <= 1 else { return nil }
    let maker = parameters.first.map { name($0) } ?? "$0"
    var found: Set<Attribute> = []
    for index in self[call].body.span.indices
    where isName(maker, at: index) && !parameters.contains(Int32(index))
      && source.tokens[index - 1].kind != .period
    {
      guard let attributes = attributes(chainedBehind: index) else { return nil }
      found.formUnion(attributes)
    }
    return found.isEmpty ? nil : found
  }

  /// The closure that is all that a call gets.
  private func callClosure(behind token: Int) -> ClosureID? {
    for expression in expressions {
      guard case .call(let callee, let arguments) = expression.kind, arguments.count == 1,
        Int(self[callee].span.last) == token, let only = self.arguments(arguments).first,
        case .closure(let closure) = self[only.value].kind
      else { continue }
      return closure
    }
    return nil
  }

  private func isName(_ name: String, at index: Int) -> Bool {
    let kind = source.tokens[index].kind
    return (kind == .identifier || kind == .dollarIdentifier) && self.name(Int32(index)) == name
  }

  /// The attributes of `make.left.right.equalTo`, in which a relation follows them.
  private func attributes(chainedBehind maker: Int) -> [Attribute]? {
    var attributes: [Attribute] = []
    var index = maker + 1
    while index + 1 < source.tokens.count, source.tokens[index].kind == .period {
      let name = name(Int32(index + 1))
      if SnapKitRelation(name) != nil { return attributes.isEmpty ? nil : attributes }
      guard let named = SnapKitAttributes.named(name) else { return nil }
      attributes += named.members.map(\.attribute)
      index += 2
    }
    return nil
  }
}
