import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// How the methods of a class are written, so that a new one looks like the others.
struct CodeStyle {
  /// Whether members are named with `self.`.
  let writesSelf: Bool
  /// Whether the `{` of a method stands on a line of its own.
  let opensOnOwnLine: Bool
  /// The names of the members that new code may use.
  private let members: Set<String>
  private let project: Project

  /// - Parameter members: the names of the class's properties.
  init(of source: ClassSource, members: Set<String>) {
    self.members = members
    project = source.project
    let file = source.file
    let bodies = source.parts.flatMap(source.methods).compactMap(\.body).map(\.span)
    writesSelf = Self.writesSelf(file, bodies, members)
    let own = bodies.count { file.source.tokens[Int($0.first)].flags.contains(.startsLine) }
    opensOnOwnLine = own * 2 > bodies.count
  }

  /// Whether members are named with `self.` in the bodies of methods, and hardly ever without. What a parameter or a
  /// variable may mean as well tells nothing.
  private static func writesSelf(
    _ file: SyntaxFile, _ bodies: [TokenSpan], _ members: Set<String>
  ) -> Bool {
    let tokens = file.source.tokens
    var names: [(name: String, hasSelf: Bool)] = []
    var locals: Set<String> = []
    for parameter in file.parameters where parameter.name >= 0 {
      locals.insert(file.name(parameter.name))
    }
    for index in bodies.flatMap(\.indices) where tokens[index].kind == .identifier && index > 1 {
      let name = file.name(Int32(index))
      switch tokens[index - 1].kind {
      case .letKeyword, .varKeyword, .forKeyword, .caseKeyword: locals.insert(name)
      case .period:
        if tokens[index - 2].kind == .selfKeyword { names.append((name, true)) }
      default:
        if !file.isLabel(index) { names.append((name, false)) }
      }
    }
    let told = names.filter { isMember($0.name, members) && !locals.contains($0.name) }
    // In long files somebody forgot it once.
    return !told.isEmpty && told.count { !$0.hasSelf } * 10 < told.count
  }

  private static func isMember(_ name: String, _ members: Set<String>) -> Bool {
    members.contains(name) || !name.startsUppercase && Member.named(name) != nil
  }

  /// The lines of statements as the class writes them.
  func spelled(_ statements: [LayoutStatement]) -> [LayoutStatement] {
    guard writesSelf else { return statements }
    let files = statements.map { statement in
      statement.lines.map { line in
        SyntaxFile(TokenizedFile(SourceFile(path: "", bytes: Array(line.text.utf8))))
      }
    }
    let locals = Set(files.joined().flatMap(\.declaredNames))
    return zip(statements, files).map { statement, files in
      var statement = statement
      for (index, file) in files.enumerated() {
        statement.lines[index].text = spelled(file, locals)
      }
      return statement
    }
  }

  private func spelled(_ line: SyntaxFile, _ locals: Set<String>) -> String {
    let tokens = line.source.tokens
    var bytes: [UInt8] = []
    var end = 0
    for (index, token) in tokens.enumerated() where token.kind == .identifier {
      let name = line.name(Int32(index))
      let isQualified = index > 0 && tokens[index - 1].kind == .period
      let isCalled = index + 1 < tokens.count && tokens[index + 1].kind == .leftParen
      guard !isQualified, !isCalled, !line.isLabel(index), !locals.contains(name),
        Self.isMember(name, members),
        // A constant of the file may have the name of a member.
        members.contains(name) || project.topLevelNumber(name) == nil
      else { continue }
      bytes += line.source.file.bytes[end..<Int(token.start)] + Array("self.".utf8)
      end = Int(token.start)
    }
    return String(decoding: bytes + line.source.file.bytes[end...], as: UTF8.self)
  }
}

extension SyntaxFile {
  /// Whether a name stands before the colon of an argument; that of `a ? b : c` has a blank before it.
  fileprivate func isLabel(_ index: Int) -> Bool {
    let tokens = source.tokens
    return index + 1 < tokens.count && tokens[index + 1].kind == .colon
      && !tokens[index + 1].flags.contains(.spaceBefore)
  }

  /// The names of variables and constants.
  fileprivate var declaredNames: [String] {
    source.tokens.indices.dropFirst().filter { index in
      source.tokens[index].kind == .identifier
        && [.letKeyword, .varKeyword].contains(source.tokens[index - 1].kind)
    }.map { name(Int32($0)) }
  }
}
