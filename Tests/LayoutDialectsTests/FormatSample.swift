import LayoutDialects
import LayoutModel
import SourceText

/// A visual format with the constraints that it stands for.
///
/// A constraint is written `b.leading == a.trailing + 8 @750`; a priority of 1000 is left out. `super(a)` is the
/// superview of the view `a`, `margins(a)` that superview's layout margins guide, and `?name` a number that
/// is known only at run time.
struct FormatSample: Sendable, CustomStringConvertible {
  let format: String
  let options: [String]
  let platform: VisualFormatPlatform
  let metrics: [String: Double?]
  let expected: [String]

  init(
    _ format: String, _ expected: [String], options: [String] = [],
    platform: VisualFormatPlatform = .uiKit, metrics: [String: Double?] = [:]
  ) {
    self.format = format
    self.options = options
    self.platform = platform
    self.metrics = metrics
    self.expected = expected
  }

  var description: String { ([format] + options).joined(separator: " ") }

  /// The constraints that the product makes of the format.
  func expanded() throws -> [String] {
    let syntax = try VisualFormat(parsing: Array(format.utf8))
    var combined = VisualFormatOptions()
    for name in options {
      combined = VisualFormatOptions(named: name).flatMap(combined.union) ?? combined
    }
    var numbers: [String: Number] = [:]
    for (name, value) in metrics {
      numbers[name] = Number(value: value, isLiteral: false, text: name)
    }
    return syntax.constraints(
      options: combined, platform: platform, metrics: numbers, views: ["a", "b", "c", "d", "_v1"]
    ).map(\.notation)
  }
}

extension VisualFormatConstraint {
  var notation: String {
    var text = "\(first.notation) \(relation.rawValue) "
    let constant = constant.value.map { $0.notation } ?? "?" + constant.text
    if let second {
      text += second.notation
      if constant != "0" { text += constant.hasPrefix("-") ? " \(constant)" : " + \(constant)" }
    } else {
      text += constant
    }
    let priority = priority.value.map { $0.notation } ?? "?" + priority.text
    return priority == "1000" ? text : text + " @" + priority
  }
}

extension VisualFormatConstraint.End {
  fileprivate var notation: String {
    let name =
      switch item {
      case .view(let view): view
      case .superview(let view): "super(\(view))"
      case .superviewMargins(let view): "margins(\(view))"
      }
    return "\(name).\(attribute.rawValue)"
  }
}

extension Double {
  fileprivate var notation: String { Int(exactly: self).map(String.init) ?? String(self) }
}
