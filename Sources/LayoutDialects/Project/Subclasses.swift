import LightSyntax

extension Project {
  /// Where a type is declared.
  package struct TypeSite: Hashable, Sendable {
    package let file: Int
    /// The token with which the declaration starts.
    package let start: Int32
    /// The type's name.
    package let name: String
  }

  /// The declarations and extensions of the classes in the project that derive from it.
  package func subclasses(of name: String) -> [TypeSite] { subclasses[name] ?? [] }

  /// The declarations and extensions of the classes that derive from a type where a name means its property: a class
  /// that declares a property of that name itself, or derives from such a class, means a different property.
  package func subclasses(of type: String, inheriting property: String) -> [TypeSite] {
    let key = NameKey(property)
    return subclasses(of: type).filter { site in
      let classes = ancestry(of: site.name)
      // Of several classes of one name, the superclasses of one are known.
      return !classes.contains(type)
        || !classes.prefix { $0 != type }.contains { declares($0, key) }
    }
  }

  /// The extensions of the project's protocols that a type has: the file, and the token at which each starts.
  package func protocolExtensions(of type: String) -> [(file: Int, start: Int32)] {
    types.ownProtocols(of: type).flatMap { name in
      types.placed(name).compactMap { $1.kind == .extension ? ($0, $1.start) : nil }
    }
  }

  /// Whether the file of a declaration may mention a name; `false` is certain.
  package func mayMention(_ name: String, near site: TypeSite) -> Bool {
    files[site.file].mayMention(name)
  }

  /// Whether a type declares a property that no superclass of it has.
  private func declares(_ type: String, _ property: NameKey) -> Bool {
    let declared =
      if let table = types.manyProperties(of: type) {
        table[property.name]
      } else {
        types.named(type).lazy.compactMap { $0.property(property) }.first
      }
    return declared.map { !$0.modifiers.contains(.override) } ?? false
  }

  /// Whether a class in the project that derives from a type declares a method of a name, which may be called instead of
  /// the type's own.
  package func mayBeOverridden(_ method: String, of type: String) -> Bool {
    guard hasSubclasses(type) else { return false }
    return methodsOfSubclasses.value(for: type) {
      var names = NameSet()
      for name in Set(subclasses(of: type).map(\.name)) {
        for declaration in types.named(name) {
          for summary in declaration.summaries { names.insert(summary.name) }
        }
      }
      return names
    }.contains(method)
  }

  /// Whether a class in the project derives from it.
  package func hasSubclasses(_ name: String) -> Bool { !subclasses(of: name).isEmpty }

  /// Whether a class in the project that derives from it has an intrinsic size.
  package func hasSizedSubclass(_ name: String) -> Bool {
    subclasses(of: name).contains { site in
      files[site.file].types.contains { $0.start == site.start && $0.intrinsicAxes != nil }
    }
  }

  /// What classes do with their members; `nil` if not all of their code was read.
  ///
  /// The result is kept, because it is needed for each view of an object of such a class.
  package func uses(inClasses classes: [String], of files: [SyntaxFile]) -> NameUses? {
    ownUses.value(for: classes) {
      var parts: [UnitExtent.Part] = []
      for name in classes {
        for (file, type) in types.placed(name) {
          guard let declaration = files[file].type(startingAt: type.start) else { return nil }
          parts.append(UnitExtent.Part(file: file, span: declaration.span))
        }
      }
      return NameUses(of: UnitExtent(typeName: classes.first, parts: parts), in: files)
    }
  }

  static func subclasses(
    in files: [FileDeclarations], _ types: DeclaredTypes
  ) -> NameTable<[TypeSite]> {
    var subclasses = NameTable<[TypeSite]>()
    for index in files.indices {
      for type in files[index].types {
        for ancestor in types.allSuperclasses(of: type) {
          subclasses[ancestor, default: []].append(
            TypeSite(file: index, start: type.start, name: type.name))
        }
      }
    }
    return subclasses
  }
}
