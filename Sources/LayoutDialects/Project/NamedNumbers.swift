import LightSyntax

extension FileDeclarations {
  /// Constants, and getters that no subclass replaces.
  mutating func collectNumbers(_ id: VariableID, in file: SyntaxFile, owner: String) {
    let variable = file[id]
    for binding in file.bindings[variable.bindings.indices] where binding.name >= 0 {
      let isGetter = !variable.isLet
      guard !isGetter || isFixed(variable, binding),
        let value = isGetter ? file.onlyResult(of: binding) : binding.initialValue,
        let number = literalNumber(value, in: file) ?? derivedNumber(value, in: file, owner: owner)
      else { continue }
      numbers.append((owner, file.name(binding.name), number))
    }
  }

  private func isFixed(_ variable: VariableDeclaration, _ binding: Binding) -> Bool {
    guard binding.accessors.count == 1, !variable.modifiers.contains(.override) else {
      return false
    }
    return !variable.modifiers.isDisjoint(with: [.static, .private, .fileprivate, .final])
  }

  /// What a constant is that is computed from literals and earlier constants of the file: `inset / 2`, `Metric.inset + 4`.
  private func derivedNumber(
    _ id: ExpressionID, in file: SyntaxFile, owner: String, depth: Int = 0
  ) -> Double? {
    guard depth < Self.maximumOperands else { return nil }
    switch file[id].kind {
    case .name(let token):
      let name = file.name(token)
      return number(name, of: owner)
    case .member(let base, let token):
      let name = file.name(token)
      switch file[base].kind {
      case .selfReference: return number(name, of: owner)
      case .name(let type): return number(name, of: file.name(type))
      default: return nil
      }
    case .binary(let left, let symbol, let right):
      guard let first = derivedNumber(left, in: file, owner: owner, depth: depth + 1),
        let second = derivedNumber(right, in: file, owner: owner, depth: depth + 1)
      else { return nil }
      switch file.source.text(file.source.tokens[Int(symbol)]) {
      case "+": return first + second
      case "-": return first - second
      case "*": return first * second
      case "/":
        // Of whole numbers, the rest is lost: which these are is not known here.
        let result = second == 0 ? nil : first / second
        return result.flatMap { $0.rounded() == $0 ? $0 : nil }
      default: return nil
      }
    default: return literalNumber(id, in: file)
    }
  }

  /// How many constants back a name is looked for.
  private static let maximumDistance = 256

  private func number(_ name: String, of owner: String) -> Double? {
    numbers.suffix(Self.maximumDistance).last { $0.owner == owner && $0.name == name }?.value
  }
}

/// The named numbers of all files.
struct NamedNumbers: Sendable {
  /// By owner (empty for the top level), then by name.
  private let values: NameTable<NameTable<Double>>
  /// By owner, the names that have different values in different files: those of private constants, mostly.
  private let disputed: [String: Set<String>]
  private let names: NameSet

  init(_ files: [FileDeclarations]) {
    var values: [String: [String: Double]] = [:]
    var contradicted: [(owner: String, name: String)] = []
    for index in files.indices {
      for (owner, name, value) in files[index].numbers {
        if let known = values[owner, default: [:]].updateValue(value, forKey: name), known != value
        {
          contradicted.append((owner, name))
        }
      }
    }
    var disputed: [String: Set<String>] = [:]
    for (owner, name) in contradicted {
      values[owner]?[name] = nil
      disputed[owner, default: []].insert(name)
    }
    // Without lazy sequences: making their types at run time takes longer than going through a small project.
    var names = NameSet()
    for known in values.values { for name in known.keys { names.insert(name) } }
    for known in disputed.values { for name in known { names.insert(name) } }
    self.values = NameTable(values.mapValues { NameTable($0) })
    self.disputed = disputed
    self.names = names
  }

  /// Those that are the same in all files, by name.
  subscript(owner: String) -> NameTable<Double> { values[owner] ?? NameTable() }

  /// Whether a number of that name stands in any type, or at the top level.
  func contains(_ name: String) -> Bool { names.contains(name) }

  func isDisputed(_ name: String, of owner: String) -> Bool {
    disputed[owner]?.contains(name) ?? false
  }
}

extension Project {
  /// The numbers that static constants of a type stand for, by name; with an empty name, those of the top level.
  func numbers(of owner: String) -> NameTable<Double> { numbers[owner] }

  /// Whether a number of that name stands in any type, or at the top level.
  func isNumber(_ name: String) -> Bool { numbers.contains(name) }

  /// The constant of a type, or of the top level for an empty name, that a name means in a file. Where files disagree, it is
  /// that of the file itself, if it declares only one.
  func number(_ name: String, of owner: String, in file: Int) -> Double? {
    if let value = numbers[owner][name] { return value }
    guard numbers.isDisputed(name, of: owner) else { return nil }
    let own = files[file].numbers.filter { $0.owner == owner && $0.name == name }
    return Set(own.map(\.value)).count == 1 ? own.first?.value : nil
  }

  /// The constant of a type, as code of another type names that: a type of the name inside of it, or around it, comes first.
  func number(
    _ name: String, of type: String, namedIn user: String?, in file: Int
  ) -> Double? {
    var outer = user
    while let around = outer {
      let nested = around + "." + type
      if isDeclared(type: nested) { return number(name, of: nested, in: file) }
      outer = around.lastIndex(of: ".").map { String(around[..<$0]) }
    }
    return number(name, of: type, in: file)
  }

  /// Whether a name means a constant number at the top level.
  package func isTopLevelNumber(_ name: String) -> Bool {
    numbers[""][name] != nil || numbers.isDisputed(name, of: "")
  }
}

extension SyntaxFile {
  /// The value of a getter that does nothing but give it: `var inset: CGFloat { 8 }`.
  fileprivate func onlyResult(of binding: Binding) -> ExpressionID? {
    guard let getter = functions[binding.accessors.indices].first, getter.kind == .getter,
      let body = getter.body, body.statements.count == 1,
      let only = statements(of: body).first
    else { return nil }
    switch self[only].kind {
    case .returned(let value): return value
    case .expression(let value): return value
    default: return nil
    }
  }
}
