import LayoutModel
import SourceText

/// What code assigns to a view's frame, or to a part of it.
struct FrameAssignment: Sendable {
  struct Part: Sendable {
    /// In the coordinates of the superview, as `frame` is.
    var measure: Measure
    /// The source of this part, where it is written by itself.
    var number: Number
    var range: SourceRange?
  }

  var view: Reference
  /// The view's superview, which may get another name when all code is read.
  var owner: Reference
  /// By `left`, `top`, `width` and `height`.
  var parts: [Attribute: Part]
  var file: Int
  /// The assignment, or the call that does it.
  var range: SourceRange
  var function: String
  var via: [String]
  /// See ``TypeReader/frameRun``.
  var run: Int
  /// See ``Moment/closure``.
  var closure: Int
  var branches: [Branch]
  /// Whether it is the `frame:` argument with which the view is made.
  var isCreation = false
}

/// What is known of frames while a type is being read.
struct FrameRecord: Sendable {
  /// A call to a function of the type itself, which is read where it is declared.
  struct OwnCall: Sendable {
    var run: Int
    var name: String
    /// How many assignments had been read.
    var position: Int
  }

  /// In the order in which the code was read.
  var assignments: [FrameAssignment] = []
  /// For each view, the index of the last one.
  var last: [Reference: Int] = [:]
  /// The name of the function that each run is of, without its labels.
  var functions: [Int: String] = [:]
  var calls: [OwnCall] = []
  /// The computed constants that are being looked up: one may name itself in a circle.
  var openLengths: Set<String> = []
  /// How many functions that compute lengths were run.
  var lengthHelperCount = 0

  /// How many of them are followed in one type: each is short, and a screen may call hundreds.
  static let maximumLengthHelpers = 4_000
  /// How many assignments of one type are read; the largest screens have a hundred.
  static let maximumAssignments = 2_000
  /// How many calls of a type's own functions tell the order in which these run.
  static let maximumCalls = 400
}
