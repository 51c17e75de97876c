import LayoutDialects
import LightSyntax
import SourceText

/// Code that may constrain a view, and could not be read.
package struct UnreadCode: Sendable {
  /// The index of the file among those read.
  package let file: Int
  package let range: SourceRange
  /// Why it could not be read, as a sentence in lower case; `nil` where that is not known.
  package let reason: String?

  fileprivate init(_ call: UnresolvedCall) {
    file = call.file
    range = call.range
    reason = call.reason
  }

  fileprivate init(_ site: ItemDescription.Site) {
    file = site.file
    range = site.range
    reason = nil
  }
}

extension ScopeSurroundings {
  /// The code that could not be read, if it causes the doubt about a view; `nil` for other doubts.
  package func unreadCode(
    behind doubt: Doubt, about description: ItemDescription
  ) -> UnreadCode? {
    switch doubt {
    case .unread:
      guard let site = description.unreadConstraints else { return nil }
      let calls = unresolved.filter { $0.file == site.file }
      let inside = calls.first { site.range.contains($0.range) }
      let call = inside ?? calls.first { $0.range.contains(site.range) }
      return call.map(UnreadCode.init) ?? UnreadCode(site)
    case .unresolvedCall:
      let names = [description.knownName] + (description.namesInHelpers ?? [])
      let calls = names.compactMap { unresolvedNames.call(naming: $0) }
      return calls.min().map { UnreadCode(unresolved[$0]) }
    case .notCreated, .unconstrained, .unnamed, .notAdded, .severalLives, .arranged, .away,
      .unknownClass, .keepsMask, .handedOn, .reached, .framed, .mentioned, .subclassed, .splitType,
      .doubtfulChild:
      return nil
    }
  }
}

/// The words of calls that could not be read and may constrain what they name.
struct UnresolvedNames: Sendable {
  /// The first call with a word.
  private var calls: [Substring: Int] = [:]
  /// The first call that may constrain anything.
  private var opaque: Int?

  init(in unresolved: [UnresolvedCall], _ files: [SyntaxFile]) {
    for (index, call) in unresolved.enumerated() where call.axis == nil {
      let file = files[call.file].source.file
      // Too much to be looked through, or a text that names views.
      if call.range.length > 2_000 || file.contains("isualFormat", in: call.range) {
        // Those behind it are not asked for.
        opaque = index
        return
      }
      for word in words(of: file.text(call.range)) where calls[word] == nil { calls[word] = index }
    }
  }

  /// The index of the first call that may constrain what has a name.
  func call(naming name: String) -> Int? { calls[name[...]] ?? opaque }
}
