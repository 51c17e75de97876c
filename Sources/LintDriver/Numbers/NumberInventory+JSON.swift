import JSONText

extension NumberInventory: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("files", fileCount)
      writer.member("filesWithNumbers", filesWithNumbers)
      writer.member("numbers", numberCount)
      writer.key("forms")
      writer.object { writer in
        for form in Form.allCases { writer.member(form.key, forms[form] ?? 0) }
      }
      writer.key("families")
      writer.array { writer in
        for family in Family.allCases { write(family, to: &writer) }
      }
      writer.key("tokens")
      writer.array { writer in
        for token in tokens {
          writer.object { writer in
            writer.member("name", "\(token.type).\(token.name)")
            writer.member("value", token.value)
          }
        }
      }
      writer.key("suggestedTokens")
      writer.array { writer in
        for suggestion in suggestions {
          writer.object { writer in
            writer.member("name", suggestion.name)
            writer.member("value", suggestion.value)
            writer.member("uses", suggestion.uses)
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
      writer.key("values")
      writer.array { writer in
        for row in rows {
          writer.object { writer in
            writer.member("value", row.value)
            writer.member("uses", row.uses)
            writer.member("files", row.fileCount)
            writer.key("places")
            writer.array { writer in
              for place in row.places {
                writer.object { writer in
                  writer.member("path", place.path)
                  writer.member("line", place.position.line)
                  writer.member("column", place.position.column)
                }
              }
            }
          }
        }
      }
    }
  }
}

extension NumberInventory.Form {
  fileprivate var key: String { self == .named ? "constants" : rawValue }
}
