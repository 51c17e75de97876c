import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import UIKitFacts

extension Rule {
  /// A text view reaches to the bottom of a controller's view, and nothing makes room for the keyboard.
  ///
  /// - Why: the keyboard covers the lower half of the text, including the line that is being typed.
  /// - Silent: where the class, a superclass or a library handles the keyboard, and for texts that cannot be edited.
  package static let keyboardCoversText = Rule(
    "keyboard-covers-text", needsWholeCode: true,
    check: .type { type, _ in
      let covered = type.scopes.flatMap(\.coveredTexts)
      guard !covered.isEmpty, !type.speaksOfKeyboard else { return [] }
      return covered
    }
  )
}

/// Points. What ends higher is above a toolbar or a button.
private let nearBottom = 100.0

/// What code says of a keyboard without making room for it.
private let looks: Set<String> = [
  "keyboardtype", "keyboardappearance", "keyboarddismissmode",
]

extension LayoutContext {
  /// The text views that reach to the bottom of a controller's view.
  fileprivate var coveredTexts: [PlacedDiagnostic] {
    scope.constraints.compactMap { constraint in
      let item = constraint.first.item
      guard constraint.first.attribute == .bottom, constraint.relation == .equal,
        let second = constraint.second, second.attribute == .bottom,
        constraint.activation == .always,
        let constant = constraint.constant.value, constant > -nearBottom,
        scope.descriptions[item.index].type == ClassName.textView,
        isRootView(scope.items[second.item.index].owner ?? second.item)
      else { return nil }
      let origin = origin(constraint)
      guard !origin.isKept, !origin.isAdjusted else { return nil }
      return PlacedDiagnostic(
        Diagnostic(
          "'\(name(item))' extends to the bottom of the screen, and nothing moves it when the keyboard appears, so the keyboard covers the text; pin the bottom of the text view to view.keyboardLayoutGuide.topAnchor, or add the keyboard's height to the text view's insets",
          at: origin.range, subject: subject(item)), in: origin.file)
    }
  }
}

extension TypeContext {
  /// Whether a class, or one above it, may make room for the keyboard, or does not let anybody write.
  fileprivate var speaksOfKeyboard: Bool {
    guard let type = unit.typeName else { return true }
    // An extension of a class of the system offers help that its subclasses would ask for.
    let system = project.frameworkClass(of: type)?.name
    let own = project.ancestry(of: type).prefix { $0 != system }.flatMap { ancestor in
      project.declarations(of: ancestor).map { ($0.file, Int($0.declaration.id.index)) }
    }
    let isSpoken = own.contains { file, index in
      guard files.indices.contains(file), files[file].types.indices.contains(index) else {
        return true
      }
      let syntax = files[file]
      return syntax.words(in: syntax.types[index].span).contains { word in
        let lowered = word.text.lowercased()
        return lowered.holds("keyboard") && !looks.contains(lowered)
          || lowered == "iseditable" || lowered == "editable" || lowered == "inputview"
      }
    }
    return isSpoken
      || files.contains {
        $0.holdsIdentifier("IQKeyboardManager") || $0.holdsIdentifier("IQKeyboardManagerSwift")
      }
  }
}
