import LightSyntax
import SourceText

/// One type with all its extensions, or one file's top level: what is read together.
package struct ReadingUnit: Sendable {
  /// `nil` for a file's top level.
  package var typeName: String?
  /// The declarations, by file; none for a file's top level.
  package var parts: [(file: Int, type: TypeID)]
  package var file: Int
}

extension Project {
  /// The units of all files, in the order of their first declarations.
  ///
  /// An extension joins its type if that is declared in the same file, or only once in all files read.
  package func units() -> [ReadingUnit] {
    var units: [ReadingUnit] = []
    var primaries: [String: [Int]] = [:]
    for (index, file) in files.enumerated() {
      units.append(ReadingUnit(typeName: nil, parts: [], file: index))
      for type in file.types where type.kind != .extension && type.kind != .protocol {
        primaries[type.name, default: []].append(units.count)
        units.append(ReadingUnit(typeName: type.name, parts: [(index, type.id)], file: index))
      }
    }
    for (index, file) in files.enumerated() {
      for type in file.types where type.kind == .extension || type.kind == .protocol {
        let candidates = primaries[type.name] ?? []
        let home = candidates.first { units[$0].file == index }
        if let home = home ?? (candidates.count == 1 ? candidates.first : nil) {
          units[home].parts.append((index, type.id))
        } else {
          units.append(ReadingUnit(typeName: type.name, parts: [(index, type.id)], file: index))
        }
      }
    }
    return units
  }
}

/// Reads the layout of one unit. `files` are those of the project, indexed as in ``Project/files``.
package func readLayout(
  of unit: ReadingUnit, in project: Project, files: [SyntaxFile]
) -> LayoutReading {
  var reader = TypeReader(project: project, files: files, typeName: unit.typeName)
  if unit.typeName == nil {
    reader.readTopLevel(of: unit.file)
    reader.sweepTopLevel()
  } else {
    for part in unit.parts { reader.read(part.type, in: part.file) }
    for part in unit.parts { reader.sweep(part.type, in: part.file) }
  }
  return reader.reading()
}

extension TypeReader {
  /// Names the constraint-building calls of a type that reading it never came to.
  mutating func sweep(_ id: TypeID, in fileIndex: Int) {
    self.fileIndex = fileIndex
    var inner: [TokenSpan] = []
    for member in file.members[file[id].members.indices] {
      if case .type(let nested) = member { inner.append(file[nested].span) }
    }
    sweep(file[id].span, except: inner)
  }

  mutating func sweepTopLevel() {
    let types = file.statements(of: file.topLevel).compactMap { statement -> TokenSpan? in
      if case .type(let id) = file[statement].kind { file[id].span } else { nil }
    }
    sweep(file.topLevel.span, except: types)
  }

  private mutating func sweep(_ span: TokenSpan, except inner: [TokenSpan]) {
    let inside = file.expressions(in: span)
    for index in inside.indices {
      let expression = inside[index]
      guard case .call(let callee, let arguments) = expression.kind,
        case .member(_, let name) = file[callee].kind,
        !visited.contains(SIMD2(Int32(fileIndex), Int32(index)))
      else { continue }
      let method = file.name(name)
      guard method.hasPrefix("constraint"), anchorCall(method, arguments) != nil,
        span.indices.contains(Int(expression.span.first)),
        !inner.contains(where: { $0.indices.contains(Int(expression.span.first)) })
      else { continue }
      unresolved.append(
        UnresolvedCall(
          file: fileIndex, range: file.range(expression.span), function: "",
          reason: "the code around it is not followed"))
    }
  }
}
