/// A value that means something to one dialect only, such as SnapKit's `make`, or a row of a layout engine.
protocol DialectValue: Hashable, Sendable {
  /// Whether code that makes it and never uses it may have forgotten something.
  var mattersUnread: Bool { get }
  /// The view of which it tells an edge or a size, if that is known.
  var view: Reference? { get }
  /// Whether the dialect follows each of several that code chooses from.
  var mayBeChosen: Bool { get }
}

extension DialectValue {
  var view: Reference? { nil }
  var mayBeChosen: Bool { false }

  /// Whether it is certainly the same.
  func isSame(as other: any DialectValue) -> Bool { (other as? Self) == self }
}
