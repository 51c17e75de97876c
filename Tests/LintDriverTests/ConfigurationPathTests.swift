import LintConfiguration
import LintDriver
import Testing

@Suite("A path in a configuration")
struct ConfigurationPathTests {
  @Test(
    "counts from the folder of the file that states it",
    arguments: [
      ("a.json", "/app/a.json"), ("../a.json", "/app/../a.json"), ("/etc/a.json", "/etc/a.json"),
    ])
  func stated(_ text: String, _ path: String) {
    #expect(FilePath(StatedPath(text: text, folder: Array("/app".utf8))) == FilePath(path))
  }

  @Test(
    "is printed from the current folder on",
    arguments: [
      ("/home/app/a/c.json", "a/c.json"), ("/home/app/c.json", "c.json"),
      ("/home/c.json", "../c.json"), ("/c.json", "../../c.json"), ("/etc/c.json", "/etc/c.json"),
      ("/home/apple/c.json", "/home/apple/c.json"), ("/", "/"),
    ])
  func printed(_ path: String, _ display: String) {
    #expect(FilePath(path).relative(to: FilePath("/home/app")).display == display)
  }
}
