import Diagnostics
import JSONText
import LintConfiguration
import LintDriver
import SourceText

extension LanguageServer {
  mutating func open(_ parameters: JSONNode) {
    guard let document = parameters["textDocument"], let uri = document["uri"]?.string,
      let path = filePath(ofURI: uri), let text = document["text"]?.string,
      text.utf8.count <= TextDocument.maximumSize
    else { return }
    let project = folder(around: path)
    documents[uri] = TextDocument(
      uri: uri, path: path, project: project, version: document["version"]?.integer,
      text: EditorText(Array(text.utf8), client.encoding))
    noteText(uri)
  }

  mutating func change(_ parameters: JSONNode) {
    guard let uri = parameters.member("textDocument", "uri")?.string,
      var document = documents.removeValue(forKey: uri)
    else { return }
    document.version = parameters.member("textDocument", "version")?.integer
    guard document.apply(parameters["contentChanges"]?.elements ?? []) else {
      forget(document)
      show("\(document.path.display): a change could not be applied; close and reopen the file")
      return
    }
    documents[uri] = document
    noteText(uri)
  }

  mutating func close(_ parameters: JSONNode) {
    guard let uri = parameters.member("textDocument", "uri")?.string,
      let document = documents.removeValue(forKey: uri)
    else { return }
    forget(document)
  }

  /// Takes what stands on the disk for the text of a document that is open no more.
  private mutating func forget(_ document: TextDocument) {
    untold.removeAll { $0 == document.uri }
    projects[document.project]?.setText(nil, of: document.path)
    publish([], of: document)
    noteChange(in: document.project)
  }

  mutating func reloadProjects() {
    for folder in projects.keys.sorted() {
      projects[folder]?.reload()
      noteChange(in: folder)
    }
  }

  mutating func changeFolders(_ parameters: JSONNode) {
    let event = parameters["event"]
    func paths(_ key: String) -> [FilePath] {
      event?[key]?.elements.compactMap { $0["uri"]?.string.flatMap { filePath(ofURI: $0) } } ?? []
    }
    let removed = paths("removed")
    client.folders.removeAll { removed.contains($0) }
    client.folders += paths("added")
  }

  /// The folder of a file's project, as `layoutlint explain` finds it; else the folder that the editor shows.
  private func folder(around path: FilePath) -> FilePath {
    if let marked = projectFolder(around: path) { return marked }
    return client.folders.first { path.bytes.starts(with: $0.appending("").bytes) } ?? path
  }

  /// Notes that a document has another text.
  private mutating func noteText(_ uri: String) {
    guard let document = documents[uri] else { return }
    projects[
      document.project, default: EditedProject(folder: document.project, pages: pages, jobs: jobs)
    ].setText(document.text.bytes, of: document.path)
    noteChange(in: document.project)
    // The one at hand comes first.
    untold.removeAll { $0 == uri }
    untold.insert(uri, at: 0)
  }

  /// Notes that what is found in any document of a project may have changed.
  private mutating func noteChange(in project: FilePath) {
    for (uri, document) in documents.sorted(by: { $0.key < $1.key })
    where document.project == project {
      documents[uri]?.findings = nil
      if !untold.contains(uri) { untold.append(uri) }
    }
  }

  // MARK: Findings

  /// Tells the client what is found in a document.
  mutating func tell(_ uri: String) {
    let findings = findings(in: uri)
    guard let document = documents[uri] else { return }
    publish(findings.map { diagnostic($0, in: document) }, of: document)
  }

  private mutating func publish(_ diagnostics: [EditorDiagnostic], of document: TextDocument) {
    notify("textDocument/publishDiagnostics") { writer in
      writer.member("uri", document.uri)
      if let version = document.version { writer.member("version", version) }
      writer.member("diagnostics", diagnostics)
    }
  }

  /// What is found in the text of a document as it is now.
  mutating func findings(in uri: String) -> [Finding] {
    guard let document = documents[uri] else { return [] }
    if let known = document.findings { return known }
    let found = ask(document.project) { project throws(SelectionError) in
      try project.findings(in: document.path)
    }
    documents[uri]?.findings = found ?? []
    return found ?? []
  }

  /// Asks a project; where its configuration makes no sense, the user is told.
  mutating func ask<Value>(
    _ project: FilePath, _ question: (inout EditedProject) throws(SelectionError) -> Value
  ) -> Value? {
    guard var asked = projects.removeValue(forKey: project) else { return nil }
    defer { projects[project] = asked }
    do throws(SelectionError) {
      let value = try question(&asked)
      show(asked.problems.map { "\($0.path): \($0.reason)" }, about: project)
      return value
    } catch {
      switch error {
      case .configuration(let error): show(error.problems.map(\.description), about: project)
      case .problem(let problem): show(["\(problem.path): \(problem.reason)"], about: project)
      }
      return nil
    }
  }

  func diagnostic(_ finding: Finding, in document: TextDocument) -> EditorDiagnostic {
    let diagnostic = finding.diagnostic
    let project = projects[document.project]
    var related: [EditorDiagnostic.Related] = []
    if client.showsRelatedInformation {
      related = diagnostic.notes.compactMap { note in
        if note.path == nil || note.path == finding.path {
          return .init(
            uri: document.uri, range: document.text.range(note.range), message: note.message)
        }
        guard let file = note.path.flatMap({ project?.file(named: $0) }) else { return nil }
        let open = documents.values.first { $0.path == file.path }
        let text = open?.text ?? EditorText(file.source.bytes, client.encoding)
        return .init(
          uri: open?.uri ?? uri(of: file.path), range: text.range(note.range),
          message: note.message)
      }
    }
    let page =
      client.linksCodes ? project?.allPages.first { $0.id == finding.rule } : nil
    return EditorDiagnostic(
      range: document.text.range(diagnostic.range), severity: finding.severity, rule: finding.rule,
      link: page.flatMap(link), message: diagnostic.message, related: related)
  }
}
