import LightSyntax

// Frames are read as they are from left to right, which is how they are solved.

extension TypeReader {
  /// Whether a block does nothing but mirror frames where the interface runs from right to left.
  func onlyMirrorsFrames(_ conditions: ListSlice, _ block: Block) -> Bool {
    guard readsFrames, conditions.count == 1,
      case .expression(let condition)? = file.conditions[conditions.indices].first,
      case .binary(let left, let token, let right) = file[condition].kind,
      file.source.text(of: file.source.tokens[Int(token)], is: "=="),
      file.text(left).hasSuffix("effectiveUserInterfaceLayoutDirection"),
      file.text(right).hasSuffix(".rightToLeft")
    else { return false }
    let statements = file.statements(of: block)
    return !statements.isEmpty && statements.allSatisfy { mirrorsFrame($0) }
  }

  /// `view.frame.origin.x = …`, also in a loop.
  private func mirrorsFrame(_ id: StatementID) -> Bool {
    switch file[id].kind {
    case .forIn(_, _, nil, let body):
      return file.statements(of: body).allSatisfy { mirrorsFrame($0) }
    case .expression(let expression):
      guard case .assignment(let target, _) = file[expression].kind else { return false }
      return file.text(target).hasSuffix(".origin.x")
    default: return false
    }
  }
}
