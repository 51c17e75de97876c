import Testing

@testable import LayoutDialects

@Suite struct NameTableTests {
  /// Equal names are one key, however their strings are held.
  @Test func findsNamesOfEveryLength() {
    let names =
      (0...40).map { String(repeating: "n", count: $0) } + ["é", "naïveté", "layöutMargin"]
    var table = NameTable<Int>()
    for (index, name) in names.enumerated() { table[name] = index }
    #expect(table.count == names.count)
    for (index, name) in names.enumerated() {
      var roomy = ""
      roomy.reserveCapacity(100)
      roomy += name
      #expect(table[roomy] == index)
      #expect(NameKey(roomy).number == NameKey(name).number)
      #expect(table[name + "m"] == nil)
    }
    #expect(Dictionary(uniqueKeysWithValues: table.entries).count == names.count)
  }

  @Test func tellsTypesByTheirBaseNames() {
    let types = [
      ("UILabel", "UILabel"), ("UILabel!", "UILabel"), ("UILabel??", "UILabel"),
      ("some View", "View"),
      ("any Layout?", "Layout"), ("inout [UIView]", "[UIView]"), ("Stack<UILabel>?", "Stack"),
      ("", ""),
      ("! ?", ""), ("some any inout Item", "Item"),
      ("UIViewWithAVeryLongName! ", "UIViewWithAVeryLongName"),
    ]
    for (text, name) in types { #expect(baseTypeName(text) == name, "\(text)") }
  }
}
