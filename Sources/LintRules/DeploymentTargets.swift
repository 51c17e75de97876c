import LightSyntax

/// The lowest system versions on which a project runs, and how its apps are shown there, as far as the project states
/// this.
package struct DeploymentTargets: Hashable, Sendable {
  /// `nil` where it is not known.
  package var iOS: SystemVersion?
  /// `nil` where it is not known.
  package var macOS: SystemVersion?
  /// Whether each app of the project fills the screen and keeps its shape: it shares the screen with no other app, and
  /// does not turn from portrait to landscape. The screen then is as large as the window. `false` where it is not known.
  package var fillsScreen: Bool

  package init(
    iOS: SystemVersion? = nil, macOS: SystemVersion? = nil, fillsScreen: Bool = false
  ) {
    self.iOS = iOS
    self.macOS = macOS
    self.fillsScreen = fillsScreen
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

extension SyntaxFile {
  /// Whether a token is in code for systems older than all on which the project runs.
  func neverRuns(_ token: Int, on targets: DeploymentTargets) -> Bool {
    guard let lowest = targets.iOS else { return false }
    return formerBranches.contains { branch in
      branch.isOnlyForFormer && branch.span.indices.contains(token)
        && systemVersion(in: branch.check).map { $0 <= lowest } ?? false
    }
  }

  /// `10.0` of `#available(iOS 10.0, *)`.
  private func systemVersion(in check: TokenSpan) -> SystemVersion? {
    let system = check.indices.first { tokenText($0) == "iOS" }
    let parts = system.map { tokenText($0 + 1).split(separator: ".").compactMap { Int($0) } }
    guard let parts, let major = parts.first else { return nil }
    return SystemVersion(major, parts.count > 1 ? parts[1] : 0)
  }
}
