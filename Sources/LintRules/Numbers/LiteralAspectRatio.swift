import Diagnostics
import LayoutDialects
import LayoutModel
import SourceText

extension Rule {
  /// The ratio of a view's sides is written as a rounded decimal, or as two sizes.
  ///
  /// - Why: 0.5625 does not show that it means 9:16, 0.56 is not 9:16, and two sizes must be changed together.
  /// - Fix (unsafe): writes the ratio as a fraction.
  /// - Silent: for unusual ratios, for halves and similar numbers, and for two sizes unless the view's name means a
  ///   picture.
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
      "\(fact); write the aspect ratio of '\(item)' as a fraction, \(division)", at: range,
      fixes: [
        .unsafe(
          "write \(division)", because: "the view's size may change by a pixel",
          TextEdit(range, division))
      ],
      subject: Subject(item: item, scope: ""), group: text)
  }
}

private let pictureWords = [
  "image", "picture", "photo", "poster", "video", "thumb", "cover", "banner", "player", "preview",
]

/// A view in a block.
private struct SizedView: Hashable {
  let item: String
  let block: Int32

  /// `nil` unless the view is named for a picture.
  init?(_ use: NumberUse) {
    guard use.isSize, let item = use.item, pictureWords.contains(where: item.lowercased().holds)
    else { return nil }
    self.item = item
    block = use.block
  }
}

extension NumberContext {
  /// Views that are named for a picture, with a width and a height in a usual ratio.
  fileprivate var pictures: [Diagnostic] {
    var sizes: [SizedView: [NumberUse]] = [:]
    var views: [SizedView] = []
    for use in numbers.uses {
      guard let view = SizedView(use) else { continue }
      if sizes[view] == nil { views.append(view) }
      sizes[view, default: []].append(use)
    }
    return views.compactMap { view in
      // Of alternatives, it is not known which belong together.
      guard let both = sizes[view], both.count == 2, both.allSatisfy(\.isPlainSize),
        let width = both.first(where: { $0.part == "width" }), let first = width.value,
        let height = both.first(where: { $0.part == "height" }), let second = height.value,
        second > 0,
        let (one, other) = usualRatios.first(where: { abs($0.0 / $0.1 - first / second) < 0.001 })
      else { return nil }
      return Diagnostic(
        "'\(view.item)' is \(format(first)) × \(format(second)) points, a ratio of \(format(one)):\(format(other)); constrain its height to its width, so that they change together",
        at: width.range, notes: [Note("the height is set here", at: height.range)],
        subject: Subject(item: view.item, scope: ""),
        group: "\(format(first)) × \(format(second))")
    }
  }
}

extension NumberUse {
  /// Whether a constraint gives a side exactly this length.
  fileprivate var isPlainSize: Bool {
    place == .constraint && form == .literal && !isBound && !isAdjusted
  }
}
