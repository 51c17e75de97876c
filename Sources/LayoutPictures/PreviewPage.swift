import Diagnostics
import LayoutModel

/// All sheets as a self-contained page, which needs no network and no other file.
package func previewPage(_ sheets: [PictureSheet], headline: String) -> String {
  let sections = sheets.enumerated().map { section($1, number: $0) }.joined()
  let body = """
    <header>
    <h1>Layout preview</h1>
    <p>\(xmlText(headline))</p>
    <p class="key"><span class="k-view">view</span> <span class="k-guide">guide</span> <span class="k-open">not determined: drawn in one possible place; dashed lines show another</span> <span class="k-conflict">in conflict: drawn without one of its constraints</span></p>
    <label for="filter">Filter <input id="filter" type="search" placeholder="type, view or file" autocomplete="off"></label>
    <p id="count" class="soft" role="status"></p>
    </header>
    <main>
    \(sections)</main>

    """
  return webPage(
    title: "Layout preview", style: pictureStyle + "\n" + pageStyle + "\n" + stateStyle,
    body: body, script: pageScript)
}

private func section(_ sheet: PictureSheet, number: Int) -> String {
  let names = Set(sheet.pictures.flatMap(\.shapes).map(\.name)).sorted()
  let words = ([sheet.title, sheet.place] + names).joined(separator: " ").lowercased()
  var text = """
    <section data-words="\(xmlText(words))" aria-labelledby="s\(number)">
    <h2 id="s\(number)">\(xmlText(sheet.title))</h2>
    <p class="soft">\(xmlText(sheet.place))</p>

    """
  if sheet.states.count == 1 {
    text += sheet.states.map { panel($0, of: sheet) }.joined()
  } else {
    text += "<div class=\"states\">\n"
    for (index, state) in sheet.states.enumerated() {
      let id = "s\(number)-\(index)"
      text +=
        "<input type=\"radio\" name=\"s\(number)\" id=\"\(id)\"\(index == 0 ? " checked" : "")><label for=\"\(id)\">\(xmlText(state.name))</label>\n"
      text += panel(state, of: sheet)
    }
    text += "</div>\n"
  }
  if sheet.hasMoreStates { text += "<p class=\"soft\">Not all states are drawn.</p>\n" }
  text += list(sheet.unused, "constraint", "not used in these pictures")
  return text + "</section>\n"
}

/// A state: its pictures, with what code says of the views in them.
private func panel(_ state: PictureSheet.State, of sheet: PictureSheet) -> String {
  "<div class=\"panel\">\n<div class=\"pictures\">\n" + state.pictures.map { figure($0) }.joined()
    + "</div>\n" + list(sheet.views, "view", isOpen: true)
    + list(state.constraints, "constraint", isOpen: true) + "</div>\n"
}

private func list(
  _ lines: [PictureSheet.Line], _ noun: String, _ remark: String = "", isOpen: Bool = false
) -> String {
  guard !lines.isEmpty else { return "" }
  var text =
    "<details class=\"lines\"\(isOpen ? " open" : "")><summary>\(lines.count) \(noun)\(lines.count == 1 ? "" : "s")\(remark.isEmpty ? "" : " " + remark)</summary>\n<ul>\n"
  for line in lines {
    let items = line.items.map { String($0.index) }.joined(separator: " ")
    let key = noun == "view" ? "data-item" : "data-items"
    text +=
      "<li tabindex=\"0\" \(key)=\"\(items)\"><code>\(xmlText(line.text))</code> <span class=\"soft\">\(xmlText(line.place))</span></li>\n"
  }
  return text + "</ul>\n</details>\n"
}

/// Pictures side by side, as markup for a page that has ``pictureStyle``.
package func picturesMarkup(_ pictures: [Picture]) -> String {
  "<div class=\"pictures\">\n" + pictures.map { figure($0, listsFrames: false) }.joined()
    + "</div>\n"
}

/// Of how many views other possible places are drawn all at once: more would hide the picture, and are drawn one by one.
private let maximumShownPlaces = 3

private func figure(_ picture: Picture, listsFrames: Bool = true) -> String {
  let drawing = SVGDrawing(picture)
  let (width, height) = (formatLength(drawing.width), formatLength(drawing.height))
  let isCrowded = picture.shapes.count { $0.other != nil } > maximumShownPlaces
  var text = """
    <figure>
    <figcaption>\(xmlText(picture.caption))</figcaption>
    <svg\(isCrowded ? " class=\"crowded\"" : "") role="img" aria-label="\(xmlText(picture.caption))" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
    \(drawing.content)</svg>

    """
  let legend = drawing.legend(of: picture)
  if !legend.isEmpty {
    text += "<ul class=\"legend\">\n"
    for (number, shape) in legend {
      text +=
        "<li data-item=\"\(shape.frame.item.index)\"><b>\(number)</b> \(xmlText(shape.heading))</li>\n"
    }
    text += "</ul>\n"
  }
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
  li[tabindex]:focus{outline:2px solid var(--blue);outline-offset:2px}
  li.lit{background:color-mix(in srgb,var(--blue) 15%,var(--page))}
  .lines ul{columns:2 420px;list-style:none;padding:0}
  .lines li{break-inside:avoid;padding:0 4px;border-radius:4px}
  .key span{display:inline-block;border:1px solid;border-radius:4px;padding:0 6px;margin:0 4px 4px 0;font-size:13px}
  .k-view{color:var(--blue)}.k-guide{color:var(--green);border-style:dashed!important}.k-open{color:var(--amber)}.k-conflict{color:var(--red)}
  @media print{label[for=filter],figure details{display:none}h2{break-after:avoid}figure{break-inside:avoid}}
  """

/// A state's panel follows the button and the label that choose it; on paper all panels are printed, one after the other.
private let stateStyle = """
  .states{display:flex;flex-wrap:wrap;gap:4px;margin-top:6px}
  .states>input{position:absolute;opacity:0;pointer-events:none}
  .states>label{border:1px solid var(--line);border-radius:6px;padding:1px 10px;font-size:13px;cursor:pointer}
  .states>input:checked+label{background:var(--blue);border-color:var(--blue);color:var(--page)}
  .states>input:focus-visible+label{outline:2px solid var(--blue);outline-offset:2px}
  .states>.panel{display:none;order:1;width:100%}
  .states>input:checked+label+.panel{display:block}
  @media print{.states{display:block}.states>.panel{display:block}.states>label{display:block;border:0;padding:0;margin-top:12px;font-weight:600;break-after:avoid}.states>input:checked+label{background:none;color:inherit}}
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
  // Highlights the boxes of a view and the lines about it, or the boxes of the views that a line is about.
  function light(target, isLit) {
    const part = target.closest("[data-item],[data-items]");
    const panel = part && part.closest(".panel");
    if (!panel) return;
    const { item, items } = part.dataset;
    const wanted = (items ?? item).split(" ");
    for (const other of panel.querySelectorAll("[data-item]")) {
      if (wanted.includes(other.dataset.item)) other.classList.toggle("lit", isLit);
    }
    if (items !== undefined) return void part.classList.toggle("lit", isLit);
    for (const other of panel.querySelectorAll("[data-items]")) {
      if (other.dataset.items.split(" ").includes(item)) other.classList.toggle("lit", isLit);
    }
  }
  const events = { pointerover: true, pointerout: false, focusin: true, focusout: false };
  for (const [event, isLit] of Object.entries(events)) {
    document.addEventListener(event, ({ target }) => light(target, isLit));
  }
  """
