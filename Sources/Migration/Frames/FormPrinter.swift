import LayoutModel

/// Spells lengths as Swift expressions.
struct FormPrinter {
  /// A rectangle that a layout method can name: `bounds`, `safeArea`, `title.frame`.
  enum Rectangle: Hashable {
    case bounds(ItemID)
    case frame(ItemID)
  }

  /// The source of a rectangle.
  var rectangle: (Rectangle) -> String
  /// The name of a length that stands in a constant of its own, or of one that content gives.
  var local: (Quantity) -> String?
  /// The items whose insides hold the view that is placed.
  var usesBounds: (ItemID) -> Bool
  /// How scaled lengths are spelt.
  var scaling: Scaling?

  /// A summand: its source and its factor.
  private struct Summand {
    var text: String
    var factor: Double
    /// Whether the source is a sum itself.
    var isSum = false
    /// Whether it is a number of the source, rather than something that is measured.
    var isNumber = false
    /// Whether the factor is a length in points, which the text scales.
    var isLength = false
  }

  func text(_ form: Form) -> String {
    let summands = summands(of: form)
    if let divisor = divisor(summands, form.constant) {
      let scaled = summands.map {
        var summand = $0
        summand.factor *= divisor
        return summand
      }
      return "(\(joined(scaled, form.constant * divisor))) / \(number(divisor))"
    }
    return joined(summands, form.constant)
  }

  /// How many rectangles and names the form speaks of.
  func summandCount(_ form: Form) -> Int { summands(of: form).count }

  /// A number that makes all factors whole, if there are several that are not.
  private func divisor(_ summands: [Summand], _ constant: Double) -> Double? {
    guard summands.count + (constant == 0 ? 0 : 1) > 1,
      summands.contains(where: { !$0.isLength && !isWhole($0.factor) })
    else { return nil }
    return [2.0, 3, 4, 5, 6, 7, 8].first { divisor in
      summands.allSatisfy { summand in
        let factor = summand.factor * divisor
        return summand.isLength ? isWhole(factor * 4) : isWhole(factor) && abs(factor) <= 4
      } && isWhole(constant * divisor * 4)
    }
  }

  private func isWhole(_ number: Double) -> Bool { abs(number - number.rounded()) < 1e-9 }

  private func joined(_ summands: [Summand], _ constant: Double) -> String {
    var ordered = summands.filter { !$0.isNumber } + summands.filter(\.isNumber)
    // A sum starts with what is added, where there is such a thing.
    if let first = ordered.firstIndex(where: { $0.factor > 0 }) {
      ordered.insert(ordered.remove(at: first), at: 0)
    }
    var text = ""
    if ordered.allSatisfy({ $0.factor < 0 }), constant > 0 || ordered.isEmpty {
      text = number(constant)
      for summand in ordered { append(summand, to: &text) }
      return text
    }
    for summand in ordered { append(summand, to: &text) }
    if constant != 0 { text += (constant < 0 ? " - " : " + ") + number(abs(constant)) }
    return text
  }

  private func append(_ summand: Summand, to text: inout String) {
    let isNegative = summand.factor < 0
    if text.isEmpty {
      if isNegative { text = "-" }
    } else {
      text += isNegative ? " - " : " + "
    }
    let factor = abs(summand.factor)
    if summand.isLength {
      text += number(factor) + summand.text
      return
    }
    let needsBrackets = summand.isSum && (isNegative || !isOne(factor))
    let operand = needsBrackets ? "(\(summand.text))" : summand.text
    if isOne(factor) {
      text += operand
    } else if factor < 1, isWhole(1 / factor) {
      text += "\(operand) / \(number((1 / factor).rounded()))"
    } else {
      text += "\(operand) * \(number(factor))"
    }
  }

  private func isOne(_ number: Double) -> Bool { abs(number - 1) < 1e-9 }

  /// A length as people write it: whole numbers without decimals.
  func number(_ value: Double) -> String { Self.number(value) }

  static func number(_ value: Double) -> String {
    let rounded = (value * 1e9).rounded() / 1e9
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return String(rounded)
  }

  // MARK: Rectangles

  private func summands(of form: Form) -> [Summand] {
    var summands: [Summand] = []
    var done: Set<ItemAxis> = []
    for term in form.terms {
      if let name = local(term.quantity) {
        summands.append(Summand(text: name, factor: term.factor))
        continue
      }
      switch term.quantity {
      case .named(let text):
        let isSum = text.dropFirst().contains { "+-".contains($0) } && !text.hasPrefix("CGFloat(")
        summands.append(
          Summand(
            text: text, factor: term.factor, isSum: isSum || text.first == "-", isNumber: true))
      case .scaled(let name, let axis):
        summands.append(scaled(name, axis, term.factor))
      case .content: summands.append(Summand(text: "?", factor: term.factor))
      case .origin(let item, let axis), .start(let item, let axis), .size(let item, let axis):
        if done.insert(ItemAxis(item, axis)).inserted {
          summands += edges(of: item, axis, in: form)
        }
      }
    }
    return summands
  }

  private func scaled(_ name: String?, _ axis: Axis, _ factor: Double) -> Summand {
    let call = "." + (scaling ?? Scaling()).helper(for: axis) + "()"
    guard let name else {
      return Summand(text: call, factor: factor, isNumber: true, isLength: true)
    }
    let isPath =
      name.hasPrefix("CGFloat(")
      || name.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
    return Summand(text: (isPath ? name : "(\(name))") + call, factor: factor, isNumber: true)
  }

  private func edges(of item: ItemID, _ axis: Axis, in form: Form) -> [Summand] {
    let origin = form.factor(of: .origin(item, axis))
    let start = form.factor(of: .start(item, axis))
    let size = local(.size(item, axis)) == nil ? form.factor(of: .size(item, axis)) : 0
    let isInside = start == 0 && (origin != 0 || usesBounds(item))
    let inner = edge(.bounds(item), axis, origin, isInside ? size : 0)
    return edge(.frame(item), axis, start, isInside ? 0 : size) + inner
  }

  /// `start × minX + size × width` of a rectangle, in as few words as there are.
  private func edge(
    _ rectangle: Rectangle, _ axis: Axis, _ start: Double, _ size: Double
  ) -> [Summand] {
    let name = self.rectangle(rectangle)
    let letter = axis == .horizontal ? "X" : "Y"
    let extent = axis == .horizontal ? "width" : "height"
    guard start != 0 else {
      return size == 0 ? [] : [Summand(text: "\(name).\(extent)", factor: size)]
    }
    if size == 0 { return [Summand(text: "\(name).min\(letter)", factor: start)] }
    if isOne(size / start) { return [Summand(text: "\(name).max\(letter)", factor: start)] }
    if isOne(2 * size / start) { return [Summand(text: "\(name).mid\(letter)", factor: start)] }
    return [
      Summand(text: "\(name).min\(letter)", factor: start),
      Summand(text: "\(name).\(extent)", factor: size),
    ]
  }
}
