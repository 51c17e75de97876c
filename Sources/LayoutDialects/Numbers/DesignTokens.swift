import LayoutModel

/// What a number is for: a token for one kind is not used for another.
package enum NumberRole: Hashable, Sendable {
  case distance, size, radius, font

  /// What a message calls such a number.
  package var words: String {
    switch self {
    case .distance: "spacing"
    case .size: "size"
    case .radius: "corner radius"
    case .font: "font size"
    }
  }
}

extension NumberUse {
  package var role: NumberRole {
    switch place {
    case .constraint, .assignment, .visualFormat, .snapKit:
      isSize || isOfBothSides ? .size : .distance
    case .spacing, .rectangle, .inset: .distance
    case .frame: isSize ? .size : .distance
    case .cornerRadius: .radius
    case .font: .font
    }
  }
}

extension DesignToken {
  /// What the token is for, by its name or else by that of its table; `nil` for a table of any distances and sizes.
  var role: NumberRole? {
    let own = Self.role(of: name)
    return own ?? Self.role(of: lastComponent(type))
  }

  private static func role(of name: String) -> NumberRole? {
    let words = Set(nameWords(in: name))
    return roleWords.first { !$0.words.isDisjoint(with: words) }?.role
  }

  private static let roleWords: [(words: Set<String>, role: NumberRole)] = [
    (["radius", "radii", "corner", "rounding"], .radius),
    (["font", "text", "typography"], .font),
    (
      [
        "spacing", "spacings", "space", "spaces", "gap", "padding", "paddings", "margin", "margins",
        "inset", "insets", "gutter", "distance", "offset", "separation",
      ], .distance
    ),
    (
      [
        "size", "sizes", "width", "height", "diameter", "icon", "avatar", "thumbnail", "image",
        "logo", "button", "bar", "row", "cell",
      ], .size
    ),
  ]

  /// The axis for which it is named.
  var axis: Axis? {
    let words = Set(nameWords(in: "\(type).\(name)"))
    func axis(_ horizontal: Set<String>, _ vertical: Set<String>) -> Axis? {
      let isHorizontal = !words.isDisjoint(with: horizontal)
      let isVertical = !words.isDisjoint(with: vertical)
      return isHorizontal == isVertical ? nil : isHorizontal ? .horizontal : .vertical
    }
    // The width of a row is one.
    return axis(["horizontal", "width"], ["vertical", "height"])
      ?? axis(Self.horizontalWords, Self.verticalWords)
  }

  private static let horizontalWords: Set<String> = [
    "horizontal", "width", "leading", "trailing", "left", "right", "side", "sides", "column",
  ]
  private static let verticalWords: Set<String> = [
    "vertical", "height", "top", "bottom", "row", "line",
  ]

  /// Whether its own name speaks of nothing that the number is not about.
  fileprivate func speaks(of purpose: NumberPurpose) -> Bool {
    let own = nameWords(in: name)
    let edges = Set(own.compactMap { Self.edges[$0] })
    if !edges.isEmpty, edges.isDisjoint(with: purpose.edges) { return false }
    let elements = own.filter { word in
      word.count > 2 && !Self.plainWords.contains(word) && Self.edges[word] == nil
        && !["s", "m", "l"].contains(String(word.drop { $0 == "x" }))
    }
    if elements.isEmpty { return true }
    let isGap = own.contains { ["spacing", "gap", "space"].contains($0) }
    let isPadding = own.contains { ["padding", "margin", "inset"].contains(singular($0)) }
    if purpose.place == .spacing && isPadding || purpose.place == .inset && isGap { return false }
    return elements.allSatisfy { purpose.words.contains(singular($0)) }
  }

  /// Edges by the words for them: code that reads from the left has leading edges there.
  fileprivate static let edges = [
    "top": "top", "bottom": "bottom", "leading": "leading", "left": "leading",
    "trailing": "trailing", "right": "trailing",
  ]

  /// Words that say what kind of number it is or how large, and nothing of what has it.
  private static let plainWords: Set<String> = horizontalWords.union(verticalWords)
    .union(roleWords.filter { $0.role != .size }.flatMap(\.words))
    .union([
      "size", "sizes", "diameter", "spacer", "unit", "units", "grid", "step", "level", "point",
      "points", "value", "constant", "default", "base", "basic", "standard", "regular", "normal",
      "common", "general", "global", "main", "primary", "secondary", "tertiary", "tiny", "mini",
      "small", "smaller", "smallest", "medium", "mid", "middle", "large", "larger", "largest",
      "big",
      "bigger", "biggest", "huge", "giant", "extra", "ultra", "super", "micro", "nano", "macro",
      "thin", "thick", "narrow", "wide", "tight", "loose", "compact", "short", "long", "half",
      "third", "quarter", "single", "double", "triple", "quadruple", "min", "max", "minimum",
      "maximum", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
      "nineteen", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
      "hundred", "and", "point", "inner", "outer", "layout", "screen", "page", "content",
      "container",
      "edge", "edges", "interitem", "between",
    ])
}

/// What a number is for, as far as names and places say it.
package struct NumberPurpose: Sendable {
  package var role: NumberRole
  /// The axis along which it lies, if it lies along one.
  package var axis: Axis?
  /// Where it stands; `nil` for a constant that stands in several kinds of places.
  package var place: NumberUse.Place?
  /// The edges that it is about.
  var edges: Set<String>
  /// The words, in small letters and singular, of the names of the view, of what it is tied to, and of the type.
  var words: Set<String>

  /// - Parameters:
  ///   - uses: all of the number, at least one.
  ///   - name: what it is called.
  package init(
    _ uses: [NumberUse], _ role: NumberRole, axis: Axis?, name: String? = nil
  ) {
    self.role = role
    self.axis = axis
    let places = Set(uses.map(\.place))
    place = places.count == 1 ? places.first : nil
    edges = uses.map(\.edges).reduce(uses.first?.edges ?? []) { $0.intersection($1) }
    let names = [name] + uses.flatMap { [$0.item, $0.target, $0.type] }
    words = Set(names.compactMap { $0 }.flatMap(nameWords).map(singular))
  }
}

extension NumberUse {
  /// `leading` and `trailing` of `make.leading.trailing`, and `bottom` of what it is tied to.
  fileprivate var edges: Set<String> {
    let words = nameWords(in: part) + (target.map { nameWords(in: $0) } ?? [])
    let named = Set(words.compactMap { DesignToken.edges[$0] })
    guard words.contains("edges") else { return named }
    let all = ["top", "bottom", "leading", "trailing"]
    if words.contains("horizontal") { return Set(all.suffix(2)) }
    return words.contains("vertical") ? Set(all.prefix(2)) : Set(all)
  }
}

/// The words of a name, in small letters: `side`, `margin` of `sideMargin`.
func nameWords(in name: String) -> [String] {
  var words: [String] = []
  var word = ""
  for character in name {
    if character.isUppercase || !character.isLetter {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    if character.isLetter { word.append(character) }
  }
  if !word.isEmpty { words.append(word.lowercased()) }
  return words
}

private func singular(_ word: String) -> String {
  word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
}

extension NumberVocabulary {
  /// The token of exactly that size that a file can use in place of a number.
  ///
  /// - Parameters:
  ///   - file: the one of the number.
  ///   - compiles: whether a token can stand there.
  package func token(
    equalTo value: Double, for purpose: NumberPurpose, in file: FileNumbers,
    where compiles: (DesignToken) -> Bool
  ) -> DesignToken? {
    tokens.first { token in
      token.value == abs(value) && fits(token, purpose) && isVisible(token, in: file)
        && compiles(token)
    }
  }

  /// The token with the nearest size, which differs from the number by at most a quarter; not one of exactly that size.
  package func token(
    nearest value: Double, for purpose: NumberPurpose, in file: FileNumbers
  ) -> DesignToken? {
    let size = abs(value)
    return tokens.filter { token in
      abs(token.value - size) <= size / 4 && token.value > 0 && token.value != size
        && fits(token, purpose) && isVisible(token, in: file)
    }.min { left, right in
      (abs(left.value - size), left.type, left.name)
        < (abs(right.value - size), right.type, right.name)
    }
  }

  private func fits(_ token: DesignToken, _ purpose: NumberPurpose) -> Bool {
    let isKind =
      token.role.map { $0 == purpose.role } ?? (purpose.role == .distance || purpose.role == .size)
    return isKind && (token.axis == nil || token.axis == purpose.axis)
      && token.speaks(of: purpose)
  }
}
