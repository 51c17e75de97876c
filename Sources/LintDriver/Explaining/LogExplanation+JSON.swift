import ConsoleLog
import JSONText
import LayoutModel
import SourceText

extension LogExplanation: JSONWritable {
  /// The explanation for machines: one object on one line.
  package var json: [UInt8] { line }

  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("version", 1)
      writer.member("path", path)
      writer.array("conflicts") { writer in
        for conflict in conflicts { write(conflict, to: &writer) }
      }
      writer.array("problems") { writer in
        for problem in problems {
          writer.object { writer in
            write(problem.position, to: &writer)
            writer.member("message", problem.reason)
          }
        }
      }
    }
  }

  private func write(_ position: SourcePosition, to writer: inout JSONWriter) {
    writer.member("line", position.line)
    writer.member("column", position.column)
  }

  private func write(_ range: SourceRange, in file: Int, to writer: inout JSONWriter) {
    writer.member("path", files[file].path)
    write(lines.position(range.start, in: file), to: &writer)
  }

  private func write(_ conflict: Conflict, to writer: inout JSONWriter) {
    let names = LoggedNames(conflict.logged)
    writer.object { writer in
      write(conflict.logged.position, to: &writer)
      writer.array("constraints") { writer in
        for entry in conflict.entries { write(entry, names, to: &writer) }
      }
      // Places in the list of constraints, from 0.
      writer.member("core", conflict.analysis.core)
      writer.member("broken", conflict.logged.broken)
      writer.member("explanation", why(conflict, names).joined(separator: " "))
    }
  }

  private func write(_ entry: Entry, _ names: LoggedNames, to writer: inout JSONWriter) {
    let logged = entry.logged
    writer.object { writer in
      write(logged.position, to: &writer)
      writer.member("equation", names.equation(logged))
      writer.member("class", logged.className)
      writer.member("address", logged.address)
      writer.member("identifier", logged.identifier)
      writer.member("priority", logged.priority)
      writer.array("madeAt") { writer in
        for candidate in entry.candidates {
          let origin = candidate.scope.origins[candidate.id.index]
          let built = origin.built
          writer.object { writer in
            write(built?.range ?? origin.range, in: built?.file ?? origin.file, to: &writer)
            if built != nil {
              writer.key("calledAt")
              writer.object { write(origin.range, in: origin.file, to: &$0) }
            }
            writer.member("equation", candidate.scope.equation(candidate.id))
            writer.member("isSure", candidate.isBest)
          }
        }
      }
      writer.member("candidates", entry.candidateCount)
      writer.member("advice", advice(entry))
    }
  }
}
