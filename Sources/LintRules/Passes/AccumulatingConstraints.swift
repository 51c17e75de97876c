import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import UIKitFacts

extension Rule {
  /// A method that configures a reused cell creates and activates constraints, or a method that sets up a screen does
  /// and runs again.
  ///
  /// - Why: each row that scrolls in adds them to the same cell again, perhaps with other constants, which conflict.
  /// - Silent: under a condition that checks more than the method's parameters; when the method or `prepareForReuse()`
  ///   removes anything, or the cell that a data source fills overrides `prepareForReuse()`; when the cell itself calls
  ///   the method, except in the observer of a property; and for the size of a view that the method creates without
  ///   adding it to a view, such as a new `accessoryView`.
  package static let accumulatingConstraints = Rule(
    "accumulating-constraints", needsWholeCode: true,
    check: .type { type, _ in
      var known: [FunctionPlace: ParameterConditions?] = [:]
      let constraints = type.firstActivations(isMadeToo: true) {
        type.isCalledOnReuse($1.function, $1.range, in: $1.file)
      } takesBack: {
        type.filling(calledBy: $0).map(type.takesBack) ?? type.helpersTakeBack($0)
      } place: {
        type.filling(calledBy: $0)?.place
      } message: { context, constraint, moment in
        let origin = context.origin(constraint)
        guard moment.closure == 0, type.isReachedAgain(origin, moment, &known),
          !context.isOfNewView(constraint, origin),
          !type.isDataSource(origin.function) || context.touches("cell", constraint)
        else { return nil }
        if let observed = context.files[origin.file].observedProperty(around: origin.range) {
          guard !context.touches(observed, constraint) else { return nil }
          if let filling = type.filling(calledBy: origin) {
            guard filling.isReachedAgain else { return nil }
            return
              "\(filling.name) runs each time '\(observed)' is set, and adds this constraint to a reused cell again; add it once, where the cell is set up, and change its constant here"
          }
          return
            "each time '\(observed)' is set for another row, this constraint is added to the cell again; add it once, where the cell is set up, and change its constant here"
        }
        return
          "\(origin.function) runs each time a cell is reused, and adds this constraint again; add it once, where the cell is set up, and change its constant here"
      }
      let views = type.repeatedSubviews(besides: constraints)
      return constraints + views + type.repeatedSetUps
        + type.viewsAddedAgain.filter { again in
          !views.contains { $0.file == again.file && $0.diagnostic.range == again.diagnostic.range }
        }
    }
  )
}

/// A method that fills a cell, and that the observer of one of its properties calls.
private struct FillingMethod {
  let function: FunctionDeclaration
  /// The constraint that it makes.
  let place: BuiltPlace
  let name: String
  let isReachedAgain: Bool
}

/// Where a function is declared: the index of its file, and the token of its name.
private struct FunctionPlace: Hashable {
  let file: Int
  let name: Int32
}

extension TypeContext {
  /// Whether the function around a place is called again for a cell that has been shown before.
  fileprivate func isCalledOnReuse(
    _ name: String, _ range: SourceRange, in fileIndex: Int
  ) -> Bool {
    let file = files[fileIndex]
    let isDataSource = isDataSource(name)
    if isCell, isMadeAnew { return false }
    if isCell, let observer = file.function(around: range), observer.kind == .observer {
      guard let body = observer.body, file.openProperty(observedBy: observer) != nil else {
        return false
      }
      return !file.takesBack(observer, body) && !takesBackBeforeReuse
        && !file.takesBackBefore(observer)
    }
    guard isDataSource || isCell, let function = file.function(around: range),
      function.kind == .function, let body = function.body
    else { return false }
    if !isDataSource, isCalledByObservers(function, in: fileIndex) {
      return !file.takesBack(function, body) && !takesBack(body, in: file) && !takesBackBeforeReuse
    }
    guard isDataSource || mayFillCell(name) else { return false }
    if isDataSource {
      return !takesBack(body, in: file)
        && file.dequeues("cell", in: body, at: file.tokens(in: range).lowerBound)
        && !cellsPrepareForReuse(function.span, in: fileIndex)
    }
    return !file.takesBack(function, body) && fillsCell(name, function) && !takesBackBeforeReuse
      && !calls(file.name(function.name), declaredAt: Int(function.name), in: fileIndex)
  }

  /// Whether a place is reached for one row after the other: under no condition, or under some that ask about nothing but
  /// what the method is given.
  ///
  /// - Parameter known: the conditions of functions that were asked about before.
  fileprivate func isReachedAgain(
    _ origin: ConstraintOrigin, _ moment: Moment,
    _ known: inout [FunctionPlace: ParameterConditions?]
  ) -> Bool {
    if moment.branches.isEmpty { return true }
    let file = files[origin.file]
    guard let function = file.function(around: origin.range) else { return false }
    let place = FunctionPlace(file: origin.file, name: function.name)
    let conditions = known[place] ?? ParameterConditions(of: function, in: file)
    known[place] = .some(conditions)
    return conditions?.holdAll(around: origin.range) ?? false
  }

  /// Views that a method makes and adds to a cell each time it fills it, but for those of methods of which something
  /// is told already.
  fileprivate func repeatedSubviews(besides known: [PlacedDiagnostic]) -> [PlacedDiagnostic] {
    let told = known.map { ($0.file, files[$0.file].function(around: $0.diagnostic.range)?.span) }
    return scopes.flatMap { context in
      context.scope.items.compactMap { context.repeatedSubview($0, in: self) }
    }.filter { found in
      let span = files[found.file].function(around: found.diagnostic.range)?.span
      return !told.contains { $0.0 == found.file && $0.1 == span }
    }
  }

  /// Whether the cell takes views or constraints away before it is filled again.
  private var takesBackBeforeReuse: Bool {
    declarations.contains { part in
      let file = files[part.file]
      return file.members[part.type.members.indices].contains { member in
        guard case .function(let id) = member, let body = file[id].body, file[id].name >= 0,
          file.name(file[id].name) == SystemMethod.prepareForReuse.name
        else { return false }
        return takesBack(body, in: file)
      }
    }
  }

  /// Whether a block takes views or constraints away, or calls a method of the type that does.
  func takesBack(_ body: Block, in file: SyntaxFile) -> Bool {
    let ignored: Set<String> = ["guard", "return", "nil"]
    if file.mayTakeBack(body, ignoring: ignored) { return true }
    let called = Set(
      file.words(in: body.span).filter { file.tokenText($0.index + 1) == "(" }.map(\.text))
    return declarations.contains { part in
      let other = files[part.file]
      return other.members[part.type.members.indices].contains { member in
        guard case .function(let id) = member, let helper = other[id].body, other[id].name >= 0,
          called.contains(other.name(other[id].name)),
          other.name(other[id].name) != SystemMethod.prepareForReuse.name
        else { return false }
        return other.mayTakeBack(helper, ignoring: ignored)
      }
    }
  }

  /// Whether the class of the cells that a function gives, or one of those that the type names if the function names none,
  /// overrides `prepareForReuse()`, and may take out there what the function adds.
  private func cellsPrepareForReuse(_ function: TokenSpan, in fileIndex: Int) -> Bool {
    func mayPrepare(_ span: TokenSpan, in file: SyntaxFile) -> Bool? {
      let cells = Set(file.words(in: span).lazy.map(\.text).filter(isCellClass))
      guard !cells.isEmpty else { return nil }
      return cells.contains { cell in
        project.ancestry(of: cell).contains { ancestor in
          project.declarations(of: ancestor).contains {
            $0.declaration.declares(member: SystemMethod.prepareForReuse.name)
          }
        }
      }
    }
    if let answer = mayPrepare(function, in: files[fileIndex]) { return answer }
    return declarations.contains { mayPrepare($0.type.span, in: files[$0.file]) ?? false }
  }

  private func isCellClass(_ name: String) -> Bool {
    guard project.isDeclaredHere(type: name) else { return false }
    switch project.frameworkClass(of: name)?.role {
    case .tableCell, .collectionCell: return true
    case .view, .stack, .scroll, .controller, .guide, .window, nil: return false
    }
  }

  private var isCell: Bool {
    switch unit.typeName.flatMap({ project.frameworkClass(of: $0) })?.role {
    case .tableCell, .collectionCell: true
    case .view, .stack, .scroll, .controller, .guide, .window, nil: false
    }
  }

  fileprivate func isDataSource(_ function: String) -> Bool {
    cellGivers.contains(function)
  }

  /// Whether a cell's method is one that its data source calls for each row, by its name and parameters.
  private func fillsCell(_ name: String, _ function: FunctionDeclaration) -> Bool {
    if name == SystemMethod.prepareForReuse.signature { return true }
    let isOpen = function.modifiers.isDisjoint(with: [.private, .fileprivate, .override, .static])
    return isOpen && function.parameters.count > 0 && mayFillCell(name)
  }

  /// Whether a method's name is one of those by which cells are filled.
  private func mayFillCell(_ name: String) -> Bool {
    name == SystemMethod.prepareForReuse.signature
      || ["configure", "update", "populate", "bind", "fill", "display", "render", "show"]
        .contains { name.hasPrefix($0) }
  }

  /// The method of the cell that makes a constraint, if the observer of a property calls it.
  fileprivate func filling(calledBy origin: ConstraintOrigin) -> FillingMethod? {
    guard origin.via.count == 1, let place = origin.built, let name = origin.via.first,
      mayFillCell(name), files[origin.file].observedProperty(around: origin.range) != nil,
      let function = files[place.file].function(around: place.range), function.kind == .function,
      let conditions = ParameterConditions(of: function, in: files[place.file])
    else { return nil }
    return FillingMethod(
      function: function, place: place, name: name,
      isReachedAgain: conditions.holdAll(around: place.range))
  }

  fileprivate func takesBack(_ method: FillingMethod) -> Bool {
    guard let body = method.function.body else { return true }
    return files[method.place.file].takesBack(method.function, body)
  }

  /// Whether the type itself calls a function of that name, but for observers of properties that others set for each row.
  private func calls(_ name: String, declaredAt token: Int, in fileIndex: Int) -> Bool {
    declarations.contains { part in
      let file = files[part.file]
      return file.words(in: part.type.span).contains { index, text in
        text == name && (index != token || part.file != fileIndex)
          && file.tokenText(index - 2) != "super" && !file.isCalledByObserver(index)
      }
    }
  }
}

extension LayoutContext {
  fileprivate func repeatedSubview(_ item: Item, in type: TypeContext) -> PlacedDiagnostic? {
    let description = scope.descriptions[item.id.index]
    guard let creation = description.creation, let addition = description.addition,
      creation.moment.run == addition.moment.run, creation.file == addition.file,
      addition.moment.branches.isEmpty, addition.moment.closure == 0,
      let superview = item.superview,
      type.isCalledOnReuse(addition.function, addition.range, in: addition.file),
      type.isDataSource(addition.function)
        || type.files[addition.file].isInObserver(addition.range)
        || !type.files[addition.file].mayTakeBack(around: addition.range),
      type.isDataSource(addition.function)
        ? isOrBelongs(to: "cell", superview) : scope.descriptions[superview.index].creation == nil
    else { return nil }
    let observed = files[addition.file].observedProperty(around: addition.range)
    let reason =
      observed.map { "each time '\($0)' is set for another row, the cell adds" }
      ?? "\(addition.function) runs each time a cell is reused, and adds"
    return PlacedDiagnostic(
      Diagnostic(
        "\(reason) another '\(description.name)' on top of the previous one; create it once, where the cell is set up, and change its content here",
        at: addition.range, subject: subject(item.id)), in: addition.file)
  }

  private func isOrBelongs(to cell: String, _ item: ItemID) -> Bool {
    name(item) == cell || name(item).hasPrefix(cell + ".")
  }

  /// Whether the constraint is about nothing but a view that the same function makes and adds nowhere.
  fileprivate func isOfNewView(_ constraint: Constraint, _ origin: ConstraintOrigin) -> Bool {
    [constraint.first, constraint.second].compactMap { $0?.item }.allSatisfy { item in
      let description = scope.descriptions[item.index]
      guard let creation = description.creation, description.addition == nil else { return false }
      return creation.file == origin.file && creation.function == origin.function
    }
  }

  /// Whether the constraint is between a cell, or what belongs to it, and something else.
  fileprivate func touches(_ cell: String, _ constraint: Constraint) -> Bool {
    [constraint.first, constraint.second].contains { anchor in
      guard let item = anchor?.item else { return false }
      return name(item) == cell || name(item).hasPrefix(cell + ".")
    }
  }
}

extension SyntaxFile {
  /// Whether the block gets the variable that a name means at a token from a queue of used ones.
  fileprivate func dequeues(_ name: String, in body: Block, at token: Int) -> Bool {
    let meant = bindings(named: name).last { $0.isVisible(at: token, in: self) }
    if let meant, meant.isMadeAnew(in: body, of: self) { return false }
    let words = words(in: body.span)
    return words.contains { $0.text.hasPrefix(MemberName.dequeueReusablePrefix) }
      && words.contains { index, text in
        text == name && ["let", "var"].contains(tokenText(index - 1))
      }
  }

  /// Whether a function that fills a cell may take away what an earlier call made, or may end before it makes it again, for
  /// other reasons than what it is given.
  fileprivate func takesBack(_ function: FunctionDeclaration, _ body: Block) -> Bool {
    if mayTakeBack(body, ignoring: ["return", "guard", "nil"]) { return true }
    guard let conditions = ParameterConditions(of: function, in: self) else { return true }
    return words(in: body.span).contains { index, text in
      switch text {
      case "guard": !conditions.isGuardOfParameters(at: index)
      case "return": !conditions.holdAll(around: source.tokens[index].range)
      case "nil": !isEmptyArgument(index) && !isContent(assignedAt: index) && !isCompared(index)
      default: false
      }
    }
  }

  /// The property of a type that an observer belongs to, if other types can set it.
  func openProperty(observedBy observer: FunctionDeclaration) -> String? {
    guard name(observer.name) == "didSet",
      variables.contains(where: {
        $0.span.indices.contains(Int(observer.name))
          && $0.modifiers.isDisjoint(with: [.private, .fileprivate, .static, .override])
      })
    else { return nil }
    return binding(observedBy: observer).map { name($0.name) }
  }

  /// The property whose observer is around some code, if other types can set it.
  fileprivate func observedProperty(around range: SourceRange) -> String? {
    guard let observer = function(around: range), observer.kind == .observer else { return nil }
    return openProperty(observedBy: observer)
  }

  /// Whether an observer of the same property takes constraints away before the value changes, or refuses some; the view
  /// that is the value may go.
  fileprivate func takesBackBefore(_ observer: FunctionDeclaration) -> Bool {
    guard let observed = binding(observedBy: observer) else { return false }
    return functions[observed.accessors.indices].contains { other in
      guard other.name != observer.name, let body = other.body else { return false }
      return mayTakeBack(body, ignoring: ["nil", MemberName.removeFromSuperview])
    }
  }

  /// Whether the name at a token is a call in the observer of a property that others set.
  fileprivate func isCalledByObserver(_ token: Int) -> Bool {
    observedProperty(around: source.tokens[token].range) != nil
  }

  /// Whether the observer of a property is around a place; it was looked at before whether that takes anything back.
  fileprivate func isInObserver(_ range: SourceRange) -> Bool {
    function(around: range)?.kind == .observer
  }

  /// Whether the name at a token is a call in the observer of a property that others set, which makes it whatever the
  /// value is.
  func isAlwaysCalledByObserver(_ token: Int) -> Bool {
    guard tokenText(token + 1) == "(", isCalledByObserver(token),
      let observer = function(around: source.tokens[token].range), let body = observer.body
    else { return false }
    let isNested = (Int(body.span.first) + 1..<token).contains { index in
      source.tokens[index].kind == .leftBrace && Int(partners[index]) > token
    }
    return !isNested && !takesBack(observer, body) && !takesBackBefore(observer)
  }

  /// Whether the function around a place may take something back or leave early; what it calls is not looked at.
  fileprivate func mayTakeBack(around range: SourceRange) -> Bool {
    function(around: range)?.body.map { mayTakeBack($0) } ?? true
  }

  /// `icon.image = nil`: a property of UIKit is made empty, and not a constraint or a view of the cell's own.
  ///
  /// Or it is a variable of a class that is neither, as `request = nil` of a `Progress?` is.
  private func isContent(assignedAt token: Int) -> Bool {
    guard tokenText(token - 1) == "=" else { return false }
    if tokenText(token - 3) == ".", emptied.contains(tokenText(token - 2)) { return true }
    let types = classes(of: tokenText(token - 2))
    return !types.isEmpty
      && types.allSatisfy { type in
        ViewClass.named(type) == nil && !layoutEndings.contains(where: type.hasSuffix)
      }
  }

  /// `item.image == nil`; what is compared is looked at where it is a condition.
  private func isCompared(_ token: Int) -> Bool {
    ["==", "!="].contains(tokenText(token - 1))
  }
}

/// How classes end whose values are constraints, sets of them or views.
private let layoutEndings = [
  "Constraint", "Constraints", "Layout", "Set", "View", "Cell", "Label", "Button", "Control", "Bar",
]

/// What changes no layout but by its content: `image`, `text`, `tintColor`.
private let emptied = Member.names(.fills, .shows, .neutral)

/// Methods of data sources that give a cell which may have been shown before.
private let cellGivers = SystemMethod.signatures(with: .givesCell)
