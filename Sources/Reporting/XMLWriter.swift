import Diagnostics

/// Writes XML 1.0 as text, each element on a line of its own.
struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var nesting = 0

  /// Writes an element; `body` writes what is in it.
  mutating func element(
    _ name: String, _ attributes: [(String, String)], _ body: (inout XMLWriter) -> Void
  ) {
    startLine()
    text += "<\(name)\(list(attributes))>\n"
    nesting += 1
    body(&self)
    nesting -= 1
    startLine()
    text += "</\(name)>\n"
  }

  /// Writes an element without content, or with a text.
  mutating func element(_ name: String, _ attributes: [(String, String)], text content: String = "")
  {
    startLine()
    let start = "<\(name)\(list(attributes))"
    text += content.isEmpty ? start + "/>\n" : start + ">\(xmlText(content))</\(name)>\n"
  }

  private mutating func startLine() { text += String(repeating: "  ", count: nesting) }

  private func list(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\(xmlText($1))\"" }.joined()
  }
}
