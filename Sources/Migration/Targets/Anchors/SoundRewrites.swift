/// Finds, of the rewrites of one unit, those that together leave what is read as it was: all at once, or by halving the
/// list until each that cannot be proven stands alone.
struct SoundRewrites: Sendable {
  /// Those that are proven together, once nothing is left to prove.
  private(set) var sound: [AnchorRewrite] = []
  private(set) var refused: [Refusal] = []
  /// What is to be proven next; `nil` if everything is decided.
  private(set) var next: [AnchorRewrite]?
  /// Parts of the list that are yet to be proven, the next one last.
  private var parts: [[AnchorRewrite]] = []
  private var stage = Stage.whole
  /// How often the unit may still be read. Beyond that, all of a part that fails are refused.
  private var left: Int

  private enum Stage {
    case whole
    case parts
    /// What is sound in parts is proven once more together.
    case joined
  }

  /// - Parameter readings: how often the unit may be read.
  init(_ rewrites: [AnchorRewrite], readings: Int) {
    next = rewrites.isEmpty ? nil : rewrites
    left = readings
  }

  /// Takes the answer for what was ``next``.
  ///
  /// - Parameter difference: what differs after it, in words; `nil` if nothing does.
  mutating func note(_ difference: String?) {
    guard let proven = next else { return }
    switch (stage, difference) {
    case (.whole, nil), (.joined, nil):
      sound = proven
      next = nil
    case (.joined, let difference?):
      refuse(proven, difference)
      sound = []
      next = nil
    case (.whole, let difference?), (.parts, let difference?):
      split(proven, difference)
      advance()
    case (.parts, nil):
      sound += proven
      advance()
    }
  }

  private mutating func split(_ rewrites: [AnchorRewrite], _ difference: String) {
    if rewrites.count == 1 || left <= 0 { return refuse(rewrites, difference) }
    let middle = rewrites.count / 2
    parts += [Array(rewrites[middle...]), Array(rewrites[..<middle])]
  }

  private mutating func advance() {
    if let part = parts.popLast() {
      stage = .parts
      left -= 1
      next = part
    } else {
      stage = .joined
      next = sound.isEmpty ? nil : sound
    }
  }

  private mutating func refuse(_ rewrites: [AnchorRewrite], _ difference: String) {
    refused += rewrites.map {
      Refusal(.different(difference), file: $0.file, range: $0.range)
    }
  }
}
