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
    var locals = Set(file.parameters.filter { $0.name >= 0 }.map { file.name($0.name) })
    for body in bodies { locals.formUnion(file.source.declaredNames(in: body.indices)) }
    let named = bodies.flatMap { body in
      file.source.ownMembers(in: body.indices) {
        isMember($0, members) && !locals.contains($0)
      }
    }
    // In long files somebody forgot it once.
    return !named.isEmpty && named.count { !$0.hasSelf } * 10 < named.count
  }

  private static func isMember(_ name: String, _ members: Set<String>) -> Bool {
    members.contains(name) || !name.startsUppercase && Member.named(name) != nil
  }

  /// The lines of statements as the class writes them.
  func spelled(_ statements: [LayoutStatement]) -> [LayoutStatement] {
    guard writesSelf else { return statements }
    let files = statements.map { statement in
      statement.lines.map { TokenizedFile(SourceFile(path: "", bytes: Array($0.text.utf8))) }
    }
    let locals = Set(
      files.joined().flatMap { $0.declaredNames(in: 0...max($0.tokens.count - 1, 0)) })
    return zip(statements, files).map { statement, files in
      var statement = statement
      for (index, file) in files.enumerated() {
        statement.lines[index].text = file.spelled(withSelf: true) { name in
          // A constant of the file may have the name of a member.
          !locals.contains(name)
            && (members.contains(name)
              || Self.isMember(name, []) && !project.isTopLevelNumber(name))
        }
      }
      return statement
    }
  }
}

extension TokenizedFile {
  /// The names of variables and constants that code declares.
  fileprivate func declaredNames(in range: ClosedRange<Int>) -> [String] {
    range.dropFirst().filter { index in
      index < tokens.count && tokens[index].kind == .identifier
        && [.letKeyword, .varKeyword, .forKeyword, .caseKeyword].contains(tokens[index - 1].kind)
    }.map { text(tokens[$0]) }
  }
}
