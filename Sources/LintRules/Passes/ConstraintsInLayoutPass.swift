import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import UIKitFacts

extension Rule {
  /// Constraints are created and activated in a method that runs on each layout pass, or in one that it always calls.
  ///
  /// - Why: every pass adds them again. Layout becomes slower and slower, and changing them requests another pass.
  /// - Silent: under a condition, unless all its branches create some, in a closure, after a `guard`, and when the
  ///   method, or code of the project that it calls, removes anything; and in an update that nothing requests again.
  package static let constraintsInLayoutPass = Rule(
    "constraints-in-layout-pass",
    check: .type { type, options in
      let called = type.calledInLayoutPasses
      let forks = type.builtForks
      var takingBack: [String: Bool] = [:]
      var updatesAgain: Bool?
      // What one pass adds through several functions is one mistake, which is fixed in the method of the pass.
      var passes: [String] = []
      return type.firstActivations(isMadeToo: true) { origin, _ in
        let pass = called[origin.function] ?? origin.function
        if !passes.contains(pass) { passes.append(pass) }
        return passes.firstIndex(of: pass) ?? 0
      } where: {
        if type.project.isOwnMethod($1.function, of: type.unit.typeName) { return false }
        return $0.files[$1.file].repeatsInLayoutPass(function: $1.function, at: $1.range)
          || called[$1.function] != nil
          || $0.files[$1.file].takesBackKeptInLayoutPass(function: $1.function, at: $1.range)
      } message: { context, constraint, moment in
        let origin = context.origin(constraint)
        let file = context.files[origin.file]
        guard moment.closure == 0,
          moment.branches.isEmpty || forks.isBuiltOnEachSide(moment)
            || !context.isHeld(constraint) && file.isReachedAlike(origin)
        else { return nil }
        let function = origin.function
        if file.takesBackKeptInLayoutPass(function: function, at: origin.range),
          context.isHeld(constraint) || !file.isReachedAlike(origin)
        {
          return nil
        }
        let pass = called[function] ?? function
        let takesBack = takingBack[pass] ?? type.takesBackInCalls(pass)
        takingBack[pass] = takesBack
        if takesBack { return nil }
        if isUpdate(pass) {
          let mayRunAgain = updatesAgain ?? type.mayUpdateAgain(options)
          updatesAgain = mayRunAgain
          if !mayRunAgain { return nil }
        }
        guard let caller = called[function] else {
          return
            "\(function) runs \(repetition(of: function)), and adds this constraint again each time; add it once, where the view is set up"
        }
        return
          "\(function) runs \(repetition(of: caller)), because \(caller) calls it, and adds this constraint again each time; add it once, where the view is set up"
      }
    }
  )
}

extension LayoutContext {
  /// Whether something may hold a constraint, and so take it back.
  func isHeld(_ constraint: Constraint) -> Bool {
    origin(constraint).isHeld(in: files[origin(constraint).file])
  }
}

extension ConstraintOrigin {
  fileprivate func isHeld(in file: SyntaxFile) -> Bool {
    isKept || list != nil || group.map { !isLocal($0, in: file) } ?? false
  }

  /// Whether a name is declared in the function that makes the constraint, so that nothing has it when the function has run.
  private func isLocal(_ name: String, in file: SyntaxFile) -> Bool {
    guard let body = file.function(around: range)?.body else { return false }
    let name = name.prefix { $0 != "#" }
    return body.span.indices.contains { index in
      file.tokenText(index) == name && ["let", "var"].contains(file.tokenText(index - 1))
    }
  }
}

extension SyntaxFile {
  /// Whether the function around a constraint comes there again in each run.
  fileprivate func isReachedAlike(_ origin: ConstraintOrigin) -> Bool {
    // What a helper asks is not looked at.
    guard origin.via.isEmpty, let function = function(around: origin.range) else { return false }
    return isReachedAlike(origin.range, in: function)
  }

  /// Whether a method of a layout pass takes constraints back, but only those that something holds.
  fileprivate func takesBackKeptInLayoutPass(function name: String, at range: SourceRange) -> Bool {
    guard layoutPassMethods.contains(name), let function = function(around: range),
      function.modifiers.contains(.override), let body = function.body
    else { return false }
    return takesBackKeptOnly(body)
  }
}

/// Whether the system calls a method to update constraints, rather than to lay out or to draw.
private func isUpdate(_ signature: String) -> Bool {
  SystemMethod.signatures(.eachConstraintUpdate).contains(signature)
}

/// On which sides of each branching constraints are made.
private struct BuiltForks {
  private struct Place: Hashable {
    let run: Int
    let site: BranchSite
  }

  private var sides: [Place: Set<Int>] = [:]

  mutating func note(_ moment: Moment) {
    guard moment.closure == 0, moment.branches.count == 1, let branch = moment.branches.first else {
      return
    }
    sides[Place(run: moment.run, site: branch.site), default: []].insert(branch.alternative)
  }

  /// Whether the other sides of the one branching around a moment make constraints too.
  func isBuiltOnEachSide(_ moment: Moment) -> Bool {
    guard moment.branches.count == 1, let branch = moment.branches.first else { return false }
    return sides[Place(run: moment.run, site: branch.site), default: []].count > 1
  }
}

extension TypeContext {
  fileprivate var builtForks: BuiltForks {
    var forks = BuiltForks()
    for context in scopes {
      for origin in context.scope.origins {
        if let moment = origin.activation ?? origin.making { forks.note(moment) }
      }
    }
    return forks
  }
}

extension TypeContext {
  /// A diagnostic for each run of a function of which there is something to tell: at its first constraint, with notes at
  /// the others.
  ///
  /// - Parameters:
  ///   - isMadeToo: whether what SnapKit's `makeConstraints` makes counts as well.
  ///   - cause: what tells one mistake from others; without it, the run of the function.
  ///   - isSuspect: whether the function around a constraint is one that may be told of. It is asked once for each
  ///     function of a run.
  ///   - takesBack: whether a helper that makes a constraint takes away what an earlier call made.
  ///   - place: where to tell it, if that is not where the constraint is made or its helper is called.
  func firstActivations(
    isMadeToo: Bool = false,
    cause: (ConstraintOrigin, Moment) -> Int = { $1.run },
    where isSuspect: (LayoutContext, ConstraintOrigin) -> Bool,
    takesBack: ((ConstraintOrigin) -> Bool)? = nil,
    place: (ConstraintOrigin) -> BuiltPlace? = { _ in nil },
    message: (LayoutContext, Constraint, Moment) -> String?
  ) -> [PlacedDiagnostic] {
    var judged: [RunFunction: Bool] = [:]
    var found: [Consequence<Int>] = []
    for context in scopes {
      // By index: most constraints are passed over, and copying one with its origin counts a dozen references.
      for index in context.scope.constraints.indices {
        guard
          let moment = context.scope.origins[index].activation
            ?? (isMadeToo ? context.scope.origins[index].making : nil)
        else { continue }
        let function = RunFunction(
          run: moment.run, file: context.scope.origins[index].file,
          name: context.scope.origins[index].function)
        let known = judged[function]
        let isSuspect = known ?? isSuspect(context, context.scope.origins[index])
        if known == nil { judged[function] = isSuspect }
        guard isSuspect,
          !(takesBack ?? helpersTakeBack)(context.scope.origins[index])
        else { continue }
        let (constraint, origin) = (
          context.scope.constraints[index], context.scope.origins[index]
        )
        guard let message = message(context, constraint, moment) else { continue }
        let place = place(origin) ?? BuiltPlace(file: origin.file, range: origin.range)
        let diagnostic = Diagnostic(
          message, at: place.range, subject: context.subject(constraint.first.item))
        found.append(
          Consequence(
            cause: cause(origin, moment), placed: PlacedDiagnostic(diagnostic, in: place.file)))
      }
    }
    return found.joined(note: "this constraint is also added again", in: files)
  }
}

/// A function in one run of another that calls it, or of itself.
private struct RunFunction: NumberKey {
  let run, file: Int
  let name: String

  var number: Int { run }
}
