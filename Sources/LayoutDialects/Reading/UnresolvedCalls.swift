import LayoutModel
import LightSyntax

// Calls that were looked at, and those among them whose meaning stays open.

extension TypeReader {
  func visit(_ id: ExpressionID) {
    recorded.visited.insert(ReadCall(file: fileIndex, id: id))
  }

  func leaveUnresolved(_ id: ExpressionID, _ reason: String, dependsOnCaller: Bool = false) {
    unresolved.append(
      UnresolvedCall(
        file: fileIndex, range: file.range(id), function: function, reason: reason,
        dependsOnCaller: dependsOnCaller))
    touchLocals(in: id)
  }
}

/// A call in one of the files.
struct ReadCall: NumberKey {
  let file: Int
  let id: ExpressionID

  var number: Int { file << 32 | Int(id.index) }
}
