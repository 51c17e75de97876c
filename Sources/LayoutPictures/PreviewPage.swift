import Diagnostics
import LayoutModel

/// All sheets as a page that needs nothing but itself: no network, no other file.
package func previewPage(_ sheets: [PictureSheet], headline: String) -> String {
  let sections = sheets.enumerated().map { section($1, number: $0) }.joined()
  return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <title>Layout preview</title>
    <style>
    \(pictureStyle)
    \(pageStyle)
    </style>
    </head>
    <body>
    <header>
    <h1>Layout preview</h1>
    <p>\(xmlText(headline))</p>
    <p class="key"><span class="k-view">view</span> <span class="k-guide">guide</span> <span class="k-open">nothing fixes it: two places that are as good</span> <span class="k-conflict">a constraint of it cannot hold</span></p>
    <label for="filter">Filter <input id="filter" type="search" placeholder="type, view or file" autocomplete="off"></label>
    <p id="count" role="status"></p>
    </header>
    <main>
    \(sections)</main>
    <script>
    \(pageScript)
    </script>
    </body>
    </html>

    """
}

private func section(_ sheet: PictureSheet, number: Int) -> String {
  let names = Set(sheet.pictures.flatMap(\.shapes).map(\.name)).sorted()
  let words = ([sheet.title, sheet.place] + names).joined(separator: " ").lowercased()
  var text = """
    <section data-words="\(xmlText(words))" aria-labelledby="s\(number)">
    <h2 id="s\(number)">\(xmlText(sheet.title))</h2>
    <p class="place">\(xmlText(sheet.place))</p>
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
        "<li tabindex=\"0\" data-items=\"\(items)\"><code>\(xmlText(line.text))</code> <span class=\"place\">\(xmlText(line.place))</span></li>\n"
    }
    text += "</ul>\n</details>\n"
  }
  return text + "</section>\n"
}

private func figure(_ picture: Picture) -> String {
  let drawing = SVGDrawing(picture)
  let (width, height) = (length(drawing.width), length(drawing.height))
  var text = """
    <figure>
    <figcaption>\(xmlText(picture.caption))</figcaption>
    <svg role="img" aria-label="\(xmlText(picture.caption))" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
    \(drawing.content)</svg>

    """
  for note in picture.notes { text += "<p class=\"note\">\(xmlText(note))</p>\n" }
  text += "<details><summary>Frames</summary>\n<ul>\n"
  for shape in picture.shapes { text += "<li>\(xmlText(shape.summary))</li>\n" }
  return text + "</ul>\n</details>\n</figure>\n"
}

private let pageStyle = """
  *{box-sizing:border-box}
  body{margin:0;padding:16px;background:var(--page);color:var(--text);font:15px/1.45 system-ui,-apple-system,"Segoe UI",sans-serif;overflow-wrap:anywhere}
  h1{font-size:22px;margin:0 0 4px}
  h2{font-size:17px;margin:0}
  header{border-bottom:1px solid var(--line);padding-bottom:12px;margin-bottom:16px}
  header p{margin:4px 0}
  input{font:inherit;width:min(320px,100%);padding:4px 8px;border:1px solid var(--line);border-radius:6px;background:var(--page);color:var(--text)}
  section{margin:0 0 32px}
  .place,.note,#count{color:var(--soft);font-size:13px;margin:2px 0}
  .note{color:var(--open);max-width:420px}
  .pictures{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}
  figure{margin:8px 0;max-width:100%}
  figcaption{font-weight:600;font-size:13px;margin-bottom:4px}
  svg{max-width:100%;height:auto;display:block}
  details{margin-top:6px;font-size:13px;max-width:100%}
  figure details{max-width:420px}
  summary{cursor:pointer}
  ul{margin:4px 0;padding-left:20px}
  code{font-family:ui-monospace,SFMono-Regular,Menlo,monospace}
  li[tabindex]:hover,li[tabindex]:focus{outline:2px solid var(--view);outline-offset:2px}
  .key span{display:inline-block;border:1px solid;border-radius:4px;padding:0 6px;margin-right:4px;font-size:13px}
  .k-view{color:var(--view)}.k-guide{color:var(--guide);border-style:dashed!important}.k-open{color:var(--open)}.k-conflict{color:var(--conflict)}
  [hidden]{display:none!important}
  """

private let pageScript = """
  "use strict";
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
