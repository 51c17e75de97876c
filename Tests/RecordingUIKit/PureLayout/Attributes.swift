import UIKit

public enum ALEdge {
  case left, right, top, bottom, leading, trailing

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    }
  }

  /// 1 where insets count forwards.
  var sign: CGFloat { [.right, .bottom, .trailing].contains(self) ? -1 : 1 }
}

public enum ALDimension {
  case width, height

  var attribute: NSLayoutConstraint.Attribute { self == .width ? .width : .height }
}

/// A line: the vertical one is a place along the horizontal.
public enum ALAxis {
  case vertical, horizontal, baseline, lastBaseline, firstBaseline

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .vertical: .centerX
    case .horizontal: .centerY
    case .baseline, .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    }
  }

  var margin: NSLayoutConstraint.Attribute {
    self == .vertical ? .centerXWithinMargins : .centerYWithinMargins
  }
}

public enum ALAttribute {
  case left, right, top, bottom, leading, trailing, width, height, vertical, horizontal, baseline
  case lastBaseline, firstBaseline, marginLeft, marginRight, marginTop, marginBottom
  case marginLeading, marginTrailing, marginAxisVertical, marginAxisHorizontal

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .vertical: .centerX
    case .horizontal: .centerY
    case .baseline, .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .marginLeft: .leftMargin
    case .marginRight: .rightMargin
    case .marginTop: .topMargin
    case .marginBottom: .bottomMargin
    case .marginLeading: .leadingMargin
    case .marginTrailing: .trailingMargin
    case .marginAxisVertical: .centerXWithinMargins
    case .marginAxisHorizontal: .centerYWithinMargins
    }
  }
}
