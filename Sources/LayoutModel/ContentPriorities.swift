/// How strongly a view keeps the size of its content, as far as code sets it.
public struct ContentPriorities: Hashable, Sendable {
  /// The two constraints that a size of its own gives a view.
  public enum Side: Hashable, Sendable {
    /// It is not larger than its content.
    case hugging
    /// It is not smaller.
    case compressionResistance
  }

  /// What code sets for one of the priorities.
  public enum Setting: Hashable, Sendable {
    /// A priority from 0 to 1000.
    case number(Double)
    /// Code sets it, but whether at all, or to what, depends on what is not known here.
    case unknown
  }

  /// One of the four priorities.
  public struct Key: Hashable, Sendable {
    public var side: Side
    public var axis: Axis

    public init(_ side: Side, _ axis: Axis) {
      self.side = side
      self.axis = axis
    }
  }

  private var settings: [Key: Setting] = [:]

  public init() {}

  /// `nil` if no code sets it: the class decides.
  public subscript(key: Key) -> Setting? {
    get { settings[key] }
    set { settings[key] = newValue }
  }

  /// The same, by its parts.
  public subscript(side: Side, axis: Axis) -> Setting? { self[Key(side, axis)] }

  /// The number that code sets, if that is known.
  public func number(_ side: Side, _ axis: Axis) -> Double? {
    if case .number(let number)? = self[side, axis] { number } else { nil }
  }
}
