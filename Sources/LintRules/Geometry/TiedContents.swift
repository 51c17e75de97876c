import LayoutDialects
import LightSyntax
import SwiftTokens
import UIKitFacts

extension SyntaxFile {
  /// Whether constraints tie a view in a scroll view to the far ends of its content on both axes: they determine the
  /// size of the content, whatever size code assigns.
  func tiesContent(of scroll: String?, in type: TypeDeclaration) -> Bool {
    guard let scroll else { return false }
    let views = type.span.indices.filter { index in
      NameGroup.addingSubview.contains(tokenText(index)) && name(before: index) == scroll
    }.map { nameOfArgument(at: $0 + 1) }
    return views.contains { view in
      var ends: Set<String> = []
      for index in type.span.indices {
        if tokenText(index) == "constraint" {
          ends.formUnion(anchorTied(at: index, from: view, to: scroll).map { [$0] } ?? [])
        } else if SnapKitCall.make.spellings.contains(tokenText(index)),
          snapKitOwner(of: index) == view
        {
          ends.formUnion(attributesTied(at: index, to: scroll))
        }
      }
      return ends.contains("edges")
        || ends.contains("bottom") && !ends.isDisjoint(with: ["trailing", "right"])
    }
  }

  /// `content` of `(content)`, `(self.content)`.
  private func nameOfArgument(at open: Int) -> String {
    tokenText(open + 1) == "self" ? tokenText(open + 3) : tokenText(open + 1)
  }

  /// `trailing` of `content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor)`.
  private func anchorTied(at call: Int, from view: String, to scroll: String) -> String? {
    let anchor = tokenText(call - 2)
    guard anchor.hasSuffix("Anchor"), name(before: call - 2) == view,
      tokenText(call + 2) == "equalTo"
    else { return nil }
    var other = tokenText(call + 4) == "self" ? call + 6 : call + 4
    guard tokenText(other) == scroll else { return nil }
    other = following(other) + 1
    if Guide(endOf: tokenText(other)) == .content { other += 2 }
    return tokenText(other) == anchor ? String(anchor.dropLast("Anchor".count)) : nil
  }

  /// The attributes that the closure of a call to SnapKit ties to the scroll view: `edges`.
  private func attributesTied(at call: Int, to scroll: String) -> Set<String> {
    guard let closure = closures.first(where: { Int($0.body.span.first) == call + 1 }) else {
      return []
    }
    return statements(of: closure.body).reduce(into: []) { tied, id in
      let span = self[id].span
      if span.indices.contains(where: { ties($0, to: scroll) }) {
        tied.formUnion(span.indices.map(tokenText))
      }
    }
  }

  /// `equalToSuperview()`, `equalTo(scroll)`, `equalTo(self.scroll.snp.edges)`
  private func ties(_ relation: Int, to scroll: String) -> Bool {
    switch tokenText(relation) {
    case "equalToSuperview": true
    case "equalTo": nameOfArgument(at: relation + 1) == scroll
    default: false
    }
  }
}
