import LightSyntax
import SourceText
import SwiftTokens

/// The code that is read together: one type with all its extensions, or one file's top level.
package struct ReadingUnit: Sendable {
  /// `nil` for a file's top level.
  package var typeName: String?
  /// The declarations, by file, with their places in ``FileDeclarations/types``; none for a file's top level.
  package var parts: [(file: Int, type: TypeID, declaration: Int)]
  package var file: Int

  /// The indices of all files that contain a part of it.
  package var files: [Int] { typeName == nil ? [file] : parts.map(\.file) }
}

extension Project {
  /// The units in which layout may be created, in the order of their first declarations.
  ///
  /// An extension joins its type if that is declared in the same file, or only once in all files read.
  ///
  /// - Parameters:
  ///   - words: those of each file.
  ///   - readsFrames: whether code that assigns frames is layout too.
  package func units(words: [LayoutWords], readsFrames: Bool = false) -> [ReadingUnit] {
    let isLayout = words.map { $0.mayBuildLayout || readsFrames && $0.mayAssignFrames }
    var names = NameSet()
    for index in files.indices where isLayout[index] {
      for place in files[index].types.indices { names.insert(files[index].types[place].name) }
    }
    var units: [ReadingUnit] = []
    var primaries = NameTable<[Int]>()
    // By index: declarations are large.
    var extensions: [(file: Int, declaration: Int)] = []
    for index in files.indices {
      if isLayout[index] {
        units.append(ReadingUnit(typeName: nil, parts: [], file: index))
      }
      for place in files[index].types.indices {
        let name = files[index].types[place].name
        guard names.contains(name) else { continue }
        if files[index].types[place].kind.extendsAnother {
          extensions.append((index, place))
          continue
        }
        primaries[name, default: []].append(units.count)
        let part = (index, files[index].types[place].id, place)
        units.append(ReadingUnit(typeName: name, parts: [part], file: index))
      }
    }
    for (index, place) in extensions {
      let name = files[index].types[place].name
      let candidates = primaries[name] ?? []
      let part = (file: index, type: files[index].types[place].id, declaration: place)
      let home = firstUnit(of: index, among: candidates, in: units)
      if let home = home ?? (candidates.count == 1 ? candidates.first : nil) {
        units[home].parts.append(part)
      } else {
        units.append(ReadingUnit(typeName: name, parts: [part], file: index))
      }
    }
    return units.filter { unit in unit.files.contains { isLayout[$0] } }
  }

  /// The first of `candidates` that the file declares; they are in the order of their files.
  private func firstUnit(
    of file: Int, among candidates: [Int], in units: [ReadingUnit]
  ) -> Int? {
    let index = candidates.partitionIndex { units[$0].file >= file }
    guard index < candidates.count, units[candidates[index]].file == file else { return nil }
    return candidates[index]
  }
}

extension ReadingUnit {
  /// The unit for files of which some were parsed again, with the bodies that were left out before: types that
  /// functions declare are then added to the tables, which changes the indices of the others.
  package func found(in files: [SyntaxFile], of project: Project) -> ReadingUnit {
    var unit = self
    for (index, part) in parts.enumerated() {
      let start = project.files[part.file].types[part.declaration].start
      let types = files[part.file].types
      if types.indices.contains(Int(part.type.index)),
        types[Int(part.type.index)].span.first == start
      {
        continue
      }
      guard let place = types.firstIndex(where: { $0.span.first == start }) else { continue }
      unit.parts[index].type = TypeID(index: Int32(place))
    }
    return unit
  }
}

extension TypeDeclaration.Kind {
  /// Whether what is declared adds to another type, or to several.
  fileprivate var extendsAnother: Bool { self == .extension || self == .protocol }
}

/// Reads the layout of one unit. `files` and `words` are those of the project, indexed as in ``Project/files``.
///
/// - Parameters:
///   - readsFrames: whether frames that code assigns are read too, as constraints of the dialect `frame`.
///   - keepsReplaced: whether a function that was run for its calls also yields its constraints once by itself, with
///     the places where these are written.
package func readLayout(
  of unit: ReadingUnit, in project: Project, files: [SyntaxFile], words: [LayoutWords],
  readsFrames: Bool = false, keepsReplaced: Bool = false
) -> LayoutReading {
  let mentionsLayout = unit.mentionsLayout(
    in: files, words: words, helpers: project.helpers, readsFrames: readsFrames)
  guard mentionsLayout else {
    return LayoutReading(scopes: [])
  }
  var reader = TypeReader(project: project, files: files, unit: unit, readsFrames: readsFrames)
  if unit.typeName == nil {
    reader.readTopLevel(of: unit.file)
  } else {
    let idle =
      readsFrames
      ? nil : IdleFunctions(of: unit, in: files, words: words, helpers: project.helpers)
    for part in unit.parts { reader.read(part.type, in: part.file, except: idle) }
  }
  let isExhausted = reader.isExhausted
  if isExhausted {
    // What was read of it tells nothing: all its constraints are named as not followed.
    reader = TypeReader(project: project, files: files, unit: unit, readsFrames: readsFrames)
  }
  if unit.typeName == nil { reader.sweepTopLevel() }
  for part in unit.parts { reader.sweep(part.type, in: part.file) }
  if !keepsReplaced { reader.removeReplacedEvents() }
  reader.resolveSuperviews()
  for settle in reader.dialects.settlings { settle(reader) }
  var reading = reader.reading(keepsReplaced: keepsReplaced)
  reading.unit = unit
  reading.extent = unit.extent(in: files)
  reading.leavesCalls = reader.helpers.leavesCalls
  reading.isWhole =
    reader.effort.isWhole && !isExhausted && unit.files.allSatisfy { files[$0].isWhole }
  return reading
}

extension TypeReader {
  /// Names the constraint-building calls of a type that reading it never came to.
  func sweep(_ id: TypeID, in fileIndex: Int) {
    execution.context.move(to: fileIndex, of: files)
    sweep(file[id].span, except: file.types(inside: id).map(\.span))
  }

  func sweepTopLevel() {
    sweep(file.topLevel.span, except: file.types.map(\.span))
  }

  /// - Parameter inner: the types inside, outer ones behind those that they hold.
  private func sweep(_ span: TokenSpan, except inner: [TokenSpan]) {
    var outermost: [TokenSpan] = []
    for type in inner.reversed() where outermost.last.map({ type.last < $0.first }) ?? true {
      outermost.append(type)
    }
    outermost.reverse()
    let inside = file.expressions(in: span)
    for index in inside.indices {
      let expression = inside[index]
      guard case .call(let callee, let arguments) = expression.kind,
        let token = calledName(callee),
        makerNames.contains(file.source.tokens[Int(token)].nameHash),
        isSpeltAsMaker(callee, file.name(token), arguments),
        !recorded.visited.contains(
          ReadCall(file: fileIndex, id: ExpressionID(index: Int32(index)))),
        span.indices.contains(Int(expression.span.first)),
        !isInside(expression.span, outermost)
      else { continue }
      unresolved.append(
        UnresolvedCall(
          file: fileIndex, range: file.range(expression.span), function: "",
          reason: "the code around it is not analyzed"))
    }
  }
}

extension TypeReader {
  /// Whether a span lies in one of those that are given in order.
  private func isInside(_ span: TokenSpan, _ spans: [TokenSpan]) -> Bool {
    let index = spans.partitionIndex { $0.last >= span.first }
    return index < spans.count && spans[index].first <= span.first
  }

  /// Whether a call is spelt like one that makes constraints in one of the dialects.
  private func isSpeltAsMaker(
    _ callee: ExpressionID, _ name: String, _ arguments: ListSlice
  ) -> Bool {
    let call = UnreadCall(callee: callee, name: name, arguments: arguments)
    return dialects.makers.contains { $0(self, call) }
  }

  /// The token that names the function or method that is called.
  private func calledName(_ callee: ExpressionID) -> Int32? {
    switch file[callee].kind {
    case .member(_, let name), .name(let name), .implicitMember(let name): name
    default: nil
    }
  }
}

/// The functions and methods that build constraints in the dialects that are read.
private let makerNames = NameHashSet(Dialect.all.flatMap(\.makers))

extension SyntaxFile {
  /// What stands between the types of a file, in order.
  fileprivate var spansOutsideTypes: [TokenSpan] {
    var spans: [TokenSpan] = []
    var first = topLevel.span.first
    for type in topLevelTypes.map({ self[$0].span }) {
      if first < type.first { spans.append(TokenSpan(Int(first), Int(type.first) - 1)) }
      first = type.last + 1
    }
    if first <= topLevel.span.last { spans.append(TokenSpan(Int(first), Int(topLevel.span.last))) }
    return spans
  }
}

extension ReadingUnit {
  fileprivate func extent(in files: [SyntaxFile]) -> UnitExtent {
    guard typeName != nil else {
      return UnitExtent(parts: [.init(file: file, span: files[file].topLevel.span)])
    }
    return UnitExtent(
      typeName: typeName,
      parts: parts.map { .init(file: $0.file, span: files[$0.file][$0.type].span) })
  }

  /// Whether the unit holds a word without which no layout is built, or calls a helper and stands in a file with such
  /// words. Another type is not run: three types in four have none, and running them took most of the time.
  func mentionsLayout(
    in files: [SyntaxFile], words: [LayoutWords], helpers: HelperIndex, readsFrames: Bool
  ) -> Bool {
    func mentions(_ words: LayoutWords, _ span: TokenSpan) -> Bool {
      words.occur(in: span) || readsFrames && words.mayAssignFrames(in: span)
    }
    guard typeName != nil else {
      return files[file].spansOutsideTypes.contains { mentions(words[file], $0) }
    }
    return parts.contains { part in
      let span = files[part.file][part.type].span
      return mentions(words[part.file], span)
        || words[part.file].mayBuildLayout && helpers.areCalled(in: span, of: files[part.file])
    }
  }
}
