// Which scalars names and operators are made of. The ranges are those of Swift's own lexer, after
// The Swift Programming Language, "Lexical Structure", and N1518, "Recommendations for extended
// identifier characters".

/// A scalar read from UTF-8, or the bytes that are none.
struct DecodedScalar {
  /// `nil` if the bytes are no valid UTF-8.
  var value: UInt32?
  /// The number of bytes read, at least 1.
  var length: Int
}

extension SourceBytes {
  /// Reads the scalar at `offset`, which is not the end. Invalid bytes are taken together up to the
  /// next byte that can start a scalar, or up to the first that does not continue the scalar begun.
  func scalar(at offset: Int) -> DecodedScalar {
    let first = self[offset]
    if first < 0x80 { return DecodedScalar(value: UInt32(first), length: 1) }
    guard startsScalar(first) else {
      var end = offset + 1
      while end < count, !startsScalar(self[end]) { end += 1 }
      return DecodedScalar(value: nil, length: end - offset)
    }
    let size = (~first).leadingZeroBitCount
    var value = UInt32(first & (0x7F >> UInt8(size)))
    for index in 1..<size {
      let byte = self[offset + index]
      guard byte & 0xC0 == 0x80 else { return DecodedScalar(value: nil, length: index) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let isShortest = size == 2 || (size == 3 && value >= 0x800) || (size == 4 && value >= 0x1_0000)
    guard isShortest, Unicode.Scalar(value) != nil else {
      return DecodedScalar(value: nil, length: size)
    }
    return DecodedScalar(value: value, length: size)
  }

  private func startsScalar(_ byte: UInt8) -> Bool { byte < 0x80 || (byte >= 0xC2 && byte < 0xF5) }
}

func isNameStart(_ scalar: UInt32) -> Bool {
  guard scalar >= 0x80 else {
    return isASCIINameContinuation(scalar) && !(0x30...0x39 ~= scalar) && scalar != 0x24
  }
  return isNameContinuation(scalar) && !isCombining(scalar)
}

func isNameContinuation(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0..<0x80: isASCIINameContinuation(scalar)
  case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
    0xF8...0xFF,
    0x0100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
    0x203F...0x2040, 0x2054,
    0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
    0x3004...0x3007,
    0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
    0xFE47...0xFFF8:
    true
  case 0x1_0000...0xE_FFFD: scalar & 0xFFFF <= 0xFFFD
  case _: false
  }
}

func isOperatorStart(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2E, 0x2F, 0x3C...0x3F, 0x5E, 0x7C, 0x7E: true
  case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016,
    0x2017,
    0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF,
    0x2500...0x2775,
    0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
    true
  case _: false
  }
}

func isOperatorContinuation(_ scalar: UInt32) -> Bool {
  switch scalar {
  case _ where isOperatorStart(scalar) || isCombining(scalar): true
  case 0xFE00...0xFE0F, 0xE_0100...0xE_01EF: true
  case _: false
  }
}

/// Whitespace that a raw identifier must not hold.
func isForbiddenInRawIdentifier(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F, 0x205F, 0x3000:
    true
  case _: false
  }
}

private func isASCIINameContinuation(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24: true
  case _: false
  }
}

/// A combining mark: continues a name or an operator, starts neither.
private func isCombining(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
  case _: false
  }
}
