import Diagnostics
import LayoutDialects

extension Rule {
  /// A view is made and added in a method that runs at each layout pass.
  ///
  /// - Why: every pass adds another one on top of the last. Memory grows, shadows darken, and adding asks for a pass.
  /// - Silent: when the view outlives the method, behind any condition, and when the method takes anything back.
  package static let subviewInLayoutPass = Rule(
    "subview-in-layout-pass",
    check: .item { item, context, _ in
      let description = context.scope.descriptions[item.id.index]
      guard let creation = description.creation, let addition = description.addition,
        creation.moment.run == addition.moment.run, creation.file == addition.file,
        context.files[addition.file].repeatsInLayoutPass(
          addition.moment, function: addition.function, at: addition.range)
      else { return [] }
      return [
        Diagnostic(
          "\(addition.function) runs on every layout pass, and adds another '\(description.name)' each time; add it once, where the view is set up",
          at: addition.range, subject: context.subject(item.id))
      ]
    }
  )
}
