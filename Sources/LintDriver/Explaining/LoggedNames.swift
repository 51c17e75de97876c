import ConsoleLog
import LayoutModel

/// Short names for the views of one conflict: `UILabel'Price'`, or `UIView 2` where several are alike.
struct LoggedNames {
  private var names: [String: String] = [:]

  init(_ conflict: LoggedConflict) {
    var items: [LoggedItem] = []
    for item in conflict.constraints.flatMap(\.items)
    where !items.contains(where: { $0.key == item.key }) {
      items.append(item)
    }
    for item in items {
      let alike = items.filter { Self.plain($0) == Self.plain(item) }
      let number = alike.firstIndex { $0.key == item.key }.map { " \($0 + 1)" } ?? ""
      names[item.key] = Self.plain(item) + (alike.count > 1 ? number : "")
    }
  }

  private static func plain(_ item: LoggedItem) -> String {
    if item.className == nil, item.address == nil {
      return item.text == "|" ? "superview" : item.text ?? "?"
    }
    return item.plainClass + (item.text.map { "'\($0)'" } ?? "")
  }

  func name(_ item: LoggedItem) -> String { names[item.key] ?? item.plainClass }

  func text(_ anchor: LoggedAnchor) -> String {
    let attribute = anchor.attribute.rawValue + (anchor.isMargin ? "Margin" : "")
    return "\(name(anchor.item)).\(attribute)"
  }

  /// `UILabel'Price'.top == Tag.top + 8`.
  func equation(_ constraint: LoggedConstraint) -> String {
    let start = "\(text(constraint.first)) \(constraint.relation.rawValue) "
    guard let second = constraint.second else {
      return start + formatLength(constraint.constant)
        + (constraint.first.attribute.isSize ? "" : " (in its superview)")
    }
    var right = text(second)
    if constraint.multiplier != 1 { right = "\(formatLength(constraint.multiplier)) × \(right)" }
    if constraint.constant > 0 { right += " + \(formatLength(constraint.constant))" }
    if constraint.constant < 0 { right += " - \(formatLength(-constraint.constant))" }
    return start + right
  }
}
