import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// Layout chooses between portrait and landscape by the orientation of the device.
  ///
  /// - Why: a device on a table, or one that has not been moved since the app started, is in neither orientation, so
  ///   the other branch is taken regardless of the screen; and a phone may be turned while the app's orientation is
  ///   locked.
  /// - Silent: where code checks for both orientations, or for flat and unknown ones, and for cameras and pictures.
  package static let deviceOrientationInLayout = Rule(
    "device-orientation-in-layout",
    check: .words(["orientation"]) { file, tokens, _ in
      guard file.isScreenCode, file.isSearchable else { return [] }
      // A condition may ask several times.
      var told: Set<Int> = []
      return tokens.compactMap { token in
        guard let asked = file.askedOrientation(at: token),
          let type = file.type(around: token), file.isOfViewOrController(type),
          file.isDecided(at: token), !file.isAboutPictures(around: token),
          told.insert(file.line(of: token)).inserted
        else { return nil }
        return Diagnostic(
          "if the device lies flat or its orientation is unknown, this code takes the \(asked.isPortrait ? "landscape" : "portrait") branch, whatever the interface orientation; compare the view's width and height, or use the interface orientation of the window scene",
          at: file.range(asked.span))
      }
    }
  )
}

/// `UIDevice.current.orientation.isPortrait`, or a comparison with one orientation.
private struct AskedOrientation {
  var span: TokenSpan
  /// Whether it is about portrait. The device may be in neither orientation, and then code does what it does in the
  /// other one, also if it asks for the opposite.
  var isPortrait: Bool
}

private let currentDevice: Set<String> = ["current", "currentDevice"]
/// What code that handles the other orientations mentions, and code that turns pictures and videos.
private let exempt = NameHashSet([
  "isValidInterfaceOrientation", "isFlat", "faceUp", "faceDown", "unknown", "FaceUp", "FaceDown",
  "Unknown", "videoOrientation", "imageOrientation", "AVCaptureVideoOrientation",
  "AVCaptureConnection", "videoRotationAngle", "beginGeneratingDeviceOrientationNotifications",
])

extension SyntaxFile {
  /// The question about the orientation of the device whose name is at a token.
  fileprivate func askedOrientation(at token: Int) -> AskedOrientation? {
    var first = token - 2
    if tokenText(first) == ")", tokenText(first - 1) == "(" { first -= 2 }
    guard tokenText(token - 1) == ".", currentDevice.contains(tokenText(first)),
      tokenText(first - 2) == ClassName.device
    else { return nil }
    let start = first - 2
    // What is asked only without a window scene.
    if tokenText(start - 1) == "??" { return nil }
    switch tokenText(token + 1) {
    case ".":
      let member = tokenText(token + 2)
      guard ["isPortrait", "isLandscape"].contains(member) else { return nil }
      return AskedOrientation(
        span: TokenSpan(start, token + 2), isPortrait: member == "isPortrait")
    case "==", "!=":
      var last = token + 2
      while tokenText(last + 1) == "." { last += 2 }
      let value = tokenText(tokenText(last) == "." ? last + 1 : last)
      guard value.lowercased().hasPrefix("portrait") || value.lowercased().hasPrefix("landscape")
      else { return nil }
      return AskedOrientation(
        span: TokenSpan(start, last), isPortrait: value.lowercased().hasPrefix("portrait"))
    default: return nil
    }
  }

  /// Whether something is decided by the question alone, whose name is at a token:
  /// `if UIDevice.current.orientation.isPortrait { … } else { … }`.
  fileprivate func isDecided(at token: Int) -> Bool {
    let isTernary = expressions(around: token).contains { expression in
      guard case .ternary(let condition, _, _) = expression.kind else { return false }
      return self[condition].span.indices.contains(token)
    }
    if isTernary { return true }
    return statements.contains { statement in
      guard statement.span.indices.contains(token),
        case .ifElse(let conditions, let then, let otherwise?) = statement.kind,
        Int(statement.span.first) < token, token < Int(then.span.first),
        self.conditions[conditions.indices].count == 1
      else { return false }
      // `else if` asks for the other orientation.
      return !words(in: otherwise.span).prefix(6).contains { $0.text == ClassName.device }
    }
  }

  fileprivate func line(of token: Int) -> Int {
    lines.position(at: range(TokenSpan(token, token)).start).line
  }

  fileprivate func isAboutPictures(around token: Int) -> Bool {
    guard let function = function(at: token) else { return false }
    return mentions(exempt, in: function.span)
  }

  /// Whether a type is a view or a controller, as its superclass's name tells.
  fileprivate func isOfViewOrController(_ type: TypeDeclaration) -> Bool {
    let superclass = superclassName(of: type)
    return superclass.hasSuffix("Controller") || isNamedLikeView(superclass)
      || superclass.hasSuffix("Layout")
  }
}
