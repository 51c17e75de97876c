import Diagnostics
import JSONText
import SourceText

/// Why a baseline cannot be read.
package struct BaselineError: Error, Hashable, Sendable {
  /// The offset of the first byte that is not valid.
  package let offset: Int
  /// In lower case, without a full stop.
  package let message: String

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}

extension BaselineContent {
  /// The version of the file's form that is written.
  private static let formVersion = 1

  /// The file's bytes as JSON Lines: a header, and one entry on each line. Entries are sorted, so that two branches
  /// that change different entries can be merged.
  package var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("baseline", BaselineContent.formVersion)
      writer.member("layoutlint", toolVersion)
      writer.member("paths", paths)
      if let shard { writer.member("shard", shard) }
    }
    writer.endLine()
    for (key, count) in counts.sorted(by: { $0.key < $1.key }) {
      writer.object { writer in
        writer.member("rule", key.rule)
        for (name, path) in BaselineContent.parts where !key[keyPath: path].isEmpty {
          writer.member(name, key[keyPath: path])
        }
        if count > 1 { writer.member("count", count) }
      }
      writer.endLine()
    }
    return writer.bytes
  }

  private static var parts: [(String, WritableKeyPath<BaselineKey, String>)] {
    [
      ("type", \.type), ("item", \.item), ("attribute", \.attribute), ("relation", \.relation),
      ("value", \.value), ("code", \.code),
    ]
  }

  /// Reads a baseline.
  ///
  /// If an entry occurs twice, as after a merge, the larger of the two counts applies.
  /// - Returns: the baseline, and whether its format is newer than the one that this version writes; unknown parts of a
  ///   newer format are ignored.
  /// - Throws: the first error, with its position.
  package static func read(
    _ bytes: [UInt8]
  ) throws(BaselineError) -> (content: BaselineContent, isNewer: Bool) {
    let lines = LineTable(bytes)
    var content: (BaselineContent, isNewer: Bool)?
    for number in lines.starts.indices {
      guard let range = lines.range(ofLine: number + 1),
        bytes[range.start..<range.end].contains(where: { $0 > 0x20 })
      else { continue }
      let object = try members(of: range, in: bytes)
      if let isNewer = content?.isNewer {
        let (key, count) = try entry(object, at: range.start, isLenient: isNewer)
        let known = content?.0.counts[key] ?? 0
        content?.0.counts[key] = max(known, count)
      } else {
        content = try heading(object, at: range.start)
      }
    }
    guard let content else {
      throw BaselineError("expected a baseline, found an empty file", at: 0)
    }
    return content
  }

  private static func members(
    of line: SourceRange, in bytes: [UInt8]
  ) throws(BaselineError) -> [JSONMember] {
    let node: JSONNode
    do throws(JSONReadingError) {
      node = try JSONNode(parsing: bytes, in: line, syntax: .json)
    } catch {
      throw BaselineError(error.message, at: error.offset)
    }
    guard case .object(let members) = node.value else {
      throw BaselineError("expected an object, found \(node.kind)", at: node.range.start)
    }
    return members
  }

  private static func heading(
    _ members: [JSONMember], at offset: Int
  ) throws(BaselineError) -> (BaselineContent, isNewer: Bool) {
    guard let form = members.first(where: { $0.key == "baseline" }) else {
      throw BaselineError(
        "expected the header of a baseline, {\"baseline\": \(formVersion), …}", at: offset)
    }
    let isNewer = try number(form.value) > formVersion
    var content = BaselineContent(toolVersion: "", paths: [], counts: [:])
    for member in members {
      switch member.key {
      case "baseline": break
      case "layoutlint": content.toolVersion = try text(member.value)
      case "paths": content.paths = try texts(member.value)
      case "shard": content.shard = try text(member.value)
      default:
        if !isNewer { throw unknown(member, among: ["baseline", "layoutlint", "paths"]) }
      }
    }
    return (content, isNewer)
  }

  private static func entry(
    _ members: [JSONMember], at offset: Int, isLenient: Bool
  ) throws(BaselineError) -> (BaselineKey, Int) {
    var key = BaselineKey(rule: "")
    var count = 1
    for member in members {
      if member.key == "rule" {
        key.rule = try text(member.value)
      } else if member.key == "count" {
        count = try number(member.value)
      } else if let part = parts.first(where: { $0.0 == member.key }) {
        key[keyPath: part.1] = try text(member.value)
      } else if !isLenient {
        throw unknown(member, among: ["rule", "count"] + parts.map(\.0))
      }
    }
    if key.rule.isEmpty { throw BaselineError("missing key 'rule'", at: offset) }
    return (key, count)
  }

  private static func unknown(_ member: JSONMember, among names: [String]) -> BaselineError {
    let hint = nearest(to: member.key, among: names).map { "; did you mean '\($0)'?" } ?? ""
    return BaselineError("unknown key '\(member.key)'\(hint)", at: member.keyRange.start)
  }

  private static func text(_ node: JSONNode) throws(BaselineError) -> String {
    guard case .string(let text) = node.value else {
      throw BaselineError("expected a string, found \(node.kind)", at: node.range.start)
    }
    return text
  }

  private static func texts(_ node: JSONNode) throws(BaselineError) -> [String] {
    guard case .array(let elements) = node.value else {
      throw BaselineError("expected a list, found \(node.kind)", at: node.range.start)
    }
    var texts: [String] = []
    for element in elements { texts.append(try text(element)) }
    return texts
  }

  private static func number(_ node: JSONNode) throws(BaselineError) -> Int {
    guard case .number(let value) = node.value, let number = Int(exactly: value), number > 0 else {
      throw BaselineError("expected a whole number of at least 1", at: node.range.start)
    }
    return number
  }
}
