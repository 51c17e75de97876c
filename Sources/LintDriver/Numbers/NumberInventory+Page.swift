import Diagnostics
import LayoutModel
import Reporting

extension NumberInventory {
  /// The inventory as a page, with a bar for each value.
  package var page: String {
    let forms = Form.allCases.compactMap { form in self.forms[form].map { "\($0) \(form.rawValue)" }
    }
    let body = """
      <header>
      <h1>Layout numbers</h1>
      <p>\(xmlText("\(counted(numberCount, "layout number")) in \(filesWithNumbers) of \(counted(fileCount, "file"))"))</p>
      <p class="soft">\(xmlText(forms.joined(separator: ", ")))</p>
      </header>
      <main>
      \(Family.allCases.map(histogram).joined())\(scale)</main>

      """
    return webPage(title: "Layout numbers", style: style, body: body, script: "")
  }

  /// The bars of a family, in the order of the values.
  private func histogram(_ family: Family) -> String {
    guard let rows = rows[family], let most = rows.map(\.uses).max() else { return "" }
    let lines = rows.sorted { $0.value < $1.value }.map { row in
      let isOff = row.value.truncatingRemainder(dividingBy: Self.grid) != 0
      let place = row.places.first.map { "\($0.path):\($0.position.line)" } ?? ""
      let width = max(1, row.uses * 100 / most)
      return """
        <tr><th scope="row">\(format(row.value))</th><td class="bar"><span\(isOff ? " class=\"off\"" : "") style="width:\(width)%"></span></td>\
        <td>×\(row.uses)</td><td class="soft">\(xmlText(printable(place)))</td></tr>

        """
    }
    return """
      <section>
      <h2>\(family.rawValue)</h2>
      <table>
      \(lines.joined())</table>
      </section>

      """
  }

  private var scale: String {
    guard !suggestions.isEmpty else { return "" }
    let steps = suggestions.map { suggestion in
      "<tr><th scope=\"row\">\(format(suggestion.value))</th><td>Spacing.\(suggestion.name)</td><td>×\(suggestion.uses)</td></tr>\n"
    }
    return """
      <section>
      <h2>A spacing scale that covers \(coverage) of the literal gaps, spacings and insets</h2>
      <table>
      \(steps.joined())</table>
      <p class="soft">To write it to a file: layoutlint numbers --write-tokens FILE</p>
      </section>

      """
  }
}

private let style = """
  section{margin-bottom:24px}
  table{border-collapse:collapse;width:100%;max-width:900px}
  th{text-align:right;width:64px;padding-right:8px;font-weight:600}
  td{padding:1px 8px;white-space:nowrap}
  td.soft{white-space:normal}
  .bar{width:40%}
  .bar span{display:block;height:12px;border-radius:2px;background:var(--blue)}
  .bar span.off{background:var(--amber)}
  """
