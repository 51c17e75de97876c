import UIKit

// What a helper ties is told by the enumeration that its argument is a case of.

enum FirstSide { case leading, trailing }
enum FirstLevel { case top, bottom }

protocol EdgeTied {
  func anchor(at side: FirstSide) -> NSLayoutXAxisAnchor
  func anchor(at level: FirstLevel) -> NSLayoutYAxisAnchor
}

extension UIView: EdgeTied {
  func anchor(at side: FirstSide) -> NSLayoutXAxisAnchor {
    switch side {
    case .leading: return leadingAnchor
    case .trailing: return trailingAnchor
    }
  }

  func anchor(at level: FirstLevel) -> NSLayoutYAxisAnchor {
    switch level {
    case .top: return topAnchor
    case .bottom: return bottomAnchor
    }
  }
}

extension EdgeTied {
  func join(_ side: FirstSide, _ other: EdgeTied) {
    anchor(at: side).constraint(equalTo: other.anchor(at: side)).isActive = true
  }

  func join(_ level: FirstLevel, _ other: EdgeTied) {
    anchor(at: level).constraint(equalTo: other.anchor(at: level)).isActive = true
  }
}

final class EnumeratedEdgesSilent: UIView {
  private let cover = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(cover)
    cover.backgroundColor = .gray
    cover.translatesAutoresizingMaskIntoConstraints = false
    cover.join(.leading, self)
    cover.join(.trailing, self)
    cover.join(.top, self)
    cover.join(.bottom, self)
  }

  required init?(coder: NSCoder) { nil }
}

/// Nothing ties its height.
final class EnumeratedEdgesTold: UIView {
  private let cover = UIView()  // expect: ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(cover)
    cover.backgroundColor = .gray
    cover.translatesAutoresizingMaskIntoConstraints = false
    cover.join(.leading, self)
    cover.join(.trailing, self)
    cover.join(.top, self)
  }

  required init?(coder: NSCoder) { nil }
}

enum BoxEdge {
  case left, right, above, below

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: return .leading
    case .right: return .trailing
    case .above: return .top
    case .below: return .bottom
    }
  }
}

extension UIView {
  func stick(_ edge: BoxEdge, to other: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint(
      item: self, attribute: edge.attribute, relatedBy: .equal, toItem: other,
      attribute: edge.attribute, multiplier: 1, constant: 0
    ).isActive = true
  }

  func stick(_ edges: [BoxEdge], to other: UIView) { edges.forEach { stick($0, to: other) } }
}

final class AttributesOfCasesSilent: UIView {
  private let cover = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(cover)
    cover.backgroundColor = .gray
    cover.stick(.left, to: self)
    cover.stick([.right, .above, .below], to: self)
  }

  required init?(coder: NSCoder) { nil }
}

/// Nothing ties its height.
final class AttributesOfCasesTold: UIView {
  private let cover = UIView()  // expect: ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(cover)
    cover.backgroundColor = .gray
    cover.stick(.left, to: self)
    cover.stick([.right, .above], to: self)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// A method, though the property of views has its name.
  func center(in other: UIView) {
    centerXAnchor.constraint(equalTo: other.centerXAnchor).isActive = true
    centerYAnchor.constraint(equalTo: other.centerYAnchor).isActive = true
  }
}

final class CenteredByMethodSilent: UIView {
  private let dot = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(dot)
    dot.backgroundColor = .gray
    dot.translatesAutoresizingMaskIntoConstraints = false
    dot.center(in: self)
    dot.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).isActive = true
    dot.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// Nothing ties its height.
final class CenteredByMethodTold: UIView {
  private let dot = UIView()  // expect: ambiguous-layout

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(dot)
    dot.backgroundColor = .gray
    dot.translatesAutoresizingMaskIntoConstraints = false
    dot.center(in: self)
    dot.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}
