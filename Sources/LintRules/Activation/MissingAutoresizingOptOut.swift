import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A view that code creates and constrains keeps the constraints of its autoresizing mask.
  ///
  /// - Why: the mask's constraints pin the view to its initial frame, usually zero, and conflict with the ones in the
  ///   code.
  /// - Fix (safe): switches the flag off before the view is added.
  /// - Silent: when the view is an outlet, arranged by a stack view, passed to a function or method that is not UIKit's
  ///   (unless every use of it is known, and none changes its flag), of a class that is not known or sets its own flag,
  ///   created by a function of the project, or never added here; and when its mask is given an option, or it a frame,
  ///   so that the mask is meant to place it.
  package static let missingAutoresizingOptOut = Rule(
    "missing-autoresizing-opt-out", needsWholeCode: true,
    check: .solution { solution, context in
      // By outermost type: each is looked through once, however many views it has.
      var framed: [FramedSpan: Set<String>] = [:]
      return context.scope.items.compactMap { item in
        let description = context.scope.descriptions[item.id.index]
        guard item.kind == .view, !description.mayOptOut, !description.isArranged,
          !description.resizesItself, description.placements.isEmpty,
          description.namesInHelpers == nil,
          isKnown(solution.standings[item.id.index], description),
          let creation = description.creation, description.addition != nil,
          let type = description.type, context.isPlainView(type), !context.hasOwnFrame(creation),
          let constraint = context.firstActiveConstraint(on: item.id),
          !context.namesFramedInPart(around: creation, &framed).contains(
            plainName(description.name))
        else { return nil }
        return PlacedDiagnostic(
          .keepsMask(item.id, description, creation, constraint, context), in: creation.file)
      }
    }
  )
}

/// Whether code that is not followed has no hand on the view, and none on its flag.
private func isKnown(_ standing: Standing, _ description: ItemDescription) -> Bool {
  switch standing {
  case .doubtful(.keepsMask): true
  case .doubtful(.handedOn), .doubtful(.reached), .doubtful(.mentioned): false
  default: description.handovers.isEmpty
  }
}

/// An outermost type, or a file's top level.
private struct FramedSpan: Hashable {
  let file: Int
  let first: Int
}

extension LayoutContext {
  /// What code of the outermost type around a place gives a part of a frame: `card` in `card.frame.size = …`.
  fileprivate func namesFramedInPart(
    around site: ItemDescription.Site, _ known: inout [FramedSpan: Set<String>]
  ) -> Set<String> {
    let file = files[site.file]
    let token = file.tokens(in: site.range).lowerBound
    let span = file.types(around: token).last?.span ?? file.topLevel.span
    let key = FramedSpan(file: site.file, first: span.indices.lowerBound)
    if let names = known[key] { return names }
    let names = file.namesFramedInPart(in: span)
    known[key] = names
    return names
  }
}

extension SyntaxFile {
  fileprivate func namesFramedInPart(in span: TokenSpan) -> Set<String> {
    var names: Set<String> = []
    for index in span.indices where source.tokens[index].kind == .identifier {
      guard tokenText(index + 1) == ".", tokenText(index + 3) == ".",
        tokenText(index + 5) == "=" || tokenText(index + 5) == "." && tokenText(index + 7) == "=",
        Member.named(tokenText(index + 2))?.effect == .places
      else { continue }
      names.insert(String(tokenText(index)))
    }
    return names
  }
}

extension LayoutContext {
  /// Whether the class is one of UIKit's or AppKit's, or derives from one and neither switches its own flag nor places
  /// itself.
  fileprivate func isPlainView(_ type: String) -> Bool {
    guard let known = project.frameworkClass(of: type), !project.optsOut(type),
      !project.mayPlaceItself(type)
    else { return false }
    switch known.role {
    case .view, .stack, .scroll: return true
    case .controller, .tableCell, .collectionCell, .guide, .window: return false
    }
  }

  /// Whether the view is created with a frame, which its mask may be meant to keep.
  fileprivate func hasOwnFrame(_ creation: ItemDescription.Site) -> Bool {
    let text = files[creation.file].source.file.text(creation.range)
    return text.holds("frame:") && !text.hasSuffix("zero)")
  }

  /// The first constraint in force that places or sizes the item rather than something beside it.
  fileprivate func firstActiveConstraint(on item: ItemID) -> Constraint? {
    scope.constraints.first { constraint in
      guard constraint.activation == .always || constraint.activation == .conditional else {
        return false
      }
      return constraint.first.item == item
        && !(constraint.second.map { isWithin($0.item, item) } ?? false)
    }
  }
}

extension Diagnostic {
  fileprivate static func keepsMask(
    _ item: ItemID, _ description: ItemDescription, _ creation: ItemDescription.Site,
    _ constraint: Constraint, _ context: LayoutContext
  ) -> Diagnostic {
    let origin = context.origin(constraint)
    let path =
      origin.file == creation.file ? nil : context.files[origin.file].source.file.path
    return Diagnostic(
      "'\(description.name)' has constraints, but its autoresizing mask adds others, which pin it to its initial frame and conflict with yours; set \(autoresizingFlag) to false",
      at: creation.range,
      notes: [Note("constrained here", at: origin.spelling, in: path)],
      fixes: optOutFix(description, creation, context).map { [$0] } ?? [],
      subject: context.subject(item))
  }

  /// Switches the flag off on a line of its own before the view is added.
  private static func optOutFix(
    _ description: ItemDescription, _ creation: ItemDescription.Site, _ context: LayoutContext
  ) -> Fix? {
    guard let addition = description.addition, addition.file == creation.file else { return nil }
    let file = context.files[addition.file].source.file
    let name = description.name
    guard isPlainName(name), mentions(name, in: file.text(addition.range)),
      let indentation = indentation(before: addition.statement.start, in: file.bytes)
    else { return nil }
    return .safe(
      "set \(name).\(autoresizingFlag) to false",
      .insert("\(name).\(autoresizingFlag) = false\n\(indentation)", at: addition.statement.start))
  }

  private static func isPlainName(_ name: String) -> Bool {
    name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func mentions(_ name: String, in text: String) -> Bool {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
  }
}
