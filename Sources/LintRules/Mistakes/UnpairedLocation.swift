import Diagnostics
import LayoutModel
import SourceText

extension Rule {
  /// `NSLayoutConstraint(item:…)` constrains a position to a number, without a second item.
  ///
  /// - Why: UIKit raises an exception when such a constraint is created; only sizes need no second item.
  /// - Silent: where the second item or the attribute is not known.
  package static let unpairedLocation = Rule(
    "unpaired-location",
    check: .scope { context, _ in
      context.scope.unresolved.compactMap { call in
        guard let attribute = call.unpairedLocation else { return nil }
        return PlacedDiagnostic(.unpaired(attribute, at: call.range), in: call.file)
      }
    }
  )
}

extension Diagnostic {
  fileprivate static func unpaired(_ attribute: Attribute, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "\(attribute.rawValue) needs a second item: constraining a position to a number alone raises an exception at run time; pass the view to measure from as 'toItem:'",
      at: range)
  }
}
