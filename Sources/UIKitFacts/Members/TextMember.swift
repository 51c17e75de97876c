/// What code does with the text of a label or a button.
///
/// Source: Apple, `UILabel`, `UIButton`, `NSTextField` and `NSButton`.
package enum TextMember {
  /// Properties that contain the text.
  package static let titles: Set<String> = ["text", "title", "stringValue"]
  /// The method that gives a button its title.
  package static let titleSetter = "setTitle"
  /// Members that let a text fit into any width, or show something other than plain text.
  package static let fitting: Set<String> = [
    "adjustsFontSizeToFitWidth", "minimumScaleFactor", MemberName.sizeToFit, MemberName.titleLabel,
    "maximumNumberOfLines", "usesSingleLineMode", "attributedText", "attributedTitle",
    MemberName.setImage, MemberName.image,
  ]
  /// What gives a view another size than its frame does.
  package static let placing: Set<String> = [
    "translatesAutoresizingMaskIntoConstraints", "snp", MemberName.autoresizingMask, "bounds",
    "center", "setFrameSize", "pin",
  ]
}
