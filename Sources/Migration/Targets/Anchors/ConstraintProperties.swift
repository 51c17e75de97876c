import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// A property that holds a `Constraint` object of SnapKit, and becomes one that holds an `NSLayoutConstraint`.
struct ConstraintProperty {
  /// A call that changes the constraint's distance: `height.update(offset: 44)`.
  struct Change {
    /// What is replaced: `update(offset: 44)`.
    let range: SourceRange
    /// The new constant, as a `CGFloat`.
    let constant: String
    /// Whether the number is an inset, which counts from the far edges inwards.
    let isInset: Bool
  }

  /// The type, with the mark of an optional.
  let type: String
  /// The edits of the declaration, and of the calls that put the constraint in force or out of it.
  fileprivate(set) var edits: [TextEdit]
  fileprivate(set) var changes: [Change] = []
  /// The tokens that name it where it gets an object.
  fileprivate(set) var assigned: Set<Int> = []
}

/// Finds the properties of a type in one file of which all uses can be written for an `NSLayoutConstraint`.
struct ConstraintProperties {
  private let declarations: ListDeclarations
  private let names: DeclaredNames
  /// What code does with properties, by the tokens that name them.
  private var uses: [Int: Use] = [:]

  private enum Use {
    /// It stays as it is: `height.isActive`, `height = nil`.
    case same
    case edit(TextEdit)
    case change(ConstraintProperty.Change)
    case assigned
  }

  private var file: SyntaxFile { declarations.finder.file }

  init(_ declarations: ListDeclarations) {
    self.declarations = declarations
    names = declarations.finder.names
    for statement in file.statements {
      if case .expression(let id) = statement.kind { note(statement: id) }
    }
    for expression in file.expressions {
      switch expression.kind {
      case .member(let base, let name) where file.name(name) == Spelling.isActive.current:
        note(.same, of: base)
      case .binary(let left, let sign, let right):
        let isComparison = ["==", "!="].contains(
          file.source.text(file.source.tokens[Int(sign)]))
        if isComparison, case .nilLiteral = file[right].kind { note(.same, of: left) }
      case .assignment(let target, let value):
        if case .nilLiteral = file[value].kind { note(.same, of: target) }
      default: break
      }
    }
  }

  private mutating func note(_ use: Use, of id: ExpressionID) {
    if let token = file.ownProperty(id) { uses[token] = use }
  }

  private mutating func note(statement id: ExpressionID) {
    if let token = file.heldProperty(id) {
      uses[token] = .assigned
      return
    }
    guard case .call(let callee, let arguments) = file[id].kind,
      case .member(let base, let method) = file[callee].kind
    else { return }
    let start = Int(file.source.tokens[Int(method)].start)
    let range = SourceRange(start, file.range(id).end)
    switch (file.name(method), arguments.count) {
    case (MemberName.activate, 0):
      note(.edit(TextEdit(range, "\(Spelling.isActive.current) = true")), of: base)
    case (MemberName.deactivate, 0):
      note(.edit(TextEdit(range, "\(Spelling.isActive.current) = false")), of: base)
    case ("update", 1):
      guard let only = file.arguments(arguments).first, !only.isTrailing,
        let label = file.label(only), ["offset", "inset"].contains(label),
        let constant = number(only.value)
      else { return }
      note(
        .change(
          ConstraintProperty.Change(
            range: range, constant: constant, isInset: label == "inset")), of: base)
    default: break
    }
  }

  /// A number as a `CGFloat`; `nil` if its type is not known, or it is no number.
  private func number(_ id: ExpressionID) -> String? {
    let text = file.text(id)
    guard !text.contains(where: \.isNewline) else { return nil }
    let names = LexicalNames(
      file, names, declarations.project.project, declarations.unit, at: file.range(id).start)
    let lengths = declarations.project.survey(AnchorSurvey.self).lengthFunctions
    if NumberFit(text, lengths, names.type(ofPath:)).isCGFloat { return text }
    let path = NumberExpression(text).paths.first ?? []
    let isName = path.joined(separator: ".") == text
    let type = isName ? names.type(ofPath: path) : nil
    return ["Int", "Double", "Float"].contains(type) ? "CGFloat(\(text))" : nil
  }

  /// The property of a name; `nil` if it is none, or if some code uses it in another way.
  func property(_ name: String) -> ConstraintProperty? {
    let project = declarations.project.project
    guard !project.declares(typeLike: Self.className),
      let binding = declarations.storedProperty(name), let type = binding.type
    else { return nil }
    let text = file.text(type)
    guard let mark = text.last, "?!".contains(mark),
      [Self.className, "SnapKit." + Self.className].contains(String(text.dropLast())),
      binding.accessors.count == 0
    else { return nil }
    if let value = binding.initialValue {
      guard case .nilLiteral = file[value].kind else { return nil }
    }
    let newType = ClassName.layoutConstraint + String(mark)
    var found = ConstraintProperty(
      type: newType, edits: [TextEdit(file.range(type), newType)])
    var known: Set<Int> = [Int(binding.name)]
    for (token, use) in uses.sorted(by: { $0.key < $1.key }) where file.name(Int32(token)) == name {
      known.insert(token)
      switch use {
      case .same: break
      case .edit(let edit): found.edits.append(edit)
      case .change(let change): found.changes.append(change)
      case .assigned: found.assigned.insert(token)
      }
    }
    let isPrivate = declarations.isPrivate(binding)
    guard declarations.objectIsUsedOnly(name, at: known, isPrivate: isPrivate) else { return nil }
    return found
  }

  /// Whether a file may declare such properties.
  static func mayStand(in file: SyntaxFile) -> Bool {
    file.importedModules.contains("SnapKit") && file.holdsIdentifier(className)
  }

  /// What SnapKit calls its constraints. Source: SnapKit 5.7.1, `Constraint`.
  static let className = "Constraint"
}

extension SyntaxFile {
  /// The token of a property of `self` that an expression names: `height`, `self.height`, `self?.height!`.
  fileprivate func ownProperty(_ id: ExpressionID) -> Int? {
    switch self[id].kind {
    case .name(let token): return Int(token)
    case .member(let base, let token):
      let owner = unmarked(base)
      if case .selfReference = self[owner].kind { return Int(token) }
      return nil
    case .optionalChain(let base), .forceUnwrap(let base), .postfix(let base):
      return ownProperty(base)
    default: return nil
    }
  }

  private func unmarked(_ id: ExpressionID) -> ExpressionID {
    switch self[id].kind {
    case .optionalChain(let base), .forceUnwrap(let base): unmarked(base)
    default: id
    }
  }

  /// The token of the property in `height = make.height.equalTo(44).constraint`.
  func heldProperty(_ id: ExpressionID) -> Int? {
    guard case .assignment(let target, let value) = self[id].kind,
      case .member(_, let member) = self[value].kind, name(member) == "constraint"
    else { return nil }
    switch self[target].kind {
    case .name(let token): return Int(token)
    case .member(let base, let token):
      if case .selfReference = self[base].kind { return Int(token) }
      return nil
    default: return nil
    }
  }
}

extension ConstraintProperty {
  /// All edits but those of the statements that make the constraint; `nil` where the sign of an inset is not known.
  ///
  /// - Parameter attributes: those of the anchors that decide what an inset means.
  func edits(insetsOf attributes: Set<Attribute>) -> [TextEdit]? {
    var all = edits
    let signs = Set(attributes.map(\.insetSign))
    for change in changes {
      var constant = change.constant
      if change.isInset {
        guard signs.count == 1, let sign = signs.first ?? nil else { return nil }
        if sign < 0 {
          let isPlain = constant.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
          constant = isPlain ? "-\(constant)" : "-(\(constant))"
        }
      }
      all.append(TextEdit(change.range, "constant = \(constant)"))
    }
    return all
  }
}

extension Attribute {
  /// By which an inset is multiplied to be a constant; `nil` for centers and sizes.
  /// Source: SnapKit 5.7.1, `ConstraintConstantTarget`.
  fileprivate var insetSign: Int? {
    switch self {
    case .left, .leading, .top, .firstBaseline: 1
    case .right, .trailing, .bottom, .lastBaseline: -1
    default: nil
    }
  }
}
