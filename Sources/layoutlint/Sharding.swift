import Diagnostics
import LintDriver
import Reporting

/// What shards found, if that is what is reported on.
struct JoinedParts {
  var part: ShardPart?
}

extension Surroundings {
  /// Joins the parts that a request names, and makes its paths those that the shards were given.
  /// - Returns: `nil`, and the reason on the standard error stream, if they do not go together.
  func joinedParts(_ request: inout LintRequest) -> JoinedParts? {
    if request.parts.isEmpty { return JoinedParts() }
    do throws(FileProblem) {
      var parts: [(path: FilePath, part: ShardPart)] = []
      for name in request.parts {
        let path = FilePath(name)
        parts.append((path, try ShardPart(at: path)))
      }
      let joined = try ShardPart.joined(parts)
      request.paths = joined.roots.map(\.display)
      return JoinedParts(part: joined)
    } catch {
      report([error])
      return nil
    }
  }

  /// Finds what one shard has to find, and leaves it in a file.
  func writePart(of shard: Shard, to file: String, _ run: LintRun) -> ExitCode {
    var (part, problems) = run.linter.part(shard, run.selection, version: version)
    do throws(FileProblem) {
      try writeContent(of: FilePath(file), part.bytes)
    } catch {
      problems.append(error)
    }
    report(problems)
    if !run.request.isQuiet {
      let (own, all) = part.fileCounts
      errors.write(
        "shard \(shard): looked at \(own) of \(counted(all, "file")); "
          + "'layoutlint merge' joins \(printable(file)) with the others\n")
    }
    return problems.isEmpty ? .success : .failure
  }
}
