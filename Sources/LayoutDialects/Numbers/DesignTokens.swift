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
    let words = words(in: name)
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
    let words = Self.words(in: "\(type).\(name)")
    let isHorizontal = !words.isDisjoint(with: Self.horizontalWords)
    let isVertical = !words.isDisjoint(with: Self.verticalWords)
    return isHorizontal == isVertical ? nil : isHorizontal ? .horizontal : .vertical
  }

  private static let horizontalWords: Set<String> = [
    "horizontal", "width", "leading", "trailing", "left", "right", "side", "sides", "column",
  ]
  private static let verticalWords: Set<String> = [
    "vertical", "height", "top", "bottom", "row", "line",
  ]

  /// The words of a name, in small letters: `side`, `margin` of `sideMargin`.
  private static func words(in name: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    for character in name {
      if character.isUppercase || !character.isLetter {
        words.insert(word.lowercased())
        word = ""
      }
      if character.isLetter { word.append(character) }
    }
    words.insert(word.lowercased())
    words.remove("")
    return words
  }
}

extension NumberVocabulary {
  /// The token of exactly that size that a file can use in place of a number.
  ///
  /// - Parameters:
  ///   - axis: the one along which the number lies, if it lies along one.
  ///   - folder: that of the file: a table is known to be visible if code in the folder or in one above it uses it.
  package func token(
    equalTo value: Double, _ role: NumberRole, along axis: Axis?, in folder: String
  ) -> DesignToken? {
    tokens.first { token in
      token.value == abs(value) && fits(token, role, axis) && isVisible(token, in: folder)
    }
  }

  /// The token with the nearest size, which differs from the number by at most a quarter; not one of exactly that size.
  package func token(
    nearest value: Double, _ role: NumberRole, along axis: Axis?, in folder: String
  ) -> DesignToken? {
    let size = abs(value)
    return tokens.filter { token in
      abs(token.value - size) <= size / 4 && token.value > 0 && token.value != size
        && fits(token, role, axis) && isVisible(token, in: folder)
    }.min { left, right in
      (abs(left.value - size), left.type, left.name)
        < (abs(right.value - size), right.type, right.name)
    }
  }

  private func fits(_ token: DesignToken, _ role: NumberRole, _ axis: Axis?) -> Bool {
    let isKind = token.role.map { $0 == role } ?? (role == .distance || role == .size)
    return isKind && (token.axis == nil || token.axis == axis)
  }
}
