import LayoutDialects
import LightSyntax
import SourceText

// Questions about what makes constraints.

extension MakingSite {
  var isVisualFormat: Bool {
    if case .visualFormat = form { true } else { false }
  }

  /// Whether one place makes several constraints.
  var makesSeveral: Bool {
    switch form {
    case .visualFormat, .active, .block, .inlined: true
    case .snapKit, .item, .oldAnchor: false
    }
  }

  var isSnapKit: Bool {
    if case .snapKit = form { true } else { false }
  }

  /// The closure of a call that runs one at once.
  var closure: ClosureID? {
    switch form {
    case .snapKit(_, let closure), .block(let closure): closure
    case .item, .visualFormat, .oldAnchor, .active, .inlined: nil
    }
  }

  /// Whether it is a library's call with a closure.
  var isBlock: Bool {
    if case .block = form { true } else { false }
  }

  /// Whether no library but the system makes it.
  var isPlain: Bool { !isSnapKit && !isActive && inlinedCall == nil }

  /// Whether a library makes it by expressions that are active at once.
  var isActive: Bool {
    switch form {
    case .active, .block: true
    case .snapKit, .item, .visualFormat, .oldAnchor, .inlined: false
    }
  }

  /// The call of a helper, if its constraints take its place.
  var inlinedCall: ExpressionID? {
    if case .inlined(let call) = form { call } else { nil }
  }
}

extension MakingStatement {
  var sites: [MakingSite] {
    elements.compactMap { element in
      if case .site(let site) = element { site } else { nil }
    }
  }
}

extension ListElement {
  var isSite: Bool {
    if case .site = self { true } else { false }
  }
}

extension MakingSite {
  var givesPriority: Bool {
    isVisualFormat || isSnapKit || isActive || inlinedCall != nil
  }
}
