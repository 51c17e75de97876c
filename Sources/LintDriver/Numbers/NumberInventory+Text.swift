import Diagnostics
import LayoutModel
import Reporting

extension NumberInventory {
  /// The most values of a family that are printed, and the widest column of places.
  private static let maximumRows = 12

  /// The inventory for people: forms, a table for each family, and a table of tokens.
  package var text: String {
    guard numberCount > 0 else { return "no layout numbers in \(counted(fileCount, "file"))\n" }
    return headline + Family.allCases.map(table).joined() + tokenTable
  }

  private var headline: String {
    let shares = Form.allCases.compactMap { form -> String? in
      guard let count = forms[form] else { return nil }
      return "\(percent(count, of: numberCount)) \(form.rawValue) (\(count))"
    }
    return
      "\(counted(numberCount, "layout number")) in \(filesWithNumbers) of \(counted(fileCount, "file"))\n"
      + "  \(shares.joined(separator: ", "))\n"
  }

  private func table(_ family: Family) -> String {
    guard let rows = rows[family], !rows.isEmpty else { return "" }
    let named = rows.prefix(Self.maximumRows)
    let cells = named.map { row in
      [
        format(row.value), "×\(row.uses)",
        row.fileCount == 1 ? "1 file" : "\(row.fileCount) files",
        row.places.first.map { printable("\($0.path):\($0.position.line):\($0.position.column)") }
          ?? "",
      ]
    }
    let widths = (0..<3).map { column in cells.map { $0[column].count }.max() ?? 0 }
    var lines = cells.map { row -> String in
      let columns = zip(row, widths).map { text, width in
        String(repeating: " ", count: width - text.count) + text
      }
      return "  " + columns.joined(separator: "  ") + "  " + row[3] + "\n"
    }
    let rest = rows.dropFirst(Self.maximumRows)
    if !rest.isEmpty {
      lines.append(
        "  and \(counted(rest.count, "other value")) ×\(rest.reduce(0) { $0 + $1.uses })\n")
    }
    return "\n\(family.rawValue)\n" + lines.joined()
  }

  private var tokenTable: String {
    var text = ""
    if !tokens.isEmpty {
      let list = tokens.map { "\($0.type).\($0.name) \(format($0.value))" }
      text +=
        "\nnamed spacings and sizes in the project: \(printable(list.joined(separator: ", ")))\n"
    }
    if !scalingFunctions.isEmpty {
      text += "\nscaling functions: \(printable(scalingFunctions.joined(separator: ", ")))\n"
    }
    if !suggestions.isEmpty {
      text +=
        "\na spacing scale that covers \(coverage) of the literal gaps, spacings and insets:\n\n\(tokenCode)"
    }
    if !offGrid.isEmpty {
      let named = offGrid.prefix(Self.maximumRows).map { "\(format($0.value)) ×\($0.uses)" }
      text +=
        "\nnot on a \(format(Self.grid))-point grid: \(named.joined(separator: ", "))"
        + (offGrid.count > named.count ? ", …\n" : "\n")
    }
    return text
  }

  /// The share of the literal distances for which the suggestions stand.
  var coverage: String { percent(coveredDistances, of: literalDistances) }

  /// The suggestions as code.
  private var tokenCode: String {
    let lines = suggestions.map { suggestion in
      "  static let \(suggestion.name): CGFloat = \(format(suggestion.value))  // \(counted(suggestion.uses, "use"))\n"
    }
    return "enum \(Self.tableName) {\n" + lines.joined() + "}\n"
  }

  /// A file with the suggestions.
  package var tokenFile: String {
    "import UIKit\n\n/// The spacings of the layout, in points.\n" + tokenCode
  }

  /// What the table of suggestions is called.
  package static let tableName = "Spacing"

  private func percent(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "0%" : "\((part * 100 + whole / 2) / whole)%"
  }
}
