import LayoutDialects
import LayoutModel
import UIKitFacts

extension PinWriter {
  /// The calls that give a view the sizes that its edges do not.
  mutating func sizeLinks(
    of view: ItemID, _ horizontal: PinPlace, _ vertical: PinPlace
  ) throws(Refusal.Cause) -> [PinLink] {
    guard let width = frames.plan.lengths[ItemAxis(view, .horizontal)],
      let height = frames.plan.lengths[ItemAxis(view, .vertical)]
    else { throw .unproven("no frame was computed for one of the views") }
    if width.isContent, height.isContent, !width.isClamped, !height.isClamped {
      let isExact = frames.fitsAlone(view, mayWrapText: style.mayWrapText)
      return [
        isExact
          ? PinLink(name: "sizeToFit")
          : PinLink(name: "size", argument: "\(frames.name(view)).intrinsicContentSize")
      ]
    }
    let wide = try sizeLinks(of: view, .horizontal, horizontal)
    let high = try sizeLinks(of: view, .vertical, vertical)
    if wide.count == 1, high.count == 1, wide[0].name == "width", high[0].name == "height",
      wide[0].argument == high[0].argument, !wide[0].argument.contains("%"),
      !wide[0].argument.hasPrefix("of:")
    {
      return [PinLink(name: "size", argument: wide[0].argument)]
    }
    // What follows from the other side stands behind it.
    return wide.first?.name == "aspectRatio" ? high + wide : wide + high
  }

  private mutating func sizeLinks(
    of view: ItemID, _ axis: Axis, _ place: PinPlace
  ) throws(Refusal.Cause) -> [PinLink] {
    if case .edges = place { return [] }
    let extent = ItemAxis(view, axis)
    guard let length = frames.plan.lengths[extent] else { throw .unproven("a length is missing") }
    let word = axis == .horizontal ? "width" : "height"
    var links: [PinLink] = []
    if length.isContent {
      links.append(contentLink(extent, word))
    } else {
      links.append(try sizeLink(length.preferred, extent, word, isOnly: length.linear != nil))
    }
    let capital = axis == .horizontal ? "Width" : "Height"
    // PinLayout holds the minimum first, then the maximum.
    if let text = try bound(length.atLeast, "max", of: view) {
      links.append(PinLink(name: "min" + capital, argument: text))
    }
    if let text = try bound(length.atMost, "min", of: view) {
      links.append(PinLink(name: "max" + capital, argument: text))
    }
    return links
  }

  private mutating func bound(
    _ bounds: [Form], _ function: String, of view: ItemID
  ) throws(Refusal.Cause) -> String? {
    var text: String?
    for bound in bounds {
      let form = try frames.readable(bound, by: view)
      let next = frames.printer(for: view).text(form)
      text = text.map { "\(function)(\($0), \(next))" } ?? next
    }
    return text
  }

  /// The height of a text is that for its width, as `sizeToFit(.width)` asks for it.
  private func contentLink(_ extent: ItemAxis, _ word: String) -> PinLink {
    if extent.axis == .vertical, frames.isText(extent.item) {
      return PinLink(name: "sizeToFit", argument: ".width")
    }
    return PinLink(name: word, argument: "\(frames.name(extent.item)).intrinsicContentSize.\(word)")
  }

  private mutating func sizeLink(
    _ form: Form, _ extent: ItemAxis, _ word: String, isOnly: Bool
  ) throws(Refusal.Cause) -> PinLink {
    if isOnly, let ratio = try ratioLink(form, extent, word) { return ratio }
    let view = extent.item
    if isOnly, frames.hasName(extent.size) {
      return PinLink(name: word, argument: try frames.lengthText(extent, isNamed: false))
    }
    if form.terms.count == 1, form.constant == 0,
      case .size(let other, extent.axis) = form.terms[0].quantity
    {
      let factor = form.terms[0].factor
      let superview =
        frames.surroundings.scope.items[view.index].superview ?? frames.surroundings.container
      if other == superview, frames.isReadable(.size(other, extent.axis), by: view),
        let percent = Self.percent(factor)
      {
        return PinLink(name: word, argument: percent + "%")
      }
      if factor == 1, frames.isReadable(.size(other, extent.axis), by: view), !frames.isGiven(other)
      {
        return PinLink(name: word, argument: "of: \(frames.name(other))")
      }
    }
    let readable = try frames.readable(form, by: view)
    return PinLink(name: word, argument: frames.printer(for: view).text(readable))
  }

  /// `aspectRatio(width / height)`, where one side is a share of the other.
  private mutating func ratioLink(
    _ form: Form, _ extent: ItemAxis, _ word: String
  ) throws(Refusal.Cause) -> PinLink? {
    let other = ItemAxis(extent.item, extent.axis == .horizontal ? .vertical : .horizontal)
    guard form.terms.count == 1, form.constant == 0, form.terms[0].quantity == other.size,
      form.terms[0].factor > 0, let length = frames.plan.lengths[other],
      !(length.isContent && other.axis == .vertical && frames.isText(extent.item))
    else { return nil }
    let factor = form.terms[0].factor
    if abs(factor - 1) < 1e-9, let linear = length.linear, frames.plan.expanded(linear).isInset {
      return PinLink(name: word, argument: try frames.lengthText(other, isNamed: false))
    }
    let ratio = extent.axis == .horizontal ? factor : 1 / factor
    return PinLink(name: "aspectRatio", argument: Self.ratio(ratio))
  }

  /// A share of a hundred; `nil` if it has more than two decimals.
  private static func percent(_ factor: Double) -> String? {
    let percent = (factor * 10_000).rounded() / 100
    guard factor > 0, abs(percent - factor * 100) < 1e-9 else { return nil }
    return percent == percent.rounded() ? String(Int(percent)) : String(percent)
  }

  /// A ratio as a number or a fraction, as people write it.
  private static func ratio(_ value: Double) -> String {
    let short = (value * 100).rounded() / 100
    if abs(short - value) < 1e-9 {
      return short == short.rounded() ? String(Int(short)) : String(short)
    }
    for divisor in 2...40 {
      let whole = (value * Double(divisor)).rounded()
      if abs(whole / Double(divisor) - value) < 1e-9 { return "\(Int(whole)) / \(divisor)" }
    }
    return String(value)
  }

  // MARK: Merging

  /// Says in one call what several say.
  static func merge(_ groups: inout [[PinLink]], _ words: PinWords) {
    if let vertical = groups[0].only, let horizontal = groups[1].only {
      let isSame =
        vertical.argument == horizontal.argument
        && vertical.margin?.value == horizontal.margin?.value
      if vertical.name == "vertically", horizontal.name == "horizontally", isSame {
        groups[0] = [vertical.joined("all", margin: "margin")]
        groups[1] = []
        return
      }
      if vertical.name == "vCenter", horizontal.name == "hCenter", isSame,
        vertical.argument.isEmpty
      {
        groups[0] = [PinLink(name: "center")]
        groups[1] = []
        return
      }
    }
    // `below(of: other, aligned: .left)`, whichever of the two axes it is that stands beside.
    align(&groups, 0, with: 1, PinWords.vertical, words)
    align(&groups, 1, with: 0, words, PinWords.vertical)
  }

  private static func align(
    _ groups: inout [[PinLink]], _ index: Int, with other: Int, _ words: PinWords,
    _ otherWords: PinWords
  ) {
    let place = groups[index].firstIndex {
      [words.before, words.after].contains($0.name) && $0.argument.hasPrefix("of: ")
    }
    guard let place, let second = groups[other].only, second.margin == nil else { return }
    let view = groups[index][place].argument.dropFirst(4)
    for share in [0, 0.5, 1] {
      guard second.name == otherWords.edge(share),
        second.argument == "to: \(view).edge.\(otherWords.edge(share))"
      else { continue }
      groups[index][place].argument += ", aligned: .\(otherWords.alignment(share))"
      groups[other] = []
      return
    }
  }

  /// A chain on one line or, if that is too long, with lines for places and lines for sizes.
  static func lines(_ target: String, _ groups: [[PinLink]]) -> [(depth: Int, text: String)] {
    let groups = [groups[0] + groups[1], groups[2]].map { $0.map(\.text) }.filter { !$0.isEmpty }
    let line = target + groups.joined().joined()
    if line.count <= FrameWriter.lineLength { return [(0, line)] }
    var lines = [(depth: 0, text: target)]
    for group in groups {
      lines.append((1, ""))
      for text in group {
        let last = lines[lines.count - 1].text
        if last.isEmpty || last.count + text.count <= FrameWriter.lineLength - 2 {
          lines[lines.count - 1].text += text
        } else {
          lines.append((1, text))
        }
      }
    }
    return lines
  }
}

extension Array {
  /// The element, if it is the only one.
  fileprivate var only: Element? { count == 1 ? self[0] : nil }
}
