import LayoutDialects
import LayoutModel
import LightSyntax
import SwiftTokens
import UIKitFacts

/// The transforms that a type gives one of its views.
struct ViewTransforms {
  private let file: SyntaxFile
  private let view: String
  /// A token in the type.
  private let place: Int

  init(ofFirstViewOf constraint: Constraint, in context: LayoutContext) {
    let origin = context.origin(constraint)
    file = context.files[origin.file]
    view = context.name(constraint.first.item)
    place = file.tokens(in: origin.range).lowerBound
  }

  /// Whether one of them moves the view: constraints alone do not determine where it is.
  var move: Bool {
    file.source.tokens.indices.contains { index in
      transforms.contains(file.source.tokens[index].nameHash) && file.name(before: index) == view
        && file.areOfOneType(index, place) && file.value(assignedTo: index).map(moves) ?? false
    }
  }

  /// Whether a transform moves what it is given: `CGAffineTransform(translationX: 0, y: 300)`, or a name for one.
  private func moves(_ transform: ExpressionID) -> Bool {
    if translates(transform) { return true }
    let names = Set(file.words(in: file[transform].span).map(\.text))
    let isDeclaredSo = names.contains { name in
      file.bindings(named: name).contains { $0.value.map(translates) ?? false }
    }
    return isDeclaredSo
      || file.source.tokens.indices.dropLast().contains { index in
        file.source.tokens[index + 1].kind == .equal && names.contains(file.tokenText(index))
          && file.value(assignedTo: index).map(translates) ?? false
      }
  }

  private func translates(_ transform: ExpressionID) -> Bool {
    file.words(in: file[transform].span).contains { NameGroup.translating.contains($0.text) }
  }
}

private let transforms = NameHashSet(Member.names(with: .transforms))
