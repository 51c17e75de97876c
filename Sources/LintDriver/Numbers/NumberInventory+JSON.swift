import JSONText

extension NumberInventory: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("files", fileCount)
      writer.member("filesWithNumbers", filesWithNumbers)
      writer.member("numbers", numberCount)
      writer.object("forms") { writer in
        for form in Form.allCases { writer.member(form.key, forms[form] ?? 0) }
      }
      writer.array("families") { writer in
        for family in Family.allCases { write(family, to: &writer) }
      }
      writer.array("tokens") { writer in
        for token in tokens {
          writer.object { writer in
            writer.member("name", "\(token.type).\(token.name)")
            writer.member("value", token.value)
          }
        }
      }
      writer.array("scalingFunctions") { writer in
        for name in scalingFunctions { writer.write(name) }
      }
      writer.member("suggestedTokens", suggestions)
      writer.array("offGrid") { writer in
        for (value, uses) in offGrid {
          writer.object { writer in
            writer.member("value", value)
            writer.member("uses", uses)
          }
        }
      }
      writer.member("literalDistances", literalDistances)
      writer.member("coveredDistances", coveredDistances)
    }
  }

  private func write(_ family: Family, to writer: inout JSONWriter) {
    guard let rows = rows[family], !rows.isEmpty else { return }
    writer.object { writer in
      writer.member("family", family.rawValue)
      writer.member("values", rows)
    }
  }
}

extension NumberInventory.Suggestion: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("value", value)
      writer.member("uses", uses)
    }
  }
}

extension NumberInventory.Row: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("value", value)
      writer.member("uses", uses)
      writer.member("files", fileCount)
      writer.member("places", places)
    }
  }
}

extension NumberInventory.Place: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", path)
      writer.member("line", position.line)
      writer.member("column", position.column)
    }
  }
}

extension NumberInventory.Form {
  fileprivate var key: String { self == .named ? "constants" : rawValue }
}
