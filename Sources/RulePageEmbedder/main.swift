import Foundation
import RulePages
import SourceText

// `swift run RulePageEmbedder`, in a checkout: writes the pages of `rules/` as Swift. What is wrong with a page goes to
// standard error, and then nothing is written.

let output = "Sources/LintRules/EmbeddedRulePages.swift"
do {
  let source = swiftSource(embedding: pages(in: "rules"))
  try Data(source.utf8).write(to: URL(filePath: output), options: .atomic)
} catch {
  fail("\(output): error: \(error.localizedDescription)")
}

/// The pages of a folder, by id.
func pages(in folder: String) -> [RulePage] {
  var pages: [RulePage] = []
  var problems: [String] = []
  do {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    for name in names.sorted() where name.hasSuffix(".md") {
      let path = "\(folder)/\(name)"
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      do throws(RulePageError) {
        pages.append(try RulePage(parsing: SourceFile(path: path, bytes: bytes)))
      } catch {
        problems.append(error.description)
      }
    }
  } catch {
    problems.append("\(folder): error: \(error.localizedDescription)")
  }
  guard problems.isEmpty else { fail(problems.joined(separator: "\n")) }
  return pages.sorted { $0.id < $1.id }
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(1)
}
