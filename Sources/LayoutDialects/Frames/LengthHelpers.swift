import LightSyntax
import SwiftTokens

/// A constant whose value is computed: `let width = UIScreen.main.bounds.width - 32`.
package struct NamedLength: Sendable {
  /// Empty for the top level.
  var owner: String
  var name: String
  var value: ExpressionID
}

extension FileDeclarations {
  /// Collects the functions and getters that give a number or a rectangle, and constants that are computed.
  mutating func collectLengthHelpers(_ file: SyntaxFile) {
    for type in types {
      for member in file.members[file[type.id].members.indices] {
        switch member {
        case .function(let id):
          addLengthHelper(id, of: type.name, isInExtension: type.kind == .extension, file)
        case .variable(let id):
          addLengthGetters(id, of: type.name, isInExtension: type.kind == .extension, file)
          addNamedLengths(id, of: type.name, file)
        case .type: break
        }
      }
    }
    for statement in file.statements(of: file.topLevel) {
      switch file[statement].kind {
      case .function(let id): addLengthHelper(id, of: "", isInExtension: false, file)
      case .variable(let id): addNamedLengths(id, of: "", file)
      default: break
      }
    }
  }

  /// Whether code elsewhere may compute a length by what the file declares.
  package var computesLengths: Bool {
    !lengths.isEmpty || helpers.contains { $0.isLength }
  }

  /// Whether a function is listed as one that computes a length; those come first.
  func isLengthHelper(_ id: FunctionID) -> Bool {
    helpers.first?.isLength == true && helpers.contains { $0.id == id }
  }

  private mutating func addLengthHelper(
    _ id: FunctionID, of owner: String, isInExtension: Bool, _ file: SyntaxFile
  ) {
    let function = file[id]
    guard function.kind == .function, let body = function.body, body.statements.count > 0,
      let type = function.returnType, isLength(type, file)
    else { return }
    helpers.append(
      HelperFunction(
        name: file.name(function.name), owner: owner, isInExtension: isInExtension,
        isOfFile: !function.modifiers.isDisjoint(with: [.private, .fileprivate]), id: id,
        isLength: true))
  }

  private mutating func addLengthGetters(
    _ id: VariableID, of owner: String, isInExtension: Bool, _ file: SyntaxFile
  ) {
    for binding in file.bindings[file[id].bindings.indices] where binding.name >= 0 {
      guard binding.initialValue == nil, let type = binding.type, isLength(type, file),
        let getter = binding.accessors.indices.first(where: { file.functions[$0].kind == .getter }),
        let body = file.functions[getter].body, body.statements.count > 0
      else { continue }
      helpers.append(
        HelperFunction(
          name: file.name(binding.name), owner: owner, isInExtension: isInExtension,
          isOfFile: !file[id].modifiers.isDisjoint(with: [.private, .fileprivate]),
          id: FunctionID(index: Int32(getter)), isGetter: true, isLength: true))
    }
  }

  private mutating func addNamedLengths(_ id: VariableID, of owner: String, _ file: SyntaxFile) {
    guard file[id].isLet else { return }
    for binding in file.bindings[file[id].bindings.indices] where binding.name >= 0 {
      guard let value = binding.initialValue, literalNumber(value, in: file) == nil else {
        continue
      }
      switch file[value].kind {
      case .binary, .member, .call:
        lengths.append(NamedLength(owner: owner, name: file.name(binding.name), value: value))
      default: continue
      }
    }
  }

  private func isLength(_ type: TokenSpan, _ file: SyntaxFile) -> Bool {
    lengthTypes.contains(baseTypeName(file.text(type)))
  }
}

private let lengthTypes: Set<String> = [
  "CGFloat", "Double", "Float", "Int", "CGRect", "CGSize", "CGPoint", "UIEdgeInsets",
]

/// The types whose extensions a number may have.
let numberClasses = ["CGFloat", "Double", "Float", "Int", "BinaryInteger", "FloatingPoint"]

/// The computed constants of a project, by owner and name; where two have one name, none is followed.
struct LengthIndex: Sendable {
  struct Entry: Sendable {
    var file: Int
    var value: ExpressionID
  }

  private var entries: [String: Entry?] = [:]

  init(_ files: [FileDeclarations]) {
    for (index, file) in files.enumerated() {
      for length in file.lengths {
        let key = Self.key(length.owner, length.name)
        entries[key] = entries[key] == nil ? Entry(file: index, value: length.value) : .some(nil)
      }
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  func entry(_ name: String, of owner: String) -> Entry? {
    entries[Self.key(owner, name)] ?? nil
  }

  private static func key(_ owner: String, _ name: String) -> String { "\(owner).\(name)" }
}

extension TypeReader {
  /// The value of a computed constant, where frames are read; `nil` for any other name.
  func namedLength(_ name: String, of owner: String) -> Value? {
    guard readsFrames, let entry = project.lengths.entry(name, of: owner),
      frames.openLengths.insert(name).inserted
    else { return nil }
    defer { frames.openLengths.remove(name) }
    let value = enterConstant(in: entry.file) { $0.evaluate(entry.value) }
    switch value {
    case .number(var number):
      if number.value == nil, number.measure == nil {
        number.measure = .linear(Length(.number(files[entry.file].text(entry.value))))
      }
      number.isLiteral = false
      number.text = name
      return .number(number)
    case .geometry(let geometry): return .geometry(geometry.withoutPlaces.named)
    default: return nil
    }
  }
}

extension TypeReader {
  /// What a constant of the type itself is, if only the size of the screen determines it: `let width =
  /// UIScreen.main.bounds.width`.
  func screenConstant(_ reference: Reference) -> Measure? {
    guard readsFrames, let member = references.member(reference), isSelf(member.base), let typeName,
      case .number(let number)? = namedLength(member.name, of: typeName), onScreen(number) != nil
    else { return nil }
    return number.measure
  }

  /// What a getter of the project gives for a number or a rectangle: `10.scaled`.
  func lengthGetter(_ name: String, of value: Value, at id: ExpressionID) -> Value? {
    guard readsFrames, project.helpers.hasGetter(name) else { return nil }
    return callHelper(id, name, on: .value(value), .empty, isGetter: true)
  }
}

extension Value {
  /// The types whose extensions it has, likeliest first.
  var lengthClasses: [String] {
    switch self {
    case .number(let number):
      // A literal without a decimal point is an integer, unless something else is asked for.
      number.isLiteral && !number.text.contains(".")
        ? ["Int"] + numberClasses.filter { $0 != "Int" } : numberClasses
    case .geometry(let geometry):
      switch geometry.kind {
      case .rectangle: ["CGRect"]
      case .size: ["CGSize"]
      case .point: ["CGPoint"]
      case .insets: ["UIEdgeInsets"]
      case .directionalInsets: []
      }
    default: []
    }
  }
}
