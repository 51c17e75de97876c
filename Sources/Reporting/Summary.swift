import Diagnostics

/// What a run found, in a few lines.
package struct Summary: Sendable {
  /// Those that are listed.
  private let findings: [Finding]
  private let numbers: CountedNumbers
  /// Those that are counted but not listed, numbers apart.
  private let infos: [Finding]
  private let fileCount: Int
  private let leftOut: Int
  private let unseen: [Finding]
  private let silenced: Int

  /// The fewest values of one rule that are worth a line.
  private static let minimumValues = 3
  /// The most values of one rule that are named.
  private static let maximumGroups = 8
  /// The most files of one rule that are named, where it speaks of more.
  private static let maximumFiles = 3
  private static let maximumErrorFiles = 8

  /// - Parameters:
  ///   - fileCount: the number of files that were linted.
  ///   - leftOut: the number of files that were found, but are excluded.
  ///   - unseen: findings that are not reported, because their code has no effect in the running app.
  ///   - silenced: the number of findings that comments silence.
  package init(
    _ findings: [Finding], fileCount: Int, leftOut: Int = 0, unseen: [Finding] = [],
    silenced: Int = 0
  ) {
    self.findings = findings.filter { !$0.diagnostic.isCounted }
    numbers = CountedNumbers(findings)
    infos = findings.filter { $0.diagnostic.isCounted && $0.isPlainInfo }
    self.fileCount = fileCount
    self.leftOut = leftOut
    self.unseen = unseen.filter { !$0.diagnostic.isCounted }
    self.silenced = silenced
  }

  /// One line, for example
  /// `12 findings (1 error, 3 warnings, 8 infos) in 4 of 120 files; 5 can be fixed with --fix`. What is not reported counts
  /// where there is nothing else: it may be in the file that somebody has just written.
  package var headline: String {
    guard fileCount > 0 else {
      if leftOut == 0 { return "no Swift files found" }
      return "no Swift files to lint: the configuration excludes \(counted(leftOut, "file"))"
    }
    let rest =
      (numbers.isEmpty
        ? "" : "; \(numbers.total) in \(counted(numbers.fileCount, "file"))")
      + (infos.isEmpty ? "" : "; \(counted(infos.count, "info finding"))") + silencing
    guard !findings.isEmpty else {
      if unseen.isEmpty {
        let nothing = infos.isEmpty ? "no findings" : "no errors or warnings"
        return "\(nothing) in \(counted(fileCount, "file"))\(rest)\(fixes)"
      }
      return
        "no findings in the code that the app runs (\(counted(fileCount, "file")) read); "
        + "\(unseen.count) in other code \(unseen.count == 1 ? "is" : "are") not reported\(rest)"
    }
    let files = Set(findings.map(\.path)).count
    return
      "\(counted(findings.count, "finding")) (\(countedSeverities(of: findings))) in \(files) of "
      + counted(fileCount, "file") + rest + fixes
  }

  /// Where the errors are, if they are in several files: `errors in App/Login.swift ×3, App/Row.swift`.
  package var errorLine: String? {
    let paths = findings.filter { $0.severity == .error }.map(\.path)
    let counts = paths.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    guard counts.count > 1 else { return nil }
    let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let named = ordered.prefix(Summary.maximumErrorFiles).map { path, count in
      path + (count > 1 ? " ×\(count)" : "")
    }
    let others = ordered.count - named.count
    return "errors in " + named.joined(separator: ", ")
      + (others > 0 ? " and \(counted(others, "other file"))" : "")
  }

  /// The findings that are not reported because their code has no effect in the running app, if there are any: `not
  /// reported: 2 warnings in files that no target of the project compiles (App/Row.swift, Card.swift); name a file to
  /// see its findings`.
  package var unseenLine: String? {
    let parts = Unseen.allCases.compactMap { reason -> String? in
      let found = unseen.filter { $0.unseen == reason }
      guard !found.isEmpty else { return nil }
      let paths = Set(found.map(\.path)).sorted()
      let named = paths.prefix(Summary.maximumFiles).joined(separator: ", ")
      let others = paths.count - Summary.maximumFiles
      let place =
        switch reason {
        case .uncreated: "code that is never run"
        case .uncompiled: "files that no target of the project compiles"
        }
      return "\(countedSeverities(of: found)) in \(place) (\(named)"
        + (others > 0 ? " and \(counted(others, "other file")))" : ")")
    }
    guard !parts.isEmpty else { return nil }
    return "not reported: " + parts.joined(separator: "; ") + "; specify a file to see its findings"
  }

  /// The info findings that are counted but not listed, if there are any, the most frequent rules first: `8 info findings
  /// are not listed: zero-constant ×5, early-geometry ×2, screen-bounds-in-layout; --min-severity info lists them`.
  package var infoLine: String? {
    guard !infos.isEmpty else { return nil }
    let counts = infos.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
    let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let named = ordered.prefix(Summary.maximumGroups).map { rule, count in
      rule + (count > 1 ? " ×\(count)" : "")
    }
    let isOne = infos.count == 1
    return "\(counted(infos.count, "info finding")) \(isOne ? "is" : "are") not listed: "
      + named.joined(separator: ", ") + (ordered.count > named.count ? ", …" : "")
      + "; --min-severity info lists \(isOne ? "it" : "them")"
  }

  /// The numbers that are counted but not listed: see ``CountedNumbers/lines``.
  package var numberLines: [String] { numbers.lines }

  /// A heading, and a line for each rule whose findings are counted by value, the most frequent value first, for example
  /// `unscaled-constant: 16 ×34, 8 ×21; most in App/Login.swift ×30, App/Row.swift ×9, Card.swift ×8`; nothing for a rule
  /// with a value or two.
  package var groupLines: [String] {
    var counts: [String: [String: Int]] = [:]
    for finding in findings {
      if let group = finding.diagnostic.group {
        counts[finding.rule, default: [:]][group, default: 0] += 1
      }
    }
    let several = counts.filter { $0.value.values.reduce(0, +) >= Summary.minimumValues }
    let lines = several.sorted { $0.key < $1.key }.map { rule, groups in
      let ordered = groups.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let named = ordered.prefix(Summary.maximumGroups).map { "\($0.key) ×\($0.value)" }
      let rest = ordered.dropFirst(Summary.maximumGroups)
      let restText =
        rest.isEmpty
        ? ""
        : " and \(counted(rest.count, "other value")) ×\(rest.reduce(0) { $0 + $1.value })"
      return "\(rule): \(named.joined(separator: ", "))\(restText)\(mostFrequentFiles(of: rule))"
    }
    return lines.isEmpty ? [] : [Self.groupHeading] + lines
  }

  private static let groupHeading = "most frequent values by rule:"

  /// The files in which a rule finds most; nothing where it speaks of a few files only.
  private func mostFrequentFiles(of rule: String) -> String {
    var counts: [String: Int] = [:]
    for finding in findings where finding.rule == rule { counts[finding.path, default: 0] += 1 }
    guard counts.count > Summary.maximumFiles else { return "" }
    let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let named = ordered.prefix(Summary.maximumFiles).map { path, count in
      "\(path) ×\(count)"
    }
    return "; most in \(named.joined(separator: ", "))"
  }

  private var silencing: String {
    switch silenced {
    case 0: ""
    case 1: "; 1 silenced by a comment"
    default: "; \(silenced) silenced by comments"
    }
  }

  private var fixes: String {
    let found = findings + infos
    let safe = found.count { $0.diagnostic.hasFix(.safe) }
    let unsafe = found.count { $0.diagnostic.hasFix(.unsafe) && !$0.diagnostic.hasFix(.safe) }
    switch (safe, unsafe) {
    case (0, 0): return ""
    case (_, 0): return "; \(safe) can be fixed with --fix"
    case (0, _): return "; \(unsafe) can be fixed with --fix --unsafe-fixes"
    default: return "; \(safe) can be fixed with --fix, \(unsafe) more with --unsafe-fixes"
    }
  }
}

/// `1 error, 3 warnings, 8 info`
package func countedSeverities(of findings: [Finding]) -> String {
  [Severity.error, .warning, .info].compactMap { severity in
    let count = findings.count { $0.severity == severity }
    guard count > 0 else { return nil }
    return counted(count, severity.rawValue)
  }.joined(separator: ", ")
}

/// `1 file`, `2 files`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
