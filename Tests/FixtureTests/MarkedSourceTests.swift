import TestSupport
import Testing

@Test(
  "expectations are taken out of the source",
  arguments: [
    ("let a = 1\n", "let a = 1\n", [:]), ("a  // expect: x\nb\n", "a\nb\n", [1: ["x"]]),
    ("a // expect: y, x\r\n", "a\r\n", [1: ["x", "y"]]), ("a // expect: x", "a", [1: ["x"]]),
    ("  // expect: x\nb\n", "\nb\n", [2: ["x"]]),
    ("a // why  // expect: x\n", "a // why\n", [1: ["x"]]),
    ("// expect: x\na // expect: x\n", "\na\n", [2: ["x", "x"]]),
  ] as [(String, String, [Int: [String]])])
func readsExpectations(_ marked: String, _ source: String, _ expectations: [Int: [String]]) {
  let result = MarkedSource(Array(marked.utf8))
  #expect(String(decoding: result.bytes, as: UTF8.self) == source)
  #expect(result.expectations == expectations)
}
