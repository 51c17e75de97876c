import LightSyntax
import SwiftTokens
import UIKitFacts

extension FileNumbers {
  /// Collects the properties whose masks an extension switches off: the type itself may stand in another file.
  mutating func collectOptOuts(_ file: SyntaxFile, _ words: LayoutWords) {
    for token in words.flagTokens {
      guard let name = file.name(before: token), let type = file.innermostType(around: token),
        type.kind == .extension
      else { continue }
      optedOut.insert(lastComponent(file.text(type.name)) + "." + name)
    }
  }

  /// The same numbers without those of the frames of some properties, which constraints override.
  package func leavingOut(framesOf properties: Set<String>) -> FileNumbers {
    guard !properties.isEmpty else { return self }
    var left = self
    for group in groups where group.properties.contains(where: properties.contains) {
      for index in group.uses {
        if case .named(let definition) = uses[index].form {
          left.definitions[definition].uses.removeAll { $0 == index }
        }
        left.uses[index].leaveOut()
      }
    }
    return left
  }
}

extension NumberUse {
  /// Makes it one of which nothing is known.
  mutating func leaveOut() {
    form = .computed
    value = nil
  }
}

extension SyntaxFile {
  /// The innermost type or extension around a token.
  fileprivate func innermostType(around token: Int) -> TypeDeclaration? {
    types.filter { $0.span.indices.contains(token) }.max { $0.span.first < $1.span.first }
  }
}

extension NumberReader {
  /// Leaves out the parts of the frame just read that the view's autoresizing mask changes with its superview.
  ///
  /// - Parameters:
  ///   - view: its name; empty for `self`.
  ///   - token: where the frame stands.
  mutating func dropFlexibleParts(of view: String?, at token: Int) {
    guard let view, let group = groups.last else { return }
    var flexible: Set<String> = []
    for mask in masks() {
      guard (name(before: mask) ?? "") == view, concerns(view, mask: mask, frame: token),
        let value = file.value(assignedTo: mask)
      else { continue }
      for index in file[value].span.indices where tokens[index].kind == .identifier {
        if let part = AutoresizingOption.named(file.name(Int32(index)))?.part {
          flexible.insert(part)
        }
      }
    }
    guard !flexible.isEmpty else { return }
    for index in group.uses where flexible.contains(uses[index].part) { uses[index].leaveOut() }
  }

  /// Whether a name at two places is that of one view: a property, or a variable of blocks that lie in each other.
  private func concerns(_ view: String, mask: Int, frame: Int) -> Bool {
    func block(_ token: Int) -> ClosedRange<Int> {
      var opening = file.opening(before: token)
      while let bracket = opening, tokens[bracket].kind != .leftBrace {
        opening = file.opening(before: bracket)
      }
      guard let brace = opening else { return 0...tokens.count }
      return brace...max(brace, Int(file.partners[brace]))
    }
    if block(mask).contains(frame) || block(frame).contains(mask) { return true }
    let types = file.typeNames(around: frame)
    guard types == file.typeNames(around: mask) else { return false }
    return view.isEmpty || file.bindings(named: view).contains { $0.owner != nil }
  }
}
