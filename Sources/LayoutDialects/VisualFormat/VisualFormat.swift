import LayoutModel
import SourceText

/// A string in the visual format language, as a tree.
///
/// All ranges are UTF-8 byte offsets in the format, counted from 0.
/// Source: Apple, Auto Layout Guide, "Visual Format Language" (archived), for the grammar.
package struct VisualFormat: Hashable, Sendable {
  package enum Orientation: Hashable, Sendable {
    case horizontal, vertical

    package var axis: Axis { self == .horizontal ? .horizontal : .vertical }
  }

  /// The name of a view or of a metric.
  package struct Name: Hashable, Sendable {
    package var text: String
    package var range: SourceRange
  }

  /// The operand of a relation or an `@`.
  package enum Object: Hashable, Sendable {
    case number(Double, SourceRange)
    case name(Name)
    /// A number that the code puts in at run time.
    case unknown(SourceRange)

    package var range: SourceRange {
      switch self {
      case .number(_, let range), .unknown(let range): range
      case .name(let name): name.range
      }
    }
  }

  /// `>=20@750`.
  package struct Predicate: Hashable, Sendable {
    package var relation: Relation
    package var object: Object
    package var priority: Object?
  }

  /// The connection between two neighbors.
  package enum Connection: Hashable, Sendable {
    /// Nothing: they touch.
    case flush
    /// `-`
    case standard(SourceRange)
    case predicates([Predicate])
  }

  /// `[name(predicates)]`.
  package struct View: Hashable, Sendable {
    package var name: Name
    package var predicates: [Predicate]
  }

  /// The edge of the superview, and the connection between it and the nearest view.
  package struct Bar: Hashable, Sendable {
    package var range: SourceRange
    package var connection: Connection
  }

  package var orientation: Orientation
  package var opening: Bar?
  /// At least one.
  package var views: [View]
  /// One fewer than ``views``; the first connects the first two views.
  package var connections: [Connection]
  package var closing: Bar?
}

extension VisualFormat {
  /// The place of a name, which decides what the name may mean.
  package enum NameRole: Hashable, Sendable {
    case view
    /// The size of a view: a metric or another view.
    case size
    /// A distance or a priority: a metric.
    case metric
  }

  /// Every name in the order of the format.
  package var names: [(name: Name, role: NameRole)] {
    var names: [(name: Name, role: NameRole)] = []
    func add(_ predicates: [Predicate], _ role: NameRole) {
      for predicate in predicates {
        if case .name(let name) = predicate.object { names.append((name, role)) }
        if case .name(let name)? = predicate.priority { names.append((name, .metric)) }
      }
    }
    func add(_ connection: Connection?) {
      if case .predicates(let predicates)? = connection { add(predicates, .metric) }
    }
    for (index, view) in views.enumerated() {
      add(index == 0 ? opening?.connection : connections[index - 1])
      names.append((view.name, .view))
      add(view.predicates, .size)
    }
    add(closing?.connection)
    return names
  }
}
