import LayoutModel
import SourceText

/// What `equalTo`, `offset` and `inset` put into a constraint's constant.
enum SnapKitConstant: Sendable {
  /// The same number for every attribute, without a change of sign.
  case plain(Geometry.Part)
  /// The same distance inwards on all sides.
  case inset(Geometry.Part)
  case geometry(Geometry)
  /// Its meaning is not known; the source says what it is.
  case unknown(Geometry.Part)

  /// The constant for a constraint that ends at an attribute.
  ///
  /// SnapKit asks the second attribute: `top.equalTo(other.snp.bottom).inset(8)` is 8 above the bottom.
  /// Source: SnapKit 5.7.1, `ConstraintConstantTarget`, for left-to-right languages.
  ///
  /// - Parameter expression: the argument that gives the constant.
  func argument(
    for attribute: Attribute, at expression: SourceRange
  ) -> ConstraintOrigin.Argument? {
    func argument(_ part: Geometry.Part, _ number: Number) -> ConstraintOrigin.Argument {
      ConstraintOrigin.Argument(
        value: part.range ?? expression, removable: nil, number: number, role: .required)
    }
    switch self {
    case .plain(let part), .unknown(let part): return argument(part, part.number)
    case .inset(let part): return argument(part, Self.inset(attribute) { _ in part.number })
    case .geometry(let geometry):
      switch geometry.kind {
      case .size:
        guard attribute.isSize else { return nil }
        let part = geometry.part(attribute.rawValue)
        return argument(part, part.number)
      case .point:
        guard !attribute.isSize else { return nil }
        let part = geometry.part(attribute.axis == .horizontal ? "x" : "y")
        return argument(part, part.number)
      case .insets, .directionalInsets:
        let number = Self.inset(attribute) { geometry.part($0.name(in: geometry.kind)).number }
        return ConstraintOrigin.Argument(
          value: expression, removable: nil, number: number, role: .inset)
      case .rectangle: return nil
      }
    }
  }

  private enum Side: String {
    case left, right, top, bottom

    /// What the side is called: insets for both reading directions have leading and trailing.
    func name(in kind: Geometry.Kind) -> String {
      switch (self, kind) {
      case (.left, .directionalInsets): "leading"
      case (.right, .directionalInsets): "trailing"
      case (.left, _), (.right, _), (.top, _), (.bottom, _): rawValue
      }
    }
  }

  private static func inset(_ attribute: Attribute, _ side: (Side) -> Number) -> Number {
    switch attribute {
    case .left, .leading: side(.left)
    case .right, .trailing: side(.right).negated
    case .top, .firstBaseline: side(.top)
    case .bottom, .lastBaseline: side(.bottom).negated
    case .width: side(.left).sum(side(.right)).negated
    case .height: side(.top).sum(side(.bottom)).negated
    case .centerX: side(.left).halfDifference(side(.right))
    case .centerY: side(.top).halfDifference(side(.bottom))
    }
  }
}
