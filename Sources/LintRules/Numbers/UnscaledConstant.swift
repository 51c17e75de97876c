import Diagnostics
import LayoutDialects
import LayoutModel

extension Rule {
  /// A distance or a size in layout code is a plain number of points.
  ///
  /// - Why: it stays the same on every screen, while everything around it grows.
  /// - Fix (unsafe): applies the project's scaling function for its axis to the number, or uses a design token.
  /// - Silent: for small and allowed numbers, for the names of tokens, for computed values, for sizes that are only
  ///   bounded, for constants that are assigned later, for insets and frames, which other rules report, and in code
  ///   that is not about a phone's or tablet's screen.
  package static let unscaledConstant = Rule(
    "unscaled-constant",
    check: .numbers { context, options in
      let places = Set(options.strings("places").compactMap(NumberUse.Place.init(rawValue:)))
      let reported = context.numbers.uses.indices.filter { index in
        let use = context.numbers.uses[index]
        return places.contains(use.place) && use.form == .literal && context.reports(index, options)
      }
      return reported.map { context.unscaled($0, options) }
        + context.definitions(usedIn: places, options)
    }
  )
}

extension NumberContext {
  fileprivate func unscaled(_ index: Int, _ options: RuleOptions) -> Diagnostic {
    let use = numbers.uses[index]
    var replaced = ReplacedNumber(use, axis: scalingAxis(of: index))
    if isLoneSideOfPicture(index) { replaced?.isInSum = true }
    return Diagnostic(
      "hard-coded \(use.role.words): \(use.fact)", at: use.range,
      fixes: fixes([replaced].compactMap { $0 }, options),
      subject: Subject(
        item: use.item ?? "", scope: "", attribute: use.part, value: use.value.map(format)),
      group: use.value.map { format(abs($0)) }, numbers: use.value.map { [$0] } ?? [])
  }

  /// The axis by which a number is to be scaled: both sides of a square go by the height, and those of a picture by its
  /// longer side, or their shape would change.
  func scalingAxis(of index: Int) -> Axis? {
    let use = numbers.uses[index]
    if isDiameter(use) { return nil }
    if use.isOfBothSides || squarePartner(of: index) != nil { return .vertical }
    guard let partner = pictureSide(of: index).map({ numbers.uses[$0] }), let own = use.value,
      let other = partner.value
    else { return use.axis }
    return own >= other ? use.axis : partner.axis
  }
}
