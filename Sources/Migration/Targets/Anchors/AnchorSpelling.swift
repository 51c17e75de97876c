import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import UIKitFacts

/// A constraint as anchors spell it.
struct SpelledAnchor: Hashable {
  /// `title.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)`.
  var text: String
  /// `nil` for a required constraint.
  var priority: String?
  /// What a variable that holds the constraint may be called.
  var name: String
}

/// Spells the constraints of one site as anchors.
struct AnchorSpelling {
  let finder: MakingFinder
  let site: MakingSite
  let names: LexicalNames
  let project: Project
  private let habit: SelfHabit
  /// What all files say.
  var survey: AnchorSurvey?
  /// What is known of the helper's call that the site is, if it is one.
  var inlining: Inlining?

  private var file: SyntaxFile { finder.file }
  private var saysSelf: Bool { habit.saysSelf }

  /// - Parameter saysSelf: whether the statements around the site write `self.` before members; `nil` if they do not
  ///   show it.
  init(
    _ site: MakingSite, _ finder: MakingFinder, _ project: Project, _ unit: ReadingUnit,
    saysSelf: Bool?
  ) {
    self.site = site
    self.finder = finder
    self.project = project
    names = LexicalNames(
      finder.file, finder.names, project, unit, at: site.range.start)
    habit = SelfHabit(
      names: names,
      saysSelf: names.isInClosure
        || saysSelf ?? finder.file.source.file.contains("self.", in: site.range))
  }

  // MARK: Items

  /// An item as the code has it, where it says so, with or without `self.` as the statements around it have it.
  private func written(_ role: Role, _ read: ReadConstraint) throws(Refusal.Cause) -> String? {
    try original(role, read).map(habit.adapted)
  }

  /// A text of the site, with or without `self.` as the statements around it have it.
  func adapted(_ text: String) -> String { habit.adapted(text) }

  private func original(_ role: Role, _ read: ReadConstraint) throws(Refusal.Cause) -> String? {
    switch site.form {
    case .snapKit(let receiver, let closure):
      if role == .first { return try plain(receiver) }
      guard let range = read.origin.second else { return nil }
      let text = file.source.file.text(range)
      if text.contains("ToSuperview") { return nil }
      let target = try plain(Self.withoutHandle(text))
      if !NumberExpression(target).names.isDisjoint(with: parameters(of: closure)) {
        throw .spelling(target)
      }
      return target
    case .item:
      let range = role == .first ? read.origin.first : read.origin.second
      guard let range else { return nil }
      let text = file.source.file.text(range)
      try checkIsView(text)
      return try plain(text)
    case .active, .block:
      let range = role == .first ? read.origin.first : read.origin.second
      // Where only the library says it, the call as a whole stands for it.
      guard let range, range != read.origin.range, site.range.contains(range) else { return nil }
      return try plain(file.source.file.text(range))
    case .inlined: return try inlinedText(role, read).map(plain)
    case .visualFormat, .oldAnchor: return nil
    }
  }

  enum Role {
    case first, second
  }

  /// `other` of `other.snp.bottom` and of `other.snp_bottom`; `self` of `snp.bottom`.
  private static func withoutHandle(_ text: String) -> String {
    if text == "snp" || text.hasPrefix("snp.") || text.hasPrefix("snp_") { return "self" }
    for handle in [".snp.", ".snp_"] {
      if let range = text.ranges(of: handle).last { return String(text[..<range.lowerBound]) }
    }
    return text.hasSuffix(".snp") ? String(text.dropLast(4)) : text
  }

  func plain(_ text: String) throws(Refusal.Cause) -> String {
    if text.contains("?") { throw .optional(text) }
    // A call is not made once more for each constraint.
    if text.contains(where: { $0.isWhitespace || "{(".contains($0) }) { throw .spelling(text) }
    return text
  }

  /// The names that a closure gives its parameters.
  func parameters(of closure: ClosureID) -> Set<String> {
    let tokens = file.nameTokens[file[closure].parameters.indices]
    return Set(tokens.map(file.name)).union(["$0"])
  }

  /// Whether an expression of the type `Any` is surely no optional.
  private func checkIsView(_ text: String) throws(Refusal.Cause) {
    var text = text
    if text.hasPrefix("self.") { text.removeFirst(5) }
    if ["self", "view", MemberName.contentView].contains(text) || text.hasSuffix("!") { return }
    let path = text.split(separator: ".").map(String.init)
    guard let last = path.last else { return }
    if path.count > 1 {
      guard LexicalNames.surelyThere.contains(last) else { throw .optional(text) }
      return
    }
    if let local = names.local(text) {
      if isSureLocal(local) { return }
    } else if let property = names.property(text), let type = property.type {
      if !type.hasSuffix("?"), !type.hasPrefix("Any") { return }
    } else if LexicalNames.surelyThere.contains(text) {
      return
    }
    throw .optional(text)
  }

  private func isSureLocal(_ position: Int) -> Bool {
    let tokens = file.source.tokens
    if let type = names.declaredType(position) {
      return !type.hasSuffix("?") && !type.hasPrefix("Any")
    }
    if tokens[position - 1].kind == .forKeyword { return true }
    guard position > 1 else { return false }
    if [.ifKeyword, .guardKeyword, .comma].contains(tokens[position - 2].kind) { return true }
    // `let title = UILabel()`
    guard tokens[position + 1].kind == .equal, tokens[position + 2].kind == .identifier else {
      return false
    }
    let isMade = file.name(Int32(position + 2)).startsUppercase
    return isMade && tokens[position + 3].kind == .leftParen
  }

  /// An item by the name that reading gives it, if that can be said here.
  func named(_ item: ItemID, _ read: ReadConstraint) throws(Refusal.Cause) -> String {
    var name = read.name(item)
    if let text = unwrappedForBlock(name) { return habit.adapted(text) }
    // The second variable of a name in all that is read: `title#2`.
    if let mark = name.firstIndex(of: "#"), isOfFunction(item, read.scope) {
      name.removeSubrange(mark..<(name[mark...].firstIndex(of: ".") ?? name.endIndex))
    }
    if let view = try viewOfSuperview(name, read) { return view + ".superview!" }
    let path = name.split(separator: ".").map(String.init)
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
    guard isPlain, let root = path.first, !["superview", "window"].contains(path.last ?? ""),
      path.dropFirst().allSatisfy({ LexicalNames.surelyThere.contains($0) })
    else { throw .superview(name) }
    let prefixes = path.indices.dropFirst().map { Array(path[...$0]) }
    if prefixes.contains(where: names.mayBeMissing) {
      guard let variable = names.variable(unwrapping: path) else { throw .optional(name) }
      return variable
    }
    let property = root == "self" ? path.dropFirst().first ?? root : root
    if root != "self", names.isInInitialValue(of: root), let variable = names.returnedVariable {
      return ([variable] + path.dropFirst()).joined(separator: ".")
    }
    if isInInitialValue(of: property) { throw .superview(name) }
    if root == "self" {
      if names.isInWeakClosure { throw .weakSelf(name) }
      return saysSelf || path.count == 1 ? name : String(name.dropFirst("self.".count))
    }
    if root == "view", !isOfFunction(item, read.scope), let variable = names.laterRootView {
      guard names.local(variable) != nil else { throw .superview(name) }
      return ([variable] + path.dropFirst()).joined(separator: ".")
    }
    let isLocal = names.local(root) != nil
    // A variable or parameter hides the member that has its name.
    if isLocal, !isOfFunction(item, read.scope) {
      if names.isUnwrapped(root) || names.isGivenToMember(root) { return name }
      if names.isInWeakClosure { throw .weakSelf(name) }
      guard names.isSurelyThere(member: root) else { throw .optional("self." + root) }
      return "self." + name
    }
    if let local = names.local(root) {
      if names.declaredType(local)?.hasSuffix("?") ?? false { throw .optional(root) }
    } else {
      if let property = names.property(root) {
        if property.type?.hasSuffix("?") ?? false { throw .optional(root) }
      } else if !names.isSurelyThere(root)
        || names.isLocalSomewhere(root) && isOfFunction(item, read.scope)
      {
        throw .superview(name)
      }
    }
    if names.isInWeakClosure { throw .weakSelf(name) }
    return isLocal || !saysSelf || root.startsUppercase ? name : "self." + name
  }

  /// Whether an item, or the view of a guide, is a variable or parameter of a function.
  private func isOfFunction(_ item: ItemID, _ scope: LayoutScope) -> Bool {
    let owner = scope.items[item.index].owner ?? item
    return scope.descriptions[owner.index].reach == .function
  }

  func spelled(
    _ item: ItemID, _ role: Role, _ read: ReadConstraint
  ) throws(Refusal.Cause) -> String {
    guard let written = try written(role, read) else { return try named(item, read) }
    let text = withoutNeedlessMark(written)
    let guide = read.name(item).split(separator: ".").last ?? ""
    let last = text.split(separator: ".").last ?? ""
    // What a project calls SnapKit's members of a guide: `view.safeArea.top`.
    if site.isSnapKit, role == .second, guide == Guide.safeArea.name, last != guide {
      return names.local(text) == nil ? try named(item, read) : text
    }
    // A library's own name for a controller's guide: `car_topLayoutGuide`.
    if read.scope.items[item.index].kind == .guide, last != guide, last.hasSuffix("_" + guide) {
      return String(text.dropLast(last.count)) + guide
    }
    guard [Guide.layoutMargins.name, Guide.safeArea.name].contains(String(guide)),
      text.split(separator: ".").last ?? "" != guide
    else { return text }
    return text + "." + guide
  }

  /// The view whose mask is switched off where the constraint is made; `nil` for a guide.
  func optedOutView(_ read: ReadConstraint) throws(Refusal.Cause) -> String? {
    let item = read.constraint.first.item
    guard read.origin.switchesMaskOff else { return nil }
    if read.scope.items[item.index].kind != .guide { return try spelled(item, .first, read) }
    // Only margins are a guide that stands for their view.
    guard let text = try written(.first, read), read.name(item).hasSuffix(Guide.layoutMargins.name),
      !text.hasSuffix(Guide.layoutMargins.name)
    else { return nil }
    return text
  }

  // MARK: Constraints

  /// What stands before an anchor: nothing for `self` in code that does without it.
  private func receiver(_ item: String) -> String {
    item == "self" && !saysSelf ? "" : item + "."
  }

  /// - Parameter anchor: the second anchor, where code chooses between several.
  func spelled(
    _ read: ReadConstraint, to anchor: String? = nil
  ) throws(Refusal.Cause) -> SpelledAnchor {
    if case .oldAnchor = site.form { return try respelled(read) }
    let constraint = read.constraint
    if !constraint.terms.isEmpty { throw .guide(ofLibrary: read.origin.dialect) }
    if anchor == nil, let initializer = try initializer(read) { return initializer }
    let first = try spelled(constraint.first.item, .first, read)
    let relation = Self.labels[constraint.relation] ?? "equalTo"
    var arguments: [String] = []
    let constant = try constant(of: read)
    if let second = constraint.second {
      let other =
        if let anchor { habit.adapted(anchor) } else {
          receiver(try spelled(second.item, .second, read)) + second.attribute.rawValue + "Anchor"
        }
      arguments.append("\(relation): \(other)")
      if let multiplier = try multiplier(of: read) {
        if !constraint.first.attribute.isSize { throw .placeMultiplier }
        arguments.append("multiplier: \(multiplier)")
      }
      if let constant { arguments.append("constant: \(constant)") }
    } else {
      arguments.append("\(relation)Constant: \(constant ?? "0")")
    }
    let attribute = constraint.first.attribute
    let text =
      "\(receiver(first))\(attribute.rawValue)Anchor.constraint(\(arguments.joined(separator: ", ")))"
    return SpelledAnchor(
      text: text, priority: try priority(of: read), name: variable(first, attribute))
  }

  /// What a variable with a constraint may be called: `titleTop`.
  func variable(_ first: String, _ attribute: Attribute) -> String {
    var name = String(first.split(separator: ".").last ?? "view")
    if name == "self" || name.contains(where: { !$0.isLetter && !$0.isNumber }) { name = "view" }
    return name + attribute.rawValue.prefix(1).uppercased() + attribute.rawValue.dropFirst()
  }

  /// A constraint of Swift 2, of which only the names of methods and labels change.
  private func respelled(_ read: ReadConstraint) throws(Refusal.Cause) -> SpelledAnchor {
    func text(_ range: SourceRange?) throws(Refusal.Cause) -> String? {
      guard let range else { return nil }
      let text = file.source.file.text(range)
      guard site.range.contains(range), text.hasSuffix("Anchor") else { throw .spelling(text) }
      return text
    }
    let relation = Self.labels[read.constraint.relation] ?? "equalTo"
    let first = try text(read.origin.first) ?? ""
    let second = try text(read.origin.second)
    let constant = try constant(of: read)
    var arguments = [
      second.map { "\(relation): \($0)" } ?? "\(relation)Constant: \(constant ?? "0")"
    ]
    if let multiplier = try multiplier(of: read) { arguments.append("multiplier: \(multiplier)") }
    if second != nil, let constant { arguments.append("constant: \(constant)") }
    return SpelledAnchor(
      text: "\(first).constraint(\(arguments.joined(separator: ", ")))", priority: nil, name: "")
  }

  private static let labels: [Relation: String] = [
    .equal: "equalTo", .greaterOrEqual: "greaterThanOrEqualTo", .lessOrEqual: "lessThanOrEqualTo",
  ]

  // MARK: Numbers

  private func numbers(of read: ReadConstraint) -> NumberSpelling {
    var numbers = NumberSpelling(names: names, convertsNumbers: false)
    numbers.lengthFunctions = survey?.lengthFunctions ?? LengthFunctions()
    switch site.form {
    case .snapKit(_, let closure):
      numbers.convertsNumbers = true
      numbers.hidden = parameters(of: closure)
    case .visualFormat: numbers.namesAreKeys = true
    case .active: numbers.convertsNumbers = read.origin.dialect.library?.takesAnyNumber ?? false
    case .block(let closure):
      numbers.convertsNumbers = read.origin.dialect.library?.takesAnyNumber ?? false
      numbers.hidden = parameters(of: closure)
    case .inlined: numbers.convertsNumbers = inlining?.body.takesAnyNumber ?? false
    case .item, .oldAnchor: break
    }
    return numbers
  }

  /// `nil` for nothing.
  func constant(of read: ReadConstraint) throws(Refusal.Cause) -> String? {
    if let number = try known(read.origin.constant?.number) {
      if number.isNothing { return nil }
      if number.value == 0, number.isLiteral || site.isVisualFormat { return nil }
      try checkIsNumber(number, in: read)
      return habit.adapted(try numbers(of: read).spelled(number))
    }
    guard let value = read.constraint.constant.value else { throw .unspelled("") }
    return value == 0 ? nil : NumberSpelling.format(value)
  }

  /// SnapKit's relations and `inset` take sizes, points and insets too: what is not known to be a number may be one of
  /// these.
  private func checkIsNumber(_ number: Number, in read: ReadConstraint) throws(Refusal.Cause) {
    guard case .snapKit = site.form, !number.isLiteral,
      let argument = read.origin.constant?.value, site.range.contains(argument)
    else { return }
    let tokens = file.tokens(in: argument)
    let written = file.source.file.text(argument)
    // Of what is known to be something else, a part is named.
    guard let first = tokens.first, first > 1, number.text.contains(written),
      !number.text.contains(written + "."),
      file.source.tokens[first - 1].kind == .leftParen,
      !Self.numberOnly.contains(file.name(Int32(first - 2)))
    else { return }
    if !names.isNumber(NumberExpression(written)) { throw .inset(written) }
  }

  /// SnapKit's modifiers that take nothing but numbers.
  /// Source: SnapKit 5.7.1, `ConstraintOffsetTarget`.
  private static let numberOnly: Set<String> = ["offset"]

  func multiplier(of read: ReadConstraint) throws(Refusal.Cause) -> String? {
    guard let number = try known(read.origin.multiplier?.number) else { return nil }
    if number.value == 1, number.isLiteral { return nil }
    let quotient = "1 / "
    let written = read.origin.multiplier.map { file.source.file.text($0.value) }
    if let written, number.text == quotient + written {
      // SnapKit's `dividedBy` divides numbers with fractions, whatever it is given.
      let isReady = numbers(of: read).isCGFloat(written)
      return isReady ? number.text : quotient + "CGFloat(\(written))"
    }
    return habit.adapted(try numbers(of: read).spelled(number))
  }

  private static let levels: [Double: (name: String, former: FormerPriority)] = [
    750: (".defaultHigh", .defaultHigh), 250: (".defaultLow", .defaultLow),
  ]

  /// Visual formats and libraries give a priority where they make the constraint.
  func priority(of read: ReadConstraint) throws(Refusal.Cause) -> String? {
    guard site.givesPriority else { return nil }
    guard let value = read.origin.priority.value else { throw .priority(read.origin.priority.text) }
    if value == 1000 { return nil }
    if let level = Self.levels[value] {
      return survey?.namesFormerPriorities ?? false ? level.former.name : level.name
    }
    let imports = project.files[site.file].imports
    let isAppKit =
      !imports.contains("UIKit") && (imports.contains("AppKit") || imports.contains("Cocoa"))
    let type = isAppKit ? "NSLayoutConstraint.Priority" : ClassName.layoutPriority
    return "\(type)(\(NumberSpelling.format(value)))"
  }
}
