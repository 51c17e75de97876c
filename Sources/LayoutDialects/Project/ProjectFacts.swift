/// What a project tells of its own code, because it cannot be seen in it: names of functions and types.
package struct ProjectFacts: Hashable, Sendable {
  /// Functions and properties that scale a number to the screen or the text size.
  package var scalingFunctions: Set<String> = []
  /// Types whose members name spacings and sizes.
  package var tokens: Set<String> = []
  /// Functions that switch a view's autoresizing mask off.
  package var optOutFunctions: Set<String> = []
  /// View classes that have a size of their own, on both axes.
  package var selfSizingViews: Set<String> = []

  package init() {}
}
