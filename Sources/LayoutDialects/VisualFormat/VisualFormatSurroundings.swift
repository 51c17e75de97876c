import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

// MARK: - Options

extension VisualFormatReader {
  /// The options that an expression gives, if they are known.
  func options(_ id: ExpressionID) -> VisualFormatOptions? {
    switch reader.file[id].kind {
    case .array(let elements):
      return union(reader.file.elements(elements).map { options($0) })
    case .nilLiteral: return VisualFormatOptions()
    case .call(let callee, let arguments):
      guard let name = lastName(callee),
        ["init", "FormatOptions", "NSLayoutFormatOptions"].contains(name)
      else { return nil }
      guard let only = reader.file.arguments(arguments).first else { return VisualFormatOptions() }
      if case .array = reader.file[only.value].kind { return options(only.value) }
      let value = reader.evaluate(only.value)
      return rawOptions(value)
    case .binary(let left, let token, let right):
      guard reader.file.source.text(of: reader.file.source.tokens[Int(token)], is: "|") else {
        return nil
      }
      return union([options(left), options(right)])
    case .tuple(let elements):
      let list = reader.file.arguments(elements)
      guard list.count == 1, let only = list.first else { return nil }
      return options(only.value)
    default:
      // In two steps: evaluating adds references, and the lookup must see them.
      let value = reader.evaluate(id)
      return options(value)
    }
  }

  private func lastName(_ id: ExpressionID) -> String? {
    switch reader.file[id].kind {
    case .name(let token), .member(_, let token), .implicitMember(let token):
      reader.file.name(token)
    default: nil
    }
  }

  private func options(_ value: Value) -> VisualFormatOptions? {
    switch value {
    case .symbol(let name): return VisualFormatOptions(named: name)
    case .list(let elements, let isComplete):
      return isComplete ? union(elements.map { options($0) }) : nil
    // Swift 2 wrote the cases with a capital letter, like types.
    case .type(let name):
      guard let prefix = Self.optionTypes.first(where: { name.hasPrefix($0 + ".") }) else {
        return nil
      }
      return VisualFormatOptions(named: String(name.dropFirst(prefix.count + 1)))
    case .reference(let reference):
      guard let member = reader.references.member(reference),
        Self.optionTypes.contains(reader.references.name(member.base))
      else { return nil }
      return VisualFormatOptions(named: member.name)
    // Swift 1 took a plain 0.
    case .number: return rawOptions(value)
    default: return nil
    }
  }

  private static let optionTypes = ["NSLayoutFormatOptions", "NSLayoutConstraint.FormatOptions"]

  private func rawOptions(_ value: Value) -> VisualFormatOptions? {
    guard case .number(let number) = value, let value = number.value else { return nil }
    return Int(exactly: value).flatMap { VisualFormatOptions(rawValue: $0) }
  }

  private func union(_ options: [VisualFormatOptions?]) -> VisualFormatOptions? {
    options.reduce(VisualFormatOptions()) { sum, next in
      next.flatMap { sum?.union($0) }
    }
  }
}

// MARK: - Platform

extension VisualFormatReader {
  /// The framework whose standard distances hold, where the format uses one to a superview.
  func platform(
    for format: VisualFormat
  ) throws(VisualFormatRefusal) -> VisualFormatPlatform {
    let bars = [format.opening, format.closing].compactMap(\.self)
    let needsPlatform = bars.contains { bar in
      if case .standard = bar.connection { true } else { false }
    }
    guard needsPlatform else { return .uiKit }
    guard let platform = platformOfType ?? platformOfImports else {
      throw VisualFormatRefusal(
        "a '-' next to '|' means one distance in UIKit and another in AppKit, and the file imports both"
      )
    }
    return platform
  }

  private var platformOfType: VisualFormatPlatform? {
    guard let typeName = reader.typeName else { return nil }
    for ancestor in reader.project.ancestry(of: typeName) where ViewClass.named(ancestor) != nil {
      return ancestor.hasPrefix("NS") ? .appKit : .uiKit
    }
    return nil
  }

  /// A file that imports neither is taken for one of UIKit, which most layout code is for.
  private var platformOfImports: VisualFormatPlatform? {
    let tokens = reader.file.source.tokens
    var imports: Set<String> = []
    for index in tokens.indices.dropLast() where tokens[index].kind == .importKeyword {
      imports.insert(reader.file.source.name(of: tokens[index + 1]))
    }
    let isAppKit = imports.contains("AppKit") || imports.contains("Cocoa")
    if isAppKit, imports.contains("UIKit") { return nil }
    return isAppKit ? .appKit : .uiKit
  }
}
