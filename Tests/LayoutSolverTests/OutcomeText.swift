import LayoutModel
import LayoutSolver

/// Names outcomes in the short words that tables of tests use.
struct OutcomeText {
  var algebra: AlgebraText

  func anchor(_ anchor: Anchor) -> String {
    "\(algebra.name(anchor.item)).\(Self.letters[anchor.attribute] ?? anchor.attribute.rawValue)"
  }

  static let letters = Dictionary(
    uniqueKeysWithValues: AlgebraText.short.map { ($0.value, String($0.key)) })

  /// A constraint's number; `a.w` for `a.w >= 0`, `=v.w` for a given width, `ha.w` and `ca.w` for content.
  func member(_ member: CoreMember) -> String {
    switch member {
    case .constraint(let id): "\(id.index)"
    case .hugging(let item, let axis): "h\(anchor(Anchor(item, axis.size)))"
    case .compressionResistance(let item, let axis): "c\(anchor(Anchor(item, axis.size)))"
    case .given(let anchor): "=\(self.anchor(anchor))"
    case .nonNegative(let anchor): self.anchor(anchor)
    }
  }

  func core(_ members: [CoreMember]) -> String {
    members.map(member).sorted().joined(separator: ",")
  }

  /// The attributes in question.
  var attributes: [Attribute] {
    switch algebra.mode {
    case .both: [.left, .top, .width, .height]
    case .horizontal: [.left, .width]
    case .vertical: [.top, .height]
    }
  }

  func values(_ frame: Frame) -> [Double] {
    attributes.map { attribute in
      switch attribute {
      case .left: frame.left
      case .top: frame.top
      case .width: frame.width
      default: frame.height
      }
    }
  }

  /// `D…`, `A…`, `C…` as in Judge/judge.py, or `N` and the reason.
  func short(_ outcome: Outcome) -> String {
    switch outcome {
    case .determined(let frames):
      return "D" + frameTexts(frames, free: [])
    case .ambiguous(let ambiguity):
      return "A" + frameTexts(ambiguity.frames, free: Set(ambiguity.free))
    case .conflicting(let conflict):
      let cores = conflict.cores.map(core).sorted().joined(separator: "/")
      return "C" + cores + (conflict.isComplete ? "" : "?")
    case .notAnalyzed(let reason):
      return "N \(reasonText(reason))"
    }
  }

  private func frameTexts(_ frames: [Frame], free: Set<Anchor>) -> String {
    algebra.itemsByName.map { index in
      zip(attributes, values(frames[index])).map { attribute, value in
        free.contains(Anchor(frames[index].item, attribute)) ? "?" : number(value)
      }.joined(separator: ",")
    }.joined(separator: ";")
  }

  /// Three decimals at most.
  private func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000 + 0
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private func reasonText(_ reason: NotAnalyzed) -> String {
    switch reason {
    case .tooLarge: "too large"
    case .tooMuchWork: "too much work"
    case .notFinite(let member): "not finite: \(self.member(member))"
    case .absurd(let member): "absurd: \(self.member(member))"
    case .priority(let member): "priority: \(self.member(member))"
    case .unassigned(let symbol): "unassigned: \(symbol.index)"
    case .unknownItem(let item): "unknown item: \(item.index)"
    case .repeatedItem(let item): "repeated item: \(item.index)"
    case .inaccurate: "inaccurate"
    }
  }
}

extension Axis {
  fileprivate var size: Attribute { self == .horizontal ? .width : .height }
}
