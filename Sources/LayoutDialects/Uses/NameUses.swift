import LightSyntax
import SourceText
import SwiftTokens

/// Where code that is read together uses the names that it declares, and what it does with them there.
///
/// A class, because it never changes, and all code that examines views of one type refers to it.
package final class NameUses: Sendable {
  /// The meaning of a name.
  package enum Target: Hashable, Sendable {
    /// What is declared outside functions: a property, or a variable of the file.
    case unit(name: String)
    /// What a function, closure, loop or condition declares: its place in ``declarations``.
    case local(Int)
  }

  let files: [SyntaxFile]
  private let parts: [PartUses]
  /// What functions declare, in the order of the parts.
  let declarations: [LocalDeclaration]
  /// Where the declarations' names stand for them, declaration by declaration, and where those of each one start.
  private let localPlaces: [Place]
  private let localStarts: [Int]
  /// The declarations, in the order of their names' hashes, and in that of the statements behind which they hold.
  private let byHash: [Int]
  private let byStatement: [Int]
  /// The names of properties that keep what they are given, and do nothing with it by themselves.
  private let keepers: NameSet

  package init(of unit: UnitExtent, in files: [SyntaxFile]) {
    self.files = files
    var declarations: [LocalDeclaration] = []
    parts = unit.parts.map { part in
      PartUses(files[part.file], part, isType: unit.typeName != nil, &declarations)
    }
    self.declarations = declarations
    // In the order of the code: the first use that is not known is the one that is told.
    var starts = [Int](repeating: 0, count: declarations.count + 1)
    for part in parts { part.forEachResolved(among: declarations) { starts[$1 + 1] += 1 } }
    for index in declarations.indices { starts[index + 1] += starts[index] }
    localStarts = starts
    var places = [Place](
      repeating: Place(part: 0, expression: 0), count: starts[declarations.count])
    for (index, part) in parts.enumerated() {
      part.forEachResolved(among: declarations) { expression, declaration in
        places[starts[declaration]] = Place(part: index, expression: expression)
        starts[declaration] += 1
      }
    }
    localPlaces = places
    var keepers = NameSet()
    for part in parts { for name in part.keepers { keepers.insert(name) } }
    self.keepers = keepers
    byHash = declarations.indices.sorted {
      (declarations[$0].hash, $0) < (declarations[$1].hash, $1)
    }
    byStatement = declarations.indices.sorted {
      let (left, right) = (declarations[$0], declarations[$1])
      return (left.file, left.statementEnd, $0) < (right.file, right.statementEnd, $1)
    }
  }

  /// The uses of a property or a variable of the file, under all names that functions give it.
  package func uses(of property: String) -> [NameUse] { uses(of: [.unit(name: property)]) }

  /// The uses of the targets, under all names that functions give them and in all named lists.
  package func uses(of targets: [Target]) -> [NameUse] {
    var found: [NameUse] = []
    var open = targets.map { Alias(target: $0) }
    var seen: [Alias] = []
    for alias in open where seen.count < Self.maximumNames && !seen.contains(alias) {
      seen.append(alias)
    }
    while let alias = open.popLast() {
      let isOtherName = alias.isList || !targets.contains(alias.target)
      guard seen.count < Self.maximumNames,
        !isOtherName || count(of: alias.target) < Self.maximumPlaces
      else {
        // What is not looked at may be anything.
        found.append(NameUse(file: 0, range: SourceRange(0, 0), kind: .other))
        break
      }
      for place in places(of: alias.target) {
        let use = use(of: alias, at: place)
        found.append(use)
        guard let next = other(alias, by: use.kind), !seen.contains(next) else { continue }
        seen.append(next)
        open.append(next)
      }
    }
    return found
  }

  /// A name that stands for a view, or for a list that holds it.
  private struct Alias: Hashable {
    let target: Target
    var isList = false
    /// Whether what is done under the name is done to all that some list holds, of which reading does not follow what
    /// that is.
    var isOfUnknown = false
  }

  private func use(of alias: Alias, at place: Place) -> NameUse {
    let part = parts[place.part]
    var use =
      alias.isList ? part.listUse(at: place.expression) : part.use(at: place.expression)
    switch use.kind {
    // A property that keeps it is another name for it.
    case .kept(let keeper, true) where keepers.contains(keeper):
      use = NameUse(file: use.file, range: use.range, kind: .givenBy(property: keeper))
    case .listKept(let keeper, true) where keepers.contains(keeper):
      use = NameUse(file: use.file, range: use.range, kind: .inList(.unit(name: keeper)))
    default: break
    }
    use.isOfUnknown = alias.isOfUnknown
    return use
  }

  /// What a use makes another name of the same view, or of a list that holds it.
  private func other(_ alias: Alias, by use: NameUse.Kind) -> Alias? {
    switch use {
    case .named(let declaration):
      Alias(target: .local(declaration), isOfUnknown: alias.isOfUnknown)
    case .givenBy(let property):
      Alias(target: .unit(name: property), isList: alias.isList, isOfUnknown: alias.isOfUnknown)
    case .inList(let list):
      Alias(target: list, isList: true, isOfUnknown: alias.isOfUnknown || !isConstant(list))
    default: nil
    }
  }

  /// Whether a list is a constant of a function, so that reading knows what loops over it come to.
  private func isConstant(_ list: Target) -> Bool {
    guard case .local(let index) = list else { return false }
    let token = Int(declarations[index].token)
    guard token > 0 else { return false }
    return files[declarations[index].file].source.tokens[token - 1].kind == .letKeyword
  }

  /// More names than that for one view are no names of it.
  private static let maximumNames = 32
  /// A name that stands at more places than that is no other name of one view alone.
  private static let maximumPlaces = 256

  /// How often a name stands, or more: of other names that share its hash, too.
  private func count(of target: Target) -> Int {
    switch target {
    case .local(let declaration): places(ofLocal: declaration).count
    case .unit(let name):
      parts.reduce(0) { $0 + $1.nameCount(of: Token.nameHash(of: name)) }
    }
  }

  /// Whether the name occurs anywhere, regardless of its meaning.
  package func mentions(_ name: String) -> Bool {
    parts.contains { files[$0.place.file].mentions(name, in: $0.place.span) }
  }

  /// The variable of a function that a statement declares: `let title = UILabel()`.
  package func locals(declaredBy statement: SourceRange, in file: Int) -> [Target] {
    let tokens = files[file].source.tokens
    func end(_ index: Int) -> Int { Int(tokens[declarations[index].statementEnd].end) }
    let start = byStatement.partitionIndex { index in
      let other = declarations[index].file
      return other > file || other == file && end(index) >= statement.end
    }
    return byStatement[start...].prefix { index in
      declarations[index].file == file && end(index) == statement.end
    }.filter { index in
      let token = tokens[Int(declarations[index].token)]
      // A function right behind the statement declares its parameters there, too.
      return statement.start <= Int(token.start) && Int(token.end) <= statement.end
    }.map { .local($0) }
  }

  /// All variables of functions that have a name.
  package func locals(named name: String) -> [Target] {
    let hash = Token.nameHash(of: name)
    let start = byHash.partitionIndex { declarations[$0].hash >= hash }
    return byHash[start...].prefix { declarations[$0].hash == hash }.filter { index in
      files[declarations[index].file].name(declarations[index].token) == name
    }.map { .local($0) }
  }

  /// The variables that closures in a range of the source declare and return: `{ let title = …; return title }()`.
  package func returned(in file: Int, _ range: SourceRange) -> [Target] {
    var found: [Target] = []
    for part in parts where part.place.file == file {
      for expression in part.returned(in: range) {
        guard let declaration = part.declaration(at: expression) else { continue }
        if !found.contains(.local(declaration)) { found.append(.local(declaration)) }
      }
    }
    return found
  }

  /// The parameters of closures that are called with an object created in a range of the source: `UILabel().then {
  /// $0.text = title }`.
  package func configured(in file: Int, _ range: SourceRange) -> [Target] {
    parts.filter { $0.place.file == file }.flatMap { $0.configured(range) }.map { .local($0) }
  }

  // MARK: Names

  private struct Place {
    let part: Int
    let expression: Int
  }

  private func places(ofLocal declaration: Int) -> ArraySlice<Place> {
    localPlaces[localStarts[declaration]..<localStarts[declaration + 1]]
  }

  private func places(of target: Target) -> ArraySlice<Place> {
    switch target {
    case .local(let declaration): return places(ofLocal: declaration)
    case .unit(let name):
      let hash = Token.nameHash(of: name)
      var found: [Place] = []
      for (index, part) in parts.enumerated() {
        let file = files[part.place.file]
        part.forEachName(of: hash) { expression, token in
          guard part.declaration(at: expression) == nil, file.name(token) == name else { return }
          found.append(Place(part: index, expression: expression))
        }
      }
      return found[...]
    }
  }
}

extension SyntaxFile {
  /// Whether a name occurs anywhere in a span, regardless of its meaning.
  package func mentions(_ name: String, in span: TokenSpan) -> Bool {
    let hash = Token.nameHash(of: name)
    return span.indices.contains { index in
      source.tokens[index].nameHash == hash && self.name(Int32(index)) == name
    }
  }
}

/// A variable, a parameter, or what a loop, a condition or a pattern names.
struct LocalDeclaration: Sendable {
  let file: Int
  let token: Int32
  let hash: UInt16
  /// Where the name means it.
  let scope: TokenSpan
  /// Whether it is an optional of the same name, unwrapped: `if let title {`.
  let isShort: Bool

  /// The last token of the statement behind which it holds.
  var statementEnd: Int { max(0, Int(scope.first) - 1) }
}

/// One use of a name.
package struct NameUse: Sendable {
  package enum Kind: Sendable {
    /// Nothing happens to what is named: it is compared, declared, given a value, or only mentioned.
    case nothing
    /// A member of it is used.
    case member(MemberUse)
    /// It is an argument of a call.
    case argument(function: String, label: String?)
    /// It stands in a list that is an argument of a call.
    case listArgument(function: String, label: String?)
    /// It stands in a list of which a method is called.
    case listReceiver(function: String)
    /// It becomes the value of something else, whose last name this is; empty where that has none. That may be a
    /// property of `self`.
    case kept(by: String, isOwn: Bool)
    /// It stands in a list that becomes the value of something else, whose last name this is.
    case listKept(by: String, isOwn: Bool)
    /// It is put into a list that has a name.
    case inList(NameUses.Target)
    /// A property of `self` is given it, or computes it, and is another name for it.
    case givenBy(property: String)
    /// A local name is given to it: the declaration's index.
    case named(Int)
    /// It stands in a list over which a loop runs.
    case followedList
    /// A function or closure gives it back.
    case returned
    /// Anything else.
    case other
  }

  package let file: Int
  /// The name and the object before it.
  package let range: SourceRange
  package let kind: Kind
  /// Whether it applies to all elements of a list whose content is not known.
  package var isOfUnknown = false

  package init(file: Int, range: SourceRange, kind: Kind) {
    self.file = file
    self.range = range
    self.kind = kind
  }
}

/// What is done with a member: `title.layer.cornerRadius = 4`.
package struct MemberUse: Sendable {
  package let name: String
  /// The members of that member, up to the last or to a call: `["cornerRadius"]`.
  package var inner: [String] = []
  package var access: MemberAccessKind
  /// The label of the first argument, if it is called; `_` for none.
  package var label: String?
  /// Whether it is called for a state that a control has only sometimes: `setImage(image, for: .selected)`.
  package var isForOtherState = false
  /// The members that are used on the call's result: `edges` of `title.layout().edges()`.
  package var followers: [String] = []
  /// Whether the value of the last member is stored or returned, rather than used at once.
  package var isTaken = false

  package init(
    name: String, inner: [String] = [], access: MemberAccessKind, followers: [String] = []
  ) {
    self.name = name
    self.inner = inner
    self.access = access
    self.followers = followers
  }
}
