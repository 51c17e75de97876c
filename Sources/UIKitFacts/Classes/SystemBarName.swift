/// A system bar, with the members that return it or its frame.
package struct SystemBarName: Sendable {
  package let name: String
  /// What messages call it.
  package let title: String
  /// The ends of the names of controller classes that own it; empty for the status bar.
  package let controller: String
  /// Members that return whether it is hidden.
  package let hiding: Set<String>
  /// Whether the member is a rectangle and not a view.
  package var isRectangle: Bool { controller.isEmpty }

  /// Members whose values have the frame of the status bar.
  package static let givers: Set<String> = ["shared", "sharedApplication", "statusBarManager"]
  /// Members that show something inside a navigation bar.
  package static let decorating: Set<String> = ["titleView"]

  /// Source: Apple, `UINavigationController`, `UITabBarController`, `UIApplication` and `UIStatusBarManager`.
  package static let all = [
    SystemBarName(
      name: "navigationBar", title: "the navigation bar", controller: "NavigationController",
      hiding: ["isNavigationBarHidden", "navigationBarHidden"]),
    SystemBarName(
      name: "tabBar", title: "the tab bar", controller: "TabBarController",
      hiding: ["hidesBottomBarWhenPushed", "isTabBarHidden"]),
    SystemBarName(
      name: "statusBarFrame", title: "the status bar", controller: "",
      hiding: ["isStatusBarHidden", "prefersStatusBarHidden"]),
  ]
}
