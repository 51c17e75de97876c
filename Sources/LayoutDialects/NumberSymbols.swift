import LayoutModel

/// The symbols of a scope's unknown numbers: one for each text, without its sign.
struct NumberSymbols {
  private var symbols: [String: Scalar.Symbol] = [:]
  private(set) var screenLengths: [Scalar.Symbol: ScreenLength] = [:]

  /// The number with a text, which the size of the screen determines if `onScreen` is not `nil`.
  mutating func scalar(_ text: String, _ onScreen: ScreenLength?) -> Scalar {
    // The gap of `-Spacing.m` is that of `Spacing.m`, seen from the other side.
    let text = unbroken(text)
    if let opposite = opposite(of: text) {
      return scalar(opposite, onScreen.map { $0 * -1 }) * -1
    }
    let symbol = symbols[text] ?? Scalar.Symbol(index: symbols.count)
    symbols[text] = symbol
    if let onScreen { screenLengths[symbol] = onScreen }
    return Scalar(symbol)
  }
}
