import Diagnostics
import LintDriver
import Reporting

extension Surroundings {
  /// `layoutlint hook`: installs, removes or describes git's hook.
  func hook(_ action: HookAction) -> ExitCode {
    do throws(FileProblem) {
      let hook = try CommitHook()
      switch action {
      case .install: try install(hook)
      case .uninstall: try uninstall(hook)
      case .status: return describe(hook)
      }
      return .success
    } catch {
      report([error])
      return .failure
    }
  }

  private func install(_ hook: CommitHook) throws(FileProblem) {
    try hook.install(
      running: executable(FilePath(program), searchPath: environment["PATH"] ?? ""))
    output.write("installed \(printable(hook.path.display)), which lints staged files\n")
    if hook.isChained {
      output.write("it runs the existing hook first: \(printable(hook.earlier.display))\n")
    }
  }

  private func uninstall(_ hook: CommitHook) throws(FileProblem) {
    switch hook.state {
    case .absent, .foreign:
      output.write("nothing to remove: \(description(of: hook))\n")
    case .installed:
      let isChained = hook.isChained
      try hook.uninstall()
      output.write(
        "removed \(printable(hook.path.display))"
          + (isChained ? ", and restored the earlier hook\n" : "\n"))
    }
  }

  private func describe(_ hook: CommitHook) -> ExitCode {
    output.write(description(of: hook) + "\n")
    return hook.state == .installed ? .success : .findings
  }

  private func description(of hook: CommitHook) -> String {
    let path = printable(hook.path.display)
    switch hook.state {
    case .absent: return "no hook is installed at \(path)"
    case .foreign:
      return "\(path) was not installed by layoutlint; "
        + "if you run 'layoutlint hook install', the new hook runs it first"
    case .installed:
      return "\(path) lints staged files"
        + (hook.isChained ? ", after running \(printable(hook.earlier.display))" : "")
    }
  }
}
