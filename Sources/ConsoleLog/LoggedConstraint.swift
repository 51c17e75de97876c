import LayoutModel
import SourceText

/// A view or a guide that a log names.
package struct LoggedItem: Hashable, Sendable {
  /// The class as it is printed, with its module: `Shop.PriceTag`; `nil` where the log gives only a name.
  package var className: String?
  /// `0x7f8b8c40a2b0`; `nil` where the log gives only a name.
  package var address: String?
  /// A label's text, a guide's name, or the name that replaces class and address.
  package var text: String?

  /// What distinguishes it from other items of the log.
  package var key: String { address ?? text ?? "" }

  /// The class without its module and generic arguments; `UIView` if no class is printed.
  package var plainClass: String {
    guard let className else { return "UIView" }
    let name = className.prefix { $0 != "<" }
    return String(name.split(separator: ".").last ?? name)
  }
}

/// One side of a logged constraint.
package struct LoggedAnchor: Hashable, Sendable {
  package var item: LoggedItem
  package var attribute: Attribute
  /// Whether it is that edge of the item's layout margins (`leadingMargin`).
  package var isMargin = false
}

/// A constraint as UIKit, AppKit or a library describes it.
package struct LoggedConstraint: Hashable, Sendable {
  /// Who created it, according to its description.
  package enum Maker: Hashable, Sendable {
    /// Code, a storyboard, or the system under a name that is not known here.
    case code
    case autoresizingMask
    /// A class's own size, with the priorities of hugging and compression resistance.
    case contentSize(hugging: Double, compressionResistance: Double)
    case stackView
    /// The size that a table or collection view gives to a cell.
    case encapsulatedSize
    /// A size that a view has while it is measured.
    case temporarySize
    /// The old guides at the top and the bottom of a controller's view.
    case layoutSupport
    /// What Interface Builder adds to views without constraints.
    case interfaceBuilder
    /// A guide or a bar of the system.
    case system
  }

  /// `NSLayoutConstraint`, or a library's class.
  package var className: String
  package var address: String
  package var identifier: String?
  /// The line that created the constraint, which SnapKit prints.
  package var site: (file: String, line: Int)? {
    get { siteFile.map { ($0, siteLine) } }
    set { (siteFile, siteLine) = (newValue?.file, newValue?.line ?? 0) }
  }
  private var siteFile: String?
  private var siteLine = 0
  package var first: LoggedAnchor
  package var relation: Relation
  /// `nil` for a size, and for a mask's place in its superview.
  package var second: LoggedAnchor?
  package var multiplier = 1.0
  /// In points.
  package var constant = 0.0
  package var priority = 1000.0
  package var maker = Maker.code
  /// What `|` means, if the log states it.
  package var superview: LoggedItem?
  /// Whether `leading` may also be `left`, because the visual notation is the same for both.
  package var isSideOpen = false
  /// Whether it is read from right to left.
  package var isRightToLeft = false
  /// Its position in the log.
  package var position: SourcePosition

  package init(
    className: String, address: String, first: LoggedAnchor, relation: Relation,
    second: LoggedAnchor?, position: SourcePosition
  ) {
    self.className = className
    self.address = address
    self.first = first
    self.relation = relation
    self.second = second
    self.position = position
  }

  /// Both items.
  package var items: [LoggedItem] { [first.item] + (second.map { [$0.item] } ?? []) }
}

/// One block "Unable to simultaneously satisfy constraints".
package struct LoggedConflict: Hashable, Sendable {
  /// Of its first line.
  package var position: SourcePosition
  /// In the order of the log, each once.
  package var constraints: [LoggedConstraint] = []
  /// The index of the constraint that the system broke, if the log states it.
  package var broken: Int?

  package init(position: SourcePosition) { self.position = position }
}

/// A part of a log that could not be read.
package struct LogProblem: Error, Hashable, Sendable {
  package var position: SourcePosition
  /// In lower case, without a full stop.
  package var reason: String
}
