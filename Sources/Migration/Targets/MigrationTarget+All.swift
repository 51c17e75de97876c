extension MigrationTarget: CaseIterable, RawRepresentable, Hashable {
  /// All targets, in the order of help.
  package static let all: [MigrationTarget] = [
    .frames,
    .scaled,
    .divided,
    .pinlayout,
    .notautolayout,
    .simpleLayout,
    .anchors,
  ]

  package static var allCases: [MigrationTarget] { all }

  package var rawValue: String { name }

  package init?(rawValue: String) {
    guard let target = Self.all.first(where: { $0.name == rawValue }) else { return nil }
    self = target
  }
}

extension Allowance: CaseIterable, RawRepresentable {
  /// Those of all targets, in their order.
  package static let allCases: [Allowance] = MigrationTarget.all.flatMap(\.allowances)
    .reduce(into: []) { known, allowance in
      if !known.contains(allowance) { known.append(allowance) }
    }

  package var rawValue: String { name }

  package init?(rawValue: String) {
    guard let allowance = Self.allCases.first(where: { $0.name == rawValue }) else { return nil }
    self = allowance
  }
}
