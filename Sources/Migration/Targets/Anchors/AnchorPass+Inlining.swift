import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import UIKitFacts

// Calls of helpers of the project, in whose place their constraints are written.

/// What is known of a helper's call that is replaced by its constraints.
struct Inlining {
  let call: InlinedCall
  let body: HelperBody
  /// A view that the call names otherwise than reading does: that of a loop's first turn.
  var renamed: RenamedView?
}

/// A view by the name that reading gives it, with what a call has for it.
struct RenamedView {
  let view: String
  let text: String
}

extension AnchorPass {
  private func inlining(
    _ found: [ReadConstraint], _ call: ExpressionID
  ) throws(Refusal.Cause) -> Inlining {
    guard let origin = found.first?.origin, let name = origin.via.first else {
      throw .unread("no constraint is created")
    }
    let makers = found.flatMap(\.origin.makers).unique
    // The function that is called comes first.
    let body = project.helper(makers)
    guard body.onlyConstrains else { throw .helperCode(name) }
    for read in found {
      let library = read.origin.dialect.library
      if read.origin.dialect.form == .closure || library?.handle != nil {
        throw .helperLibrary(name, library?.module ?? "a library")
      }
      if read.origin.makers.first != origin.makers.first { throw .choice }
    }
    let known = InlinedCall(call, in: syntax)
    if let text = known.optional { throw .optional(text) }
    if body.mayBeOverridden { throw .helperOverridden(name) }
    if let text = known.unrepeatable { throw .spelling(text) }
    return Inlining(call: known, body: body)
  }

  /// A helper's call whose value is given back by the function or closure that consists of it.
  func checkUnused(_ site: MakingSite) throws(Refusal.Cause) {
    guard site.inlinedCall != nil,
      let kept = read(site.range).first(where: { $0.origin.isKept })
    else { return }
    throw .helperResult(kept.origin.via[0])
  }

  /// The constraints of a helper's call, as they are written where it stands.
  mutating func inlinedEntries(
    of site: MakingSite, _ call: ExpressionID, heldBy holder: ConstraintHolder?
  ) throws(Refusal.Cause) -> [ListEntry] {
    var found = read(site.range)
    var inlining = try inlining(found, call)
    if let unread = self.call(at: site.range) {
      throw .unread(unread.reason, at: CodePlace(file: unread.file, range: unread.range))
    }
    var spelling = spelling(site)
    (found, inlining.renamed) = try firstTurn(found, inlining.call, spelling.names)
    for read in found {
      if read.origin.identifier != nil { throw .identifier }
      try checkSuperview(of: read, inlining)
    }
    spelling.inlining = inlining
    if let holder { return [try held(found, holder, site, spelling, inlining)] }
    return try found.map { read throws(Refusal.Cause) in
      if read.constraint.activation == .never { throw .helperResult(read.origin.via[0]) }
      return ListEntry(content: .anchor(try spelling.spelled(read)), range: site.range)
    }
  }

  /// The only constraint of a call, which a variable gets.
  private func held(
    _ found: [ReadConstraint], _ holder: ConstraintHolder, _ site: MakingSite,
    _ spelling: AnchorSpelling, _ inlining: Inlining
  ) throws(Refusal.Cause) -> ListEntry {
    let path = holder.name.split(separator: ".").map(String.init)
    let known = holder.isDeclaredHere ? holder.type ?? "" : spelling.names.type(ofPath: path)
    guard let read = found.first, found.count == 1, let type = known,
      type.isEmpty || type.hasPrefix(ClassName.layoutConstraint)
    else { throw .helperResult(found.first?.origin.via[0] ?? "") }
    var anchor = try spelling.spelled(read)
    // What code sets later, it sets of the new constraint, too.
    if !inlining.body.prioritizes { anchor.priority = nil }
    return ListEntry(
      content: .held(
        HeldAnchor(
          anchor: anchor, start: holder.start, name: holder.name, isOptional: type.hasSuffix("?"),
          isActivated: inlining.body.activates)), range: site.range)
  }

  /// Whether an expression that is no statement gives a list of constraints.
  ///
  /// - Throws: what a helper does that the constraints alone would not.
  func givesList(_ site: MakingSite) throws(Refusal.Cause) -> Bool {
    guard let call = site.inlinedCall else { return site.isVisualFormat }
    let found = read(site.range)
    let inlining = try inlining(found, call)
    let name = found[0].origin.via[0]
    guard !inlining.body.activates, optOutItems(at: site.range, found).isEmpty,
      let result = inlining.body.result
    else { throw .helperResult(name) }
    if result == "[\(ClassName.layoutConstraint)]" { return true }
    guard result == ClassName.layoutConstraint, found.count == 1 else { throw .helperResult(name) }
    return false
  }

  /// A helper that finds no superview may make nothing, but its constraints would end the program.
  private func checkSuperview(
    of read: ReadConstraint, _ inlining: Inlining
  ) throws(Refusal.Cause) {
    guard inlining.body.asksForSuperview else { return }
    let view = read.scope.descriptions[read.constraint.first.item.index]
    guard let addition = view.addition, isBefore(addition, read.origin) else {
      throw .superview(view.name + ".superview")
    }
  }

  /// Whether the function that calls a helper has certainly added a view to its superview before.
  private func isBefore(_ addition: ItemDescription.Site, _ origin: ConstraintOrigin) -> Bool {
    guard addition.file == file, addition.range.end <= origin.range.start,
      let activation = origin.activation
    else { return false }
    func functions(_ range: SourceRange) -> [TokenSpan] {
      finder.names.functions(around: syntax.tokens(in: range).lowerBound)
    }
    return functions(addition.range) == functions(origin.range)
      && [0, activation.closure].contains(addition.moment.closure)
      && activation.branches.starts(with: addition.moment.branches)
  }

  // MARK: Turns

  /// What the first turn makes, where a loop or closure makes the same for several views, and which view of it each name
  /// of the call stands for.
  private func firstTurn(
    _ found: [ReadConstraint], _ call: InlinedCall, _ names: LexicalNames
  ) throws(Refusal.Cause) -> ([ReadConstraint], RenamedView?) {
    func items(_ read: ReadConstraint) -> [String] {
      ([read.constraint.first] + [read.constraint.second].compactMap(\.self)).map {
        read.name($0.item)
      }
    }
    let named = Set(found.flatMap(items))
    let loose = call.operands.filter { operand in
      names.isTurnVariable(operand.name)
        && !named.contains { $0 == operand.name || $0.hasPrefix(operand.name + ".") }
    }
    guard let name = loose.first?.name, found.count > 1 else {
      return (found, try renamed(named, call))
    }
    func kind(_ read: ReadConstraint) -> String {
      let constraint = read.constraint
      return constraint.first.attribute.rawValue + constraint.relation.rawValue
        + (constraint.second?.attribute.rawValue ?? "")
    }
    let kinds = found.map(kind)
    for count in 1..<found.count where found.count.isMultiple(of: count) {
      guard kinds.indices.dropFirst(count).allSatisfy({ kinds[$0] == kinds[$0 - count] }) else {
        continue
      }
      let first = found[..<count].flatMap(items)
      let second = found[count..<2 * count].flatMap(items)
      let changing = Set(zip(first, second).filter { $0 != $1 }.map(\.0))
      guard changing.count == 1, let view = changing.first else { continue }
      return (Array(found[..<count]), RenamedView(view: view, text: name))
    }
    throw .choice
  }

  /// What the receiver of a call has another name for: `view` in the closure that makes `backgroundView`.
  private func renamed(
    _ items: Set<String>, _ call: InlinedCall
  ) throws(Refusal.Cause) -> RenamedView? {
    func isNamed(_ item: String, by operand: InlinedCall.Operand) -> Bool {
      let plain = item.hasPrefix("self.") ? String(item.dropFirst("self.".count)) : item
      let name = plain.prefix { $0 != "#" }
      return name == operand.name || plain.hasPrefix(operand.name + ".")
        || plain.hasPrefix(operand.name + "#")
    }
    guard let receiver = call.receiver, receiver.name != "self", !receiver.name.startsUppercase,
      !items.contains(where: { isNamed($0, by: receiver) })
    else { return nil }
    let others = items.filter { item in
      item != "self" && !call.operands.contains { isNamed(item, by: $0) }
        && !item.hasSuffix(".superview")
    }
    guard others.count == 1, let item = others.first else { throw .spelling(receiver.text) }
    return RenamedView(view: item, text: receiver.text)
  }

  // MARK: Masks

  private func optOutItems(
    at range: SourceRange, _ found: [ReadConstraint]
  ) -> [(read: ReadConstraint, item: ItemID, moment: Moment)] {
    var items: [(ReadConstraint, ItemID, Moment)] = []
    var seen: Set<String> = []
    for read in found {
      for (index, description) in read.scope.descriptions.enumerated() {
        guard let site = description.optOuts.first(where: { $0.file == file && $0.range == range }),
          seen.insert(description.name).inserted
        else { continue }
        items.append((read, ItemID(index: index), site.moment))
      }
    }
    return items
  }

  /// The views whose masks a helper switches off, if no code before the call does.
  mutating func inlinedOptOuts(
    of site: MakingSite, _ call: ExpressionID
  ) throws(Refusal.Cause) -> [String] {
    let found = read(site.range)
    var inlining = try inlining(found, call)
    var spelling = spelling(site)
    let turns: [ReadConstraint]
    (turns, inlining.renamed) = try firstTurn(found, inlining.call, spelling.names)
    spelling.inlining = inlining
    var views: [String] = []
    for (read, item, moment) in optOutItems(at: site.range, turns) {
      if let activation = read.origin.activation, activation.branches != moment.branches {
        throw .choice
      }
      let description = read.scope.descriptions[item.index]
      // Of a loop, one turn is written.
      if let renamed = inlining.renamed, renamed.view != description.name,
        inlining.call.operands.allSatisfy({ $0.name != description.name }),
        turns.count < found.count,
        found.contains(where: { $0.name($0.constraint.first.item) == description.name })
      {
        continue
      }
      let text = try spelling.inlinedView(item, read)
      let others = description.optOuts.filter { $0.file != file || $0.range != site.range }
      let view = SpelledView(text: text, name: description.name)
      let known = optedOut[view, default: []] + others.map(\.moment)
      if known.contains(where: { $0.surelyPrecedes(moment) })
        || others.contains(where: { isBefore($0, read.origin) })
      {
        continue
      }
      optedOut[view, default: []].append(moment)
      views.append(text)
    }
    return views
  }
}

extension AnchorSpelling {
  /// What the call of a helper says for an item, if it names it.
  func inlinedText(_ role: Role, _ read: ReadConstraint) throws(Refusal.Cause) -> String? {
    let item = role == .first ? read.constraint.first.item : read.constraint.second?.item
    guard let item else { return nil }
    return try inlinedText(item, read)
  }

  private func inlinedText(
    _ item: ItemID, _ read: ReadConstraint
  ) throws(Refusal.Cause) -> String? {
    guard let inlining else { return nil }
    let name = read.name(item)
    if let renamed = inlining.renamed {
      if name == renamed.view { return renamed.text }
      if name.hasPrefix(renamed.view + ".") {
        return renamed.text + name.dropFirst(renamed.view.count)
      }
    }
    if inlining.body.takesOptionals, inlining.call.mayBeMissing(name) { throw .optional(name) }
    return inlining.call.text(for: name)
  }

  /// A view that a helper's call may name, as new code names it.
  func inlinedView(_ item: ItemID, _ read: ReadConstraint) throws(Refusal.Cause) -> String {
    guard let text = try inlinedText(item, read) else { return try named(item, read) }
    return adapted(try plain(text))
  }

  /// A number that a helper's call gives, as code at the call can say it: by the call's own names, or else by its value.
  func known(_ number: Number?) throws(Refusal.Cause) -> Number? {
    guard let inlining, var number else { return number }
    number.text = inlining.call.placing(number.text, inlining.body.parameters)
    let expression = NumberExpression(number.text)
    let names = expression.names
    if names.isEmpty, expression.isArithmetic {
      number.isLiteral = Double(number.text) != nil
      return number
    }
    // What stands behind a period is a part of what stands before it.
    let isOfCall = expression.paths.allSatisfy { path in
      let path = path.first == "self" ? path.dropFirst() : path[...]
      guard let root = path.first else { return true }
      if inlining.call.hides(path, inlining.body.parameters) { return false }
      let isNamed = path.dropFirst().allSatisfy {
        inlining.call.names.contains($0) || InlinedCall.parts.contains($0)
      }
      return isNamed && inlining.call.names.contains(root) && !inlining.body.mayDeclare(root)
    }
    if isOfCall, !names.isEmpty { return number }
    guard let value = number.value else { throw .unspelled(number.source) }
    return Number(value: value, isLiteral: true, text: NumberSpelling.format(value))
  }
}
