import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// The views whose SnapKit constraints code changes, by their names: SnapKit finds only what it made itself.
struct SnapKitChanges: Sendable {
  /// Names that stand alone or behind `self`.
  private var own: Set<String> = []
  /// Last names of paths: `title` of `cell.title.snp.updateConstraints`.
  private var reached: Set<String> = []
  /// Whether something else than a name is changed somewhere.
  private var changesUnnamed = false

  private static let calls = SnapKitCall.allCases.filter { $0 != .make }
  private static let actions = Set(calls.map(\.name))
  private static let oldActions = Set(calls.map(\.formerName))
  private static let oldHashes = Set(oldActions.map { Token.nameHash(of: $0) })

  static func isChange(_ method: String) -> Bool {
    actions.contains(method) || oldActions.contains(method)
  }

  init() {}

  /// - Parameter span: what is looked at; the whole file if it is `nil`.
  init(in file: SyntaxFile, _ span: TokenSpan? = nil) {
    let tokens = file.source.tokens
    let handle = Token.nameHash(of: SnapKitCall.handle)
    let indices = span.map { $0.indices.lowerBound..<$0.indices.upperBound + 1 } ?? tokens.indices
    for index in indices where tokens[index].kind == .identifier {
      if Self.oldHashes.contains(tokens[index].nameHash),
        Self.oldActions.contains(file.name(Int32(index)))
      {
        add(before: index, in: file)
      }
      guard tokens[index].nameHash == handle, file.name(Int32(index)) == SnapKitCall.handle,
        index + 2 < tokens.count, tokens[index + 1].kind == .period,
        Self.actions.contains(file.name(Int32(index + 2)))
      else { continue }
      add(before: index, in: file)
    }
  }

  /// Notes the receiver that ends before the period in front of a token.
  private mutating func add(before index: Int, in file: SyntaxFile) {
    let tokens = file.source.tokens
    var position = index - 2
    guard position >= 0, tokens[index - 1].kind == .period else { return }
    while position > 0, [.postfixQuestion, .postfixExclamation].contains(tokens[position].kind) {
      position -= 1
    }
    guard [.identifier, .selfKeyword].contains(tokens[position].kind) else {
      changesUnnamed = true
      return
    }
    let name = file.name(Int32(position))
    let isPath = position > 1 && tokens[position - 1].kind == .period
    if isPath, tokens[position - 2].kind != .selfKeyword {
      reached.insert(name)
    } else {
      own.insert(name)
    }
  }

  mutating func formUnion(_ other: SnapKitChanges) {
    own.formUnion(other.own)
    reached.formUnion(other.reached)
    changesUnnamed = changesUnnamed || other.changesUnnamed
  }

  /// What code of other types may do to a type's views.
  func fromOutside(includingNames: Bool) -> SnapKitChanges {
    var outside = self
    outside.changesUnnamed = false
    if !includingNames { outside.own = [] }
    return outside
  }

  /// Whether the constraints of a receiver may be changed.
  func mayChange(_ receiver: String) -> Bool {
    if changesUnnamed { return true }
    let last = receiver.split(separator: ".").last ?? ""
    let name = String(last.filter { $0 != "!" && $0 != "?" })
    return own.contains(name) || reached.contains(name)
  }
}
