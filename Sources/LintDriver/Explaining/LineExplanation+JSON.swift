import Diagnostics
import JSONText
import LayoutDialects
import LayoutModel
import LayoutPictures
import LayoutSets
import SourceText

extension LineExplanation: JSONWritable {
  /// The explanation for machines: one object on one line.
  package var json: [UInt8] { line }

  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("version", 1)
      writer.member("path", place.path.display)
      writer.member("line", place.line)
      writer.member("column", place.column)
      writer.array("sets") { writer in for part in parts { write(part, to: &writer) } }
      writer.array("unresolved") { writer in for call in unread { write(call, to: &writer) } }
      writer.array("notChecked") { writer in
        for silence in silences {
          writer.object { writer in
            writer.member("id", silence.view)
            writer.member("doubt", silence.doubt.rawValue)
            writer.member("reason", reason(silence))
          }
        }
        for view in open {
          writer.object { writer in
            writer.member("id", view.view)
            writer.member("doubt", view.reason.rawValue)
            writer.member("reason", view.words(site))
          }
        }
      }
      writer.array("checked") { writer in for view in checked { writer.write(view) } }
      writer.member("nearestLine", nearestLine)
      writer.array("findings") { writer in
        for finding in findings {
          let position = files.firstIndex { $0.path == finding.path }
            .map { lines.position(finding.diagnostic.range.start, in: $0) }
          writer.object { writer in
            writer.member("rule", finding.rule)
            writer.member("severity", finding.severity.rawValue)
            writer.member("line", position?.line)
            writer.member("column", position?.column)
            writer.member("message", finding.diagnostic.message)
            if let reason = finding.unseen { writer.member("unseen", reason.rawValue) }
            if let reason = unlisted[finding] { writer.member("unlisted", reason.name) }
          }
        }
      }
    }
  }

  private func write(_ part: Part, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", files[part.scope.file].path)
      writer.member("scope", part.scope.name)
      writer.member("container", part.scope.container.map(part.scope.name))
      writer.array("constraints") { writer in
        for id in part.asked { write(id, part, to: &writer) }
      }
      writer.array("frames") { writer in
        for (request, solution) in zip(requests, part.solutions) {
          writer.write(
            FrameDump(
              scope: part.scope, solved: solution, request: request, files: files, lines: lines))
        }
      }
      writer.array("others") { writer in
        for constraint in part.scope.constraints
        where part.inForce.contains(constraint.id) && !part.asked.contains(constraint.id) {
          write(constraint.id, part, to: &writer)
        }
      }
    }
  }

  /// A constraint as `dump constraints` prints it, with its path and its equation.
  private func write(_ id: Constraint.ID, _ part: Part, to writer: inout JSONWriter) {
    let origin = part.scope.origins[id.index]
    writer.object { writer in
      writer.member("equation", part.scope.equation(id))
      if origin.file == part.scope.file { writer.member("path", files[origin.file].path) }
      ScopeDump(scope: part.scope, files: files, lines: lines)
        .writeMembers(of: part.scope.constraints[id.index], to: &writer)
    }
  }

  private func write(_ call: Unread, to writer: inout JSONWriter) {
    let position = lines.position(call.range.start, in: call.file)
    writer.object { writer in
      writer.member("path", files[call.file].path)
      writer.member("line", position.line)
      writer.member("column", position.column)
      writer.member("reason", call.reason)
    }
  }
}
