import Diagnostics
import LayoutDialects
import LayoutModel
import SourceText

/// The numbers of a file, with what the project declares for numbers.
package struct NumberContext: Sendable {
  package let numbers: FileNumbers
  package let vocabulary: NumberVocabulary
  /// For each size of a view, its first use as each part: the width, the height.
  private let firstSizes: [SizeKey: [String: Int]]
  /// For each view, its first width and its first height that are plain numbers.
  private let firstSides: [ViewKey: [String: Int]]
  /// The corner radii of the file, in points.
  private let radii: Set<Double>

  package init(numbers: FileNumbers, vocabulary: NumberVocabulary) {
    let numbers = numbers.leavingOut(framesOf: vocabulary.optedOut)
      .marking(screenNames: vocabulary.screenNames)
    self.numbers = numbers
    self.vocabulary = vocabulary
    var firstSizes: [SizeKey: [String: Int]] = [:]
    var firstSides: [ViewKey: [String: Int]] = [:]
    for (index, use) in numbers.uses.enumerated() {
      guard let key = SizeKey(use) else { continue }
      if firstSizes[key]?[use.part] == nil { firstSizes[key, default: [:]][use.part] = index }
      if firstSides[key.view]?[use.part] == nil {
        firstSides[key.view, default: [:]][use.part] = index
      }
    }
    self.firstSizes = firstSizes
    self.firstSides = firstSides
    radii = Set(numbers.uses.lazy.filter { $0.place == .cornerRadius }.compactMap(\.value))
  }

  /// Whether half of a size is a corner radius of the file: if only one of the two were changed, the shape would change.
  func isDiameter(_ use: NumberUse) -> Bool {
    guard use.isSize || use.isOfBothSides, let value = use.value else { return false }
    return radii.contains(value / 2)
  }

  /// The height that is the same number as a width of the same view, or the other way round.
  func squarePartner(of index: Int) -> Int? {
    guard let key = SizeKey(numbers.uses[index]) else { return nil }
    return firstSizes[key]?.filter { $0.key != numbers.uses[index].part }.values.min()
  }

  /// The other side of a picture, if that is a plain number, too.
  func pictureSide(of index: Int) -> Int? {
    guard numbers.uses[index].isOfPicture, let key = SizeKey(numbers.uses[index]) else {
      return nil
    }
    return firstSides[key.view]?.filter { $0.key != numbers.uses[index].part }.values.min()
  }

  /// Whether it is the one side of a small picture that is a plain number: scaled alone, it would distort the picture.
  func isLoneSideOfPicture(_ index: Int) -> Bool {
    let use = numbers.uses[index]
    return use.isOfPicture && use.value.map { $0 <= Self.largestIcon } ?? false
      && pictureSide(of: index) == nil
  }
}

/// A literal that something else may take the place of.
struct ReplacedNumber {
  let literal: WrittenLiteral
  let purpose: NumberPurpose
  /// The innermost type around it.
  let type: String?
  /// Whether it stays alone if it is scaled, because other code counts on it.
  var isInSum: Bool
  /// Whether lengths and integers may stand in its place, by their types.
  let takesLengths: Bool
  let takesIntegers: Bool

  /// - Parameter axis: `nil` where it is about both axes or none.
  /// - Returns: `nil` where no literal stands.
  init?(_ use: NumberUse, axis: Axis?) {
    guard let literal = use.literal else { return nil }
    self.literal = literal
    purpose = NumberPurpose([use], use.role, axis: axis)
    type = use.type
    isInSum = use.isInSum
    takesLengths = true
    takesIntegers = use.place == .snapKit || literal.isInString
  }

  /// The number of a constant.
  ///
  /// - Parameters:
  ///   - uses: where it is used, and what it is there.
  ///   - isInSum: whether code counts on one of these.
  init(_ definition: NumberDefinition, _ uses: [NumberUse], _ role: NumberRole, isInSum: Bool) {
    let axes = Set(uses.map(\.axis))
    // What a formula does with it is not known.
    let axis = axes.count == 1 && !definition.isUsedOtherwise ? axes.first ?? nil : nil
    literal = definition.literal
    purpose = NumberPurpose(uses, role, axis: axis, name: definition.name)
    type = definition.type
    self.isInSum = isInSum
    switch definition.declaredType {
    case nil:
      // Without a type of its own, it gets that of what stands there: formulas count on the one that it has.
      takesLengths = !definition.isUsedOtherwise || literal.isWrapped
      takesIntegers = literal.defaultType == "Int" && !literal.isWrapped
    case "CGFloat", "Double": (takesLengths, takesIntegers) = (true, false)
    case "Int": (takesLengths, takesIntegers) = (false, true)
    default: (takesLengths, takesIntegers) = (false, false)
    }
  }
}

/// What two sides of a square have in common.
private struct SizeKey: Hashable {
  let value: Double
  let view: ViewKey

  init?(_ use: NumberUse) {
    guard use.isSize, let value = use.value, let item = use.item else { return nil }
    self.value = value
    // `iconWidth.constant` and `iconHeight.constant` are about one view.
    view = ViewKey(
      item: use.place == .assignment ? item.lowercased().replacing(use.part, with: "") : item,
      block: use.block, place: use.place)
  }
}

/// A view, and the kind of code that gives it its size.
private struct ViewKey: Hashable {
  let item: String
  let block: Int32
  let place: NumberUse.Place
}

extension NumberContext {
  /// Whether a rule with these options reports a use of a plain number.
  func reports(_ index: Int, _ options: RuleOptions) -> Bool {
    let use = numbers.uses[index]
    guard let value = use.value, !use.isBound, !use.isAdjusted, !use.isOfSomeScreens else {
      return false
    }
    return options.reports(value) && !isTapSize(use, value, options)
      && !isIcon(index, value)
  }

  /// A small square or picture is an icon, a badge or a button: it is drawn in that size, and looks the same on every screen.
  private func isIcon(_ index: Int, _ value: Double) -> Bool {
    let use = numbers.uses[index]
    guard value <= Self.largestIcon else { return false }
    if let other = pictureSide(of: index).flatMap({ numbers.uses[$0].value }) {
      return other <= Self.largestIcon
    }
    return use.isOfBothSides || use.isSize && squarePartner(of: index) != nil || isNamedSide(use)
  }

  /// Whether the number stands under a name that is the width and the height of each view that has it, and nothing else.
  private func isNamedSide(_ use: NumberUse) -> Bool {
    guard case .named(let definition) = use.form else { return false }
    let uses = numbers.definitions[definition].uses.map { numbers.uses[$0] }
    guard uses.allSatisfy({ $0.isSize || $0.isOfBothSides }) else { return false }
    return Dictionary(grouping: uses.filter(\.isSize), by: \.item).allSatisfy { item, uses in
      item != nil && Set(uses.map(\.part)).count > 1
    }
  }

  /// In points: what is to be hit by a finger is not smaller.
  /// Source: Apple, Human Interface Guidelines, "Buttons".
  static let largestIcon = 44.0

  /// The least size of what a finger is to hit does not grow with the screen.
  /// Source: Apple, Human Interface Guidelines, "Buttons".
  private func isTapSize(_ use: NumberUse, _ value: Double, _ options: RuleOptions) -> Bool {
    guard options.numbers("tap-sizes").contains(value) else { return false }
    return use.isSize || use.isOfBothSides
  }

  /// A finding for each constant with a plain number whose first uses are of these places.
  func definitions(
    usedIn places: Set<NumberUse.Place>, _ options: RuleOptions
  ) -> [Diagnostic] {
    guard options.isOn("named") else { return [] }
    return numbers.definitions.compactMap { definition in
      let uses = definition.uses.map { numbers.uses[$0] }
      guard let first = uses.min(by: { $0.place.rank < $1.place.rank }),
        places.contains(first.place),
        definition.uses.contains(where: { reports($0, options) })
      else { return nil }
      let roles = Set(uses.map(\.role))
      let isInSum = definition.uses.contains {
        numbers.uses[$0].isInSum || isDiameter(numbers.uses[$0]) || isLoneSideOfPicture($0)
      }
      let replaced = roles.map { ReplacedNumber(definition, uses, $0, isInSum: isInSum) }
      let times =
        (uses.count == 1 ? "used once in layout code" : "used \(uses.count) times in layout code")
        + (definition.isUsedOtherwise ? " and also in other code" : "")
      return Diagnostic(
        "'\(definition.name)' is hard-coded: \(format(definition.literal.value)) points, \(times)",
        at: definition.literal.range,
        notes: uses.map { Note($0.fact, at: $0.range) },
        fixes: roles.count == 1 ? fixes(replaced, options) : [],
        subject: Subject(
          item: first.item ?? definition.name, scope: "", attribute: first.part,
          value: format(definition.literal.value)),
        group: format(abs(definition.literal.value)), numbers: [definition.literal.value])
    }
  }

  /// What could stand in place of numbers: tokens of exactly that size, or the project's function for the axis. All are
  /// replaced together. A token of another size is only named.
  func fixes(_ numbers: [ReplacedNumber], _ options: RuleOptions) -> [Fix] {
    let file = self.numbers
    let tokens = numbers.map { number in
      vocabulary.token(equalTo: number.literal.value, for: number.purpose, in: file) {
        compiles($0, for: number)
      }
    }
    let fixes = [tokenFix(numbers, tokens), scalingFix(numbers, options)].compactMap { $0 }
    if fixes.isEmpty, let reason = reasonAgainstHelper(numbers, options) {
      return [.displayOnly(reason)]
    }
    if fixes.isEmpty, let only = numbers.first, numbers.count == 1,
      let token = vocabulary.token(
        nearest: only.literal.value, for: only.purpose, in: file)
    {
      let size = format(abs(only.literal.value))
      return [
        .displayOnly(
          "use \(token.fullName) (\(format(token.value))) instead of \(size)")
      ]
    }
    return fixes
  }

  /// Whether a token may stand where a literal does.
  private func compiles(_ token: DesignToken, for number: ReplacedNumber) -> Bool {
    guard token.isInteger ? number.takesIntegers : number.takesLengths else { return false }
    let first = token.type.prefix { $0 != "." }
    let isHidden = number.type.map { vocabulary.hides(String(first), in: $0) } ?? false
    return !isHidden && !numbers.nestedTypes.contains(String(first))
  }

  private func helperName(_ axis: Axis, _ options: RuleOptions) -> String {
    options.string(axis == .horizontal ? "width-helper" : "height-helper")
  }

  /// Why a function that an option names does not scale the numbers.
  private func reasonAgainstHelper(_ numbers: [ReplacedNumber], _ options: RuleOptions) -> String? {
    for number in numbers where !number.isInSum {
      guard let axis = number.purpose.axis else { continue }
      let option = axis == .horizontal ? "width-helper" : "height-helper"
      let name = options.string(option)
      if name.isEmpty || Self.suppliedHelpers.contains(name) { continue }
      let reason = vocabulary.reason(
        against: name, in: number.type, self.numbers)
      if let reason { return "the option '\(option)' has no effect here: \(reason)" }
    }
    return nil
  }

  /// What `layoutlint support scaled` prints, and the options name by default.
  private static let suppliedHelpers: Set<String> = ["calculateWidth", "calculateHeight"]

  private func scalingFix(_ numbers: [ReplacedNumber], _ options: RuleOptions) -> Fix? {
    var edits: [TextEdit] = []
    for number in numbers {
      guard let axis = number.purpose.axis, !number.isInSum, number.takesLengths,
        let text = vocabulary.scaled(
          number.literal, axis, preferring: helperName(axis, options), in: number.type,
          self.numbers)
      else { return nil }
      edits.append(TextEdit(number.literal.range, number.literal.replacement(text)))
    }
    guard let first = edits.first else { return nil }
    let title =
      edits.count == 1
      ? "scale the number with the screen: \(first.replacement)"
      : "scale the numbers with the screen"
    return Fix(title, .unsafe, edits, risk: "the value changes on other screens")
  }

  private func tokenFix(_ numbers: [ReplacedNumber], _ tokens: [DesignToken?]) -> Fix? {
    var edits: [TextEdit] = []
    for (number, token) in zip(numbers, tokens) {
      guard let token else { return nil }
      let sign = number.literal.value < 0 ? "-" : ""
      edits.append(
        TextEdit(
          number.literal.range, number.literal.replacement("\(sign)\(token.fullName)")))
    }
    guard let first = edits.first else { return nil }
    let title =
      edits.count == 1 ? "use \(first.replacement)" : "use constants for the numbers"
    return Fix(title, .unsafe, edits, risk: "the value changes when the constant does")
  }
}

extension NumberUse.Place {
  /// Which rule speaks of a constant that is used in several kinds of places.
  fileprivate var rank: Int {
    switch self {
    case .constraint, .assignment, .visualFormat, .snapKit: 0
    case .spacing, .rectangle: 1
    case .inset: 2
    case .frame: 3
    case .cornerRadius, .font: 4
    }
  }
}

extension RuleOptions {
  /// Whether the number is one that a rule about hard-coded numbers reports.
  func reports(_ value: Double) -> Bool {
    guard abs(value) >= number("minimum"), !numbers("allowed").contains(value) else { return false }
    let grid = number("grid")
    return grid <= 0 || value.remainder(dividingBy: grid) != 0
  }
}
