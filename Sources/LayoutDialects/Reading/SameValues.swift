extension TypeReader {
  func isSame(_ left: Value?, _ right: Value?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (.reference(let left), .reference(let right)): left == right
    case (.anchor(let base, let attribute, _), .anchor(let otherBase, let other, _)):
      base == otherBase && attribute == other
    case (.constraint(let left), .constraint(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.boolean(let left), .boolean(let right)): left == right
    case (.symbol(let left), .symbol(let right)): left == right
    case (.closure(let left), .closure(let right)): left == right
    case (.type(let left), .type(let right)): left == right
    case (.unknown(let left), .unknown(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.geometry(let left), .geometry(let right)): left == right
    case (.dialect(let left), .dialect(let right)): left.isSame(as: right)
    case (.distance(let from, let to), .distance(let otherFrom, let otherTo)):
      from == otherFrom && to == otherTo
    case (.choice(let left), .choice(let right)):
      left.options.count == right.options.count
        && zip(left.options, right.options).allSatisfy { one, other in
          one.branches == other.branches && isSame(one.value, other.value)
        }
    case (.created(let left, let start), .created(let right, let other)):
      left == right && start.isSame(as: other)
    case (.keyPath(let left), .keyPath(let right)): left == right
    case (.tuple(let left), .tuple(let right)):
      left.count == right.count && zip(left, right).allSatisfy { isSame($0.value, $1.value) }
    case (.nothing, .nothing): true
    case (.list(let left, let isComplete), .list(let right, let other)):
      left.count == right.count && isComplete == other
        && zip(left, right).allSatisfy { isSame($0, $1) }
    default: false
    }
  }
}
