import Diagnostics

/// What the name of a type on the command line means.
struct MeantType {
  /// The type with its outer types; the name as it was given if no type is meant.
  let name: String
  /// If no type is meant, those whose names are similar.
  let similar: [String]

  /// - Parameters:
  ///   - given: a name, which may leave out the outer types if no other type has it.
  ///   - types: the names of the types that can be meant.
  init(_ given: String, among types: Set<String>) {
    let nested = types.filter { $0.hasSuffix("." + given) }
    if let only = nested.first, nested.count == 1, !types.contains(given) {
      name = only
      similar = []
    } else {
      name = given
      similar =
        types.contains(given) ? [] : nested.isEmpty ? Self.near(given, types) : nested.sorted()
    }
  }

  /// The types whose names, or the last words of whose names, are nearest to one that is none.
  private static func near(_ given: String, _ types: Set<String>) -> [String] {
    func word(_ type: String) -> String { String(type.split(separator: ".").last ?? "") }
    let near = nearest(to: given, among: types.union(types.map(word)))
    return types.filter { $0 == near || word($0) == near }.sorted()
  }
}
