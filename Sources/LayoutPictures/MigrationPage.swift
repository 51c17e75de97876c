import Diagnostics

/// Views that were rewritten, with their frames before and after.
package struct MigrationSheet: Sendable {
  /// The type and its views.
  package var title: String
  /// `Path.swift:12:3`.
  package var place: String
  /// What was compared to prove that both are the same.
  package var proof: String
  package var before: [Picture]
  package var after: [Picture]

  package init(
    title: String, place: String, proof: String, before: [Picture], after: [Picture]
  ) {
    self.title = title
    self.place = place
    self.proof = proof
    self.before = before
    self.after = after
  }
}

/// A migration as a self-contained page: pictures of what is rewritten, the changes in the files, and what is skipped.
///
/// - Parameters:
///   - diffs: the path and the unified diff of each file.
///   - refusals: the place of each set that is skipped, and the reason.
package func migrationPage(
  _ sheets: [MigrationSheet], diffs: [(path: String, text: String)],
  refusals: [(place: String, text: String)], headline: String
) -> String {
  let left = refusals.map { place, text in
    let words = xmlText("\(place) \(text)".lowercased())
    return
      "<section class=\"left\" data-words=\"\(words)\"><span class=\"soft\">\(xmlText(place))</span> \(xmlText(text))</section>\n"
  }
  let body = """
    <header>
    <h1>Migration</h1>
    <p>\(xmlText(headline))</p>
    <label for="filter">Filter <input id="filter" type="search" placeholder="type, view or file" autocomplete="off"></label>
    <p id="count" class="soft" role="status"></p>
    </header>
    <main>
    \(sheets.map(section).joined())\(diffs.map(change).joined())\(left.isEmpty ? "" : "<h2>Skipped</h2>\n")\(left.joined())</main>

    """
  return webPage(
    title: "Migration", style: pictureStyle + "\n" + pageStyle + "\n" + migrationStyle, body: body,
    script: pageScript)
}

private func section(_ sheet: MigrationSheet) -> String {
  let names = Set(sheet.before.flatMap(\.shapes).map(\.name)).sorted()
  let words = ([sheet.title, sheet.place] + names).joined(separator: " ").lowercased()
  return """
    <section data-words="\(xmlText(words))">
    <h2>\(xmlText(sheet.title))</h2>
    <p class="soft">\(xmlText(sheet.place))</p>
    <p class="proof">\(xmlText(sheet.proof))</p>
    <h3>Before</h3>
    \(picturesMarkup(sheet.before))<h3>After</h3>
    \(picturesMarkup(sheet.after))</section>

    """
}

private func change(_ path: String, _ diff: String) -> String {
  let lines = diff.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    let tag = line.hasPrefix("+") ? "ins" : line.hasPrefix("-") ? "del" : nil
    let text = xmlText(String(line))
    return tag.map { "<\($0)>\(text)</\($0)>" } ?? text
  }
  return """
    <section data-words="\(xmlText(path.lowercased()))">
    <details><summary>\(xmlText(path))</summary>
    <pre>\(lines.joined(separator: "\n"))</pre>
    </details>
    </section>

    """
}

private let migrationStyle = """
  h3{font-size:14px;margin:8px 0 0}
  .proof{color:var(--green)}
  .left{margin:0 0 6px}
  pre{font-size:13px;overflow-x:auto}
  ins{color:var(--green);text-decoration:none}
  del{color:var(--red);text-decoration:none}
  """
