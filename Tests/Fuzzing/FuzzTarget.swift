import Baseline
import ByteRecords
import CodePatterns
import ConsoleLog
import Diagnostics
import JSONText
import LayoutDialects
import LightSyntax
import LintConfiguration
import LintDriver
import LintRules
import Migration
import RulePages
import SourceText
import Suppression
import SwiftTokens

/// A part of the program that takes bytes from outside, whatever they are.
///
/// `swift test` gives each the damaged inputs of ``Damage``; `Tests/Fuzzing/fuzz` gives it those that libFuzzer finds.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// The tokenizer.
  case tokens
  /// Syntax, readers, solver, rules and their fixes.
  case layout
  case migration
  /// A string of the visual format language.
  case format
  case configuration
  case suppressions
  /// A console log.
  case log
  case baseline
  /// Code as a pattern for itself.
  case pattern
  /// What an editor sends, as a stream or as a message on each line.
  case editor
  /// What a cache and the part of a shard hold under their seals.
  case record
  /// What an index holds under its seal.
  case index
  /// A report or a baseline of a shard that is to be joined with others.
  case joining

  /// Runs the part on some bytes.
  ///
  /// - Returns: which promise was broken; `nil` if none was. What traps or hangs does not return.
  package func flaw(in bytes: [UInt8]) -> String? {
    switch self {
    case .tokens: tokenFlaw(bytes)
    case .layout: layoutFlaw(bytes)
    case .migration: migrationFlaw(bytes)
    case .format: formatFlaw(bytes)
    case .configuration: configurationFlaw(bytes)
    case .suppressions: suppressionFlaw(bytes)
    case .log: logFlaw(bytes)
    case .baseline: baselineFlaw(bytes)
    case .pattern: patternFlaw(bytes)
    case .editor: editorFlaw(bytes)
    case .record: recordFlaw(bytes)
    case .index: indexFlaw(bytes)
    case .joining: joiningFlaw(bytes)
    }
  }
}

private func source(_ bytes: [UInt8]) -> SourceFile { SourceFile(path: "Code.swift", bytes: bytes) }

private let allRules: AnalysisOptions = {
  let ids = RulePage.embedded.map(\.id)
  var options = AnalysisOptions(
    rules: RuleSelection(only: Set(ids)), settings: SettingsTable(Settings(RulePage.embedded)))
  options.describesPlaces = true
  return options
}()

/// Findings lie in the file, and their fixes can be applied.
private func layoutFlaw(_ bytes: [UInt8]) -> String? {
  let result = applyFixes(to: [source(bytes)], level: .unsafe) {
    Analyzer.standard.analyze($0, allRules)
  }
  for finding in result.original where finding.diagnostic.range.end > bytes.count {
    return "\(finding.rule) finds something behind the end"
  }
  // That fixes do not settle is said to the user; a fix that cannot be applied is a rule's mistake.
  return result.problems.map(\.reason).first { !$0.contains("settle") && !$0.contains("UTF-8") }
}

/// A migration is done whole or not at all.
private func migrationFlaw(_ bytes: [UInt8]) -> String? {
  let syntax = SyntaxFile(TokenizedFile(source(bytes)))
  var inlining = MigrationRequest(to: .anchors)
  inlining.inlined = InlinedHelpers(Set(syntax.functions.map { syntax.name($0.name) }))
  for request in MigrationTarget.all.map({ MigrationRequest(to: $0) }) + [inlining] {
    let outcome = migrate([source(bytes)], request)
    if let problem = outcome.problems.first { return problem.reason }
    for entry in outcome.refused where entry.reason.isEmpty { return "no reason" }
  }
  return nil
}

/// An error lies in the format; what is parsed can be spelt out.
private func formatFlaw(_ bytes: [UInt8]) -> String? {
  do throws(VisualFormatError) {
    let format = try VisualFormat(parsing: bytes, unknowns: [bytes.count / 2])
    _ = format.constraints()
    return format.views.isEmpty ? "no views" : nil
  } catch {
    return error.range.end <= bytes.count ? nil : "an error behind the end"
  }
}

/// Each problem has a place in the file.
private func configurationFlaw(_ bytes: [UInt8]) -> String? {
  let file = SourceFile(path: "c.json", bytes: bytes)
  do throws(ConfigurationError) {
    let read = try ConfigurationFile(
      reading: file, in: Array("/app".utf8), pages: RulePage.embedded)
    let configuration = Configuration(files: [read], root: pathComponents(Array("/app".utf8)))
    let path = pathComponents(Array("/app/Sources/A.swift".utf8))
    _ = configuration.includes(path)
    _ = configuration.exclusion(of: path, isFolder: false)
    _ = configuration.settings(
      with: configuration.overrides(for: path), pages: RulePage.embedded)
    return nil
  } catch {
    let lines = bytes.count { $0 == 10 || $0 == 13 } + 2
    return error.problems.allSatisfy { ($0.position?.line ?? 0) <= lines }
      ? nil : "a problem behind the end"
  }
}

/// What is silenced stays silenced, and the comments that silence can be written.
private func suppressionFlaw(_ bytes: [UInt8]) -> String? {
  let file = TokenizedFile(source(bytes))
  let findings = file.tokens.prefix(200).map { token in
    Finding(
      rule: "zero-constant", severity: .warning, path: "Code.swift",
      diagnostic: Diagnostic("a finding", at: token.range))
  }
  var left = findings
  if var suppressions = Suppressions(file) {
    left = suppressions.silence(findings)
    if suppressions.silence(left) != left { return "silencing twice silences more" }
    let rules: Set<String> = ["zero-constant", "self-constraint"]
    let behind = suppressions.problems(rules: rules, requiresReason: true).contains {
      $0.range.end > bytes.count
    }
    if behind { return "a problem behind the end" }
    for unused in suppressions.unused(of: rules, endsIncluded: true) {
      if (try? applying([unused.removal], to: bytes)) == nil { return "a removal outside" }
    }
  }
  let edits = Set(SuppressionWriter(file, reason: nil).edits(for: left))
  do throws(OverlappingEdits) {
    _ = try applying(Array(edits), to: bytes)
    return nil
  } catch {
    return "comments overlap"
  }
}

/// Conflicts and problems lie in the log, and each conflict can be explained.
private func logFlaw(_ bytes: [UInt8]) -> String? {
  let log = ConsoleLog(bytes)
  let lines = bytes.count { $0 == 10 || $0 == 13 } + 1
  for conflict in log.conflicts {
    let core = ConflictAnalysis(conflict).core
    guard core.allSatisfy({ $0 < conflict.constraints.count }) else { return "a core outside" }
    guard conflict.position.line <= lines else { return "a conflict behind the end" }
  }
  return log.problems.allSatisfy { $0.position.line <= lines } ? nil : "a problem behind the end"
}

/// What is read is written so that it is read again.
private func baselineFlaw(_ bytes: [UInt8]) -> String? {
  do throws(BaselineError) {
    let content = try BaselineContent.read(bytes).content
    let written = content.bytes
    let again = try BaselineContent.read(written).content
    return again.bytes == written ? nil : "a baseline changes when it is written"
  } catch {
    return error.offset <= bytes.count ? nil : "an error behind the end"
  }
}

/// A pattern finds something in code, or nothing.
private func patternFlaw(_ bytes: [UInt8]) -> String? {
  let file = SyntaxFile(TokenizedFile(source(bytes)))
  do throws(PatternError) {
    for match in try CodePattern(bytes).matches(in: file) where match.span.last < 0 {
      return "a match outside"
    }
    return nil
  } catch {
    return error.offset <= bytes.count ? nil : "an error behind the end"
  }
}

/// What is read is written so that it is read again.
private func recordFlaw(_ bytes: [UInt8]) -> String? {
  var reader = RecordReader(bytes[...])
  guard let record = try? reader.readRecord() else { return nil }
  var writer = RecordWriter()
  writer.write(record)
  reader = RecordReader(writer.bytes[...])
  var again = RecordWriter()
  guard let same = try? reader.readRecord(), reader.isAtEnd else { return "cannot be read again" }
  again.write(same)
  return again.bytes == writer.bytes ? nil : "a record changes when it is written"
}

/// What is read is written so that it is read again, and can be linted: what is found about a file lies in it.
private func indexFlaw(_ bytes: [UInt8]) -> String? {
  var reader = RecordReader(bytes[...])
  guard let index = try? reader.readIndex() else { return nil }
  var writer = RecordWriter()
  writer.write(index)
  reader = RecordReader(writer.bytes[...])
  var again = RecordWriter()
  guard let same = try? reader.readIndex(), reader.isAtEnd else { return "cannot be read again" }
  again.write(same)
  if again.bytes != writer.bytes { return "an index changes when it is written" }
  guard let first = index.files.first?.source else { return nil }
  var options = allRules
  options.goal = .about([first.path])
  let findings = Analyzer.standard.analyze(index.files.map(\.source), options)
  return findings.allSatisfy {
    $0.path == first.path && $0.diagnostic.range.end <= first.bytes.count
  }
    ? nil : "a finding outside of the file"
}

/// What is joined is JSON, or a baseline, and nothing that could be joined again.
private func joiningFlaw(_ bytes: [UInt8]) -> String? {
  guard let joined = try? JoinedReport([(FilePath("a"), bytes)]) else { return nil }
  if (try? JoinedReport([(FilePath("a"), joined.bytes)])) != nil { return "it keeps its mark" }
  switch joined.kind {
  case .json, .sarif:
    return (try? JSONNode(parsing: joined.bytes, syntax: .json)) == nil ? "no JSON" : nil
  case .baseline:
    return (try? BaselineContent.read(joined.bytes)) == nil ? "no baseline" : nil
  }
}
