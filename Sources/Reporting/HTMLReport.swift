import Diagnostics
import RulePages
import SourceText

extension ReportContent {
  /// A page with all findings, to read, filter and search in a browser.
  func html() -> String {
    let numbers = CountedNumbers(unlisted)
    let numberSeverity = unlisted.filter { !$0.isPlainInfo }.map(\.severity).max()
    // A line for each file replaces the one finding about all numbers that are not listed.
    let listed = findings.indices.filter { findings[$0] != numbers.finding }
    let groups = Dictionary(grouping: listed) { findings[$0].severity }
    let shown = Severity.allCases.reversed().filter {
      groups[$0] != nil || $0 == numberSeverity
    }
    let rules = Set(findings.map(\.rule))
    let body = """
      <header>
      <h1>layoutlint</h1>
      <p>\(xmlText(headline))</p>
      \(problems.map { "<p class=\"bad\">\(xmlText(surroundings.projectPath($0.path))): \(xmlText($0.reason))</p>\n" }.joined())<form id="filters">
      <label for="filter">Filter <input id="filter" type="search" placeholder="rule, file or words" autocomplete="off"></label>
      \(Severity.allCases.reversed().map { toggle($0, groups[$0]?.count ?? 0) }.joined(separator: "\n"))
      </form>
      <p id="count" class="soft" role="status"></p>
      </header>
      <main>
      \(tables)<div id="findings">
      \(shown.map { severity in
        group(
          severity, groups[severity] ?? [], severity == numberSeverity ? numbers.lineByFile : [:],
          isOpen: severity == shown.first)
      }.joined())</div>
      \(surroundings.pages.filter { rules.contains($0.id) }.map(explanation).joined())</main>
      \(templates)
      """
    return webPage(
      title: "layoutlint", style: pictures.style + "\n" + style, body: body, script: script)
  }

  /// The drawings, which the browser leaves alone until one is asked for.
  private var templates: String {
    pictures.drawings.enumerated().map { number, markup in
      "<template id=\"drawing-\(number)\">\n\(markup)</template>\n"
    }.joined()
  }

  private func toggle(_ severity: Severity, _ count: Int) -> String {
    "<label><input type=\"checkbox\" name=\"\(severity.rawValue)\" checked> \(severity.rawValue) (\(count))</label>"
  }

  // MARK: Counts

  private var tables: String {
    var values: [String: Int] = [:]
    for finding in findings {
      if let group = finding.diagnostic.group {
        values["\(finding.rule) \(group)", default: 0] += 1
      }
    }
    let tables = [
      ("Rules", counts(Dictionary(grouping: findings, by: \.rule).mapValues(\.count))),
      (
        "Folders",
        counts(
          Dictionary(grouping: findings) { folder(of: surroundings.projectPath($0.path)) }
            .mapValues(\.count))
      ), ("Values", counts(values)),
    ]
    return "<div class=\"tables\">\n"
      + tables.filter { !$0.1.isEmpty }.map { title, rows in
        "<details><summary>\(title)</summary>\n<ul>\n\(rows)</ul>\n</details>\n"
      }.joined() + "</div>\n"
  }

  /// The most frequent first; each fills in the filter.
  private func counts(_ counts: [String: Int]) -> String {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { name, count in
      "<li><button type=\"button\" data-filter=\"\(xmlText(name))\">\(xmlText(name))</button> \(count)</li>\n"
    }.joined()
  }

  // MARK: Findings

  /// The findings of one severity, file by file.
  private func group(
    _ severity: Severity, _ indices: [Int], _ numberLines: [String: String], isOpen: Bool
  ) -> String {
    let files = Dictionary(grouping: indices) { findings[$0].path }
    let paths = Set(files.keys).union(numberLines.keys).sorted()
    let title =
      switch severity {
      case .error: "Errors"
      case .warning: "Warnings"
      case .info: "Info"
      }
    let numbered = numberLines.isEmpty ? "" : "numbers in \(counted(numberLines.count, "file"))"
    let count = [
      indices.isEmpty
        ? "" : "\(counted(indices.count, "finding")) in \(counted(files.count, "file"))", numbered,
    ].filter { !$0.isEmpty }.joined(separator: "; ")
    var text =
      "<details class=\"group \(severity.rawValue)\"\(isOpen ? " open" : "")><summary><h2>\(title)</h2> <span class=\"soft\">\(count)</span></summary>\n"
    for path in paths { text += section(path, files[path] ?? [], numberLines[path], severity) }
    return text + "</details>\n"
  }

  /// What was found in one file; its numbers are one line, which can be opened where each is listed.
  private func section(
    _ path: String, _ indices: [Int], _ numberLine: String?, _ severity: Severity
  ) -> String {
    let name = xmlText(surroundings.projectPath(path))
    let numbers = indices.filter { !findings[$0].diagnostic.numbers.isEmpty }
    var text = "<section>\n<h3>\(name)</h3>\n"
    text +=
      indices.filter { findings[$0].diagnostic.numbers.isEmpty || numbers.count == 1 }
      .map(article).joined()
    if numbers.count > 1 {
      let line = CountedNumbers.line(of: numbers.map { findings[$0] })
      text +=
        "<details class=\"numbers\"><summary>\(xmlText(line))</summary>\n\(numbers.map(article).joined())</details>\n"
    }
    if let numberLine {
      let words = xmlText("\(surroundings.projectPath(path)) \(numberLine)".lowercased())
      text +=
        "<article class=\"\(severity.rawValue)\" data-words=\"\(words)\"><p>\(xmlText(numberLine))</p></article>\n"
    }
    return text + "</section>\n"
  }

  private func article(_ index: Int) -> String {
    let finding = findings[index]
    let diagnostic = finding.diagnostic
    let path = surroundings.projectPath(finding.path)
    let words = [
      finding.rule, diagnostic.group ?? "", path, diagnostic.message,
      diagnostic.subject?.item ?? "",
    ].joined(separator: " ").lowercased()
    let position = sources.position(diagnostic.range.start, in: finding.path)
    let severity = finding.severity.rawValue
    var text = "<article class=\"\(severity)\" data-words=\"\(xmlText(words))\">\n"
    text +=
      "<p><b>\(position.line):\(position.column)</b> <span class=\"severity\">\(severity)</span> \(xmlText(diagnostic.message)) <a href=\"#rule-\(xmlText(finding.rule))\">\(xmlText(finding.rule))</a></p>\n"
    text += excerpt(diagnostic.range, in: finding.path)
    for note in diagnostic.notes {
      let place = note.path ?? finding.path
      let position = sources.position(note.range.start, in: place)
      let file = note.path.map { surroundings.projectPath($0) + ":" } ?? ""
      text +=
        "<p class=\"soft\">\(xmlText(file))\(position.line):\(position.column) \(xmlText(note.message))</p>\n"
      text += excerpt(note.range, in: place)
    }
    for fix in diagnostic.fixes {
      let risk = fix.statedRisk.map { " (unsafe: \($0))" } ?? ""
      text +=
        "<p class=\"fix\">\(fix.applicability == .displayOnly ? "advice" : "fix"): \(xmlText(fix.title + risk))</p>\n"
    }
    if let place = pictures.place(of: index) { text += button(place) }
    return text + "</article>\n"
  }

  private func button(_ place: ReportPictures.Place) -> String {
    let items = place.items.map(String.init).joined(separator: " ")
    let fixed = place.fixed.map { " data-fixed=\"\($0)\"" } ?? ""
    return
      "<p><button type=\"button\" class=\"show\" aria-expanded=\"false\" data-drawing=\"\(place.drawing)\" data-items=\"\(items)\"\(fixed)>Show the layout</button></p>\n"
  }

  private func excerpt(_ range: SourceRange, in path: String) -> String {
    guard let line = sources.line(at: range.start, in: path) else { return "" }
    let excerpt = Excerpt(line.bytes, line: line.range, marking: range)
    return "<pre>\(xmlText(excerpt.text))\n<i>\(xmlText(excerpt.underline))</i></pre>\n"
  }

  // MARK: Rules

  private func explanation(_ page: RulePage) -> String {
    """
    <details class="rule" id="rule-\(xmlText(page.id))"><summary>\(xmlText(page.id)): \(xmlText(page.summary))</summary>
    \(page.html)
    </details>

    """
  }
}

private let style = """
  .bad{color:var(--red)}
  form label{margin-right:12px;white-space:nowrap}
  form label:first-child{display:block;margin:0 0 4px}
  .tables{display:flex;flex-wrap:wrap;gap:8px 32px;margin-bottom:16px}
  .tables ul{margin:4px 0;padding:0;list-style:none;max-height:320px;overflow:auto}
  button{font:inherit;background:none;border:0;padding:0;color:var(--blue);cursor:pointer;text-align:left}
  button:hover{text-decoration:underline}
  a{color:var(--blue)}
  section{margin:8px 0 20px}
  h3{font-size:15px;margin:0}
  .group{margin:0 0 20px}
  .group>summary{border-bottom:1px solid var(--line);padding-bottom:2px}
  .group>summary h2{display:inline}
  .numbers{margin:8px 0}
  article{border-left:3px solid var(--blue);padding:2px 0 2px 10px;margin:8px 0;content-visibility:auto;contain-intrinsic-size:auto 90px}
  article p{margin:2px 0}
  article.error{border-color:var(--red)}
  article.warning{border-color:var(--amber)}
  .severity{color:var(--soft)}
  .fix{color:var(--green)}
  pre{font-size:13px;margin:2px 0;overflow-x:auto}
  pre i{font-style:normal;color:var(--red)}
  .layout h3{font-size:14px;margin:8px 0 0}
  .rule{margin:6px 0}
  .rule[open]{border-left:2px solid var(--line);padding-left:10px}
  .rule p,.rule ul,.rule ol{max-width:80ch;margin:6px 0}
  .rule h4{font-size:15px;margin:12px 0 2px}
  .rule td,.rule th{text-align:left;vertical-align:top;padding:2px 16px 2px 0}
  @media print{form,.show{display:none}article{content-visibility:visible;break-inside:avoid}pre{white-space:pre-wrap}}
  """

private let script = """
  const form = document.getElementById("filters");
  const filter = document.getElementById("filter");
  const count = document.getElementById("count");
  const sections = [...document.querySelectorAll("section")].map((section) => ({
    section,
    folds: [section.closest(".group"), ...section.querySelectorAll(".numbers")],
    articles: [...section.querySelectorAll("article")].map((article) => ({
      article, words: article.dataset.words, severity: article.classList[0],
    })),
  }));
  function update() {
    const words = filter.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let shown = 0;
    let all = 0;
    const groups = new Map();
    for (const { section, folds, articles } of sections) {
      let left = 0;
      for (const { article, words: text, severity } of articles) {
        const isShown = form.elements[severity].checked && words.every((word) => text.includes(word));
        if (article.hidden === isShown) article.hidden = !isShown;
        if (isShown) left += 1;
      }
      section.hidden = left === 0;
      // Opens the groups that contain matches.
      if (left && words.length) for (const fold of folds) fold.open = true;
      groups.set(folds[0], (groups.get(folds[0]) ?? 0) + left);
      shown += left;
      all += articles.length;
    }
    for (const [group, left] of groups) group.hidden = left === 0;
    count.textContent = shown === all ? "" : shown + " of " + all + " shown";
  }
  let request = 0;
  function later() {
    cancelAnimationFrame(request);
    request = requestAnimationFrame(update);
  }
  form.addEventListener("input", later);
  form.addEventListener("submit", (event) => event.preventDefault());
  for (const button of document.querySelectorAll("button[data-filter]")) {
    button.addEventListener("click", () => {
      filter.value = button.dataset.filter;
      update();
      filter.focus();
    });
  }
  function drawn(title, number, items) {
    const part = document.createElement("div");
    const heading = document.createElement("h3");
    heading.textContent = title;
    part.append(heading, document.getElementById("drawing-" + number).content.cloneNode(true));
    for (const shape of part.querySelectorAll("g[data-item]")) {
      if (items.includes(shape.dataset.item)) shape.classList.add("lit");
    }
    return part;
  }
  for (const button of document.querySelectorAll("button.show")) {
    button.addEventListener("click", () => {
      const article = button.closest("article");
      const old = article.querySelector(".layout");
      button.setAttribute("aria-expanded", String(!old));
      button.textContent = old ? "Show the layout" : "Hide the layout";
      if (old) return old.remove();
      const layout = document.createElement("div");
      layout.className = "layout";
      const { drawing, fixed, items } = button.dataset;
      layout.append(drawn(fixed ? "Before the fix" : "The layout", drawing, items.split(" ")));
      if (fixed) layout.append(drawn("After the fix", fixed, items.split(" ")));
      article.append(layout);
    });
  }
  addEventListener("hashchange", () => {
    const rule = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (rule && rule.tagName === "DETAILS") rule.open = true;
  });
  """
