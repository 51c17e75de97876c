import Diagnostics
import JSONText
import LintDriver
import RulePages

/// A server of the Language Server Protocol: it takes and returns messages, and does not read or write streams itself.
///
/// Changes are recorded when they arrive. Findings are sent when no other message waits, so fast typing causes one
/// analysis of the latest text.
///
/// Source: "Language Server Protocol Specification 3.17".
package struct LanguageServer: Sendable {
  package enum Phase: Sendable {
    case starting, running, shutDown
    /// - Parameter isInOrder: whether the client asked for the shutdown before.
    case ended(isInOrder: Bool)
  }

  package private(set) var phase = Phase.starting
  var client = Client()
  /// By URI.
  var documents: [String: TextDocument] = [:]
  /// By folder.
  var projects: [FilePath: EditedProject] = [:]
  /// The URIs of the documents whose findings are to be told, the next one first.
  var untold: [String] = []
  /// How often texts or files may have changed, so that what a copy found can be told to be old.
  private var changes = 0
  /// What users were told of each project, so that they are told once while it holds.
  private var notices: [FilePath: Set<String>] = [:]
  private var output: [[UInt8]] = []

  let pages: [RulePage]
  let version: String
  let jobs: Int
  /// The URI of a rule's page.
  let link: @Sendable (RulePage) -> String?

  /// - Parameters:
  ///   - pages: those of the rules that are built in.
  ///   - version: the program's.
  ///   - jobs: the number of threads.
  ///   - link: the URI at which a rule's page can be read; `nil` for none.
  package init(
    pages: [RulePage], version: String, jobs: Int, link: @escaping @Sendable (RulePage) -> String?
  ) {
    self.pages = pages
    self.version = version
    self.jobs = jobs
    self.link = link
  }

  /// The requests for which the code of a project is looked at.
  static let longMethods: Set<String> = ["textDocument/hover", "textDocument/codeAction"]

  /// Whether something is left to do without a message.
  var hasWork: Bool { !untold.isEmpty }

  /// Takes the next document whose findings are to be told.
  mutating func nextUntold() -> String? { untold.isEmpty ? nil : untold.removeFirst() }

  /// Notes that the findings of a document are still to be told, before those of others.
  mutating func tellAgain(_ uri: String) {
    guard documents[uri] != nil else { return }
    untold.removeAll { $0 == uri }
    untold.insert(uri, at: 0)
  }

  /// Takes over what a copy has learned since it was made.
  ///
  /// - Returns: whether nothing has changed since.
  mutating func adopt(_ copy: LanguageServer) -> Bool {
    for (folder, texts) in copy.notices { notices[folder] = texts }
    guard changes == copy.changes else {
      // What was read of files is worth keeping, under the texts of today.
      for (folder, project) in copy.projects where projects[folder]?.isRead == false {
        projects[folder] = project
        for document in documents.values where document.project == folder {
          projects[folder]?.setText(document.text.bytes, of: document.path)
        }
        projects[folder]?.reload()
      }
      return false
    }
    projects = copy.projects
    for (uri, document) in copy.documents { documents[uri] = document }
    return true
  }

  /// Returns the messages to send, each with its header.
  package mutating func takeOutput() -> [[UInt8]] {
    defer { output = [] }
    return output
  }

  package mutating func handle(_ message: Message) {
    switch message.kind {
    case .request(let id, let method): answer(id, method, message.parameters)
    case .notification(let method): note(method, message.parameters)
    case .response: break
    }
  }

  /// Responds to bytes that are not a message, and to canceled requests.
  ///
  /// - Parameter id: `nil` where the request could not be read.
  package mutating func refuse(_ id: RequestID?, _ error: ResponseError) {
    send { writer in
      writer.member("id", id)
      writer.object("error") { writer in
        writer.member("code", error.code.rawValue)
        writer.member("message", error.message)
      }
    }
  }

  // MARK: Requests and notifications

  private mutating func answer(_ id: RequestID, _ method: String, _ parameters: JSONNode) {
    do throws(ResponseError) {
      switch (phase, method) {
      case (.starting, "initialize"):
        client = Client(parameters)
        phase = .running
        respond(id, InitializeResult(encoding: client.encoding, version: version))
      case (.starting, _): throw ResponseError(.notInitialized, "'initialize' must come first")
      case (.running, "shutdown"):
        phase = .shutDown
        respond(id, String?.none)
      case (.running, "textDocument/hover"): respond(id, try hover(parameters))
      case (.running, "textDocument/codeAction"): respond(id, try codeActions(parameters))
      case (.running, "initialize"):
        throw ResponseError(.invalidRequest, "the server is already initialized")
      case (.running, _): throw ResponseError(.methodNotFound, "unknown method '\(method)'")
      case (.shutDown, _), (.ended, _):
        throw ResponseError(.invalidRequest, "the server was shut down")
      }
    } catch {
      refuse(id, error)
    }
  }

  private mutating func note(_ method: String, _ parameters: JSONNode) {
    changes += 1
    if method == "exit" {
      if case .shutDown = phase {
        phase = .ended(isInOrder: true)
      } else {
        phase = .ended(isInOrder: false)
      }
      return
    }
    guard case .running = phase else { return }
    switch method {
    case "initialized": if client.watchesFiles { watchFiles() }
    case "textDocument/didOpen": open(parameters)
    case "textDocument/didChange": change(parameters)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": reloadProjects()
    case "textDocument/didClose": close(parameters)
    case "workspace/didChangeWorkspaceFolders": changeFolders(parameters)
    default: break
    }
  }

  private mutating func watchFiles() {
    send { writer in
      writer.member("id", "watch-files")
      writer.member("method", "client/registerCapability")
      writer.member("params", WatchRegistration())
    }
  }

  // MARK: Sending

  private mutating func respond(_ id: RequestID, _ result: some JSONWritable) {
    send { writer in
      writer.member("id", id)
      writer.member("result", result)
    }
  }

  mutating func notify(_ method: String, _ parameters: (inout JSONWriter) -> Void) {
    send { writer in
      writer.member("method", method)
      writer.object("params", parameters)
    }
  }

  /// Shows the user what is wrong with a project now, as far as it is news.
  mutating func show(_ texts: [String], about project: FilePath) {
    let told = notices[project] ?? []
    notices[project] = texts.isEmpty ? nil : Set(texts)
    for text in texts where !told.contains(text) { show(text) }
  }

  /// Shows the user a message.
  mutating func show(_ text: String) {
    notify("window/showMessage") { writer in
      // An error.
      writer.member("type", 1)
      writer.member("message", text)
    }
  }

  /// Sends messages of a copy.
  mutating func send(_ messages: [[UInt8]]) { output += messages }

  private mutating func send(_ members: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("jsonrpc", "2.0")
      members(&writer)
    }
    output.append(framed(writer.take()))
  }
}
