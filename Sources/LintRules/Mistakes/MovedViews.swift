import LayoutDialects
import LayoutModel
import LayoutSets
import LightSyntax
import SwiftTokens
import UIKitFacts

extension LayoutContext {
  /// Whether the type around a constraint moves its first view by a transform: constraints alone do not determine where
  /// it is.
  func isMoved(byTransformIn constraint: Constraint) -> Bool {
    let origin = origin(constraint)
    let file = files[origin.file]
    let place = file.tokens(in: origin.range).lowerBound
    let view = name(constraint.first.item)
    return file.source.tokens.indices.contains { index in
      transforms.contains(file.source.tokens[index].nameHash) && file.name(before: index) == view
        && file.areOfOneType(index, place)
        && file.value(assignedTo: index).map { file.moves($0) } ?? false
    }
  }
}

private let transforms = NameHashSet(Member.names(with: .transforms))

extension SyntaxFile {
  /// Whether a transform moves what it is given: `CGAffineTransform(translationX: 0, y: 300)`, or a name for one.
  fileprivate func moves(_ transform: ExpressionID) -> Bool {
    let span = self[transform].span
    if translates(span) { return true }
    let names = Set(words(in: span).map(\.text))
    return names.contains { name in
      bindings(named: name).contains { $0.value.map { translates(self[$0].span) } ?? false }
    }
      || source.tokens.indices.contains { index in
        tokenText(index + 1) == "=" && names.contains(tokenText(index))
          && value(assignedTo: index).map { translates(self[$0].span) } ?? false
      }
  }

  private func translates(_ span: TokenSpan) -> Bool {
    words(in: span).contains { _, word in
      ["tx", "ty"].contains(word) || word.hasPrefix("translat") || word.hasSuffix("Translation")
        || word.hasSuffix("Translate")
    }
  }
}
