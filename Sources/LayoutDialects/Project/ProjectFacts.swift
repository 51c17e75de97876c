/// What a project states about its own code that the code itself does not show: names of functions and types.
package struct ProjectFacts: Hashable, Sendable {
  /// Functions and properties that scale a number to the screen or the text size.
  package var scalingFunctions: Set<String> = []
  /// Types whose members name spacings and sizes.
  package var tokens: Set<String> = []
  /// Functions that switch a view's autoresizing mask off.
  package var optOutFunctions: Set<String> = []
  /// View classes that have an intrinsic size on both axes.
  package var selfSizingViews: Set<String> = []

  package init() {}
}
