import Synchronization

/// What an analysis made of the files, for those who ask more of it than findings: they need not parse all again.
///
/// A class, because analysis takes its options as values and gives back findings only.
final class ProjectShare: Sendable {
  private let kept = Mutex<ProjectAnalysis?>(nil)

  /// `nil` before an analysis, and after one without stages.
  var project: ProjectAnalysis? { kept.withLock { $0 } }

  func keep(_ project: ProjectAnalysis) { kept.withLock { $0 = project } }
}
