import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// An image view fills its frame with its image, and shows what of the image lies outside of it.
  ///
  /// - Why: an image of other proportions is drawn over the views beside it.
  /// - Silent: where code of the file clips anything, where a function of the project may style the view, where it fills
  ///   another view, for pictures of the app's own, and for backgrounds, which have nothing beside them.
  package static let fillWithoutClipping = Rule(
    "fill-without-clipping", needsWholeCode: true,
    check: .words(fillModes) { file, tokens, _ in
      guard !file.isTestCode, file.isSearchable else { return [] }
      return tokens.compactMap { token in
        guard let image = file.filledImage(at: token), !file.mayClip(image) else {
          return nil
        }
        return Diagnostic(
          "'\(image.name)' scales its image to fill its frame and does not clip it, so an image with other proportions is drawn over the neighboring views; set \(MemberName.clipsToBounds) to true",
          at: file.range(image.span))
      }
    }
  )
}

private let fillModes = NameGroup.fillingModes

private struct FilledImage {
  /// The name in the assignment.
  var name: String
  /// The names under which the file knows the same view: the property whose value the closure around makes.
  var names: Set<String>
  var span: TokenSpan
}

extension SyntaxFile {
  /// The image view whose content mode is assigned at a token, where the file makes that view.
  fileprivate func filledImage(at token: Int) -> FilledImage? {
    guard tokenText(token - 1) == ".",
      let assignment = expressions(around: token).first(where: {
        if case .assignment(_, let value) = $0.kind {
          self[value].span.indices.contains(token)
        } else {
          false
        }
      }),
      case .assignment(let target, let value) = assignment.kind,
      case .member(let base, let member) = self[target].kind,
      name(member) == MemberName.contentMode, self[value].span.last == token,
      let path = viewPath(base), !path.contains("."), path != "self"
    else { return nil }
    var names: Set<String> = [path]
    if let outer = propertyMade(around: token) { names.insert(outer) }
    guard names.contains(where: { isMadeImageView($0, at: token) }),
      !names.contains(where: { $0.lowercased().contains("background") })
    else { return nil }
    return FilledImage(
      name: names.count > 1 ? names.first { $0 != path } ?? path : path, names: names,
      span: assignment.span)
  }

  /// The property whose value, or whose getter, holds a token.
  private func propertyMade(around token: Int) -> String? {
    let around = bindings.last { binding in
      guard binding.name >= 0 else { return false }
      if let value = binding.initialValue, self[value].span.indices.contains(token) { return true }
      return functions[binding.accessors.indices].contains { $0.span.indices.contains(token) }
    }
    return around.map { name($0.name) }
  }

  /// Whether code around a token makes a plain image view of that name, and gives it no picture of the app's own, whose
  /// proportions are known.
  private func isMadeImageView(_ name: String, at token: Int) -> Bool {
    let body = function(at: token)?.body?.span
    let made = bindings.filter { binding in
      binding.name >= 0 && self.name(binding.name) == name && binding.initialValue != nil
        && areOfOneType(Int(binding.name), token)
    }
    // What the function itself calls so hides a property.
    let local = made.last { body?.indices.contains(Int($0.name)) ?? false }
    guard let binding = local ?? made.first, let value = binding.initialValue,
      case .call(let callee, let arguments) = self[value].kind
    else { return false }
    let maker = text(callee)
    guard maker == ClassName.imageView || maker == "\(ClassName.imageView).init" else {
      return false
    }
    return !(isOwnPicture(self[value].span) || makesPicture(arguments))
  }

  /// Whether one of the arguments is a picture of the app's own.
  private func makesPicture(_ list: ListSlice) -> Bool {
    arguments(list).contains { isOwnPicture(self[$0.value].span) }
  }

  /// Whether a value is one of the pictures that belong to the app.
  private func isOwnPicture(_ span: TokenSpan) -> Bool {
    // `Asset.logo.image`, as tools write it for each picture.
    let isOfType =
      tokenText(Int(span.first) + 1) == "." && tokenText(Int(span.first)).first?.isUppercase == true
    return isOfType
      || span.indices.contains {
        tokenText($0 + 1) == ":" && ["named", "systemName", "resourceName"].contains(tokenText($0))
      }
  }

  /// Whether code of the file may clip the view, or what is around it, or makes it fill something that ends with it.
  fileprivate func mayClip(_ image: FilledImage) -> Bool {
    source.tokens.indices.contains { index in
      let word = tokenText(index)
      if NameGroup.clipping.contains(word) { return true }
      guard image.names.contains(word), areOfOneType(index, Int(image.span.first)) else {
        return false
      }
      if tokenText(index - 1) == "=", tokenText(index - 2) == "titleView" { return true }
      let next = following(index)
      guard tokenText(next) == "." else { return isGivenToFill(index) }
      let member = tokenText(next + 1)
      if tokenText(next + 2) == "(" { return Member.named(member) == nil && mayStyle(member) }
      if tokenText(next + 2) == "=", let value = value(assignedTo: next + 1) {
        // A view has no such property, so the project adds it.
        if member == MemberName.cornerRadius { return true }
        return member == MemberName.image && isOwnPicture(self[value].span)
          || member == "frame" && text(value).hasSuffix("ounds")
      }
      if member.hasPrefix(SnapKitCall.handle) { return pinsAllEdges(after: next + 1) }
      return member == "edges" || member == "layer" && tokenText(next + 3) == "mask"
    }
  }

  /// Whether a view is an argument of a function that makes it as large as another one.
  private func isGivenToFill(_ token: Int) -> Bool {
    expressions(around: token).contains { expression in
      guard case .call(let callee, _) = expression.kind, let name = lastName(callee) else {
        return false
      }
      return mayFill(name)
    }
  }

  /// Whether SnapKit's block behind a token speaks of all edges at once.
  private func pinsAllEdges(after token: Int) -> Bool {
    guard
      let open = (token..<min(token + 6, source.tokens.count)).first(where: {
        source.tokens[$0].kind == .leftBrace
      })
    else { return false }
    return (open..<Int(partners[open])).contains { tokenText($0) == "edges" }
  }

  private func mayFill(_ name: String) -> Bool {
    let small = name.lowercased()
    return small.contains("fill") || small.contains("edges")
  }

  /// Whether a function of the project may be about how a view looks, or makes it as large as another one, by its name.
  private func mayStyle(_ name: String) -> Bool {
    let small = name.lowercased()
    return mayFill(name)
      || [
        "round", "circ", "clip", "mask", "corner", "styl", "config", "setup", "apply", "decorat",
        "them", "crop", "avatar", "appear",
      ].contains(where: small.contains)
  }
}
