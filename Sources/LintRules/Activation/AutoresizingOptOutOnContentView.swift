import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import UIKitFacts

extension Rule {
  /// A cell switches off the autoresizing mask of its content view, which UIKit lays out.
  ///
  /// - Why: nothing positions the content view any more. Rows collapse, or UIKit logs that this is not supported.
  /// - Fix (safe): deletes the line, so that UIKit's own layout works again.
  /// - Silent: when the cell constrains the content view itself, or gives it a frame.
  package static let autoresizingOptOutOnContentView = Rule(
    "autoresizing-opt-out-on-content-view",
    check: .type { type, _ in
      guard type.isReusedView else { return [] }
      return type.scopes.flatMap { context -> [PlacedDiagnostic] in
        zip(context.scope.items, context.scope.descriptions).compactMap {
          item, description -> PlacedDiagnostic? in
          guard description.name == MemberName.contentView, let optOut = description.optOut,
            description.creation == nil, description.addition == nil, !type.framesContentView,
            type.files[optOut.file].isOwnContentView(optOut.range),
            !context.constrainsFromOutside(item.id)
          else { return nil }
          return PlacedDiagnostic(
            .contentView(optOut, type.files[optOut.file], context.subject(item.id)), in: optOut.file
          )
        }
      }
    }
  )
}

extension TypeContext {
  /// Whether the type is a cell, or a header or footer, with a content view that UIKit owns.
  fileprivate var isReusedView: Bool {
    guard let name = unit.typeName, project.property(MemberName.contentView, of: name) == nil
    else { return false }
    return project.ancestry(of: name).contains {
      ViewClass.named($0)?.ownView(named: MemberName.contentView)?.tie == .byMask
    }
  }
}

extension TypeContext {
  /// Whether code of the type assigns the frame of its content view, or a part of it: `contentView.frame = bounds`.
  fileprivate var framesContentView: Bool {
    declarations.contains { part in
      let file = files[part.file]
      return file.words(in: part.type.span).contains { index, text in
        text == MemberName.contentView && file.tokenText(index + 1) == "."
          && Member.named(file.tokenText(index + 2))?.effect == .places
          && (file.tokenText(index + 3) == "="
            || file.tokenText(index + 3) == "." && file.tokenText(index + 5) == "=")
      }
    }
  }
}

extension SyntaxFile {
  /// Whether no variable or parameter around the assignment has the content view's name.
  fileprivate func isOwnContentView(_ range: SourceRange) -> Bool {
    guard let function = function(around: range), let body = function.body else { return false }
    let isParameter = parameters[function.parameters.indices].contains {
      name($0.name) == MemberName.contentView
    }
    return !isParameter
      && !words(in: body.span).contains { index, text in
        text == MemberName.contentView && ["let", "var"].contains(tokenText(index - 1))
      }
  }
}

extension LayoutContext {
  /// Whether the view gets a size, or is tied to the cell itself.
  fileprivate func constrainsFromOutside(_ view: ItemID) -> Bool {
    scope.constraints.contains { constraint in
      let items = [constraint.first, constraint.second].map { anchor in
        anchor.map { scope.items[$0.item.index].owner ?? $0.item }
      }
      guard items.contains(view) else { return false }
      return items.contains { item in
        guard let item else { return true }
        return item != view && scope.items[item.index].superview == nil
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func contentView(
    _ optOut: ItemDescription.Site, _ file: SyntaxFile, _ subject: Subject
  ) -> Diagnostic {
    let text = file.source.file.text(optOut.statement)
    let isPlain =
      text.hasSuffix("false")
      && ["contentView.", "self.contentView."].contains { text.hasPrefix($0 + autoresizingFlag) }
    let lines = isPlain ? wholeLines(of: optOut.statement, in: file) : nil
    let cure =
      isPlain
      ? "delete this line"
      : "do not set the contentView's translatesAutoresizingMaskIntoConstraints to false here"
    return Diagnostic(
      "UIKit positions a cell's contentView with its autoresizing mask; without the mask, nothing positions the contentView, and rows may collapse; \(cure)",
      at: optOut.statement,
      fixes: lines.map { [.safe("keep the autoresizing mask", .delete($0))] } ?? [],
      subject: subject)
  }
}
