import LayoutDialects
import SwiftTokens
import UIKitFacts

/// The tokens of a file at which layout numbers may stand, found in one pass.
struct NumberWords {
  enum Word: String, CaseIterable {
    case constraint, constant, spacing, geometry, insetBy, snapKit, format, radius, font, frame
    /// `NSLayoutConstraint(item:…)`
    case constructor
    /// The label of a constant in a call that ties anchors.
    case label
    case preview
    /// `#if`, `#elseif`
    case compilation
    /// What tells one screen from another.
    case screen
  }

  private(set) var found: [(word: Word, token: Int)] = []
  /// Whether the file builds constraints with SnapKit.
  private(set) var mentionsSnapKit = false

  init(_ file: TokenizedFile) {
    let table = WordTable.shared
    let hashes = table.hashes
    let tokens = file.tokens
    for index in 0..<max(0, tokens.count - 1) {
      let token = tokens[index]
      guard token.nameHash != 0 else {
        if token.kind == .stringOpen {
          if Self.mayBeFormat(at: index, file) { found.append((.format, index)) }
        } else if token.kind == .poundName, file.text(of: token, is: "#Preview") {
          found.append((.preview, index))
        } else if token.kind == .poundIf || token.kind == .poundElseif {
          found.append((.compilation, index))
        }
        continue
      }
      guard hashes.contains(token.nameHash) else { continue }
      let name = file.name(of: token)
      if name.hasPrefix(SnapKitCall.handle) {
        mentionsSnapKit = true
      } else if let word = table.words[name] {
        found.append((word, index))
      }
    }
  }

  /// Whether a string starts as visual formats do: `"H:`, `"V:`; `"|-` and `"[`, where a label before says so.
  private static func mayBeFormat(at index: Int, _ file: TokenizedFile) -> Bool {
    guard file.tokens[index + 1].kind == .stringSegment else { return false }
    let text = file.bytes(of: file.tokens[index + 1])
    guard let first = text.first else { return false }
    if first == UInt8(ascii: "H") || first == UInt8(ascii: "V") {
      return text.dropFirst().first == UInt8(ascii: ":")
    }
    guard first == UInt8(ascii: "|") || first == UInt8(ascii: "["), index > 1 else { return false }
    let label = file.tokens[index - 1].kind == .colon ? index - 2 : index - 1
    let name = label == index - 2 ? file.tokens[label] : file.tokens[max(0, label - 1)]
    return ["withVisualFormat", "visualFormat", "constraintsWithVisualFormat"].contains(
      file.name(of: name))
  }
}

private struct WordTable: Sendable {
  static let shared = WordTable()

  var hashes = NameHashSet()
  var words: [String: NumberWords.Word] = [:]

  init() {
    let building: [SnapKitCall] = [.make, .remake, .update]
    add([SnapKitCall.handle] + building.map(\.formerName), nil)
    add(["constraint"], .constraint)
    for relation in ["Equal", "GreaterThanOrEqual", "LessThanOrEqual"] {
      add(["constraint\(relation)ToAnchor", "constraint\(relation)ToConstant"], .constraint)
    }
    add([ClassName.layoutConstraint], .constructor)
    add(["constant"], .constant)
    for relation in ["equal", "greaterThanOrEqual", "lessThanOrEqual"] {
      add([relation + "ToConstant"], .label)
    }
    add(spacingProperties.union([MemberName.setCustomSpacing]), .spacing)
    add(GeometryFunctions.all.names, .geometry)
    add(["insetBy"], .insetBy)
    add(["offset", "inset", "equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"], .snapKit)
    add([MemberName.cornerRadius], .radius)
    add(["ofSize"], .font)
    add(["frame", "bounds", "center", "size", "origin"], .frame)
    add(SystemSymbol.names(of: .preview), .preview)
    add(screenWords, .screen)
  }

  private mutating func add(_ names: some Sequence<String>, _ word: NumberWords.Word?) {
    for name in names {
      hashes.insert(name)
      words[name] = word
    }
  }
}

/// Properties that keep the elements of a stack, a grid or a collection apart.
let spacingProperties = Member.names(with: .keepsApart)
