import LayoutDialects
import LightSyntax
import SwiftTokens
import UIKitFacts

/// What the code of a type ties to a scroll view's content.
struct TiedContent {
  let file: SyntaxFile
  /// The name of the scroll view.
  let scroll: String
  let type: TypeDeclaration

  /// Whether constraints tie a view in the scroll view to the far ends of its content on both axes: they determine the
  /// size of the content, whatever size code assigns.
  var hasSize: Bool {
    let views = type.span.indices.filter { index in
      NameGroup.addingSubview.contains(file.tokenText(index)) && file.name(before: index) == scroll
    }.map { nameOfArgument(at: $0 + 1) }
    return views.contains { view in
      let ends = type.span.indices.reduce(into: Set<String>()) { ends, index in
        if file.tokenText(index) == "constraint" {
          if let end = anchorTied(at: index, from: view) { ends.insert(end) }
        } else if SnapKitCall.make.spellings.contains(file.tokenText(index)),
          file.snapKitOwner(of: index) == view
        {
          ends.formUnion(attributesTied(at: index))
        }
      }
      return ends.contains("edges")
        || ends.contains("bottom") && !ends.isDisjoint(with: ["trailing", "right"])
    }
  }

  /// `content` of `(content)`, `(self.content)`.
  private func nameOfArgument(at open: Int) -> String {
    file.tokenText(open + 1) == "self" ? file.tokenText(open + 3) : file.tokenText(open + 1)
  }

  /// `trailing` of `content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor)`.
  private func anchorTied(at call: Int, from view: String) -> String? {
    let anchor = file.tokenText(call - 2)
    guard anchor.hasSuffix("Anchor"), file.name(before: call - 2) == view,
      file.tokenText(call + 2) == "equalTo"
    else { return nil }
    var other = file.tokenText(call + 4) == "self" ? call + 6 : call + 4
    guard file.tokenText(other) == scroll else { return nil }
    other = file.following(other) + 1
    if Guide(endOf: file.tokenText(other)) == .content { other += 2 }
    return file.tokenText(other) == anchor ? String(anchor.dropLast("Anchor".count)) : nil
  }

  /// The attributes that the closure of a call to SnapKit ties to the scroll view: `edges`.
  private func attributesTied(at call: Int) -> Set<String> {
    guard let closure = file.closures.first(where: { Int($0.body.span.first) == call + 1 }) else {
      return []
    }
    return file.statements(of: closure.body).reduce(into: []) { tied, id in
      let span = file[id].span
      if span.indices.contains(where: isTie) { tied.formUnion(span.indices.map(file.tokenText)) }
    }
  }

  /// `equalToSuperview()`, `equalTo(scroll)`, `equalTo(self.scroll.snp.edges)`
  private func isTie(_ relation: Int) -> Bool {
    switch file.tokenText(relation) {
    case "equalToSuperview": true
    case "equalTo": nameOfArgument(at: relation + 1) == scroll
    default: false
    }
  }
}

extension EarlyCode {
  /// Whether constraints determine the size of a scroll view's content.
  func tiesContent(of scroll: String?, in file: SyntaxFile) -> Bool {
    scroll.map { TiedContent(file: file, scroll: $0, type: type).hasSize } ?? false
  }
}
