import LayoutModel
import SourceText

/// The numbers of one file that say how large something is on the screen, or where it stands.
///
/// They hold no syntax: four files in five are forgotten once they have been looked at.
package struct FileNumbers: Sendable {
  package internal(set) var uses: [NumberUse] = []
  /// Geometry that is written as one call: insets and frames.
  package internal(set) var groups: [NumberGroup] = []
  /// Constants of this file that uses name.
  package internal(set) var definitions: [NumberDefinition] = []
  /// Multipliers between a width and a height.
  package internal(set) var ratios: [NumberRatio] = []
  /// Functions and properties of the file that scale a number.
  package internal(set) var helpers: [ScalingHelper] = []
  /// Properties whose autoresizing masks an extension of their type switches off: `Card.badge`.
  package internal(set) var optedOut: Set<String> = []
  /// Whether the file only shows how something is used.
  package internal(set) var isExample = false
  /// As it is shown.
  package internal(set) var path = ""
  /// The file's folder, as paths are shown.
  package internal(set) var folder = ""
  /// The modules that it imports, if it declares or holds numbers.
  package internal(set) var imports: Set<String> = []
  /// Whether the file says what a Swift package consists of.
  package internal(set) var isManifest = false
  /// The types of which its layout takes numbers: `Spacing` of `Spacing.m`.
  package internal(set) var namedTables: Set<String> = []
  /// The types inside of types of the file, which hide types of their names.
  package internal(set) var nestedTypes: Set<String> = []
  /// The types in other types that are named as tables of numbers are: `Row.Spacing`.
  package internal(set) var innerTables: Set<String> = []
  /// Static constants that code in other files may name.
  package internal(set) var tokens: [DesignToken] = []
  /// Properties and functions whose values depend on the screen, and that other files may name.
  package internal(set) var screenNames: Set<String> = []
  /// Conditions about such names of other files, with numbers behind them.
  package internal(set) var conditions: [NumberCondition] = []

  package init() {}

  /// Whether a rule about numbers has anything to look at.
  package var isEmpty: Bool { uses.isEmpty && ratios.isEmpty }

  /// The numbers where it is known which names of other files stand for an answer about the screen.
  package func marking(screenNames: Set<String>) -> FileNumbers {
    let asking = conditions.filter { !screenNames.isDisjoint(with: $0.names) }
    guard !asking.isEmpty else { return self }
    let ranges = JoinedRanges(asking.flatMap(\.branches))
    var numbers = self
    for index in numbers.uses.indices where ranges.contain(numbers.uses[index].range) {
      numbers.uses[index].isOfSomeScreens = true
    }
    return numbers
  }
}

/// One number in layout code.
package struct NumberUse: Sendable {
  /// What kind of code it stands in.
  package enum Place: String, CaseIterable, Sendable {
    /// The constant of a constraint that anchors or `NSLayoutConstraint(item:…)` build.
    case constraint
    /// `height.constant = 80`
    case assignment
    case visualFormat = "visual-format"
    case snapKit = "snapkit"
    /// The spacing of a stack or a grid.
    case spacing
    /// `insetBy(dx:dy:)`
    case rectangle
    case inset
    case frame
    case cornerRadius = "corner-radius"
    case font
  }

  /// How it is written.
  package enum Form: Hashable, Sendable {
    case literal
    /// A constant of the same file; an index of ``FileNumbers/definitions``.
    case named(Int)
    /// A name that is declared elsewhere, or stands in a table of numbers: `Spacing.m`.
    case token(String)
    /// A literal that goes through the function or property of that name: `16.calculateWidth()`.
    case passed(to: String)
    /// Any other code.
    case computed
  }

  package var place: Place
  /// What it is: `leading`, `height`, `spacing`, `x`.
  package var part: String
  /// `nil` where it is about both axes or none, and where that is not seen.
  package var axis: Axis?
  /// In points, with its sign; `nil` where it is not known here.
  package var value: Double?
  package var form: Form
  /// The number with its sign, as it is written.
  package var range: SourceRange
  /// The literal itself, if a name does not stand for it.
  package var literal: WrittenLiteral?
  /// The functions and properties through which literals inside of it go: `calculateWidth`.
  package var passes: [String] = []
  /// The literals that are added to a height or to other literals, or taken from them: `height - 64`, `20 + 44 / 2`.
  package var sums: [Double] = []
  /// The view that it is about, where that has a name.
  package var item: String?
  /// What stays the same, in words: `the width of 'title' is 44 points`.
  package var fact: String
  /// Whether it only bounds a size, which is how to write one for all screens.
  package var isBound = false
  /// Whether the constraint gets another constant elsewhere.
  package var isAdjusted = false
  /// Whether it is a side of a view that shows a picture.
  package var isOfPicture = false
  /// Whether only screens of some size class, idiom or size get it.
  package var isOfSomeScreens = false
  /// Whether code around it counts on the number in a formula, or adds up the sizes of its type by hand: scaled alone, it
  /// would no longer fit.
  package var isInSum = false
  /// The token of the function around it, or of the type where there is none.
  package var function: Int32 = 0
  /// The token of the function or type around it; uses of one block belong together.
  package var block: Int32 = 0
  /// What the constraint is tied to: `view.topAnchor`; `nil` for a plain size.
  package var target: String?
  /// The innermost type around it; `nil` at a file's top level.
  package var type: String?

  /// Whether it is a width or a height.
  package var isSize: Bool { part == "width" || part == "height" }

  /// Whether it is the width and the height at once.
  package var isOfBothSides: Bool {
    ["size", "width and height", "height and width"].contains(part)
  }
}

/// A number as it is written, with its sign: `-16`, `CGFloat(8.5)`.
package struct WrittenLiteral: Hashable, Sendable {
  package var range: SourceRange
  /// The digits with their sign, without `CGFloat(…)`.
  package var text: String
  package var value: Double
  /// Whether `CGFloat(…)` or the like stands around it.
  package var isWrapped = false
  /// Whether it is a part of a string, as in a visual format.
  package var isInString = false

  /// How code is written that takes its place: in a string, as an interpolation.
  package func replacement(_ code: String) -> String { isInString ? "\\(\(code))" : code }

  /// The type that it has where nothing else says: `Int`, `Double`.
  package var defaultType: String { text.contains(".") || text.contains("e") ? "Double" : "Int" }
}

/// `UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)`, or the rectangle, size or point that a view is given.
package struct NumberGroup: Sendable {
  package var place: NumberUse.Place
  /// What is made: `CGRect`.
  package var name: String
  /// The call.
  package var range: SourceRange
  /// How many numbers it takes.
  package var count: Int
  /// Its uses among those of the file.
  package var uses: Range<Int>
  /// The properties that may hold the view, with their types: `Card.badge`.
  package var properties: [String] = []
}

/// A literal multiplier between the width and the height of a view.
package struct NumberRatio: Sendable {
  package var range: SourceRange
  package var value: Double
  package var text: String
  package var item: String
}

/// A constant with a plain number for its value.
package struct NumberDefinition: Sendable {
  package var name: String
  package var literal: WrittenLiteral
  /// The uses that name it, in order.
  package var uses: [Int] = []
  /// Whether the file names it in code that is none of its uses, such as a formula.
  package var isUsedOtherwise = false
  /// The innermost type around its declaration; `nil` at a file's top level.
  package var type: String?
  /// Its own type as it is written; `nil` where it is that of its value.
  package var declaredType: String?
}

/// A function or property through which code puts numbers of points: `calculateWidth()`, `scaled`.
package struct ScalingHelper: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    /// `16.calculateWidth()`, in an extension of these types.
    case method(on: String)
    /// `16.scaled`
    case property(on: String)
    /// `scaled(16)`
    case function
  }

  package var name: String
  package var shape: Shape
  /// The axis of the screen that it looks at; `nil` if both or none.
  package var axis: Axis?
  /// Whether only code on the main actor may call it.
  package var isOnMainActor = false
  /// Whether other modules may name it.
  package var isPublic = false
  /// Whether its result is the number itself on the screen of some design.
  package var keepsNumber = true
}

/// A static constant of a type: `Spacing.m`.
package struct DesignToken: Hashable, Sendable {
  package var type: String
  package var name: String
  /// In points.
  package var value: Double
  /// Whether it is an `Int`, which is no length but in a visual format.
  package var isInteger = false
  /// Whether other modules may name it.
  package var isPublic = false

  /// What code writes to name it: `Spacing.m`.
  package var fullName: String { "\(type).\(name)" }
}
