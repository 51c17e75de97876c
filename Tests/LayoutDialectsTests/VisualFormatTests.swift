import LayoutDialects
import LayoutModel
import SourceText
import Testing

@Suite("Visual formats")
struct VisualFormatTests {
  @Test("stand for the constraints that the run-time system makes", arguments: FormatSamples.all)
  func expansion(_ sample: FormatSample) throws {
    #expect(try sample.expanded() == sample.expected)
  }

  @Test("come in a table of many")
  func size() { #expect(FormatSamples.all.count >= 80) }

  @Test("stop at the byte that is wrong", arguments: WrongFormat.all)
  func errors(_ wrong: WrongFormat) {
    do throws(VisualFormatError) {
      _ = try VisualFormat(parsing: Array(wrong.text.utf8))
      Issue.record("'\(wrong.text)' was parsed")
    } catch {
      #expect(error.cause == wrong.cause)
      #expect(error.range.start == wrong.offset)
      #expect(error.range.end <= wrong.text.utf8.count)
      #expect(!error.message(at: nil).isEmpty)
    }
  }

  @Test("say nothing beside a value that is not known", arguments: UnknownPart.all)
  func unknownParts(_ part: UnknownPart) throws {
    let cause: VisualFormatError.Cause?
    do throws(VisualFormatError) {
      _ = try VisualFormat(parsing: part.bytes, unknowns: part.unknowns)
      cause = nil
    } catch { cause = error.cause }
    #expect(cause == part.cause, "\(part)")
  }

  @Test("keep an unknown number as it is spelt")
  func unknownNumber() throws {
    let part = UnknownPart("|-?-[a(>=?@?)]", nil)
    let format = try VisualFormat(parsing: part.bytes, unknowns: part.unknowns)
    let names = ["inset", "width", "urgency"]
    let numbers = zip(part.unknowns.sorted(), names).map {
      ($0, Number(value: nil, isLiteral: false, text: $1))
    }
    let constraints = format.constraints(unknowns: Dictionary(uniqueKeysWithValues: numbers))
    #expect(
      constraints.map(\.notation) == [
        "a.leading == super(a).leading + ?inset", "a.width >= ?width @?urgency",
      ])
  }

  @Test("list their names with what these may mean")
  func names() throws {
    let format = try VisualFormat(parsing: Array("|-m-[a(b@p)]-(>=n)-[c]-q-|".utf8))
    let expected: [(String, VisualFormat.NameRole)] = [
      ("m", .metric), ("a", .view), ("b", .size), ("p", .metric), ("n", .metric), ("c", .view),
      ("q", .metric),
    ]
    #expect(format.names.map(\.name.text) == expected.map(\.0))
    #expect(format.names.map(\.role) == expected.map(\.1))
  }

  @Test("survive any damage to their bytes")
  func damage() {
    var random = Generator(state: 7)
    for sample in FormatSamples.all {
      for _ in 0..<200 {
        var bytes = Array(sample.format.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let at = Int.random(in: 0...bytes.count, using: &random)
          let other = Array("[]()|-@=<>,.:HVab1e \u{e9}".utf8).randomElement(using: &random) ?? 0
          switch Int.random(in: 0..<4, using: &random) {
          case 0: bytes.insert(other, at: at)
          case 1 where at < bytes.count: bytes.remove(at: at)
          case 2 where at < bytes.count: bytes[at] = other
          default: bytes = Array(bytes.prefix(at)) + bytes.dropFirst(at / 2)
          }
        }
        check(bytes, unknowns: [])
        check(bytes, unknowns: [Int.random(in: 0...bytes.count, using: &random)])
      }
    }
  }

  /// An error lies in the bytes; what is parsed expands to as many constraints as the format counts.
  private func check(_ bytes: [UInt8], unknowns: Set<Int>) {
    do throws(VisualFormatError) {
      let format = try VisualFormat(parsing: bytes, unknowns: unknowns)
      let options = VisualFormatOptions(rawValue: 1 << 3 | 1 << 10) ?? VisualFormatOptions()
      #expect(format.constraints(options: options).count == format.count(alignments: 2))
    } catch {
      #expect(error.range.end <= bytes.count)
    }
  }
}

extension VisualFormat {
  /// The number of constraints by the sum that Apple's description gives.
  fileprivate func count(alignments: Int) -> Int {
    func count(_ connection: Connection?) -> Int {
      switch connection {
      case nil: 0
      case .flush, .standard: 1
      case .predicates(let list): list.count
      }
    }
    let connections = [opening?.connection, closing?.connection] + connections
    return connections.map(count).reduce(0, +) + views.map(\.predicates.count).reduce(0, +)
      + (views.count - 1) * alignments
  }
}

@Suite("Options of visual formats")
struct VisualFormatOptionsTests {
  @Test("have UIKit's raw values")
  func rawValues() {
    let values: [(String, Int)] = [
      ("alignAllLeft", 2), ("alignAllRight", 4), ("alignAllTop", 8), ("alignAllBottom", 16),
      ("alignAllLeading", 32), ("alignAllTrailing", 64), ("alignAllCenterX", 512),
      ("alignAllCenterY", 1024), ("alignAllLastBaseline", 2048), ("AlignAllBaseline", 2048),
      ("alignAllFirstBaseline", 4096), ("directionLeadingToTrailing", 0),
      ("directionLeftToRight", 65536), ("directionRightToLeft", 131072), ("spacingEdgeToEdge", 0),
      ("spacingBaselineToBaseline", 524288),
    ]
    for (name, value) in values {
      #expect(VisualFormatOptions(named: name)?.rawValue == value, "\(name)")
      #expect(VisualFormatOptions(rawValue: value)?.rawValue == value, "\(name)")
    }
  }

  @Test(
    "are refused where they mean nothing",
    arguments: [-1, 1, 128, 256, 8192, 3 << 16, 1 << 18, 1 << 20, .max])
  func refusesRawValue(_ value: Int) {
    #expect(VisualFormatOptions(rawValue: value) == nil)
  }

  @Test("know the alignments along the format's axis")
  func axis() throws {
    let cases: [(String, Int, [Attribute])] = [
      ("[a][b]", 1 << 3 | 1 << 1, [.left]), ("V:[a][b]", 1 << 3 | 1 << 1, [.top]),
      ("[a]", 1 << 9, [.centerX]), ("H:[a][b]", 1 << 10, []),
      ("V:[a][b]", 1 << 11 | 1 << 12, [.lastBaseline, .firstBaseline]),
    ]
    for (text, raw, expected) in cases {
      let format = try VisualFormat(parsing: Array(text.utf8))
      let options = try #require(VisualFormatOptions(rawValue: raw))
      #expect(options.wrongAlignments(in: format) == expected, "\(text)")
    }
  }
}

/// A generator that gives the same numbers on every run.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
