import LanguageServer
import LintDriver
import Testing

@Suite("URIs")
struct DocumentURITests {
  @Test(
    "name files",
    arguments: [
      ("file:///a/b.swift", "/a/b.swift"), ("FILE:///a", "/a"), ("file://localhost/a", "/a"),
      ("file:///a%20b/%C3%A4%F0%9F%98%80.swift", "/a b/ä😀.swift"), ("file:///100%", "/100%"),
      ("file:///a%zz%4", "/a%zz%4"), ("file:///a+b", "/a+b"),
    ])
  func paths(_ uri: String, _ path: String) {
    #expect(filePath(ofURI: uri) == FilePath(path))
  }

  @Test(
    "of other things name none",
    arguments: [
      "untitled:Untitled-1", "file://", "file:/a", "file://server/a", "https://a/b", "",
      "file:///a%00b", "vscode-vfs://github/a.swift",
    ])
  func others(_ uri: String) {
    #expect(filePath(ofURI: uri) == nil)
  }

  @Test("name any bytes")
  func anyBytes() {
    let path = FilePath(bytes: [UInt8(ascii: "/")] + (1...255).map { UInt8($0) })
    #expect(filePath(ofURI: uri(of: path)) == path)
    #expect(uri(of: FilePath("/a b/ä#?.swift")) == "file:///a%20b/%C3%A4%23%3F.swift")
  }
}
