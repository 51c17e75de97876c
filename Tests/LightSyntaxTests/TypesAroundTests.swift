import LightSyntax
import SourceText
import SwiftTokens
import TestSupport
import Testing

@Suite("The types around a token")
struct TypesAroundTests {
  @Test("are those that hold it, as by looking at each, in whole and in damaged code")
  func around() throws {
    let texts =
      try Fixture.all().prefix(60).map(\.source.bytes)
      + [
        "class A { struct B { enum C { } func f() { class D {} } } extension E { class F {",
        "class A { class B { class C } } } class D {} }}} class E {",
        "", "class", "class A {} class B {}",
      ].map { Array($0.utf8) }
    var found = 0
    for bytes in texts {
      let file = SyntaxFile(TokenizedFile(SourceFile(path: "A.swift", bytes: bytes)))
      for type in file.types { #expect(file.type(startingAt: type.span.first)?.name == type.name) }
      for token in file.source.tokens.indices {
        let expected = file.types.filter { $0.span.indices.contains(token) }.map(\.name)
        #expect(file.types(around: token).map(\.name) == expected)
        found += expected.count
      }
    }
    #expect(found > 1_000)
  }
}
