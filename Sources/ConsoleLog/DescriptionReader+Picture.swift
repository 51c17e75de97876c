import LayoutModel

extension DescriptionReader {
  /// The pictures of one constraint: `V:|-(8)-[UILabel:0x7f8]`, `H:[UILabel:0x7f8(>=100)]`.
  mutating func readPicture() throws(Failure) -> Body {
    let axis: Axis = starts("V:") ? .vertical : .horizontal
    index += 2
    let first = try readEnd()
    if let size = first.size {
      let attribute: Attribute = axis == .horizontal ? .width : .height
      return Body(
        first: LoggedAnchor(item: first.item, attribute: attribute), relation: size.relation,
        second: size.item.map { LoggedAnchor(item: $0, attribute: attribute) },
        constant: size.constant, priority: size.priority)
    }
    let distance = try readConnection()
    let second = try readEnd()
    let (start, end): (Attribute, Attribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var body = Body(
      first: LoggedAnchor(item: second.item, attribute: start), relation: distance.relation,
      second: LoggedAnchor(item: first.item, attribute: end), constant: distance.constant,
      priority: distance.priority, isSideOpen: axis == .horizontal)
    if first.isSuperview { body.second?.attribute = start }
    if second.isSuperview { body.first.attribute = end }
    return body
  }

  private struct Predicate {
    var relation = Relation.equal
    var constant = 0.0
    var item: LoggedItem?
    var priority: Double?
  }

  private struct End {
    var item: LoggedItem
    var isSuperview = false
    var size: Predicate?
  }

  /// `|`, or a view in brackets, with its size if the picture is about that.
  private mutating func readEnd() throws(Failure) -> End {
    if skip("|") { return End(item: LoggedItem(text: "|"), isSuperview: true) }
    guard skip("[") else { throw expected("'|' or a view in square brackets") }
    let item = try readItem(isEnd: { reader, offset in
      reader.bytes[offset] == UInt8(ascii: "]") || reader.isPredicate(at: offset)
    })
    var end = End(item: item)
    if next == UInt8(ascii: "(") {
      index += 1
      end.size = try readPredicate()
      try expect(")")
    }
    try expect("]")
    return end
  }

  /// Whether `(` and a number or a relation stand there, and no text that happens to hold a bracket.
  private func isPredicate(at offset: Int) -> Bool {
    guard bytes[offset] == UInt8(ascii: "("), offset + 1 < end else { return false }
    let byte = bytes[offset + 1]
    return isDigit(byte) || [0x2D, 0x2E, 0x3C, 0x3D, 0x3E].contains(byte)
  }

  /// `-(8)-`, `-(>=8@750)-`, `-` or nothing.
  private mutating func readConnection() throws(Failure) -> Predicate {
    guard skip("-") else { return Predicate() }
    if skip("(") {
      let start = index
      let predicate = try readPredicate()
      guard predicate.item == nil else {
        throw Failure(offset: start, reason: "expected a number for the distance")
      }
      try expect(")")
      try expect("-")
      return predicate
    }
    if let number = readNumber() {
      try expect("-")
      return Predicate(constant: number)
    }
    // A bare dash is the standard distance: 8 between views, and near enough elsewhere.
    return Predicate(constant: 8)
  }

  /// `8`, `>=8@750`, `NSSpace(8)`, `==UILabel:0x7f8`.
  private mutating func readPredicate() throws(Failure) -> Predicate {
    var predicate = Predicate()
    predicate.relation = readRelation() ?? .equal
    if let number = readDistance() {
      predicate.constant = number
    } else {
      predicate.item = try readItem(isEnd: { reader, offset in
        [UInt8(ascii: ")"), UInt8(ascii: "@")].contains(reader.bytes[offset])
      })
    }
    if skip("@") {
      guard let priority = readNumber() else { throw expected("a number for the priority") }
      predicate.priority = priority
    }
    return predicate
  }
}
