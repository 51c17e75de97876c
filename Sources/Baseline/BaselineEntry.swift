import Diagnostics

/// What identifies a known finding, regardless of its place in the project.
///
/// Neither the file nor the line is part of the key, so moving, renaming and reformatting code make no known finding
/// new.
package struct BaselineKey: Hashable, Sendable {
  package var rule: String
  /// The type around the finding; empty outside all types.
  package var type: String
  /// Empty if the finding is not about an item, like the three properties below.
  package var item: String
  package var attribute: String
  package var relation: String
  package var value: String
  /// The statement; empty where the finding is about an item.
  package var code: String

  /// The most characters of a statement that are kept; what is longer ends in a hash of the whole.
  private static let maximumCodeLength = 120

  package init(
    rule: String, type: String = "", item: String = "", attribute: String = "",
    relation: String = "", value: String = "", code: String = ""
  ) {
    self.rule = rule
    self.type = type
    self.item = item
    self.attribute = attribute
    self.relation = relation
    self.value = value
    self.code = code
  }

  package init(_ finding: Finding) {
    let place = finding.place
    self.init(rule: finding.rule, type: place?.type ?? "")
    if let subject = finding.diagnostic.subject {
      item = BaselineKey.unnumbered(subject.item)
      attribute = subject.attribute ?? ""
      relation = subject.relation ?? ""
      value = subject.value ?? ""
    } else {
      code = BaselineKey.shortened(place?.code ?? "")
    }
  }

  /// The key with the item alone, without its attribute, relation and value; `nil` if the key has none of these.
  var withoutEquation: BaselineKey? {
    if attribute.isEmpty, relation.isEmpty, value.isEmpty { return nil }
    return BaselineKey(rule: rule, type: type, item: item, code: code)
  }

  /// The item without the number that tells it from others of its name, which depends on their order.
  private static func unnumbered(_ item: String) -> String {
    guard let mark = item.lastIndex(of: "#"), item[mark...].dropFirst().allSatisfy(\.isNumber)
    else { return item }
    return String(item[..<mark])
  }

  private static func shortened(_ code: String) -> String {
    guard code.count > maximumCodeLength else { return code }
    return "\(code.prefix(maximumCodeLength))…\(String(stableHash(code), radix: 16))"
  }
}

/// FNV-1a, which is the same in every run and on every machine.
func stableHash(_ text: String) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  return hash
}

extension BaselineKey: Comparable {
  package static func < (left: BaselineKey, right: BaselineKey) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  var parts: [String] { [rule, type, item, attribute, relation, value, code] }
}
