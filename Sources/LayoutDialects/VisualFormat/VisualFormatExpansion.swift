import LayoutModel
import SourceText

/// What a `-` with nothing in it means.
package enum VisualFormatPlatform: Hashable, Sendable {
  /// Beside the superview its layout margin (since iOS 8), elsewhere 8 points.
  case uiKit
  /// Beside the superview 20 points, elsewhere 8.
  case appKit
}

/// One constraint of a visual format.
package struct VisualFormatConstraint: Hashable, Sendable {
  /// An item as a format names it.
  package enum Item: Hashable, Sendable {
    case view(String)
    /// The superview of the view of that name.
    case superview(of: String)
    /// The layout margins guide of that superview.
    case superviewMargins(of: String)
  }

  /// One side of the constraint.
  package struct End: Hashable, Sendable {
    package var item: Item
    package var attribute: Attribute
    /// Its name in the format, as byte offsets.
    package var range: SourceRange
  }

  package var first: End
  package var relation: Relation
  package var second: End?
  /// In points.
  package var constant: Number
  /// The code of the constant in the format.
  package var constantRange: SourceRange?
  package var isSystemSpacing = false
  package var priority = Number.implicit(1000)
}

extension VisualFormat {
  /// The standard distance to the superview's edge in AppKit, in points.
  /// Source: run-time logs that print `NSSpace(20)`.
  fileprivate static let appKitMargin = 20.0

  /// The constraints of the format, in the order and number in which the run-time system returns them: each view's
  /// incoming connection and size in turn, then the closing connection, then the alignments.
  ///
  /// - Parameters:
  ///   - metrics: what is known about the metrics; any other name stays a symbol.
  ///   - views: the views' names. A name used as a size means a view's size unless it is a metric.
  ///   - unknowns: the symbol for each unknown number, by its offset.
  package func constraints(
    options: VisualFormatOptions = VisualFormatOptions(), platform: VisualFormatPlatform = .uiKit,
    metrics: [String: Number] = [:], views: Set<String> = [], unknowns: [Int: Number] = [:]
  ) -> [VisualFormatConstraint] {
    Expansion(
      format: self, options: options, platform: platform, metrics: metrics, views: views,
      unknowns: unknowns
    ).constraints()
  }
}

private struct Expansion {
  let format: VisualFormat
  let options: VisualFormatOptions
  let platform: VisualFormatPlatform
  let metrics: [String: Number]
  let views: Set<String>
  let unknowns: [Int: Number]

  func constraints() -> [VisualFormatConstraint] {
    var constraints: [VisualFormatConstraint] = []
    for (index, view) in format.views.enumerated() {
      if index > 0 {
        let previous = format.views[index - 1]
        constraints += connect(
          format.connections[index - 1], end(view, isStart: true, isBesideView: true),
          end(previous, isStart: false, isBesideView: true), isBesideBar: false)
      } else if let bar = format.opening {
        constraints += connect(
          bar.connection, end(view, isStart: true), end(bar, of: view, isStart: true),
          isBesideBar: true)
      }
      constraints += view.predicates.map { size(of: view, $0) }
    }
    if let bar = format.closing, let last = format.views.last {
      constraints += connect(
        bar.connection, end(bar, of: last, isStart: false), end(last, isStart: false),
        isBesideBar: true)
    }
    for (previous, next) in zip(format.views, format.views.dropFirst()) {
      constraints += options.alignments.map { align($0, previous, next) }
    }
    return constraints
  }

  // MARK: Edges

  private var isReversed: Bool {
    format.orientation == .horizontal && options.direction == .rightToLeft
  }

  /// The edge at which the reading of the format enters an item, or leaves it.
  private func edge(isStart: Bool) -> Attribute {
    switch (format.orientation, options.direction) {
    case (.vertical, _): isStart ? .top : .bottom
    case (.horizontal, .leadingToTrailing): isStart ? .leading : .trailing
    case (.horizontal, .leftToRight): isStart ? .left : .right
    case (.horizontal, .rightToLeft): isStart ? .right : .left
    }
  }

  private func end(
    _ view: VisualFormat.View, isStart: Bool, isBesideView: Bool = false
  ) -> VisualFormatConstraint.End {
    var attribute = edge(isStart: isStart)
    if isBesideView, options.isBaselineToBaseline, format.orientation == .vertical {
      attribute = isStart ? .firstBaseline : .lastBaseline
    }
    return VisualFormatConstraint.End(
      item: .view(view.name.text), attribute: attribute, range: view.name.range)
  }

  private func end(
    _ bar: VisualFormat.Bar, of view: VisualFormat.View, isStart: Bool
  ) -> VisualFormatConstraint.End {
    VisualFormatConstraint.End(
      item: .superview(of: view.name.text), attribute: edge(isStart: isStart), range: bar.range)
  }

  // MARK: Constraints

  private func connect(
    _ connection: VisualFormat.Connection, _ first: VisualFormatConstraint.End,
    _ second: VisualFormatConstraint.End, isBesideBar: Bool
  ) -> [VisualFormatConstraint] {
    let (first, second) = isReversed ? (second, first) : (first, second)
    switch connection {
    case .flush:
      return [
        VisualFormatConstraint(
          first: first, relation: .equal, second: second, constant: .implicit(0))
      ]
    case .standard(let minus):
      return [standard(minus, first, second, isBesideBar: isBesideBar)]
    case .predicates(let predicates):
      return predicates.map { predicate in
        VisualFormatConstraint(
          first: first, relation: predicate.relation, second: second,
          constant: number(predicate.object), constantRange: predicate.object.range,
          priority: priority(predicate))
      }
    }
  }

  private func standard(
    _ minus: SourceRange, _ first: VisualFormatConstraint.End,
    _ second: VisualFormatConstraint.End, isBesideBar: Bool
  ) -> VisualFormatConstraint {
    if isBesideBar, platform == .uiKit {
      return VisualFormatConstraint(
        first: inMargins(first), relation: .equal, second: inMargins(second), constant: .implicit(0)
      )
    }
    // Between baselines the system asks the fonts.
    let isFixed = !first.attribute.isBaseline
    let points = isBesideBar ? VisualFormat.appKitMargin : systemSpacing
    return VisualFormatConstraint(
      first: first, relation: .equal, second: second,
      constant: Number(value: isFixed ? points : nil, isLiteral: false, text: "systemSpacing"),
      constantRange: minus, isSystemSpacing: true)
  }

  private func inMargins(_ end: VisualFormatConstraint.End) -> VisualFormatConstraint.End {
    guard case .superview(let view) = end.item else { return end }
    return VisualFormatConstraint.End(
      item: .superviewMargins(of: view), attribute: end.attribute, range: end.range)
  }

  private func size(
    of view: VisualFormat.View, _ predicate: VisualFormat.Predicate
  ) -> VisualFormatConstraint {
    let attribute: Attribute = format.orientation == .horizontal ? .width : .height
    let first = VisualFormatConstraint.End(
      item: .view(view.name.text), attribute: attribute, range: view.name.range)
    if case .name(let name) = predicate.object, metrics[name.text] == nil,
      views.contains(name.text)
    {
      let second = VisualFormatConstraint.End(
        item: .view(name.text), attribute: attribute, range: name.range)
      return VisualFormatConstraint(
        first: first, relation: predicate.relation, second: second, constant: .implicit(0),
        priority: priority(predicate))
    }
    return VisualFormatConstraint(
      first: first, relation: predicate.relation, second: nil, constant: number(predicate.object),
      constantRange: predicate.object.range, priority: priority(predicate))
  }

  private func align(
    _ attribute: Attribute, _ previous: VisualFormat.View, _ next: VisualFormat.View
  ) -> VisualFormatConstraint {
    func end(_ view: VisualFormat.View) -> VisualFormatConstraint.End {
      VisualFormatConstraint.End(
        item: .view(view.name.text), attribute: attribute, range: view.name.range)
    }
    return VisualFormatConstraint(
      first: end(previous), relation: .equal, second: end(next), constant: .implicit(0))
  }

  // MARK: Numbers

  private func priority(_ predicate: VisualFormat.Predicate) -> Number {
    predicate.priority.map(number) ?? .implicit(1000)
  }

  private func number(_ object: VisualFormat.Object) -> Number {
    switch object {
    case .number(let value, _):
      // Too large to be a number of points; the layout engine would refuse it.
      guard value.isFinite else { return Number(value: nil, isLiteral: false, text: "infinity") }
      return Number(value: value, isLiteral: true, text: "")
    case .name(let name):
      return metrics[name.text] ?? Number(value: nil, isLiteral: false, text: name.text)
    case .unknown(let range):
      return unknowns[range.start] ?? Number(value: nil, isLiteral: false, text: "")
    }
  }
}

extension Attribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
