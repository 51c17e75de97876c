extension Lexer {
  /// An integer or floating-point literal.
  mutating func lexNumber(_ start: Int) -> Int {
    // Most numbers have one or two digits and nothing else.
    var end = start + 1
    while isDigit(end) { end += 1 }
    let next = bytes[end]
    if next != UInt8(ascii: "."), next < 0x80, !tables.has(next, ByteTraits.nameContinues) {
      emit(.integer, start, end)
      return end
    }
    if bytes[start] == UInt8(ascii: "0") {
      switch bytes[start + 1] {
      case UInt8(ascii: "x"): return lexHexNumber(start)
      case UInt8(ascii: "o"): return lexInteger(start, highestDigit: UInt8(ascii: "7"), "octal")
      case UInt8(ascii: "b"): return lexInteger(start, highestDigit: UInt8(ascii: "1"), "binary")
      case _: break
      }
    }
    return lexDecimalNumber(start)
  }

  /// An integer with a prefix of two bytes.
  private mutating func lexInteger(_ start: Int, highestDigit: UInt8, _ base: String) -> Int {
    var end = start + 2
    let isValid = (UInt8(ascii: "0")...highestDigit).contains(bytes[end])
    if isValid {
      while bytes[end] == UInt8(ascii: "_")
        || (UInt8(ascii: "0")...highestDigit).contains(bytes[end])
      {
        end += 1
      }
    } else if !continuesName(end) {
      diagnose("\(base) literal has no digits", start, end)
    }
    return endNumber(
      .integer, start, end, "\(base) literal contains a character that is not a valid \(base) digit"
    )
  }

  private mutating func lexDecimalNumber(_ start: Int) -> Int {
    var end = endOfDigits(start)
    let complaint = "number contains a character that is not a digit"
    if bytes[end] == UInt8(ascii: ".") {
      // `1.a` is a member, and so are both numbers of `x.0.1`.
      guard isDigit(end + 1), sink.kind(back: 1) != .period else {
        emit(.integer, start, end)
        return end
      }
      let period = end
      end = endOfDigits(end + 1)
      if isInAvailability(start, period: period) { return lexVersion(start, period, end) }
    } else if bytes[end] | 0x20 != UInt8(ascii: "e") {
      return endNumber(.integer, start, end, complaint)
    }
    if bytes[end] | 0x20 == UInt8(ascii: "e") { return lexExponent(start, end) }
    emit(.float, start, end)
    return end
  }

  private mutating func lexHexNumber(_ start: Int) -> Int {
    var end = start + 2
    let complaint = "hexadecimal literal contains a character that is not a valid hexadecimal digit"
    guard isHexDigit(end) else {
      if !continuesName(end) { diagnose("hexadecimal literal has no digits", start, end) }
      return endNumber(.integer, start, end, complaint)
    }
    end = endOfHexDigits(end)
    guard bytes[end] == UInt8(ascii: ".") || bytes[end] | 0x20 == UInt8(ascii: "p") else {
      return endNumber(.integer, start, end, complaint)
    }
    var period: Int?
    if bytes[end] == UInt8(ascii: ".") {
      period = end
      // `0xFF.description` and `0xFF.dec` are members: only a binary exponent makes a float.
      let fractionEnd = endOfHexDigits(end + 1)
      guard isHexDigit(end + 1), bytes[fractionEnd] | 0x20 == UInt8(ascii: "p") else {
        emit(.integer, start, end)
        return end
      }
      end = fractionEnd
    }
    let sign = bytes[end + 1]
    let hasSign = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    if let period, !hasSign, !isDigit(end + 1), !isDigit(period + 1) {
      emit(.integer, start, period)
      return period
    }
    return lexExponent(start, end)
  }

  /// The rest of a float from the letter of its exponent on.
  private mutating func lexExponent(_ start: Int, _ letter: Int) -> Int {
    var end = letter + 1
    if bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") { end += 1 }
    if isDigit(end) {
      end = endOfDigits(end)
    } else if !continuesName(end) {
      diagnose("exponent has no digits", start, end)
    }
    return endNumber(.float, start, end, "exponent contains a character that is not a digit")
  }

  /// Ends a number, and takes with it what would continue a name, which no number may hold.
  private mutating func endNumber(
    _ kind: TokenKind, _ start: Int, _ digitsEnd: Int, _ complaint: String
  ) -> Int {
    let end = endOfName(digitsEnd)
    if end > digitsEnd { diagnose(complaint, start, end) }
    emit(kind, start, end)
    return end
  }

  private func continuesName(_ offset: Int) -> Bool { endOfName(offset) > offset }

  private func isHexDigit(_ offset: Int) -> Bool { tables.has(bytes[offset], ByteTraits.hexDigit) }

  private func endOfDigits(_ start: Int) -> Int {
    var end = start
    while isDigit(end) || bytes[end] == UInt8(ascii: "_") { end += 1 }
    return end
  }

  private func endOfHexDigits(_ start: Int) -> Int {
    var end = start
    while isHexDigit(end) || bytes[end] == UInt8(ascii: "_") { end += 1 }
    return end
  }
}

// MARK: Attributes

extension Lexer {
  /// How many tokens an attribute's parenthesis is looked for; real attributes have a dozen.
  /// Bounded, so that a long list of versions takes linear time.
  private static let maximumAttributeTokens = 64

  /// A version such as `13.4` in an availability clause is two integers, not a float.
  private mutating func lexVersion(_ start: Int, _ period: Int, _ end: Int) -> Int {
    emit(.integer, start, period)
    emit(.period, period, period + 1)
    emit(.integer, period + 1, end)
    return end
  }

  /// Whether the number at `start`, which would be a float, is a version in `@available(…)` or
  /// `#available(…)`.
  private func isInAvailability(_ start: Int, period: Int) -> Bool {
    var index = sink.count - 1
    guard index >= 1 else { return false }
    // The version follows a platform's name or `*`, or the colon of one of these labels.
    switch sink[index].kind {
    case .identifier: break
    case .infixOperator where sink[index - 1].kind == .comma: break
    case .colon where isAny(of: ["introduced", "deprecated", "obsoleted", "before"], index - 1):
      index -= 1
    case _: return false
    }
    guard !(start..<period).contains(where: { bytes[$0] == UInt8(ascii: "_") }) else {
      return false
    }
    guard let paren = openParen(before: index + 1), paren >= 1 else { return false }
    if isAny(of: ["#available", "#unavailable"], paren - 1) { return true }
    return isAttribute(
      [
        "available", "backDeployed", "_backDeploy", "_originallyDefinedIn", "_specialize",
        "_spi_available", "_unavailable",
      ], before: paren)
  }

  /// The index of the parenthesis in which the token at `end` would stand, if it is not far away.
  private func openParen(before end: Int) -> Int? {
    let first = max(0, end - Self.maximumAttributeTokens)
    for index in (first..<end).reversed() {
      switch sink[index].kind {
      case .leftParen: return index
      case .leftBrace, .rightBrace, .rightParen: return nil
      case _: continue
      }
    }
    return nil
  }

  private func isAttribute(_ names: [StaticString], before paren: Int) -> Bool {
    paren >= 2 && sink[paren - 2].kind == .at && isAny(of: names, paren - 1)
  }

  /// Whether the `::` that would be the next token is two colons, as in `@objc(move::)`.
  func isInObjectiveCSelector() -> Bool {
    guard let paren = openParen(before: sink.count) else { return false }
    return isAttribute(["objc"], before: paren)
  }

  private func isAny(of names: [StaticString], _ index: Int) -> Bool {
    let token = sink[index]
    return names.contains { name in
      Int(token.end - token.start) == name.utf8CodeUnitCount
        && bytes.starts(with: name, at: Int(token.start))
    }
  }
}
