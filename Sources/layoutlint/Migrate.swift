import Diagnostics
import JSONText
import LintDriver
import Migration
import Reporting
import SourceText

/// Paths, and how to migrate their files.
package struct MigrateRequest: Equatable {
  package enum Action: Equatable {
    /// Write the files.
    case write
    /// Print what would change.
    case diff
    /// Say what could be migrated.
    case check
  }

  package var migration: MigrationRequest
  package var paths: [String] = ["."]
  package var selection = SelectionRequest()
  package var action = Action.write
  package var format = OutputFormat.text
  /// The file for a page with pictures; `nil` for none.
  package var page: String?
  /// The number of threads; `nil` for one a processor.
  package var jobs: Int?
  package var isQuiet = false
  /// Whether each set that is skipped is listed, rather than counted by cause.
  package var isVerbose = false

  package init(_ migration: MigrationRequest) { self.migration = migration }
}

/// What supporting code is for: a target that has some.
package struct SupportSubject: RawRepresentable, CaseIterable, Equatable {
  package static let allCases = MigrationTarget.all.compactMap(SupportSubject.init)

  package let target: MigrationTarget
  let code: SupportingCode

  private init?(_ target: MigrationTarget) {
    guard let code = target.support else { return nil }
    self.target = target
    self.code = code
  }

  package var rawValue: String { target.name }

  package init?(rawValue: String) {
    guard let target = MigrationTarget(rawValue: rawValue) else { return nil }
    self.init(target)
  }

  package static func == (one: Self, other: Self) -> Bool { one.target == other.target }
}

/// Which supporting code to print.
package struct SupportRequest: Equatable {
  package var subject: SupportSubject
  package var options: SupportOptions
}

extension Surroundings {
  func printSupport(_ request: SupportRequest) {
    output.write(request.subject.code.text(request.options))
  }

  /// Rewrites layout code, or says what could be rewritten.
  func migrate(_ request: MigrateRequest) -> ExitCode {
    let named = foundPaths(request.paths)
    guard
      let selection = select(projectFolders(around: named), focus: .paths(named), request.selection)
    else {
      return .failure
    }
    let outcome = LintDriver.migrate(
      selection, request.migration, jobs: request.jobs ?? activeProcessorCount())
    if !outcome.hasType, let name = request.migration.typeName {
      report(outcome.problems)
      errors.write(noLayout(of: [name], similar: outcome.similarTypes))
      return .failure
    }
    if let name = outcome.missingHelper {
      report(outcome.problems)
      errors.write(
        "layoutlint: error: no function '\(printable(name))' was found in the project\n")
      return .failure
    }
    var problems = outcome.problems
    if let page = request.page {
      problems += writePage(of: outcome, to: page, selection, request)
    }
    var rewritten: [String] = []
    switch request.action {
    case .write:
      let failures = selection.write(outcome.changes)
      problems += failures
      if !request.isQuiet, failures.isEmpty {
        for change in outcome.changes { rewritten.append(change.path.display) }
      }
    case .diff:
      for change in outcome.changes {
        writeDiff(of: change.path, from: change.before, to: change.after)
      }
    case .check: break
    }
    switch request.format {
    case .json: output.write(json(outcome))
    case .text:
      let lines = listing(outcome, request)
      // A diff on standard output is for `patch` and `git apply`.
      if request.action != .diff {
        output.write(lines)
      } else if !request.isQuiet {
        output.flush()
        errors.write(lines)
      }
    }
    output.flush()
    report(problems)
    for path in rewritten { errors.write("rewrote \(printable(path))\n") }
    if !request.isQuiet { summarize(outcome, request) }
    if !problems.isEmpty { return .failure }
    return request.action == .check && !outcome.migrated.isEmpty ? .findings : .success
  }

  /// - Returns: what could not be written.
  private func writePage(
    of outcome: MigrationOutcome, to file: String, _ selection: FileSelection,
    _ request: MigrateRequest
  ) -> [FileProblem] {
    let page = outcome.page(
      facts: selection.settings.facts, jobs: request.jobs ?? activeProcessorCount())
    do throws(FileProblem) {
      try writeContent(of: FilePath(file), Array(page.utf8))
      return []
    } catch {
      return [error]
    }
  }

  /// A line for each set that is migrated, or can be, and for what is left of libraries.
  private func listing(_ outcome: MigrationOutcome, _ request: MigrateRequest) -> String {
    let verb = request.action == .write ? "migrated" : "can be migrated"
    var lines: [(path: String, position: SourcePosition, text: String)] = []
    for entry in outcome.migrated {
      let views = entry.views.joined(separator: ", ")
      lines.append(
        (
          entry.path, entry.position,
          "\(verb) to \(entry.target): \(typeWords(entry.type)): \(views)"
        ))
    }
    for entry in outcome.refused where request.isVerbose {
      lines.append(
        (
          entry.path, entry.position,
          "skipped: \(typeWords(entry.type)): \(entry.reason) (\(entry.code))"
        )
      )
    }
    for entry in outcome.leftOver {
      let text =
        "this file still needs \(entry.library): "
        + (entry.count == 1
          ? "1 use remains, on this line" : "\(entry.count) uses remain, the first on this line")
      lines.append((entry.path, entry.position, text))
    }
    return lines.sorted { ($0.path, $0.position) < ($1.path, $1.position) }.map { line in
      let place = "\(printable(line.path)):\(line.position.line):\(line.position.column)"
      return "\(place): \(printable(line.text))\n"
    }.joined()
  }

  private func summarize(_ outcome: MigrationOutcome, _ request: MigrateRequest) {
    var counts: [String: Int] = [:]
    let skipped = outcome.refused.filter { !$0.isInHelper }
    for entry in skipped { counts[entry.code, default: 0] += 1 }
    if !counts.isEmpty {
      let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let text = ordered.map { "\($0.key) ×\($0.value)" }.joined(separator: ", ")
      let isListed = request.isVerbose || request.format == .json
      errors.write("skipped: \(text)\(isListed ? "" : "; '--verbose' lists them")\n")
    }
    let needed = Dictionary(grouping: outcome.leftOver, by: \.library).sorted { $0.key < $1.key }
      .map { "\($0.key) in \(counted($0.value.count, "file"))" }
    if !needed.isEmpty { errors.write("still needed: \(needed.joined(separator: ", "))\n") }
    if outcome.migrated.isEmpty, outcome.refused.isEmpty {
      let helpers = request.migration.inlined.names.sorted().map { "'\($0)'" }
      let subject =
        helpers.isEmpty
        ? "constraints to rewrite as \(request.migration.target.name)"
        : "calls to \(helpers.joined(separator: ", ", last: " or ")) that create constraints"
      errors.write(
        "nothing to migrate: found no \(subject) in "
          + (request.migration.typeName == nil
            ? counted(outcome.fileCount, "file") : "this type") + "\n")
      return
    }
    let (done, left) =
      request.action == .write ? ("migrated", "skipped") : ("can migrate", "would skip")
    let sets = counted(outcome.migrated.count, "set")
    let types = counted(Set(outcome.migrated.map { $0.path + "\0" + $0.type }).count, "type")
    let helpers = outcome.refused.count - skipped.count
    errors.write(
      outcome.migrated.isEmpty
        ? request.action == .write ? "nothing was migrated" : "nothing can be migrated"
        : "\(done) \(sets) of views in \(types)")
    if !skipped.isEmpty { errors.write("; \(left) \(skipped.count)") }
    if helpers > 0 {
      let start = skipped.isEmpty ? "; \(left)" : ", and"
      errors.write("\(start) \(counted(helpers, "place")) in helpers")
    }
    errors.write(" (\(counted(outcome.fileCount, "file")) read)\n")
  }
}

/// `{"version": 1, "migrated": […], "refused": […], "leftOver": […]}`, with the line's end.
private func json(_ outcome: MigrationOutcome) -> [UInt8] {
  var writer = JSONWriter()
  writer.object { writer in
    writer.member("version", 1)
    writer.array("migrated") { writer in
      for entry in outcome.migrated {
        writer.object { writer in
          write(entry.path, entry.type, entry.position, to: &writer)
          writer.member("target", entry.target)
          writer.member("views", entry.views)
        }
      }
    }
    writer.array("refused") { writer in
      for entry in outcome.refused {
        writer.object { writer in
          write(entry.path, entry.type, entry.position, to: &writer)
          writer.member("reason", entry.reason)
          writer.member("code", entry.code)
        }
      }
    }
    writer.array("leftOver") { writer in
      for entry in outcome.leftOver {
        writer.object { writer in
          writer.member("path", entry.path)
          writer.member("line", entry.position.line)
          writer.member("library", entry.library)
          writer.member("count", entry.count)
        }
      }
    }
  }
  writer.endLine()
  return writer.bytes
}

private func write(
  _ path: String, _ type: String, _ position: SourcePosition, to writer: inout JSONWriter
) {
  writer.member("path", path)
  writer.member("type", type)
  writer.member("line", position.line)
}
