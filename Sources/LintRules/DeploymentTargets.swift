/// The lowest systems on which a project runs, as far as it states them.
package struct DeploymentTargets: Hashable, Sendable {
  /// `nil` where it is not known.
  package var iOS: SystemVersion?
  /// `nil` where it is not known.
  package var macOS: SystemVersion?

  package init(iOS: SystemVersion? = nil, macOS: SystemVersion? = nil) {
    self.iOS = iOS
    self.macOS = macOS
  }

  /// Whether what a version of iOS brought is there wherever the project runs, as far as is known.
  func hasAll(ofIOS version: Int) -> Bool { iOS.map { $0.major >= version } ?? true }
}

/// A version of a system: `10.15`.
package struct SystemVersion: Hashable, Comparable, Sendable {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
