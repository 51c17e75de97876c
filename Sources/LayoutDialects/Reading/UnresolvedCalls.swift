import LightSyntax

// Calls that were looked at, and those among them whose meaning stays open.

extension TypeReader {
  func visit(_ id: ExpressionID) {
    visited.insert(SIMD2(Int32(fileIndex), id.index))
  }

  func leaveUnresolved(_ id: ExpressionID, _ reason: String, dependsOnCaller: Bool = false) {
    unresolved.append(
      UnresolvedCall(
        file: fileIndex, range: file.range(id), function: function, reason: reason,
        dependsOnCaller: dependsOnCaller))
  }
}
