import Diagnostics
import JSONText
import LintDriver
import SourceText

extension LanguageServer {
  // MARK: Hover

  /// The equations of the constraints on a line, and the frames that they give.
  func hoverText(_ explanation: LineExplanation) -> String {
    let text = explanation.equationsAndFrames
    return client.rendersMarkdown ? "```text\n\(text)```" : text
  }

  mutating func hover(_ parameters: JSONNode) throws(ResponseError) -> Hover? {
    guard let document = try document(parameters) else { return nil }
    guard let position = EditorPosition(parameters["position"]) else {
      throw ResponseError(.invalidParameters, "a hover request needs a position")
    }
    let place = document.text.sourcePosition(of: position)
    let explanation = ask(document.project) { project throws(SelectionError) in
      try project.explanation(
        of: LinePlace(path: document.path, line: place.line, column: place.column))
    }
    guard let explanation = explanation ?? nil else { return nil }
    return Hover(text: hoverText(explanation), isMarkdown: client.rendersMarkdown)
  }

  // MARK: Code actions

  mutating func codeActions(_ parameters: JSONNode) throws(ResponseError) -> [CodeAction] {
    guard let document = try document(parameters) else { return [] }
    guard let range = EditorRange(parameters["range"]) else {
      throw ResponseError(.invalidParameters, "a request for code actions needs a range")
    }
    let wanted = parameters.member("context", "only").map { $0.elements.compactMap(\.string) }
    var actions: [CodeAction] = []
    let findings = findings(in: document.uri)
    if CodeAction.Kind.quickFix.isWanted(by: wanted) {
      let touched = touched(findings, at: range, in: document)
      actions += quickFixes(of: touched, in: document)
      actions += silencings(of: touched, in: document)
    }
    if CodeAction.Kind.frames.isWanted(by: wanted), let action = migration(range, in: document) {
      actions.append(action)
    }
    if CodeAction.Kind.fixAll.isWanted(by: wanted),
      findings.contains(where: { $0.diagnostic.hasFix(.safe) }),
      let action = fixAll(document)
    {
      actions.append(action)
    }
    return actions
  }

  /// What is found on some lines: a cursor rarely stands on the few characters that a finding underlines.
  private func touched(
    _ findings: [Finding], at range: EditorRange, in document: TextDocument
  ) -> [Finding] {
    let lines = min(range.start.line, range.end.line)...max(range.start.line, range.end.line)
    return findings.filter { finding in
      let own = document.text.range(finding.diagnostic.range)
      return lines.overlaps(own.start.line...own.end.line)
    }
  }

  /// The comments that silence findings, each once.
  private func silencings(of findings: [Finding], in document: TextDocument) -> [CodeAction] {
    if projects[document.project]?.requiresReasons(in: document.path) == true { return [] }
    let ending = LineEnding.dominant(in: document.text.bytes)
    let source = SourceFile(path: document.path.display, bytes: document.text.bytes)
    var seen: Set<TextEdit> = []
    return findings.compactMap { finding in
      guard let silencing = suppression(of: finding, in: source), seen.insert(silencing).inserted
      else { return nil }
      return CodeAction(
        title: "Silence \(finding.rule) here with a comment", kind: .quickFix,
        diagnostic: diagnostic(finding, in: document),
        edit: edit(
          [TextEdit(silencing.range, ending.applied(to: silencing.replacement))], document))
    }
  }

  private func quickFixes(of findings: [Finding], in document: TextDocument) -> [CodeAction] {
    let ending = LineEnding.dominant(in: document.text.bytes)
    return findings.flatMap { finding -> [CodeAction] in
      let fixes = finding.diagnostic.fixes.filter {
        $0.applicability != .displayOnly && !$0.edits.isEmpty
      }
      let ordered =
        fixes.filter { $0.applicability == .safe } + fixes.filter { $0.applicability == .unsafe }
      return ordered.map { fix in
        let title = fix.title.prefix(1).uppercased() + fix.title.dropFirst()
        return CodeAction(
          title: title + (fix.statedRisk.map { " (unsafe: \($0))" } ?? ""), kind: .quickFix,
          diagnostic: diagnostic(finding, in: document), isPreferred: fix.applicability == .safe,
          edit: edit(
            fix.edits.map { TextEdit($0.range, ending.applied(to: $0.replacement)) }, document))
      }
    }
  }

  private mutating func fixAll(_ document: TextDocument) -> CodeAction? {
    let fixed = ask(document.project) { project throws(SelectionError) in
      try project.fixed(document.path)
    }
    guard let text = fixed ?? nil else { return nil }
    return CodeAction(
      title: "Apply all safe layoutlint fixes", kind: .fixAll,
      edit: edit(lineEdits(from: document.text.bytes, to: text), document))
  }

  /// What puts frames in place of the constraints of the views on a line.
  private mutating func migration(_ range: EditorRange, in document: TextDocument) -> CodeAction? {
    let line = document.text.sourcePosition(of: range.start).line
    let migrated = ask(document.project) { project throws(SelectionError) in
      try project.migrated(document.path, line: line)
    }
    guard let migrated = migrated ?? nil else { return nil }
    let views = migrated.views
    let names = views.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return CodeAction(
      title: views.count == 1
        ? "Migrate this view to frames (\(names))"
        : "Migrate these views to frames (\(names)\(views.count > 3 ? ", …" : ""))",
      kind: .frames, edit: edit(lineEdits(from: document.text.bytes, to: migrated.text), document))
  }

  private func edit(_ edits: [TextEdit], _ document: TextDocument) -> DocumentEdit {
    DocumentEdit(document, edits, isVersioned: client.takesDocumentChanges)
  }

  /// The open document that a request is about; `nil` if it is no file, or not open.
  private func document(_ parameters: JSONNode) throws(ResponseError) -> TextDocument? {
    guard let uri = parameters.member("textDocument", "uri")?.string else {
      throw ResponseError(.invalidParameters, "the request does not name a document")
    }
    return documents[uri]
  }
}

/// What is shown where the mouse rests.
struct Hover: JSONWritable {
  let text: String
  let isMarkdown: Bool

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.object("contents") { writer in
        writer.member("kind", isMarkdown ? "markdown" : "plaintext")
        writer.member("value", text)
      }
    }
  }
}
