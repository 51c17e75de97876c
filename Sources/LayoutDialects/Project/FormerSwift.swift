import LightSyntax
import SwiftTokens
import UIKitFacts

/// How much of a file uses the syntax of Swift 2.
package enum FormerSwift: Sendable {
  case none
  /// The methods of anchors that build constraints, and what activates these, but nothing else.
  case anchors
  case more
}

extension SyntaxFile {
  /// Whether names stand in the file that Swift 3 has changed.
  var isSwift2: Bool {
    source.tokens.contains { token in
      swift2Hashes.contains(token.nameHash) && swift2Names.contains(source.name(of: token))
    }
  }

  /// Recognized by syntax that only Swift 2 has, because other code may declare names that UIKit had then.
  package var formerSwift: FormerSwift {
    var found = FormerSwift.none
    let tokens = source.tokens
    for index in tokens.indices.dropFirst().dropLast(4)
    where formerHashes.contains(tokens[index].nameHash) && tokens[index].kind == .identifier {
      let name = source.name(of: tokens[index])
      if aroundAnchors.contains(name) {
        if tokens[index - 1].kind == .period, tokens[index + 1].kind == .leftParen {
          found = .anchors
        }
      } else if isFormer(name, at: index) {
        return .more
      }
    }
    return found
  }

  private func isFormer(_ name: String, at index: Int) -> Bool {
    let tokens = source.tokens
    let isMember = tokens[index - 1].kind == .period
    let isCalled = tokens[index + 1].kind == .leftParen
    // `UIColor.whiteColor()`: today these are properties.
    if formerGetters.contains(name) {
      return isMember && isCalled && tokens[index + 2].kind == .rightParen
    }
    if formerCases.contains(name) { return isMember && !isCalled }
    if formerFunctions.contains(name) { return !isMember && isCalled && !isDeclared(index) }
    if formerNames.contains(name) { return !isMember && !isDeclared(index) }
    // `attribute: .Top`: cases were spelt with a capital letter.
    guard formerAttributes.contains(name), isMember, index > 3,
      tokens[index - 2].kind == .colon
    else { return false }
    return source.text(tokens[index - 3]) == "attribute"
  }

  private func isDeclared(_ index: Int) -> Bool {
    let kind = source.tokens[index - 1].kind
    return kind == .funcKeyword || kind == .letKeyword || kind == .varKeyword
      || kind == .caseKeyword || kind == .classKeyword || kind == .structKeyword
      || source.tokens[index + 1].kind == .colon
  }
}

/// Functions, properties and classes whose names Swift 3 changed, of those that layout code uses.
/// Source: Swift Evolution, SE-0005, "Better Translation of Objective-C APIs Into Swift".
private let swift2Names: NameSet = NameSet(swift2Words)
private let swift2Hashes = NameHashSet(swift2Words)
private let swift2Words =
  ["deactivateConstraints", "constraintsWithVisualFormat"]
  + ["setTranslatesAutoresizingMaskIntoConstraints", "ByWordWrapping"]
  + ["mainBundle", "mainScreen", "sharedApplication", "TouchUpInside", "CGRectMake", "CGSizeMake"]
  + ["CGPointMake", "CGRectGetWidth", "CGRectGetHeight", "NSBundle", "dispatch_async"]
  + formerColors.prefix(9) + aroundAnchorWords
  + [SnapKitCall.make, .remake, .update].map(\.formerName)

private let formerColors = [
  "white", "black", "clear", "red", "green", "blue", "gray", "lightGray", "darkGray", "yellow",
  "orange", "cyan", "magenta", "purple", "brown",
].map { $0 + "Color" }

/// Properties of today that were methods.
private let formerGetterWords =
  formerColors + ["mainBundle", "mainScreen", "sharedApplication", "standardUserDefaults"]
  + ["defaultCenter", "defaultManager", "currentDevice", "intrinsicContentSize"]
private let formerGetters = NameSet(formerGetterWords)
/// Cases that were spelt with a capital letter, and that nothing else is called.
private let formerCaseWords = [
  "TouchUpInside", "ByWordWrapping", "ByTruncatingTail", "ScaleAspectFit", "ScaleAspectFill",
  "ScaleToFill", "FlexibleWidth", "FlexibleHeight",
]
private let formerCases = NameSet(formerCaseWords)
private let formerFunctionWords = [
  "CGRectMake", "CGSizeMake", "CGPointMake", "CGRectGetWidth", "CGRectGetHeight", "CGRectGetMaxX",
  "CGRectGetMaxY", "CGRectGetMidX", "CGRectGetMidY", "CGRectInset", "dispatch_async",
  "dispatch_after",
]
private let formerFunctions = NameSet(formerFunctionWords)
private let formerNameWords = [
  "CGRectZero", "CGSizeZero", "CGPointZero", "UIEdgeInsetsZero", "NSNotificationCenter",
  "NSUserDefaults", "NSBundle",
]
private let formerNames = NameSet(formerNameWords)
private let formerAttributeWords = [
  "Top", "Bottom", "Left", "Right", "Leading", "Trailing", "Width", "Height", "CenterX", "CenterY",
  "NotAnAttribute",
]
private let formerAttributes = NameSet(formerAttributeWords)
private let formerHashes = NameHashSet(
  formerGetterWords + formerCaseWords + formerFunctionWords + formerNameWords
    + formerAttributeWords + aroundAnchorWords)

/// Those that stand around anchors.
private let aroundAnchors: NameSet = NameSet(aroundAnchorWords)
private let aroundAnchorWords =
  ["activateConstraints"]
  + ["Equal", "GreaterThanOrEqual", "LessThanOrEqual"].flatMap { relation in
    ["constraint\(relation)ToAnchor", "constraint\(relation)ToConstant"]
  }
