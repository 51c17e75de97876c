import JSONText
import LintDriver

/// What a client says of itself when it starts.
struct Client {
  var encoding = PositionEncoding.utf16
  /// The folders that are open, outer ones first.
  var folders: [FilePath] = []
  var showsRelatedInformation = false
  var linksCodes = false
  var rendersMarkdown = false
  /// Whether edits may say for which version of a text they are.
  var takesDocumentChanges = false
  /// Whether the server may ask for news of files.
  var watchesFiles = false

  init() {}

  /// - Parameter parameters: those of `initialize`.
  init(_ parameters: JSONNode) {
    let abilities = parameters["capabilities"]
    let encodings = abilities?.member("general", "positionEncodings")?.elements ?? []
    encoding =
      encodings.lazy.compactMap { $0.string.flatMap(PositionEncoding.init) }.first ?? .utf16
    let workspace = parameters["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string } ?? []
    let root = parameters["rootUri"]?.string.map { [$0] } ?? []
    folders = (workspace.isEmpty ? root : workspace).compactMap { filePath(ofURI: $0) }
    let text = abilities?["textDocument"]
    showsRelatedInformation =
      text?.member("publishDiagnostics", "relatedInformation")?.isTrue ?? false
    linksCodes =
      text?.member("publishDiagnostics", "codeDescriptionSupport")?.isTrue ?? false
    rendersMarkdown =
      text?.member("hover", "contentFormat")?.elements.contains { $0.string == "markdown" } ?? false
    takesDocumentChanges =
      abilities?.member("workspace", "workspaceEdit", "documentChanges")?.isTrue ?? false
    watchesFiles =
      abilities?.member("workspace", "didChangeWatchedFiles", "dynamicRegistration")?.isTrue
      ?? false
  }
}

/// The answer to `initialize`.
struct InitializeResult: JSONWritable {
  let encoding: PositionEncoding
  let version: String

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.object("capabilities") { writer in
        writer.member("positionEncoding", encoding.rawValue)
        writer.object("textDocumentSync") { writer in
          writer.member("openClose", true)
          // Incremental: each change tells its range.
          writer.member("change", 2)
          writer.member("save", true)
        }
        writer.member("hoverProvider", true)
        writer.object("codeActionProvider") { writer in
          writer.member("codeActionKinds", CodeAction.Kind.allCases.map(\.rawValue))
        }
        writer.object("workspace") { writer in
          writer.object("workspaceFolders") { writer in
            writer.member("supported", true)
            writer.member("changeNotifications", true)
          }
        }
      }
      writer.object("serverInfo") { writer in
        writer.member("name", "layoutlint")
        writer.member("version", version)
      }
    }
  }
}

/// The request that asks for news of files.
struct WatchRegistration: JSONWritable {
  /// Sources, configurations and baselines, rule pages, and what is ignored.
  private static let patterns = ["**/*.{swift,json,md}", "**/.gitignore"]

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.array("registrations") { writer in
        writer.object { writer in
          writer.member("id", "files")
          writer.member("method", "workspace/didChangeWatchedFiles")
          writer.object("registerOptions") { writer in
            writer.array("watchers") { writer in
              for pattern in Self.patterns {
                writer.object { $0.member("globPattern", pattern) }
              }
            }
          }
        }
      }
    }
  }
}
