import LayoutDialects
import LayoutModel
import LightSyntax
import UIKitFacts

extension AnchorSpelling {
  /// The view whose superview a block names with `superview!`, where that has no other name: new code may do the same.
  /// `nil` for anything else.
  func viewOfSuperview(_ name: String, _ read: ReadConstraint) throws(Refusal.Cause) -> String? {
    let suffix = ".superview"
    guard site.isBlock, name.hasSuffix(suffix), site.holds(suffix + "!", in: finder.file) else {
      return nil
    }
    let view = name.dropLast(suffix.count)
    guard let index = read.scope.descriptions.firstIndex(where: { $0.name == view }) else {
      return nil
    }
    return try named(ItemID(index: index), read)
  }

  /// A view that may be missing as a block's call takes it, which is with a mark that it is there: `backgroundView!`.
  func unwrappedForBlock(_ name: String) -> String? {
    guard site.isBlock, let call = finder.file.call(at: site.range) else { return nil }
    return InlinedCall.operands(of: call, in: finder.file).first {
      $0.name == name && $0.text.hasSuffix("!")
    }?.text
  }

  /// Whether the site is in the closure that makes a property: to name it there would run the closure again.
  func isInInitialValue(of property: String) -> Bool {
    names.isInInitialValue(of: property) && names.local(property) == nil
  }

  /// A constraint of a library or helper that only `NSLayoutConstraint(item:…)` can express: a position with a multiplier. `nil` for
  /// any other.
  func initializer(_ read: ReadConstraint) throws(Refusal.Cause) -> SpelledAnchor? {
    let constraint = read.constraint
    guard site.isActive || site.inlinedCall != nil, !constraint.first.attribute.isSize,
      let second = constraint.second,
      let multiplier = try multiplier(of: read)
    else { return nil }
    let first = try spelled(constraint.first.item, .first, read)
    let other = try spelled(second.item, .second, read)
    let arguments = [
      "item: \(first)", "attribute: .\(constraint.first.attribute.rawValue)",
      "relatedBy: .\(Self.relations[constraint.relation] ?? "equal")", "toItem: \(other)",
      "attribute: .\(second.attribute.rawValue)", "multiplier: \(multiplier)",
      "constant: \(try constant(of: read) ?? "0")",
    ]
    return SpelledAnchor(
      text: "\(ClassName.layoutConstraint)(\(arguments.joined(separator: ", ")))",
      priority: try priority(of: read), name: variable(first, constraint.first.attribute))
  }

  private static let relations: [Relation: String] = [
    .equal: "equal", .greaterOrEqual: "greaterThanOrEqual", .lessOrEqual: "lessThanOrEqual",
  ]
}

extension MakingSite {
  fileprivate func holds(_ text: String, in file: SyntaxFile) -> Bool {
    file.source.file.contains(text, in: range)
  }
}
