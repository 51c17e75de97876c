extension NSLayoutConstraint {
  public struct FormatOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(.left)
    public static let alignAllRight = FormatOptions(.right)
    public static let alignAllTop = FormatOptions(.top)
    public static let alignAllBottom = FormatOptions(.bottom)
    public static let alignAllLeading = FormatOptions(.leading)
    public static let alignAllTrailing = FormatOptions(.trailing)
    public static let alignAllCenterX = FormatOptions(.centerX)
    public static let alignAllCenterY = FormatOptions(.centerY)
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// The attributes to align, in ascending raw value.
    var attributes: [Attribute] {
      (1...12).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap(Attribute.init(rawValue:))
    }
  }

  /// The constraints that a visual format describes: connections and sizes view by view, then alignments.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reading = FormatReading(format, options, metrics ?? [:], views)
    do {
      return try reading.constraints()
    } catch {
      Recorder.shared.report("unable to parse '\(format)' at \(reading.place): \(error.reason)")
      return []
    }
  }
}

private struct FormatError: Error { let reason: String }

/// Reads one visual format from left to right and makes its constraints on the way.
private struct FormatReading {
  /// One value in parentheses, or a bare number: `>=20@750`, `==other`.
  struct Predicate {
    enum Object {
      case number(CGFloat)
      case view(UIView)
      /// The space of a bare `-`.
      case standard
    }
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority = UILayoutPriority.required
  }

  private let characters: [Character]
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private(set) var place = 0
  private var isVertical = false
  private var made: [NSLayoutConstraint] = []

  init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    characters = Array(format)
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func constraints() throws(FormatError) -> [NSLayoutConstraint] {
    guard !characters.isEmpty else { throw FormatError(reason: "it is an empty string") }
    try readOrientation()
    let opening = take("|") ? try readConnection() : nil
    var chain: [UIView] = []
    var connection = opening
    while take("[") {
      let view = try readView()
      if let connection { connect(chain.last, view, connection) }
      chain.append(view)
      try readSizes(of: view)
      connection = place < characters.count ? try readConnection() : nil
    }
    guard let last = chain.last else { throw FormatError(reason: "expected a view") }
    if let connection {
      guard take("|") else { throw FormatError(reason: "expected a view or '|'") }
      try close(last, connection)
    }
    guard place == characters.count else { throw FormatError(reason: "expected the end") }
    if opening != nil, chain.first?.superview == nil {
      throw FormatError(reason: "no superview for '|'")
    }
    try align(chain)
    return made
  }

  // MARK: Constraints

  private var start: NSLayoutConstraint.Attribute {
    if isVertical { return .top }
    if options.contains(.directionRightToLeft) { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    if isVertical { return .bottom }
    if options.contains(.directionRightToLeft) { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private var isReversed: Bool { !isVertical && options.contains(.directionRightToLeft) }

  /// Ties `view` to its predecessor, or to its superview if there is none.
  private mutating func connect(_ previous: UIView?, _ view: UIView, _ connection: [Predicate]) {
    for predicate in connection {
      if let previous {
        add(predicate, (view, start), (previous, end), spacing: 8, isSwapped: isReversed)
      } else if let superview = view.superview {
        addToBar(predicate, (view, start), (superview, start), isSwapped: isReversed)
      }
    }
  }

  private mutating func close(
    _ view: UIView, _ connection: [Predicate]
  ) throws(FormatError) {
    guard let superview = view.superview else {
      throw FormatError(reason: "no superview for '|'")
    }
    for predicate in connection {
      addToBar(predicate, (superview, end), (view, end), isSwapped: isReversed)
    }
  }

  /// As `add`, but the standard space is the superview's margin.
  private mutating func addToBar(
    _ predicate: Predicate, _ first: (UIView, NSLayoutConstraint.Attribute),
    _ second: (UIView, NSLayoutConstraint.Attribute), isSwapped: Bool
  ) {
    guard case .standard = predicate.object else {
      return add(predicate, first, second, spacing: 0, isSwapped: isSwapped)
    }
    var (first, second) = (first, second)
    if first.0 === second.0.superview {
      first.1 = margin(first.1)
    } else {
      second.1 = margin(second.1)
    }
    add(predicate, first, second, spacing: 0, isSwapped: isSwapped)
  }

  private func margin(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch edge {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }

  private mutating func add(
    _ predicate: Predicate, _ first: (UIView, NSLayoutConstraint.Attribute),
    _ second: (UIView, NSLayoutConstraint.Attribute), spacing: CGFloat, isSwapped: Bool
  ) {
    let constant: CGFloat
    if case .number(let number) = predicate.object { constant = number } else { constant = spacing }
    let (left, right) = isSwapped ? (second, first) : (first, second)
    let constraint = NSLayoutConstraint(
      left.0, left.1, predicate.relation, right.0, right.1, constant: constant)
    constraint.priority = predicate.priority
    made.append(constraint)
  }

  private mutating func align(_ chain: [UIView]) throws(FormatError) {
    for attribute in options.attributes where chain.count > 1 {
      if (attribute.family == .y) == isVertical {
        throw FormatError(reason: "options ask for an edge that is not allowed for this layout")
      }
    }
    for (previous, next) in zip(chain, chain.dropFirst()) {
      for attribute in options.attributes {
        made.append(NSLayoutConstraint(previous, attribute, .equal, next, attribute))
      }
    }
  }

  // MARK: Grammar

  private mutating func readOrientation() throws(FormatError) {
    guard let first = characters.first, first == "H" || first == "V" else { return }
    isVertical = first == "V"
    place = 1
    guard take(":") else { throw FormatError(reason: "expected ':' after '\(first)'") }
  }

  private mutating func readView() throws(FormatError) -> UIView {
    let name = try readName()
    guard let view = views[name] as? UIView else {
      throw FormatError(reason: "\(name) is not a key in the views dictionary")
    }
    return view
  }

  private mutating func readSizes(of view: UIView) throws(FormatError) {
    if take("(") {
      let size: NSLayoutConstraint.Attribute = isVertical ? .height : .width
      for predicate in try readPredicates(allowViews: true) {
        let constraint: NSLayoutConstraint
        switch predicate.object {
        case .number(let number):
          constraint = NSLayoutConstraint(
            view, size, predicate.relation, nil, .notAnAttribute, constant: number)
        case .view(let other):
          constraint = NSLayoutConstraint(view, size, predicate.relation, other, size)
        case .standard: continue
        }
        constraint.priority = predicate.priority
        made.append(constraint)
      }
    }
    guard take("]") else { throw FormatError(reason: "a view must end with ']'") }
  }

  private mutating func readConnection() throws(FormatError) -> [Predicate] {
    guard take("-") else { return [Predicate(object: .number(0))] }
    if take("(") {
      let predicates = try readPredicates(allowViews: false)
      guard take("-") else { throw FormatError(reason: "expected '-'") }
      return predicates
    }
    guard let next = peek else { throw FormatError(reason: "expected more input") }
    if next == "[" || next == "|" { return [Predicate(object: .standard)] }
    guard next != "-" else { throw FormatError(reason: "a minus sign may be an accidental bar") }
    let number = try readValue()
    guard take("-") else { throw FormatError(reason: "expected '-'") }
    return [Predicate(object: .number(number))]
  }

  private mutating func readPredicates(allowViews: Bool) throws(FormatError) -> [Predicate] {
    var predicates: [Predicate] = []
    repeat {
      var predicate = Predicate(object: .standard)
      predicate.relation = try readRelation()
      predicate.object = try readObject(allowViews: allowViews)
      if take("@") { predicate.priority = UILayoutPriority(Float(try readValue())) }
      predicates.append(predicate)
    } while take(",")
    guard take(")") else { throw FormatError(reason: "expected ')'") }
    return predicates
  }

  private mutating func readRelation() throws(FormatError) -> NSLayoutConstraint.Relation {
    let relations: [(Character, NSLayoutConstraint.Relation)] = [
      ("=", .equal), (">", .greaterThanOrEqual), ("<", .lessThanOrEqual),
    ]
    for (sign, relation) in relations where take(sign) {
      guard take("=") else { throw FormatError(reason: "unknown relation") }
      return relation
    }
    return .equal
  }

  private mutating func readObject(allowViews: Bool) throws(FormatError) -> Predicate.Object {
    if let next = peek, next.isLetter || next == "_" {
      let name = try readName()
      if let metric = metrics[name].flatMap(number) { return .number(metric) }
      if allowViews, let view = views[name] as? UIView { return .view(view) }
      throw FormatError(reason: "metric \(name) was not specified")
    }
    return .number(try readValue())
  }

  private mutating func readValue() throws(FormatError) -> CGFloat {
    if let next = peek, next.isLetter || next == "_" {
      let name = try readName()
      guard let metric = metrics[name].flatMap(number) else {
        throw FormatError(reason: "metric \(name) was not specified")
      }
      return metric
    }
    var digits = ""
    while let next = peek, next.isNumber || next == "." || (digits.isEmpty && "+-".contains(next)) {
      digits.append(next)
      place += 1
    }
    guard let value = Double(digits) else {
      throw FormatError(reason: "expected a number or a metrics key")
    }
    return CGFloat(value)
  }

  private mutating func readName() throws(FormatError) -> String {
    var name = ""
    while let next = peek, next.isLetter || next == "_" || (!name.isEmpty && next.isNumber) {
      name.append(next)
      place += 1
    }
    if name.isEmpty { throw FormatError(reason: "a name starts with a letter or underscore") }
    return name
  }

  private func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private var peek: Character? { place < characters.count ? characters[place] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    place += 1
    return true
  }
}
