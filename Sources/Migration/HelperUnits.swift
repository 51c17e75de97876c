import LayoutDialects
import UIKitFacts

extension MigrationProject {
  /// Whether a unit only constrains the views of others: functions of a file, extensions of the system's classes, and
  /// types that are neither views nor controllers, such as styles, builders and presenters.
  ///
  /// What it constrains belongs to screens that are read elsewhere.
  func isHelper(_ unit: ReadingUnit) -> Bool {
    guard let name = unit.typeName else { return true }
    // A class of Objective-C, or of another module that is not known, may be one of views.
    guard project.isDeclaredHere(type: name) else { return ViewClass.named(name) != nil }
    if project.frameworkClass(of: name) != nil { return false }
    return project.isProtocol(name) || !project.mayBeView(name)
  }
}
