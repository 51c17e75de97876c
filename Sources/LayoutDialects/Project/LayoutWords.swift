import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// Where a file contains words that all layout code needs.
///
/// Most files contain none, so their function bodies are not parsed.
package struct LayoutWords: Sendable {
  /// The tokens that are words of layout, in order.
  private var tokens: [Int32]
  /// The tokens that name a view's frame or a part of it, in order.
  private let frameTokens: [Int32]
  /// The tokens that may change what layout code made elsewhere, in order.
  private let changeTokens: [Int32]
  /// The tokens that name the flag of autoresizing masks, in order.
  package let flagTokens: [Int]
  /// The tokens that name a constraint's constant or an argument's label for one, in order.
  let constantTokens: [Int]
  /// The tokens that may ask what kind of screen or device there is, in order.
  let screenTokens: [Int]
  /// Whether the program may start in the file: `@main`, `@UIApplicationMain`, `UIApplicationMain(…)`.
  package private(set) var startsProgram = false
  /// The names of the file, and those by which its strings may find methods.
  let names: NameFilter
  /// Whether all code of the file may build layout.
  private var isAllLayout = false
  /// Whether the file makes rectangles, sizes, points or insets.
  private let makesGeometry: Bool
  /// Whether code inside the file's functions can matter to layout or to a rule about sizes on a screen.
  package let needsBodies: Bool

  package init(_ file: TokenizedFile) {
    let table = WordTable.shared
    var found: [Int32] = []
    var frames: [Int32] = []
    var changes: [Int32] = []
    var constants: [Int] = []
    var screens: [Int] = []
    var makesGeometry = false
    var isInspected = false
    var names = NameFilter()
    var modules: [String] = []
    for (index, token) in file.tokens.enumerated() {
      guard token.nameHash != 0 else {
        if let name = file.selectorName(in: token) { names.insert(Token.nameHash(of: name)) }
        continue
      }
      names.insert(token.nameHash)
      if token.kind == .staticKeyword, let name = file.maker(after: index) {
        found.append(Int32(name))
      }
      if token.kind == .funcKeyword, let name = file.configurator(at: index) {
        found.append(Int32(name))
      }
      guard table.mayHold(token.nameHash) else { continue }
      switch table.word(file.name(of: token)) {
      case .layout: found.append(Int32(index))
      case .everywhere:
        found.append(Int32(index))
        isAllLayout = true
      case .frame: if file.mayAssignFrame(at: index) { frames.append(Int32(index)) }
      case .geometry: makesGeometry = true
      case .screen:
        screens.append(index)
        if file.name(of: token) == ClassName.screen { makesGeometry = true }
      case .inspected: isInspected = true
      case .change:
        changes.append(Int32(index))
        // A file may do no more than give a constraint of another file, or of a storyboard, its number.
        if token.nameHash == constantHash, file.name(of: token) == "constant" {
          makesGeometry = true
          constants.append(index)
        }
        // A helper may do nothing but switch the mask of its view off.
        if token.nameHash == flagHash, file.name(of: token) == autoresizingFlag {
          found.append(Int32(index))
        }
      case .library:
        if index > 0, file.tokens[index - 1].kind == .importKeyword {
          modules.append(file.name(of: token))
        }
      case .start: startsProgram = startsProgram || file.startsProgram(at: index)
      case nil: break
      }
    }
    self.names = names
    if !modules.isEmpty { table.addOrdinary(of: modules, in: file, to: &found) }
    tokens = found
    frameTokens = frames
    changeTokens = changes
    flagTokens = changes.lazy.map { Int($0) }.filter {
      file.tokens[$0].nameHash == flagHash && file.name(of: file.tokens[$0]) == autoresizingFlag
    }
    constantTokens = constants
    screenTokens = screens
    self.makesGeometry = makesGeometry
    needsBodies =
      !found.isEmpty || (makesGeometry || isInspected || !frames.isEmpty) && file.isScreenCode()
  }

  /// Whether the file may contain a name; `false` is certain.
  package func mayHold(_ name: String) -> Bool { names.mayHold(Token.nameHash(of: name)) }

  /// Whether layout may be built somewhere in the file.
  package var mayBuildLayout: Bool { !tokens.isEmpty }

  /// Whether code in the file may give a view a frame.
  package var mayAssignFrames: Bool { !frameTokens.isEmpty }

  /// Whether the file may declare functions that scale numbers, or contain layout numbers.
  package var mayHoldNumbers: Bool { makesGeometry || mayBuildLayout }

  /// Whether layout may be built inside `span`.
  package func occur(in span: TokenSpan) -> Bool {
    isAllLayout || Self.isAny(of: tokens, in: span)
  }

  /// The same words where frames are layout too: those that name a view's frame join the others.
  var withFrames: LayoutWords {
    var words = self
    words.tokens = (tokens + frameTokens).sorted()
    return words
  }

  /// Whether code inside `span` may give a view a frame.
  func mayAssignFrames(in span: TokenSpan) -> Bool { Self.isAny(of: frameTokens, in: span) }

  /// Whether code inside `span` may change layout that is built elsewhere.
  func changesLayout(in span: TokenSpan) -> Bool { Self.isAny(of: changeTokens, in: span) }

  private static func isAny(of tokens: [Int32], in span: TokenSpan) -> Bool {
    let index = tokens.partitionIndex { $0 >= span.first }
    return index < tokens.count && tokens[index] <= span.last
  }
}

extension TokenizedFile {
  /// The token with the name of what a `static` declares that makes views for whoever names it: `var line: UIView {`,
  /// or `func make<View: UIView>(…) -> View`.
  fileprivate func maker(after index: Int) -> Int? {
    guard index + 5 < tokens.count, tokens[index + 2].kind == .identifier else { return nil }
    switch tokens[index + 1].kind {
    case .varKeyword:
      guard tokens[index + 3].kind == .colon, tokens[index + 5].kind == .leftBrace else {
        return nil
      }
      return ViewClass.named(name(of: tokens[index + 4])) == nil ? nil : index + 2
    case .funcKeyword:
      let generic = tokens[index + 4]
      guard bytes(of: tokens[index + 3]).first == UInt8(ascii: "<") else { return nil }
      for place in index + 5..<min(index + 5 + Self.longestHead, tokens.count - 1) {
        if tokens[place].kind == .leftBrace { return nil }
        if tokens[place].kind == .arrow, tokens[place + 1].nameHash == generic.nameHash {
          return index + 2
        }
      }
      return nil
    default: return nil
    }
  }

  /// The token with the name of a function that runs a closure and gives back an object of the type that it gets, or its
  /// own: `func with<Object>(_ object: Object, _ change: (Object) -> Void) -> Object`.
  fileprivate func configurator(at index: Int) -> Int? {
    guard index + 3 < tokens.count, tokens[index + 1].kind == .identifier else { return nil }
    let isGeneric = bytes(of: tokens[index + 2]).first == UInt8(ascii: "<")
    var depth = 0
    var takesClosure = false
    for place in index + 2..<min(index + 2 + Self.longestHead, tokens.count - 1) {
      switch tokens[place].kind {
      case .leftBrace: return nil
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .arrow where depth > 0: takesClosure = true
      case .arrow:
        let result = tokens[place + 1]
        let isGivenBack =
          result.kind == .selfTypeKeyword
          || isGeneric && result.nameHash == tokens[index + 3].nameHash
        return takesClosure && isGivenBack ? index + 1 : nil
      default: break
      }
    }
    return nil
  }

  /// How many tokens of a function's head are looked at.
  private static let longestHead = 64

  /// Whether a name follows an at sign.
  fileprivate func startsProgram(at index: Int) -> Bool {
    let start = Int(tokens[index].start)
    if start > 0, file.bytes[start - 1] == UInt8(ascii: "@") { return true }
    // `main(` is called by other programs, too.
    return name(of: tokens[index]) != "main" && index + 1 < tokens.count
      && tokens[index + 1].kind == .leftParen
  }

  /// Whether a word about frames stands where code gives a view one: `title.frame`, `frame = …`, `UILabel(frame: …)`,
  /// but not `init(frame:)`.
  fileprivate func mayAssignFrame(at index: Int) -> Bool {
    guard index > 1, index + 2 < tokens.count else { return false }
    if tokens[index - 1].kind == .period { return true }
    switch tokens[index + 1].kind {
    case .equal, .period: return true
    case .colon:
      let first = bytes(of: tokens[index - 2]).first ?? 0
      return tokens[index - 1].kind == .leftParen && first >= UInt8(ascii: "A")
        && first <= UInt8(ascii: "Z") && tokens[index + 2].kind != .period
    default: return false
    }
  }
}

/// The name of the flag that a view must switch off before it can be constrained.
package let autoresizingFlag = "translatesAutoresizingMaskIntoConstraints"

private let constantHash = Token.nameHash(of: "constant")
private let flagHash = Token.nameHash(of: autoresizingFlag)

/// The words, found by the hash that tokens carry.
private struct WordTable: Sendable {
  enum Word { case layout, everywhere, frame, geometry, screen, change, start, inspected, library }

  static let shared = WordTable()

  private var hashes = NameHashSet()
  private var words = NameTable<Word>()
  /// By the module that a file must import for them.
  private var ordinary: [String: NameSet] = [:]

  private init() {
    let words = Dialect.all.map(\.words)
    for name in words.flatMap(\.building) { add(name, .layout) }
    for name in words.flatMap(\.everywhere) { add(name, .everywhere) }
    for name in words.flatMap(\.framing) { add(name, .frame) }
    for name in calledLayoutMethods { add(name, .inspected) }
    for name in geometryWords { add(name, .geometry) }
    for name in screenWords { add(name, .screen) }
    for name in ["main", "UIApplicationMain", "NSApplicationMain"] { add(name, .start) }
    for name in words.flatMap(\.changing) { add(name, .change) }
    for dialect in Dialect.all where !dialect.words.ordinary.isEmpty {
      guard let module = dialect.library?.module else { continue }
      add(module, .library)
      ordinary[module] = NameSet(dialect.words.ordinary)
    }
  }

  /// Adds the words that mean layout in a file that imports these modules.
  func addOrdinary(of modules: [String], in file: TokenizedFile, to found: inout [Int32]) {
    let sets = modules.compactMap { ordinary[$0] }
    for (index, token) in file.tokens.enumerated() {
      switch token.kind {
      case .prefixOperator, .postfixOperator: break
      default: if token.nameHash == 0 { continue }
      }
      let name = file.text(token)
      if sets.contains(where: { $0.contains(name) }) { found.append(Int32(index)) }
    }
    found.sort()
  }

  private mutating func add(_ name: String, _ word: Word) {
    hashes.insert(name)
    words[name] = word
  }

  @inline(__always)
  func mayHold(_ hash: UInt16) -> Bool { hashes.contains(hash) }

  func word(_ name: String) -> Word? { words[name] }
}

/// Which names a file holds, and perhaps some more: one bit for sixteen hashes.
struct NameFilter: Sendable {
  private var bits = [UInt64](repeating: 0, count: 1 << 6)

  @inline(__always)
  mutating func insert(_ hash: UInt16) {
    bits[Int(hash >> 10)] |= 1 << UInt64(hash >> 4 & 63)
  }

  func mayHold(_ hash: UInt16) -> Bool {
    bits[Int(hash >> 10)] & 1 << UInt64(hash >> 4 & 63) != 0
  }
}

/// Methods of the system that code must not call itself.
private let calledLayoutMethods = [
  "layoutSubviews", "updateConstraints", "updateViewConstraints", "viewDidLayoutSubviews",
  "viewWillLayoutSubviews",
]

/// What rules about numbers look for inside functions.
private let geometryWords = [
  "CGRect", "CGSize", "CGPoint", "CGRectMake", "CGSizeMake", "CGPointMake", "NSRect", "NSMakeRect",
  "NSSize", "NSPoint", "UIEdgeInsets", "UIEdgeInsetsMake", "NSDirectionalEdgeInsets",
  "NSEdgeInsets", "NSEdgeInsetsMake", "topLayoutGuide", "bottomLayoutGuide",
  "automaticallyAdjustsScrollViewInsets", "cornerRadius", "safeAreaInsets", "spacing",
  "minimumLineSpacing", "minimumInteritemSpacing", "interGroupSpacing",
]

/// The hashes of some names, one bit each, for a quick check of every token in a file. Other names may share a hash.
public struct NameHashSet: Sendable {
  @usableFromInline
  internal private(set) var bits = [UInt64](repeating: 0, count: 1 << 10)

  package init(_ names: some Sequence<String> = []) {
    for name in names { insert(name) }
  }

  package mutating func insert(_ name: String) { insert(hash: Token.nameHash(of: name)) }

  mutating func insert(hash: UInt16) {
    bits[Int(hash >> 6)] |= 1 << UInt64(hash & 63)
  }

  /// - Parameter hash: of a token; 0, the hash of tokens without a name, is never contained.
  @inlinable
  public func contains(_ hash: UInt16) -> Bool {
    bits[Int(hash >> 6)] & 1 << UInt64(hash & 63) != 0
  }
}
