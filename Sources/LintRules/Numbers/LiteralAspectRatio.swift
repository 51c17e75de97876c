import Diagnostics
import LayoutDialects
import LayoutModel
import SourceText

extension Rule {
  /// The ratio of a view's sides is written as a rounded decimal, or as two sizes.
  ///
  /// - Why: 0.5625 does not say 9:16, 0.56 is not 9:16, and two sizes must be changed together.
  /// - Fix (unsafe): writes the ratio as a division.
  /// - Silent: for ratios that are no usual ones, for halves and the like, and for two sizes unless the view's name
  ///   speaks of a picture.
  package static let literalAspectRatio = Rule(
    "literal-aspect-ratio",
    check: .numbers { context, _ in
      context.numbers.ratios.compactMap(\.diagnostic) + context.pictures
    }
  )
}

/// Ratios of pictures and films.
private let usualRatios: [(Double, Double)] = [
  (16, 9), (9, 16), (4, 3), (3, 4), (3, 2), (2, 3), (21, 9), (9, 21),
]

extension NumberRatio {
  fileprivate var diagnostic: Diagnostic? {
    // A half and a tenth are what they look like.
    let near = usualRatios.first { abs($0.0 / $0.1 - value) < 0.004 }
    guard let (one, other) = near, text.contains("."), (value * 4).rounded() != value * 4 else {
      return nil
    }
    let ratio = "\(format(one)):\(format(other))"
    let isExact = value == one / other
    let fact = isExact ? "\(text) is \(ratio)" : "\(text) is almost \(ratio), but not exactly"
    let division = "\(format(one)).0 / \(format(other)).0"
    return Diagnostic(
      "\(fact); write the aspect ratio of '\(item)' as a division", at: range,
      fixes: [
        .unsafe(
          "write \(division)", because: "the sides may differ by a pixel",
          TextEdit(range, division))
      ],
      subject: Subject(item: item, scope: ""), group: text)
  }
}

private let pictureWords = [
  "image", "picture", "photo", "poster", "video", "thumb", "cover", "banner", "player", "preview",
]

extension NumberContext {
  /// Whether a view has one width and one height in its block: of alternatives, it is not known which belong together.
  private func isOnlySize(_ index: Int) -> Bool {
    let use = numbers.uses[index]
    return numbers.uses.count { $0.isSize && $0.item == use.item && $0.block == use.block } == 2
  }

  /// Views that are named for a picture, with a width and a height in a usual ratio.
  fileprivate var pictures: [Diagnostic] {
    let uses = numbers.uses
    return uses.indices.compactMap { index -> Diagnostic? in
      let width = uses[index]
      guard width.part == "width", width.place == .constraint, width.form == .literal,
        !width.isBound, !width.isAdjusted, let item = width.item, let first = width.value,
        pictureWords.contains(where: item.lowercased().holds),
        let height = uses.first(where: { other in
          other.part == "height" && other.place == .constraint && other.form == .literal
            && !other.isBound && !other.isAdjusted && other.item == item
            && other.block == width.block
        }), isOnlySize(index), let second = height.value, second > 0,
        let (one, other) = usualRatios.first(where: { abs($0.0 / $0.1 - first / second) < 0.001 })
      else { return nil }
      return Diagnostic(
        "'\(item)' is \(format(first)) × \(format(second)) points, a ratio of \(format(one)):\(format(other)); constrain its height to its width, so that the two change together",
        at: width.range, notes: [Note("its height", at: height.range)],
        subject: Subject(item: item, scope: ""), group: "\(format(first)) × \(format(second))")
    }
  }
}
