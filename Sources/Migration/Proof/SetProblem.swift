import LayoutDialects
import LayoutModel
import LayoutSets
import LayoutSolver
import UIKitFacts

/// A set of constraints as a question to the solver, with a number for everything.
struct SetProblem {
  let set: ViewSet
  let numbers: NamedNumbers
  /// Views both of whose sides are scaled by one helper.
  private let squares: Set<ItemID>
  /// Those of the container.
  private let guides: [ItemID]
  /// The axes on which a view may have a size of its own, be that seen or not.
  private let sizedAxes: [ItemID: Set<Axis>]

  init(set: ViewSet, numbers: NamedNumbers, sizedAxes: [ItemID: Set<Axis>]) {
    self.set = set
    self.numbers = numbers
    self.sizedAxes = sizedAxes
    squares = set.squares
    guides = set.scope.items.filter { $0.kind == .guide && $0.owner == set.container }.map(\.id)
  }

  /// - Parameter isFitted: whether the container is as small as the constraints allow on that axis.
  func problem(
    _ situation: Situation, fitted: Axis? = nil, hasSizes: Bool = true
  ) -> LayoutProblem {
    var bodies = [
      LayoutProblem.Body(
        set.container, width: fitted == .horizontal ? .fitted : .given(Scalar(situation.width)),
        height: fitted == .vertical ? .fitted : .given(Scalar(situation.height)))
    ]
    var constraints = set.constraints.filter { constraint in
      hasSizes || !constraint.first.attribute.isSize
    }.map { linear($0, situation) }
    var next = set.scope.constraints.count
    for guide in guides {
      bodies.append(LayoutProblem.Body(guide))
      constraints += ties(guide, situation, &next)
    }
    bodies += set.views.map { LayoutProblem.Body($0) }
    return LayoutProblem(
      bodies: bodies, constraints: constraints,
      contentSizes: hasSizes
        ? (fitted == nil ? contentSizes(situation) : possibleContentSizes(situation)) : [],
      direction: situation.direction)
  }

  private func linear(_ constraint: Constraint, _ situation: Situation) -> LinearConstraint {
    var linear = LinearConstraint(constraint)
    if situation.widthScale != 1 || situation.heightScale != 1,
      let axis = Scaling.axis(of: constraint, squares: squares)
    {
      linear.constant =
        linear.constant * (axis == .horizontal ? situation.widthScale : situation.heightScale)
    }
    guard let second = constraint.second, !constraint.first.attribute.isSize,
      let multiplier = constraint.multiplier.value, multiplier != 1
    else { return linear }
    // A share of a place counts from the superview's edge.
    let edge: Attribute = constraint.first.attribute.axis == .horizontal ? .left : .top
    linear.terms.append(.init(Anchor(second.item, edge), factor: Scalar(multiplier - 1)))
    return linear
  }

  private func ties(
    _ guide: ItemID, _ situation: Situation, _ next: inout Int
  ) -> [LinearConstraint] {
    let insets =
      set.name(guide).hasSuffix(Guide.safeArea.name) ? situation.safeArea : situation.margins
    let edges: [(Attribute, Double)] = [
      (.left, insets.left), (.top, insets.top), (.right, -insets.right), (.bottom, -insets.bottom),
    ]
    return edges.map { attribute, inset in
      next += 1
      return LinearConstraint(
        id: Constraint.ID(index: next),
        [
          .init(Anchor(guide, attribute)),
          .init(Anchor(set.container, attribute), factor: Scalar(-1)),
        ],
        .equal, Scalar(inset))
    }
  }

  private func contentSizes(_ situation: Situation) -> [ContentSize] {
    set.views.flatMap { view in
      Axis.allCases.filter(set.scope.items[view.index].intrinsicAxes.contains).map { axis in
        contentSize(of: view, axis, situation)
      }
    }
  }

  private func contentSize(
    of view: ItemID, _ axis: Axis, _ situation: Situation
  ) -> ContentSize {
    ContentSize(
      item: view, axis: axis, value: Scalar(situation.content(of: view, axis)),
      set.scope.descriptions[view.index].contentPriorities)
  }

  /// Classes that never have a size of their own, unless constraints inside give them one.
  /// Source: Apple, `UIView.intrinsicContentSize`.
  static let sizeless = ViewClass.names {
    $0.contentSize == .never && $0.role != .guide && !$0.isAppKit
      && !$0.traits.contains(.renderSurface)
  }

  /// Contents of everything that may have one: of images, stack views, and classes of the project too.
  private func possibleContentSizes(_ situation: Situation) -> [ContentSize] {
    set.views.flatMap { view in
      Axis.allCases.filter { mayHaveSize(view, on: $0) }.map {
        contentSize(of: view, $0, situation)
      }
    }
  }

  func mayHaveSize(_ view: ItemID, on axis: Axis) -> Bool {
    sizedAxes[view]?.contains(axis) ?? true
  }

  /// - Throws: ``Refusal/Cause`` if the frames are not all unique.
  /// - Returns: `nil` where the constraints cannot hold.
  func frames(_ situation: Situation) throws(Refusal.Cause) -> [ItemID: Frame]? {
    switch problem(situation).judged(numbers.assignment) {
    case .determined(let frames):
      return Dictionary(frames.map { ($0.item, $0) }, uniquingKeysWith: { $1 })
    case .ambiguous(let ambiguity):
      throw .undetermined(ambiguity.free.map { (set.name($0.item), $0.attribute.rawValue) })
    case .conflicting: return nil
    case .notAnalyzed(let reason): throw .unproven(String(describing: reason))
    }
  }

  /// A view with a height of its own that the constraints stretch with the container: a controller is then a sheet, a
  /// popover or a part of another one that is as high as that.
  ///
  /// - Parameter isFitted: whether it is enough that the view may have such a height.
  func stretchedView(in plan: FramePlan, isFitted: Bool) -> ItemID? {
    set.views.first { view in
      guard
        set.scope.items[view.index].intrinsicAxes.contains(.vertical)
          || isFitted && mayHaveSize(view, on: .vertical),
        let length = plan.lengths[ItemAxis(view, .vertical)]?.linear
      else { return false }
      return plan.expanded(length).terms.contains { term in
        guard case .size(let item, .vertical) = term.quantity, term.factor > 0 else { return false }
        return item == set.container || set.scope.items[item.index].kind == .guide
      }
    }
  }

  /// The axes on which the constraints, contents included, give the container more than the sum of distances.
  func givesSize(on axis: Axis) -> Bool {
    let situation = Situation(
      width: 390, height: 844, safeArea: .init(),
      margins: .init(top: 8, left: 8, bottom: 8, right: 8),
      direction: .leftToRight, seed: 1)
    func extent(_ hasSizes: Bool) -> Double? {
      let problem = problem(situation, fitted: axis, hasSizes: hasSizes)
      let frames: [Frame]
      switch problem.judged(numbers.assignment) {
      case .determined(let found): frames = found
      case .ambiguous(let ambiguity): frames = ambiguity.frames
      case .conflicting, .notAnalyzed: return nil
      }
      let container = frames.first { $0.item == set.container }
      return axis == .horizontal ? container?.width : container?.height
    }
    guard let all = extent(true), let bare = extent(false) else { return true }
    return all > bare + 0.01
  }
}

/// The frames that the constraints of a set give in each situation, solved once. A class, so that candidates that are
/// tried again share it.
final class ExpectedFrames: Sendable {
  private let problem: SetProblem
  private let known = Memo<Situation, Result<[ItemID: Frame]?, Refusal.Cause>>()

  init(_ problem: SetProblem) { self.problem = problem }

  /// As ``SetProblem/frames(_:)``.
  func frames(_ situation: Situation) throws(Refusal.Cause) -> [ItemID: Frame]? {
    let frames = known.value(for: situation) {
      do throws(Refusal.Cause) {
        return .success(try problem.frames(situation))
      } catch {
        return .failure(error)
      }
    }
    return try frames.get()
  }
}

/// A number for each name that the constants of a set have.
struct NamedNumbers {
  private(set) var values: [String: Double] = [:]
  private(set) var assignment = Assignment()

  /// - Throws: ``Refusal`` if one name stands for two numbers.
  init(_ set: ViewSet) throws(Refusal) {
    for constraint in set.constraints {
      let origin = set.origin(constraint)
      guard let number = origin.constant?.number, !number.isLiteral else { continue }
      let isNegative =
        number.text.hasPrefix("-")
        && !number.text.dropFirst().contains {
          "+-".contains($0)
        }
      let name =
        isNegative ? String(number.text.dropFirst().drop { $0 == " " }) : number.text
      let sign = (isNegative ? -1 : 1) * unknownSign(of: number.text)
      let terms = number.value == nil ? constraint.constant.terms : []
      // `edge` and `edge * -1` are two names of one unknown number.
      let same = terms.count == 1 ? assignment.values[terms[0].symbol].map { $0 * sign } : nil
      let value =
        number.value.map { isNegative ? -$0 : $0 } ?? same ?? Self.invented(for: name)
      if let known = values.updateValue(value, forKey: name), known != value {
        throw Refusal(.severalNumbers(name), file: origin.file, range: origin.place)
      }
      for term in terms { assignment.values[term.symbol] = value * sign }
    }
  }

  /// Numbers that are not known are told apart by their names.
  private static func invented(for name: String) -> Double {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return 3 + Double(hash % 19)
  }
}
