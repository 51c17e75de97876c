import Foundation
import Testing

@testable import SourceText

@Suite struct ShortTextTests {
  /// Of every length about the limit, with letters of one byte and of several.
  static let texts: [String] = (0...18).flatMap { count -> [String] in
    let plain = String("abcdefghijklmnopqrs".prefix(count))
    return [plain, plain + "é", "é" + plain, String(plain.reversed()), plain + "\u{0}"]
  }

  @Test(arguments: texts) func cutsTheSameTextAsFoundation(_ text: String) {
    let bytes = Array(text.utf8)
    // In the middle of a file, and at its end, where no whole word can be loaded.
    for tail in ["", "\n", String(repeating: "x", count: 16)] {
      let file = SourceFile(path: "a.swift", bytes: Array("let ".utf8) + bytes + Array(tail.utf8))
      let cut = file.text(SourceRange(4, 4 + bytes.count))
      #expect(cut == text)
      #expect(Array(cut.utf8) == bytes)
      #expect(cut.hashValue == text.hashValue)
      #expect(cut + "!" == text + "!")
    }
  }

  @Test(arguments: texts) func knowsItsBytesHoweverTheTextIsHeld(_ text: String) {
    let bytes = Array(text.utf8)
    let isShort = bytes.count <= ShortText.maximumCount && bytes.allSatisfy { $0 < 0x80 }
    #expect((ShortText(text) != nil) == isShort)
    // With room for more, a string keeps its bytes elsewhere.
    var roomy = ""
    roomy.reserveCapacity(100)
    roomy += text
    for held in [text, roomy, String(decoding: bytes, as: UTF8.self)] {
      #expect(held.lastByte == bytes.last)
      guard let short = ShortText(held) else { continue }
      #expect(short.string == text)
      #expect(short.count == bytes.count)
      #expect(short.last == bytes.last)
    }
  }
}
