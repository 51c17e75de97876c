import LayoutModel
import SourceText

/// The numbers of one file that determine the size or position of something on the screen.
///
/// They contain no syntax, so most files need not be kept in memory.
package struct FileNumbers: Sendable {
  package internal(set) var uses: [NumberUse] = []
  /// Geometry that is written as one call: insets and frames.
  package internal(set) var groups: [NumberGroup] = []
  /// Constants of this file that uses name.
  package internal(set) var definitions: [NumberDefinition] = []
  /// Sizes, made by functions, of views that constraints fix at both ends on the other axis.
  package internal(set) var spanning: Set<SourceRange> = []
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
  /// The modules that it imports, if it declares or contains numbers.
  package internal(set) var imports: Set<String> = []
  /// Whether the file is the manifest of a Swift package.
  package internal(set) var isManifest = false
  /// The types of which its layout takes numbers: `Spacing` of `Spacing.m`.
  package internal(set) var namedTables: Set<String> = []
  /// The nested types of the file, which hide other types of the same names.
  package internal(set) var nestedTypes: Set<String> = []
  /// The types in other types that are named as tables of numbers are: `Row.Spacing`.
  package internal(set) var innerTables: Set<String> = []
  /// Static constants that code in other files may name.
  package internal(set) var tokens: [DesignToken] = []
  /// Properties and functions whose values depend on the screen, and that other files may name.
  package internal(set) var screenNames: Set<String> = []
  /// Conditions on such names of other files, and the numbers that they guard.
  package internal(set) var conditions: [NumberCondition] = []

  package init() {}

  /// Whether a rule about numbers has anything to look at.
  package var isEmpty: Bool { uses.isEmpty && ratios.isEmpty }

  /// The numbers, given the names in other files whose values depend on the screen.
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
  /// The kind of code that contains it.
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
  /// `nil` if it concerns both axes or none, or if the axis is not known.
  package var axis: Axis?
  /// In points, with its sign; `nil` where it is not known here.
  package var value: Double?
  package var form: Form
  /// The number with its sign, as it is written.
  package var range: SourceRange
  /// The literal itself, unless a name is used in its place.
  package var literal: WrittenLiteral?
  /// The functions and properties that code applies to literals inside it: `calculateWidth`.
  package var passes: [String] = []
  /// The literals that are added to a height or to other literals, or taken from them: `height - 64`, `20 + 44 / 2`.
  package var sums: [Double] = []
  /// The view that it is about, where that has a name.
  package var item: String?
  /// What the number determines, in words: `the width of 'title' is 44 points`.
  package var fact: String
  /// Whether it only bounds a size, which is right for all screens.
  package var isBound = false
  /// Whether the constraint gets another constant elsewhere.
  package var isAdjusted = false
  /// Whether it is a side of a view that shows a picture.
  package var isOfPicture = false
  /// Whether it applies only to screens of some size class, idiom or size.
  package var isOfSomeScreens = false
  /// Whether other code uses the number in a formula, or adds up the sizes of its type: if only this number were
  /// scaled, the results would no longer match.
  package var isInSum = false
  /// The token of the function around it, or of the type where there is none.
  package var function: Int32 = 0
  /// The token of the function or type around it; uses of one block belong together.
  package var block: Int32 = 0
  /// The other side of the constraint: `view.topAnchor`; `nil` for a plain size.
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
  /// Whether it is the argument of `CGFloat(…)` or a similar conversion.
  package var isWrapped = false
  /// Whether it is a part of a string, as in a visual format.
  package var isInString = false

  /// The code that replaces it: in a string, an interpolation.
  package func replacement(_ code: String) -> String { isInString ? "\\(\(code))" : code }

  /// Its type if the context determines no other: `Int`, `Double`.
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
  /// The properties that may contain the view, with their types: `Card.badge`.
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
  /// Whether the file also uses its name in code that is not layout, such as a formula.
  package var isUsedOtherwise = false
  /// The innermost type around its declaration; `nil` at a file's top level.
  package var type: String?
  /// Its own type as it is written; `nil` where it is that of its value.
  package var declaredType: String?
}

/// A function or property that code applies to numbers of points: `calculateWidth()`, `scaled`.
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
  /// The axis of the screen that it uses; `nil` if both or none.
  package var axis: Axis?
  /// Whether only code on the main actor may call it.
  package var isOnMainActor = false
  /// Whether other modules may name it.
  package var isPublic = false
  /// Whether it returns the number unchanged on a screen of the design's size.
  package var keepsNumber = true
}

/// A static constant of a type: `Spacing.m`.
package struct DesignToken: Hashable, Sendable {
  package var type: String
  package var name: String
  /// In points.
  package var value: Double
  /// Whether it is an `Int`, which is a length only in a visual format.
  package var isInteger = false
  /// Whether other modules may name it.
  package var isPublic = false

  /// What code writes to name it: `Spacing.m`.
  package var fullName: String { "\(type).\(name)" }
}
