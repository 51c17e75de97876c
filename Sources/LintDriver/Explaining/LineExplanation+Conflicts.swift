import LayoutDialects
import LayoutModel
import LayoutPictures
import LayoutSets

// What of a line's constraints cannot hold together, why a run says nothing of it, and which views are in order.

extension LineExplanation {
  /// How many constraints are named that are left out.
  private static let maximumBroken = 4

  /// What is said of views that are judged.
  var checkedLines: [String] {
    checked.map { view in
      let others = (findingsElsewhere[view] ?? []).map { finding in
        let position = files.firstIndex { $0.path == finding.path }
          .map { lines.position(finding.diagnostic.range.start, in: $0) }
        return "line \(position?.line ?? 1) (\(finding.rule))"
      }
      return "'\(view)' is checked for a missing position or size; "
        + (others.isEmpty
          ? "there is no finding about it"
          : "findings about it: \(others.joined(separator: ", "))")
    }
      + unfit.map { view, reason in
        "'\(view)' is not checked for a missing position or size: \(reason)"
      }
  }

  /// A conflict that no size avoids, and what is wrong with the line's constraint.
  private func lines(of conflict: ProvenConflict, _ part: Part) -> [String] {
    let scope = part.scope
    var output = ["  at every size, these constraints conflict:"]
    output += conflict.members.map { "    " + listed($0, in: scope) }
    let constraint = scope.constraints[conflict.constraint.index]
    guard let range = conflict.range, let constant = constraint.constant.value,
      constraint.terms.isEmpty, constraint.second == nil || constraint.multiplier.value == 1,
      let left = words(range)
    else { return output }
    var quantity = scope.text(constraint.first)
    if let second = constraint.second { quantity += " - \(scope.text(second))" }
    let wanted =
      switch constraint.relation {
      case .equal: formatLength(constant)
      case .greaterOrEqual: "at least " + formatLength(constant)
      case .lessOrEqual: "at most " + formatLength(constant)
      }
    output.append(
      "    Because of the other constraints, \(quantity) is \(left), but it must be \(wanted).")
    return output
  }

  private func words(_ range: ClosedRange<Double>) -> String? {
    switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
    case (true, true):
      range.lowerBound == range.upperBound
        ? formatLength(range.lowerBound)
        : "between \(formatLength(range.lowerBound)) and \(formatLength(range.upperBound))"
    case (true, false): "at least " + formatLength(range.lowerBound)
    case (false, true): "at most " + formatLength(range.upperBound)
    case (false, false): nil
    }
  }

  func problemLines(_ part: Part) -> [String] {
    var output = part.proven.flatMap { lines(of: $0, part) }
    var told = Set(part.proven.map(\.members))
    for (request, solution) in zip(requests, part.solutions) {
      if let reason = solution.notAnalyzed {
        output.append("  not solved at \(size(request)): \(reason.words)")
      }
      for conflict in solution.conflicts
      where part.concerns(conflict) && told.insert(conflict).inserted {
        let sizes = zip(requests, part.solutions).filter { $0.1.conflicts.contains(conflict) }
        let what =
          conflict.count == 1
          ? "this constraint cannot be satisfied" : "these constraints conflict"
        output.append("  at \(sizes.map { size($0.0) }.joined(separator: ", ")) \(what):")
        output += conflict.map { "    " + listed($0, in: part.scope) }
        if let reason = reasonForSilence(about: conflict, in: part) {
          output.append("    A lint run does not report this, because \(reason).")
        }
      }
    }
    return output
  }

  /// Why a run reports nothing about constraints that conflict under the assumptions; `nil` if it does.
  private func reasonForSilence(about conflict: [Constraint.ID], in part: Part) -> String? {
    if part.certainConflicts.contains(where: { !Set($0).isDisjoint(with: conflict) }) { return nil }
    let scope = part.scope
    for id in conflict {
      let (constraint, origin) = (scope.constraints[id.index], scope.origins[id.index])
      let equation = "'\(scope.equation(id))'"
      if constraint.activation == .never { return "\(equation) is never activated" }
      if part.isSwitched(id) { return "code may deactivate \(equation)" }
      if origin.isAdjusted { return "code changes the constant of \(equation)" }
      if constraint.constant.value == nil || constraint.multiplier.value == nil {
        return "a number in \(equation) is not known"
      }
      if constraint.priority.value == nil { return "the priority of \(equation) is not known" }
    }
    return "the conflict depends on the assumed sizes"
  }

  /// Those that are left out, which others than the line's conflict with.
  func brokenLines(_ part: Part) -> [String] {
    let broken = part.scope.constraints.map(\.id).filter(part.broken.contains)
    return [
      (broken.filter(part.isSwitched), "code activates and deactivates them"),
      (broken.filter { !part.isSwitched($0) }, "they conflict with other constraints"),
    ].filter { !$0.0.isEmpty }.map { ids, reason in
      let sites = ids.map { id in
        site(part.scope.origins[id.index].file, part.scope.origins[id.index].range)
      }
      let others = sites.count - Self.maximumBroken
      return "  (constraints left out because \(reason): "
        + sites.prefix(Self.maximumBroken).joined(separator: ", ")
        + (others > 0 ? " and \(others) more)" : ")")
    }
  }

  /// Whether the container has another size than the one that was asked for.
  func isResized(_ container: ItemID, _ part: Part) -> Bool {
    zip(requests, part.solutions).contains { request, solution in
      solution.entries.contains { entry in
        entry.item == container
          && (abs(entry.example.width - request.width) > 1e-4
            || abs(entry.example.height - request.height) > 1e-4)
      }
    }
  }
}
