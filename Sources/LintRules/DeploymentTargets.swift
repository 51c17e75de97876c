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

extension DeploymentTargets {
  /// Whether a token is in code for systems older than all on which the project runs.
  func exclude(_ token: Int, in file: SyntaxFile) -> Bool {
    guard let iOS else { return false }
    return file.formerBranches.contains { branch in
      branch.isOnlyForFormer && branch.span.indices.contains(token)
        && SystemVersion(branch.check, in: file).map { $0 <= iOS } ?? false
    }
  }
}

extension SystemVersion {
  /// `10.0` of `#available(iOS 10.0, *)`.
  fileprivate init?(_ check: TokenSpan, in file: SyntaxFile) {
    guard let system = check.indices.first(where: { file.tokenText($0) == "iOS" }) else {
      return nil
    }
    let parts = file.tokenText(system + 1).split(separator: ".").compactMap { Int($0) }
    guard let major = parts.first else { return nil }
    self.init(major, parts.dropFirst().first ?? 0)
  }
}
