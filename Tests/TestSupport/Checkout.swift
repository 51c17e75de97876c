import Foundation

/// The folder that holds Package.swift.
package let checkout = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The files below a folder of the checkout whose names end so, sorted by path; none if there is no such folder.
package func files(in folder: String, endingIn suffix: String) -> [URL] {
  let root = checkout.appending(path: folder)
  guard let names = try? FileManager.default.subpathsOfDirectory(atPath: root.path) else {
    return []
  }
  return names.filter { $0.hasSuffix(suffix) }.sorted().map { root.appending(path: $0) }
}
