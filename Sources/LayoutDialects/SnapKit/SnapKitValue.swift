import LayoutModel
import SourceText
import UIKitFacts

/// What SnapKit's objects stand for while its closures are run.
enum SnapKitValue: DialectValue {
  /// `view.snp`.
  case handle(SnapKitItem)
  /// `view.snp.bottom`.
  case item(SnapKitItem, SnapKitAttributes)
  /// `make`: the index of the call that hands it to a closure.
  case maker(call: Int)
  /// `make.left.top`.
  case attributes(call: Int, SnapKitAttributes)
  /// `make.left.equalTo(view)`: the index of the chain.
  case made(chain: Int)

  var mattersUnread: Bool { true }

  var view: Reference? {
    switch self {
    case .handle(.known(let view)), .item(.known(let view), _): view
    case .handle, .item, .maker, .attributes, .made: nil
    }
  }
}

extension Value {
  static func snapKit(_ value: SnapKitValue) -> Value { .dialect(value) }

  /// What it stands for if SnapKit hands it out.
  var snapKit: SnapKitValue? {
    if case .dialect(let value) = self { value as? SnapKitValue } else { nil }
  }
}

/// The view or guide that a SnapKit call is about.
enum SnapKitItem: Hashable, Sendable {
  case known(Reference)
  case unknown(reason: String)
}

/// `view.snp.makeConstraints { … }` and its kin.
struct SnapKitBlock: Sendable {
  var action: SnapKitCall
  var item: SnapKitItem
  var file: Int
  var range: SourceRange
  var function: String
  /// Tells functions of one name apart.
  var functionSerial: Int
  var branches: [Branch]
  /// What becomes of an update that finds no constraint.
  var missedUpdate: SnapKitCall.MissedUpdate
}

/// One relation in a closure, with the constraints that it makes.
struct SnapKitChain: Sendable {
  var call: Int
  var file: Int
  var range: SourceRange
  /// Indices of drafts; empty where the relation could not be read.
  var drafts: Range<Int>
  var branches: [Branch]
}

/// A SnapKit call that crashes the app when it is run.
package struct SnapKitMistake: Sendable {
  package enum Kind: Sendable {
    /// Several attributes are tied to several others.
    case unequalGroups(attributes: String, target: String)
    /// `updateConstraints` finds no constraint to update.
    case neverMade(attribute: String)
  }

  package var kind: Kind
  package var item: String
  package var file: Int
  package var range: SourceRange
}

/// What the code of one type does with SnapKit.
final class SnapKitRecord: DialectRecord {
  var calls: [SnapKitBlock] = []
  var chains: [SnapKitChain] = []
  var mistakes: [SnapKitMistake] = []

  var counts: [Int] { [calls.count, chains.count, mistakes.count] }

  func attribute(since counts: [Int], to call: HelperState.Site) {
    let counts = counts.isEmpty ? [0, 0, 0] : counts
    for index in calls.indices[counts[0]...] {
      calls[index].file = call.file
      calls[index].range = call.range
      calls[index].function = call.function
    }
    for index in chains.indices[counts[1]...] {
      chains[index].file = call.file
      chains[index].range = call.range
    }
    // What is wrong in a helper is told where it is declared.
    mistakes.removeLast(mistakes.count - counts[2])
  }
}
