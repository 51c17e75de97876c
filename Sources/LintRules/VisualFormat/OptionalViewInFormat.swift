import Diagnostics
import LayoutDialects

extension Rule {
  /// The views dictionary of a visual format contains an optional that is not unwrapped.
  ///
  /// - Why: a dictionary of `Any` contains the optional itself. The format raises an exception if it is `nil`, and in
  ///   Swift 3.0 always. A property declared with `!` is not unwrapped there either.
  /// - Silent: when the value is unwrapped, when an explicit type excludes optionals, and before Swift 3.
  package static let optionalViewInFormat = Rule(
    "optional-view-in-format",
    check: .visualFormat { problem in
      guard case .optionalView(let name, let type) = problem.kind else { return [] }
      return [
        Diagnostic(
          "'\(name)' is of type '\(type)' and is not unwrapped in the views dictionary, so the format raises an exception at run time if '\(name)' is nil; unwrap it first",
          at: problem.range)
      ]
    }
  )
}
