import LayoutModel

/// How a layout method computes one extent of a view.
struct Length: Sendable {
  var preferred: Form
  /// Whether the content gives the preferred length.
  var isContent = false
  var atLeast: [Form] = []
  var atMost: [Form] = []

  var isClamped: Bool { !atLeast.isEmpty || !atMost.isEmpty }
  /// The length, if it is the same formula at every size.
  var linear: Form? { isClamped || isContent ? nil : preferred }
}

/// Where a view lies along one axis, in the coordinates of its superview.
enum Place: Sendable {
  case start(Form)
  case end(Form)
  case center(Form)

  var form: Form {
    switch self {
    case .start(let form), .end(let form), .center(let form): form
    }
  }

  /// How much of the view lies before the place.
  var share: Double {
    switch self {
    case .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}

/// Everything a layout method computes for the views of a set. Nothing refers to itself, however long the way.
struct FramePlan: Sendable {
  var places: [ItemAxis: Place] = [:]
  var lengths: [ItemAxis: Length] = [:]
  /// Views whose place has nothing to do with the reading direction.
  var absolute: Set<ItemID> = []

  /// The start of a view's frame, with the size as a quantity of its own.
  func start(of view: ItemAxis) -> Form? {
    guard let place = places[view] else { return nil }
    return place.form - Form(.size(view.item, view.axis), factor: place.share)
  }

  /// The form with all that can be replaced replaced, down to what UIKit gives and lengths that content gives.
  func expanded(_ form: Form, keeping isKept: (Quantity) -> Bool = { _ in false }) -> Form {
    var form = form
    // Each round replaces what the one before brought in; the plan has no circles.
    for _ in 0..<(2 * places.count + 2) {
      var isDone = true
      form = form.replacing { quantity in
        if isKept(quantity) { return nil }
        let value: Form?
        switch quantity {
        case .start(let item, let axis): value = start(of: ItemAxis(item, axis))
        case .size(let item, let axis): value = lengths[ItemAxis(item, axis)]?.linear
        case .origin, .content, .named, .scaled: value = nil
        }
        if value != nil { isDone = false }
        return value
      }
      if isDone { break }
    }
    return form
  }
}
