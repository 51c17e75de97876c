import Diagnostics
import LayoutDialects
import LayoutModel

extension Rule {
  /// A distance or size is a fraction that is not a whole number of pixels on any screen.
  ///
  /// - Why: the edge falls between pixels, and is drawn blurred, or is rounded differently from its neighbors.
  /// - Silent: for halves and thirds, for hairlines, and for numbers that are computed.
  package static let nonPixelValue = Rule(
    "non-pixel-value",
    check: .numbers { context, _ in
      context.numbers.uses.compactMap { use in
        guard use.form == .literal, let value = use.value, abs(value) > 1, !isOnPixels(value),
          use.place != .font, use.place != .cornerRadius
        else { return nil }
        return Diagnostic(
          "\(format(value)) points is not a whole number of pixels at 2 or 3 pixels per point; use a whole number, or a multiple of 1/2 or 1/3",
          at: use.range, subject: Subject(item: use.item ?? "", scope: "", attribute: use.part),
          group: format(value))
      }
    }
  )
}

/// Whether a number of points is a whole number of pixels at one, two or three pixels a point; thirds may be rounded.
private func isOnPixels(_ value: Double) -> Bool {
  let (half, third) = (value * 2, value * 3)
  return abs(half - half.rounded()) < 0.001 || abs(third - third.rounded()) < 0.05
}
