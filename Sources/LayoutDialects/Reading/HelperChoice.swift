import LightSyntax
import SourceText
import SwiftTokens

extension TypeReader {
  /// The helper that a call means, of those that fit: the one of the receiver's nearest type, then the one that leaves
  /// out the fewest arguments, then the one whose parameters take one argument each.
  ///
  /// - Returns: `nil` where that does not decide, or where a method that is not followed may be meant.
  func onlyHelper(
    among candidates: [MatchedHelper], on receiver: HelperReceiver, _ arguments: ListSlice
  ) -> MatchedHelper? {
    var matches = candidates
    // Overloads by types alone are told apart as far as the arguments' kinds do.
    if matches.count > 1 { matches.removeAll { !mayTake($0, arguments) } }
    let possible = matches
    if let nearest = matches.map(\.rank).min() { matches.removeAll { $0.rank > nearest } }
    if matches.count > 1, let fewest = matches.map(\.omitted).min() {
      matches.removeAll { $0.omitted > fewest }
    }
    if matches.contains(where: { !takesAnyNumber($0) }) { matches.removeAll(where: takesAnyNumber) }
    // In another module a name may be used again.
    if matches.count > 1, matches.contains(where: \.entry.function.isOfFile) {
      matches.removeAll { !$0.entry.function.isOfFile }
    }
    // Two modules may each have a copy.
    if let first = matches.first, matches.dropFirst().allSatisfy({ isCopy($0, of: first) }) {
      matches = [first]
    }
    if matches.count > 1, let own = ofOwnModule(matches) { matches = [own] }
    guard matches.count == 1, let helper = matches.first,
      !possible.contains(where: { takesOthers($0, than: helper) })
    else { return nil }
    return helper.entry.function.isGetter || !isShadowed(helper, on: receiver, arguments)
      ? helper : nil
  }

  /// The function that is nearest to the code by its folder, of some that a compiler would not tell apart: these are of
  /// different modules, and none but that of the code's own module is seen.
  private func ofOwnModule(_ matches: [MatchedHelper]) -> MatchedHelper? {
    guard let first = matches.first,
      matches.dropFirst().allSatisfy({
        $0.entry.function.owner == first.entry.function.owner
          && $0.entry.function.isStatic == first.entry.function.isStatic
          && !takesOthers($0, than: first) && $0.omitted == first.omitted
      })
    else { return nil }
    let here = Array(file.source.file.path.utf8)
    func shared(_ helper: MatchedHelper) -> Int {
      let there = files[helper.entry.file].source.file.path.utf8
      let common = zip(here, there).prefix { $0 == $1 }.map(\.0)
      return common.count { $0 == UInt8(ascii: "/") }
    }
    let nearest = matches.map(shared)
    guard let most = nearest.max(), nearest.count(where: { $0 == most }) == 1 else { return nil }
    return nearest.firstIndex(of: most).map { matches[$0] }
  }

  /// Whether two functions of one type are spelt alike from their names to their ends.
  private func isCopy(_ helper: MatchedHelper, of other: MatchedHelper) -> Bool {
    guard helper.entry.function.owner == other.entry.function.owner,
      helper.entry.function.isStatic == other.entry.function.isStatic
    else { return false }
    let (first, second) = (files[helper.entry.file], files[other.entry.file])
    let tokens = first.tokensOfCode(helper.declaration)
    let others = second.tokensOfCode(other.declaration)
    return tokens.count == others.count
      && zip(tokens, others).allSatisfy { index, other in
        let (token, otherToken) = (first.source.tokens[index], second.source.tokens[other])
        return token.kind == otherToken.kind
          && first.source.bytes(of: token).elementsEqual(second.source.bytes(of: otherToken))
      }
  }

  /// Whether a parameter takes any number of arguments: `func pin(_ edges: Edge...)`.
  private func takesAnyNumber(_ helper: MatchedHelper) -> Bool {
    let owner = files[helper.entry.file]
    return owner.parameters[helper.declaration.parameters.indices].contains {
      owner.isVariadic($0)
    }
  }

  /// Whether an overload takes arguments of other types, so that these decide which of the two is meant.
  private func takesOthers(_ other: MatchedHelper, than helper: MatchedHelper) -> Bool {
    zip(argumentTypes(of: other), argumentTypes(of: helper)).contains { $0 != $1 }
  }

  /// The types of the parameters that get arguments, in the order of the call.
  private func argumentTypes(of helper: MatchedHelper) -> [String] {
    let owner = files[helper.entry.file]
    let parameters = owner.parameters[helper.declaration.parameters.indices]
    return zip(parameters, helper.positions).flatMap { parameter, positions in
      positions.map { position in
        var type = parameter.type.map { owner.text($0) } ?? ""
        if owner.isVariadic(parameter) { type.removeLast(3) }
        return (position: position, type: type)
      }
    }.sorted { $0.position < $1.position }.map { baseTypeName($0.type) }
  }

  /// Whether the call may mean a method that is not followed: one that is nearer to the receiver, or as near with fewer
  /// arguments left out.
  ///
  /// What a class does in its own methods is read with that class: for other types these are no helpers.
  private func isShadowed(
    _ helper: MatchedHelper, on receiver: HelperReceiver, _ arguments: ListSlice
  ) -> Bool {
    let type: String?
    switch receiver {
    case .own: type = ownClassName(for: helper.entry.function.name)
    case .object(let reference): type = isSelf(reference) ? typeName : declaredType(of: reference)
    case .type, .value, .enumCase: return false
    }
    let owners = type.map(project.types.helperOwners) ?? []
    return owners.enumerated().contains { rank, owner in
      rank <= helper.rank
        && methods(named: helper.entry.function.name, of: owner).contains { file, id in
          let method = files[file][id]
          guard file != helper.entry.file || id != helper.entry.function.id,
            let positions = positions(method, in: files[file], arguments),
            mayTake(method, of: owner, in: files[file], positions, arguments)
          else { return false }
          return rank < helper.rank || positions.count { $0.isEmpty } < helper.omitted
        }
    }
  }

  /// The methods of that name in all declarations and extensions of a type, but those that are called on the type.
  func methods(named name: String, of type: String) -> [(file: Int, id: FunctionID)] {
    let hash = Token.nameHash(of: name)
    var found: [(file: Int, id: FunctionID)] = []
    for (index, declaration) in project.types.placed(type) {
      let file = files[index]
      // Of a file that builds no layout, no syntax is kept.
      guard file.types.indices.contains(Int(declaration.id.index)) else { continue }
      for member in file.members[file[declaration.id].members.indices] {
        guard case .function(let id) = member, file[id].kind == .function, file[id].name >= 0,
          !file[id].modifiers.contains(.static),
          file.source.tokens[Int(file[id].name)].nameHash == hash, file.name(file[id].name) == name
        else { continue }
        found.append((index, id))
      }
    }
    return found
  }

  /// How many parameters the call leaves to their defaults; `nil` if its labels do not fit.
  func omitted(
    _ declaration: FunctionDeclaration, in owner: SyntaxFile, _ arguments: ListSlice
  ) -> Int? {
    positions(declaration, in: owner, arguments)?.count { $0.isEmpty }
  }
}

extension SyntaxFile {
  /// The tokens of a function from its name on.
  fileprivate func tokensOfCode(_ function: FunctionDeclaration) -> Range<Int> {
    let indices = function.span.indices
    return max(Int(function.name), indices.lowerBound)..<indices.upperBound
  }
}
