import Diagnostics
import LayoutModel
import LightSyntax
import SourceText

/// Why a visual format cannot be read, in words for the user.
struct VisualFormatRefusal: Error {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}

/// The arguments of a call that makes constraints from a visual format.
struct VisualFormatCall {
  var format: Argument
  var options: Argument?
  var metrics: Argument?
  var views: Argument?

  static let methods = ["constraints", "constraintsWithVisualFormat"]

  /// - Parameter method: one of ``methods``, of which the second is Swift 2's.
  init?(_ method: String, _ arguments: ListSlice, in file: SyntaxFile) {
    let list = file.arguments(arguments)
    guard let first = list.first else { return nil }
    switch method {
    case "constraints": guard file.label(first) == "withVisualFormat" else { return nil }
    case "constraintsWithVisualFormat": guard file.label(first) == nil else { return nil }
    default: return nil
    }
    format = first
    for argument in list.dropFirst() {
      switch file.label(argument) {
      case "options": options = argument
      case "metrics": metrics = argument
      case "views": views = argument
      default: return nil
      }
    }
  }
}

/// Reads calls that build constraints from visual formats.
struct VisualFormatReader {
  let reader: TypeReader

  init(_ reader: TypeReader) { self.reader = reader }
}

extension VisualFormatReader {
  /// The constraints that `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)` makes, as a list;
  /// `nil` for any other call.
  func readVisualFormat(
    _ id: ExpressionID, _ method: String, _ arguments: ListSlice
  ) -> Value? {
    guard let call = VisualFormatCall(method, arguments, in: reader.file) else { return nil }
    reader.visit(id)
    do throws(VisualFormatRefusal) {
      let first = reader.drafts.count
      try add(read(call, isSwift2: method != "constraints"), id)
      return .list((first..<reader.drafts.count).map { .constraint($0) }, isComplete: true)
    } catch {
      reader.leaveUnresolved(id, error.reason)
      return .unknown(.unread(reader.shortened(id)))
    }
  }

  // MARK: Parts of the call

  /// What the call makes: one format, or one for each way in which code chooses its text.
  private func read(
    _ call: VisualFormatCall, isSwift2: Bool
  ) throws(VisualFormatRefusal) -> [ReadFormat] {
    let texts = try texts(of: call.format)
    let metrics = call.metrics.map { reader.evaluate($0.value) } ?? .nothing
    let views = call.views.map { reader.evaluate($0.value) } ?? .nothing
    let options = call.options.map { self.options($0.value) } ?? VisualFormatOptions()
    let metricTable = self.metricTable(metrics)
    var formats: [ReadFormat] = []
    for (text, branches) in texts {
      let format = try parse(text, call)
      guard case .dictionary(let viewTable) = views else {
        throw VisualFormatRefusal("the views dictionary is not known: \(doubt(views, call.views))")
      }
      var read = ReadFormat(
        format: format, text: text, argument: reader.file.range(call.format.value))
      read.branches = branches
      try checkNames(&read, viewTable, metricTable)
      if !isSwift2 { noteOptionals(read, viewTable) }
      read.constraints = format.constraints(
        options: try check(options, format, call), platform: try platform(for: format),
        metrics: numbers(of: metricTable, beside: viewTable, in: format, call),
        views: Set(viewTable.entries.keys), unknowns: text.unknowns)
      formats.append(read)
    }
    return formats
  }

  private func texts(
    of argument: Argument
  ) throws(VisualFormatRefusal) -> [(LocatedText, [Branch])] {
    let value = reader.evaluate(argument.value)
    guard case .string(let string) = value else {
      throw VisualFormatRefusal("the format is not known: \(doubt(value, argument))")
    }
    guard let alternatives = string.alternatives else {
      throw VisualFormatRefusal("the format is not known: it has too many possible values")
    }
    var texts: [(LocatedText, [Branch])] = []
    for alternative in alternatives {
      guard let text = LocatedText(alternative.text, files: reader.files) else {
        throw VisualFormatRefusal("the format is too long to be read")
      }
      texts.append((text, alternative.branches))
    }
    return texts
  }

  private func parse(
    _ text: LocatedText, _ call: VisualFormatCall
  ) throws(VisualFormatRefusal) -> VisualFormat {
    do throws(VisualFormatError) {
      return try VisualFormat(parsing: text.bytes, unknowns: Set(text.unknowns.keys))
    } catch {
      let argument = reader.file.range(call.format.value)
      let range = text.range(of: error.range, in: reader.fileIndex) ?? argument
      let character = text.character(at: error.range.start)
      guard error.cause != .misplacedUnknown else {
        throw VisualFormatRefusal(
          "the format is not known: the value interpolated at '\(reader.quote(range))' is not "
            + "known")
      }
      let message = error.message(at: character)
      reader.notes(VisualFormatRecord.self).problems.append(
        VisualFormatProblem(file: reader.fileIndex, range: range, kind: .invalid(message: message)))
      throw VisualFormatRefusal("the format is malformed: \(message)")
    }
  }

  /// The metrics that are known. Without an argument, or with `nil`, there are none.
  private func metricTable(_ value: Value) -> DictionaryValue {
    switch value {
    case .dictionary(let table): table
    case .nothing: DictionaryValue()
    default: DictionaryValue(isComplete: false)
    }
  }

  /// What each metric of the format is. An unknown one is called what the code calls it: another call may give its
  /// name to another number.
  private func numbers(
    of metrics: DictionaryValue, beside views: DictionaryValue, in format: VisualFormat,
    _ call: VisualFormatCall
  ) -> [String: Number] {
    let dictionary = call.metrics.map { reader.shortened($0.value) } ?? ""
    var numbers: [String: Number] = [:]
    for (name, role) in format.names {
      let entry = metrics.entries[name.text]
      let isView = role == .view || role == .size && views.entries[name.text] != nil
      guard entry != nil || !(isView || metrics.isComplete) else { continue }
      switch entry?.value {
      case .number(let number):
        numbers[name.text] = Number(
          value: number.value, isLiteral: false,
          text: number.value == nil ? number.text : name.text)
      case .reference(let reference):
        numbers[name.text] = Number(
          value: nil, isLiteral: false, text: reader.references.name(reference))
      default:
        numbers[name.text] = Number(
          value: nil, isLiteral: false, text: "\(dictionary)[\"\(name.text)\"]")
      }
    }
    return numbers
  }

  /// Why an argument's value is not known.
  private func doubt(_ value: Value, _ argument: Argument?) -> String {
    if case .unknown(let doubt) = value { return doubt.reason }
    guard let argument else { return "the call does not pass one" }
    return "the code that creates '\(reader.shortened(argument.value))' was not found"
  }

  // MARK: Checks

  /// Finds what each view is, and refuses the format if a name is not known.
  private func checkNames(
    _ read: inout ReadFormat, _ views: DictionaryValue, _ metrics: DictionaryValue
  ) throws(VisualFormatRefusal) {
    for (name, role) in read.format.names {
      let isMetric = role != .view && metrics.entries[name.text] != nil
      let isView = role != .metric && views.entries[name.text] != nil
      if isMetric, isView {
        throw VisualFormatRefusal("'\(name.text)' is both a metric and a view")
      }
      if isView {
        read.views[name.text] = try view(name.text, views)
      } else if !isMetric {
        try refuse(name, role, read, views, metrics)
      }
    }
  }

  private func view(
    _ name: String, _ views: DictionaryValue
  ) throws(VisualFormatRefusal) -> Reference {
    switch views.entries[name]?.value {
    case .reference(let reference): return reference
    case .unknown(let doubt):
      throw VisualFormatRefusal("the view '\(name)' is not known: \(doubt.reason)")
    default:
      throw VisualFormatRefusal("the view '\(name)' could not be resolved")
    }
  }

  /// A name that is not found is a mistake if all names are known; a metric among unknown ones stays a symbol.
  private func refuse(
    _ name: VisualFormat.Name, _ role: VisualFormat.NameRole, _ read: ReadFormat,
    _ views: DictionaryValue, _ metrics: DictionaryValue
  ) throws(VisualFormatRefusal) {
    let isOpen: Bool
    var candidates: Set<String> = []
    switch role {
    case .view: (isOpen, candidates) = (!views.isComplete, Set(views.entries.keys))
    case .metric:
      if !metrics.isComplete { return }
      (isOpen, candidates) = (false, Set(metrics.entries.keys))
    case .size:
      isOpen = !views.isComplete || !metrics.isComplete
      if isOpen, views.isComplete { return }
      candidates = Set(views.entries.keys).union(metrics.entries.keys)
    }
    guard !isOpen else {
      throw VisualFormatRefusal(
        "'\(name.text)' is not known: the dictionary may have entries that could not be read")
    }
    reader.notes(VisualFormatRecord.self).problems.append(
      VisualFormatProblem(
        file: reader.fileIndex, range: read.range(of: name.range, in: reader.fileIndex),
        kind: .unknownName(name.text, role, nearest: nearest(to: name.text, among: candidates))))
    let table = role == .view ? "views" : role == .metric ? "metrics" : "views or metrics"
    throw VisualFormatRefusal("'\(name.text)' is not a key in the \(table) dictionary")
  }

  private func noteOptionals(_ read: ReadFormat, _ views: DictionaryValue) {
    for name in read.views.keys.sorted() {
      guard let optional = views.entries[name]?.optional else { continue }
      reader.notes(VisualFormatRecord.self).problems.append(
        VisualFormatProblem(
          file: optional.file, range: optional.range,
          kind: .optionalView(optional.name, type: optional.type)))
    }
  }

  /// The options, if they are known and the format takes them.
  private func check(
    _ options: VisualFormatOptions?, _ format: VisualFormat, _ call: VisualFormatCall
  ) throws(VisualFormatRefusal) -> VisualFormatOptions {
    guard let argument = call.options else { return VisualFormatOptions() }
    guard let options else {
      throw VisualFormatRefusal(
        "the value of the options '\(reader.shortened(argument.value))' is not known")
    }
    let wrong = options.wrongAlignments(in: format).map(VisualFormatOptions.name)
    if !wrong.isEmpty {
      guard format.views.count == 1 else {
        note(.optionAxis(options: wrong, format.orientation), argument)
        throw VisualFormatRefusal(
          "the alignment options are not allowed for the format's orientation")
      }
      note(.idleOption(options: wrong), argument)
    }
    guard !options.isBaselineToBaseline || (format.opening ?? format.closing) == nil else {
      throw VisualFormatRefusal("the meaning of baseline spacing next to '|' is not documented")
    }
    return options
  }

  private func note(_ kind: VisualFormatProblem.Kind, _ argument: Argument) {
    reader.notes(VisualFormatRecord.self).problems.append(
      VisualFormatProblem(
        file: reader.fileIndex, range: reader.file.range(argument.value), kind: kind))
  }

  // MARK: Results

  /// What all alternatives make is made whatever is chosen; the rest needs what its alternatives have in common.
  private func add(_ formats: [ReadFormat], _ id: ExpressionID) {
    let equations = formats.map { Set($0.constraints.map(\.equation)) }
    for (index, read) in formats.enumerated() {
      for constraint in read.constraints {
        let makers = formats.indices.filter { equations[$0].contains(constraint.equation) }
        let needed =
          makers.count == formats.count
          ? []
          : read.branches.filter { branch in
            makers.allSatisfy { formats[$0].branches.contains(branch) }
          }
        let isOne = makers.count == formats.count || !needed.isEmpty
        if isOne, makers.first != index { continue }
        add(constraint, read, isOne ? needed : read.branches, id)
      }
    }
  }

  private func add(
    _ constraint: VisualFormatConstraint, _ read: ReadFormat, _ branches: [Branch],
    _ id: ExpressionID
  ) {
    guard let first = end(constraint.first, read) else { return }
    let second = constraint.second.flatMap { end($0, read) }
    var origin = ConstraintOrigin(
      file: reader.fileIndex, dialect: .visualFormat, range: reader.file.range(id),
      first: read.range(of: constraint.first.range, in: reader.fileIndex),
      second: constraint.second.map { read.range(of: $0.range, in: reader.fileIndex) },
      function: reader.function)
    if let range = constraint.constantRange {
      let place = read.range(of: range, in: reader.fileIndex)
      var number = constraint.constant
      if number.isLiteral, !read.text.isWritten(range) {
        // A named number that is put in is still a name.
        number = Number(value: number.value, isLiteral: false, text: reader.quote(place))
      }
      origin.constant = ConstraintOrigin.Argument(
        value: place, removable: nil, number: number, role: .required)
    }
    origin.isSystemSpacing = constraint.isSystemSpacing
    origin.priority = constraint.priority
    reader.drafts.append(
      Draft(
        first: first, relation: constraint.relation, second: second, multiplier: .implicit(1),
        constant: constraint.constant, origin: origin, alternative: branches))
  }

  private func end(
    _ end: VisualFormatConstraint.End, _ read: ReadFormat
  ) -> (Reference, Attribute)? {
    switch end.item {
    case .view(let name): return read.views[name].map { ($0, end.attribute) }
    case .superview(let name):
      return read.views[name].map { (reader.superview(of: $0), end.attribute) }
    case .superviewMargins(let name):
      guard let view = read.views[name] else { return nil }
      let guide = reader.references.intern(
        .member(of: reader.superview(of: view), name: "layoutMarginsGuide"))
      return (guide, end.attribute)
    }
  }
}

/// A format with what its names stand for.
private struct ReadFormat {
  var format: VisualFormat
  var text: LocatedText
  /// The argument that gives the format.
  var argument: SourceRange
  var views: [String: Reference] = [:]
  var constraints: [VisualFormatConstraint] = []
  /// What was chosen for it.
  var branches: [Branch] = []

  init(format: VisualFormat, text: LocatedText, argument: SourceRange) {
    self.format = format
    self.text = text
    self.argument = argument
  }

  /// Where a part of the format is spelt: the argument, if that is in another file.
  func range(of part: SourceRange, in file: Int) -> SourceRange {
    text.range(of: part, in: file) ?? argument
  }
}

extension VisualFormatConstraint {
  /// Without the places in the format.
  fileprivate var equation: VisualFormatConstraint {
    var equation = self
    equation.first.range = SourceRange(0, 0)
    equation.second?.range = SourceRange(0, 0)
    equation.constantRange = nil
    return equation
  }
}

extension LocatedText {
  /// The character at an offset, if there is one.
  fileprivate func character(at offset: Int) -> String? {
    guard offset < bytes.count, unknowns[offset] == nil else { return nil }
    return String(decoding: bytes[offset...], as: UTF8.self).first.map(String.init)
  }
}
