import ConsoleLog
import LayoutModel
import SourceText

extension LogExplanation {
  /// The explanation for people, in lines.
  package var text: String {
    let parts = conflicts.indices.map { lines(of: conflicts[$0], $0).joined(separator: "\n") }
    return parts.map { $0 + "\n" }.joined(separator: "\n")
  }

  private func lines(of conflict: Conflict, _ index: Int) -> [String] {
    let logged = conflict.logged
    let count =
      logged.constraints.count == 1 ? "1 constraint" : "\(logged.constraints.count) constraints"
    let number = conflicts.count > 1 ? "Conflict \(index + 1) of \(conflicts.count)" : "Conflict"
    var output = ["\(path):\(logged.position.line): \(number), \(count)", ""]
    let names = LoggedNames(logged)
    for (place, entry) in conflict.entries.enumerated() {
      let mark = logged.broken == place ? "   ← broken by UIKit" : ""
      output.append("  \(place + 1)  \(names.equation(entry.logged))\(asides(entry.logged))\(mark)")
      output += candidateLines(entry).map { "       " + $0 }
      if let advice = advice(entry) { output.append("       " + advice) }
    }
    return output + [""] + why(conflict, names)
  }

  private func asides(_ logged: LoggedConstraint) -> String {
    (logged.priority == 1000 ? "" : "  @\(formatLength(logged.priority))")
      + (logged.identifier.map { "  '\($0)'" } ?? "")
  }

  private func candidateLines(_ entry: Entry) -> [String] {
    guard let first = entry.candidates.first else { return [] }
    if first.isBest { return ["created at " + text(first)] }
    let rest = entry.candidateCount - entry.candidates.count
    let start = first.isSure ? "created at " : "possibly created at "
    return entry.candidates.enumerated().map { ($0 == 0 ? start : "     or ") + text($1) }
      + (rest > 0 ? ["     or at \(rest) other places"] : [])
  }

  /// `A.swift:12:7  title.top == self.top`; of a helper's constraint also its call.
  private func text(_ candidate: Candidate) -> String {
    let origin = candidate.scope.origins[candidate.id.index]
    let call = site(origin.file, origin.range)
    let equation = candidate.scope.equation(candidate.id)
    guard let built = origin.built else { return "\(call)  \(equation)" }
    return "\(site(built.file, built.range))  \(equation), called from \(call)"
  }

  private func site(_ file: Int, _ range: SourceRange) -> String {
    let position = lines.position(range.start, in: file)
    return "\(files[file].path):\(position.line):\(position.column)"
  }

  // MARK: Why

  /// Why they cannot hold together, in sentences.
  func why(_ conflict: Conflict, _ names: LoggedNames) -> [String] {
    let analysis = conflict.analysis
    switch analysis.verdict {
    case .notAnalyzed:
      return [
        "These constraints were not solved: there are too many of them, or they contain numbers that are too large."
      ]
    case .possible:
      return [
        "As printed, these constraints do not conflict. The cause is not in the log: it may be a constraint that was cut off, or a margin or baseline, whose value a log does not contain."
      ]
    case .conflicting: break
    }
    var output = [
      analysis.core.count == 1
        ? "Constraint \(list(analysis.core)) can never be satisfied."
        : "Constraints \(list(analysis.core)) conflict."
    ]
    if let squeezed = analysis.squeezed.first {
      output.append(
        "\(analysis.core.count == 1 ? "It leaves" : "They leave") no space: \(names.text(squeezed)) would have to be negative."
      )
    }
    if let broken = conflict.logged.broken, analysis.core.contains(broken) {
      output += sentence(conflict.logged.constraints[broken], broken, analysis, names)
    }
    let rest = conflict.entries.indices.filter { !analysis.core.contains($0) }
    if !rest.isEmpty {
      output.append(
        "Constraint\(rest.count == 1 ? "" : "s") \(list(rest)) \(rest.count == 1 ? "is" : "are") not involved."
      )
    }
    let own = analysis.core.filter {
      conflict.entries[$0].logged.maker == .code && !conflict.entries[$0].candidates.isEmpty
    }
    let masks = analysis.core.filter { isMask(conflict.entries[$0]) }
    // The code of some views switches the mask off, only too late.
    if let mask = masks.first(where: { conflict.entries[$0].view?.optsOut == false }) ?? masks.first
    {
      output.append(maskCure(conflict.entries[mask], mask))
    } else if !own.isEmpty {
      output.append(
        "To fix the conflict, remove or change constraint \(list(own, last: "or")), or lower its priority below 1000."
      )
    }
    return output
  }

  private func isMask(_ entry: Entry) -> Bool {
    if case .autoresizingMask = entry.logged.maker { true } else { false }
  }

  /// What to do where an autoresizing mask takes part: constraints and masks rarely go together on purpose.
  private func maskCure(_ entry: Entry, _ index: Int) -> String {
    let start =
      entry.view.map { "set \($0.name).translatesAutoresizingMaskIntoConstraints to false" }
      ?? "set translatesAutoresizingMaskIntoConstraints to false for the view of constraint \(index + 1)"
    return "To fix the conflict, \(start) before the view's constraints are activated."
  }

  /// What the others make of the left side of the broken constraint.
  private func sentence(
    _ broken: LoggedConstraint, _ index: Int, _ analysis: ConflictAnalysis, _ names: LoggedNames
  ) -> [String] {
    guard let range = analysis.leftForBroken else { return [] }
    let others = analysis.core.filter { $0 != index }
    let given =
      others.isEmpty
      ? "" : "With constraint\(others.count == 1 ? "" : "s") \(list(others)), "
    var left = names.text(broken.first)
    if let second = broken.second, broken.multiplier == 1 {
      left += " - \(names.text(second))"
    } else if broken.second != nil {
      return []
    }
    let value: String
    if range.lowerBound == range.upperBound {
      value = formatLength(range.lowerBound)
    } else if range.lowerBound.isFinite, range.upperBound.isFinite {
      value = "between \(formatLength(range.lowerBound)) and \(formatLength(range.upperBound))"
    } else if range.lowerBound.isFinite {
      value = "at least \(formatLength(range.lowerBound))"
    } else if range.upperBound.isFinite {
      value = "at most \(formatLength(range.upperBound))"
    } else {
      return []
    }
    let wanted =
      "\(broken.relation == .equal ? "" : broken.relation.rawValue + " ")\(formatLength(broken.constant))"
    return [
      "\(given)\(left) is \(value); constraint \(index + 1) requires \(wanted) and was broken."
    ]
  }

  /// `1, 2 and 4`, counted from 1.
  private func list(_ indices: [Int], last conjunction: String = "and") -> String {
    indices.map { String($0 + 1) }.joined(separator: ", ", last: " \(conjunction) ")
  }
}
