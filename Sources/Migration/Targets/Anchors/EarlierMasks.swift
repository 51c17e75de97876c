import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens

/// Whether code surely switches a view's mask off before other code makes constraints for the view.
struct EarlierMasks {
  private let project: MigrationProject
  private let typeName: String?
  private let setUp: SetUpFunctions
  /// Whether code of the unit switches any mask on again.
  let switchesOn: Bool

  /// - Parameter setUp: the functions of the unit that run once.
  init(_ unit: ReadingUnit, _ project: MigrationProject, _ setUp: SetUpFunctions) {
    self.project = project
    typeName = unit.typeName
    self.setUp = setUp
    switchesOn = unit.parts.contains { part in
      project.files[part.file].switchesMasksOn(in: project.files[part.file][part.type].span)
    }
  }

  func isOff(of view: ItemDescription, before origin: ConstraintOrigin) -> Bool {
    guard !switchesOn, view.isStable, view.handling.creations <= 1 else { return false }
    let isSure = view.optOuts.contains { site in
      // What makes the view is only known to switch its mask off if that was read.
      if site.range == view.creation?.range, site.range != view.optOut?.range { return false }
      return isInitial(site, of: view) || isBeside(site, origin) || isCalledBefore(site, origin)
    }
    return isSure || view.creation != nil && (view.type.map(switchesItself) ?? false)
  }

  /// Whether something happens while the view is made as the first value of its property.
  private func isInitial(_ site: ItemDescription.Site, of view: ItemDescription) -> Bool {
    guard let typeName, let creation = view.creation, site.function == view.name,
      project.project.property(view.name, of: typeName) != nil
    else { return false }
    return site.moment.run == creation.moment.run && site.moment.closure == 0
      && site.moment.branches.isEmpty
  }

  /// Whether something happens in the function that makes the constraint, before that.
  private func isBeside(_ site: ItemDescription.Site, _ origin: ConstraintOrigin) -> Bool {
    guard let making = origin.activation ?? origin.making, site.file == origin.file,
      site.function == origin.function
    else { return false }
    return site.statement.end <= origin.range.start
      && [0, making.closure].contains(site.moment.closure)
      && making.branches.starts(with: site.moment.branches)
  }

  /// Whether something happens in another function, which has run by then.
  private func isCalledBefore(_ site: ItemDescription.Site, _ origin: ConstraintOrigin) -> Bool {
    site.moment.closure == 0 && site.moment.branches.isEmpty
      && setUp.runs(
        site.statement, of: project.files[site.file], in: site.function,
        before: origin.range.start, in: origin.function)
  }

  // MARK: The view's own class

  /// Whether all initializers of a class, or of a superclass in the project, switch the mask off.
  private func switchesItself(_ type: String) -> Bool {
    project.project.ancestry(of: type).contains { ancestor in
      guard project.project.declaresOptOut(ancestor) else { return false }
      let parts = project.project.declarations(of: ancestor).map {
        (file: project.files[$0.file], type: $0.declaration.id)
      }
      // Of files that build no layout, only the declarations are kept.
      guard parts.allSatisfy({ $0.file.types.indices.contains(Int($0.type.index)) }) else {
        return false
      }
      return !parts.contains { $0.file.switchesMasksOn(in: $0.file[$0.type].span) }
        && SetUpFunctions(of: parts).initializersRun { $1.switchesOwnMaskOff($0) }
    }
  }
}

extension SyntaxFile {
  /// Whether code switches the mask of a view on.
  fileprivate func switchesMasksOn(in span: TokenSpan) -> Bool {
    guard holdsIdentifier(autoresizingFlag) else { return false }
    return span.indices.dropLast(2).contains { index in
      source.tokens[index].kind == .identifier && source.tokens[index + 1].kind == .equal
        && source.tokens[index + 2].kind == .trueKeyword
        && name(Int32(index)) == autoresizingFlag
    }
  }

  /// Whether a statement is `translatesAutoresizingMaskIntoConstraints = false`, of `self`.
  fileprivate func switchesOwnMaskOff(_ statement: StatementID) -> Bool {
    guard case .expression(let id) = self[statement].kind,
      case .assignment(let target, let value) = self[id].kind,
      case .boolean(false) = self[value].kind
    else { return false }
    return [autoresizingFlag, "self." + autoresizingFlag].contains(text(target))
  }
}
