import Diagnostics
import LayoutModel

/// All sheets as a page that needs nothing but itself: no network, no other file.
package func previewPage(_ sheets: [PictureSheet], headline: String) -> String {
  let sections = sheets.enumerated().map { section($1, number: $0) }.joined()
  let body = """
    <header>
    <h1>Layout preview</h1>
    <p>\(xmlText(headline))</p>
    <p class="key"><span class="k-view">view</span> <span class="k-guide">guide</span> <span class="k-open">nothing fixes it: two places that are as good</span> <span class="k-conflict">a constraint of it cannot hold</span></p>
    <label for="filter">Filter <input id="filter" type="search" placeholder="type, view or file" autocomplete="off"></label>
    <p id="count" class="soft" role="status"></p>
    </header>
    <main>
    \(sections)</main>

    """
  return webPage(
    title: "Layout preview", style: pictureStyle + "\n" + pageStyle, body: body,
    script: pageScript)
}

private func section(_ sheet: PictureSheet, number: Int) -> String {
  let names = Set(sheet.pictures.flatMap(\.shapes).map(\.name)).sorted()
  let words = ([sheet.title, sheet.place] + names).joined(separator: " ").lowercased()
  var text = """
    <section data-words="\(xmlText(words))" aria-labelledby="s\(number)">
    <h2 id="s\(number)">\(xmlText(sheet.title))</h2>
    <p class="soft">\(xmlText(sheet.place))</p>
    <div class="pictures">

    """
  for picture in sheet.pictures { text += figure(picture) }
  text += "</div>\n"
  if !sheet.constraints.isEmpty {
    let count = sheet.constraints.count
    text += "<details><summary>\(count) constraint\(count == 1 ? "" : "s")</summary>\n<ul>\n"
    for line in sheet.constraints {
      let items = line.items.map { String($0.index) }.joined(separator: " ")
      text +=
        "<li tabindex=\"0\" data-items=\"\(items)\"><code>\(xmlText(line.text))</code> <span class=\"soft\">\(xmlText(line.place))</span></li>\n"
    }
    text += "</ul>\n</details>\n"
  }
  return text + "</section>\n"
}

/// Pictures side by side, as markup for a page that has ``pictureStyle``.
package func picturesMarkup(_ pictures: [Picture]) -> String {
  "<div class=\"pictures\">\n" + pictures.map { figure($0, listsFrames: false) }.joined()
    + "</div>\n"
}

private func figure(_ picture: Picture, listsFrames: Bool = true) -> String {
  let drawing = SVGDrawing(picture)
  let (width, height) = (formatLength(drawing.width), formatLength(drawing.height))
  var text = """
    <figure>
    <figcaption>\(xmlText(picture.caption))</figcaption>
    <svg role="img" aria-label="\(xmlText(picture.caption))" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
    \(drawing.content)</svg>

    """
  for note in picture.notes { text += "<p class=\"note\">\(xmlText(note))</p>\n" }
  guard listsFrames else { return text + "</figure>\n" }
  text += "<details><summary>Frames</summary>\n<ul>\n"
  for shape in picture.shapes { text += "<li>\(xmlText(shape.summary))</li>\n" }
  return text + "</ul>\n</details>\n</figure>\n"
}

let pageStyle = """
  section{margin:0 0 32px}
  details{margin-top:6px;font-size:13px;max-width:100%}
  figure details{max-width:420px}
  ul{margin:4px 0;padding-left:20px}
  li[tabindex]:hover,li[tabindex]:focus{outline:2px solid var(--blue);outline-offset:2px}
  .key span{display:inline-block;border:1px solid;border-radius:4px;padding:0 6px;margin-right:4px;font-size:13px}
  .k-view{color:var(--blue)}.k-guide{color:var(--green);border-style:dashed!important}.k-open{color:var(--amber)}.k-conflict{color:var(--red)}
  """

let pageScript = """
  const sections = [...document.querySelectorAll("section")];
  const filter = document.getElementById("filter");
  const count = document.getElementById("count");
  function update() {
    const words = filter.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let shown = 0;
    for (const section of sections) {
      section.hidden = !words.every((word) => section.dataset.words.includes(word));
      if (!section.hidden) shown += 1;
    }
    count.textContent = words.length ? shown + " of " + sections.length + " shown" : "";
  }
  filter.addEventListener("input", update);
  function light(line, isLit) {
    const items = line.dataset.items.split(" ");
    for (const shape of line.closest("section").querySelectorAll("g[data-item]")) {
      if (items.includes(shape.dataset.item)) shape.classList.toggle("lit", isLit);
    }
  }
  for (const line of document.querySelectorAll("li[data-items]")) {
    line.addEventListener("pointerenter", () => light(line, true));
    line.addEventListener("pointerleave", () => light(line, false));
    line.addEventListener("focus", () => light(line, true));
    line.addEventListener("blur", () => light(line, false));
  }
  """
