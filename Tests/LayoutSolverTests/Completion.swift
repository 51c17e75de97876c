import LayoutModel
import LayoutSolver

extension Outcome {
  var isDetermined: Bool {
    if case .determined = self { true } else { false }
  }
}

extension Frame {
  func value(_ attribute: Attribute) -> Double {
    switch attribute {
    case .left, .leading: left
    case .right, .trailing: right
    case .centerX: left + width / 2
    case .width: width
    case .top, .firstBaseline: top
    case .bottom, .lastBaseline: bottom
    case .centerY: top + height / 2
    case .height: height
    }
  }
}

extension LayoutProblem {
  /// With a completion of each freedom, but one, required at the values of the ambiguity's first solution.
  func completed(_ ambiguity: Ambiguity, choice: Int = 0, but left: Int? = nil) -> LayoutProblem {
    var problem = self
    for (index, freedom) in ambiguity.freedoms.enumerated() where index != left {
      let completion = freedom.completions[min(choice, freedom.completions.count - 1)]
      for attribute in completion {
        guard let frame = ambiguity.frames.first(where: { $0.item == freedom.item }) else {
          continue
        }
        let id = Constraint.ID(index: problem.constraints.count)
        let anchor = Anchor(freedom.item, attribute)
        problem.constraints.append(
          LinearConstraint(id: id, [.init(anchor)], .equal, Scalar(frame.value(attribute))))
      }
    }
    return problem
  }

  /// The sum of the violations, in points, of the statements of each priority; without symbols and baselines.
  func violations(_ frames: [Frame]) -> [Double: Double] {
    var sums: [Double: Double] = [:]
    func add(_ value: Double, _ relation: Relation, _ priority: Scalar) {
      let violation =
        switch relation {
        case .equal: abs(value)
        case .greaterOrEqual: max(0, -value)
        case .lessOrEqual: max(0, value)
        }
      sums[priority.constant, default: 0] += violation
    }
    for constraint in constraints {
      let sum = constraint.terms.reduce(-constraint.constant.constant) {
        $0 + $1.factor.constant * frames[$1.anchor.item.index].value($1.anchor.attribute)
      }
      add(sum, constraint.relation, constraint.priority)
    }
    for size in contentSizes {
      let frame = frames[size.item.index]
      let excess = (size.axis == .horizontal ? frame.width : frame.height) - size.value.constant
      add(excess, .lessOrEqual, size.hugging)
      add(excess, .greaterOrEqual, size.compressionResistance)
    }
    for frame in frames {
      add(frame.width, .greaterOrEqual, Scalar(1000))
      add(frame.height, .greaterOrEqual, Scalar(1000))
    }
    return sums
  }
}
