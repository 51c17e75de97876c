// The attributes that each step of a statement offers, by name.

extension ConstraintMaker {
  public var left: ConstraintMakerExtendable { make([.left]) }
  public var top: ConstraintMakerExtendable { make([.top]) }
  public var right: ConstraintMakerExtendable { make([.right]) }
  public var bottom: ConstraintMakerExtendable { make([.bottom]) }
  public var leading: ConstraintMakerExtendable { make([.leading]) }
  public var trailing: ConstraintMakerExtendable { make([.trailing]) }
  public var width: ConstraintMakerExtendable { make([.width]) }
  public var height: ConstraintMakerExtendable { make([.height]) }
  public var centerX: ConstraintMakerExtendable { make([.centerX]) }
  public var centerY: ConstraintMakerExtendable { make([.centerY]) }
  public var lastBaseline: ConstraintMakerExtendable { make([.lastBaseline]) }
  public var firstBaseline: ConstraintMakerExtendable { make([.firstBaseline]) }
  public var leftMargin: ConstraintMakerExtendable { make([.leftMargin]) }
  public var rightMargin: ConstraintMakerExtendable { make([.rightMargin]) }
  public var topMargin: ConstraintMakerExtendable { make([.topMargin]) }
  public var bottomMargin: ConstraintMakerExtendable { make([.bottomMargin]) }
  public var leadingMargin: ConstraintMakerExtendable { make([.leadingMargin]) }
  public var trailingMargin: ConstraintMakerExtendable { make([.trailingMargin]) }
  public var centerXWithinMargins: ConstraintMakerExtendable { make([.centerXWithinMargins]) }
  public var centerYWithinMargins: ConstraintMakerExtendable { make([.centerYWithinMargins]) }
  public var edges: ConstraintMakerExtendable { make(AttributeGroup.edges) }
  public var horizontalEdges: ConstraintMakerExtendable { make(AttributeGroup.horizontalEdges) }
  public var verticalEdges: ConstraintMakerExtendable { make(AttributeGroup.verticalEdges) }
  public var directionalEdges: ConstraintMakerExtendable { make(AttributeGroup.directionalEdges) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    make(AttributeGroup.directionalHorizontalEdges)
  }
  public var size: ConstraintMakerExtendable { make(AttributeGroup.size) }
  public var margins: ConstraintMakerExtendable { make(AttributeGroup.margins) }
  public var directionalMargins: ConstraintMakerExtendable {
    make(AttributeGroup.directionalMargins)
  }
  public var centerWithinMargins: ConstraintMakerExtendable {
    make(AttributeGroup.centerWithinMargins)
  }
  public var center: ConstraintMakerExtendable { make(AttributeGroup.center) }
}

/// A statement to which more attributes may be added: `make.top.left`.
public final class ConstraintMakerExtendable: ConstraintMakerRelatable {
  private func add(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
    description.attributes += attributes.filter { !description.attributes.contains($0) }
    return self
  }

  public var left: ConstraintMakerExtendable { add([.left]) }
  public var top: ConstraintMakerExtendable { add([.top]) }
  public var right: ConstraintMakerExtendable { add([.right]) }
  public var bottom: ConstraintMakerExtendable { add([.bottom]) }
  public var leading: ConstraintMakerExtendable { add([.leading]) }
  public var trailing: ConstraintMakerExtendable { add([.trailing]) }
  public var width: ConstraintMakerExtendable { add([.width]) }
  public var height: ConstraintMakerExtendable { add([.height]) }
  public var centerX: ConstraintMakerExtendable { add([.centerX]) }
  public var centerY: ConstraintMakerExtendable { add([.centerY]) }
  public var lastBaseline: ConstraintMakerExtendable { add([.lastBaseline]) }
  public var firstBaseline: ConstraintMakerExtendable { add([.firstBaseline]) }
  public var leftMargin: ConstraintMakerExtendable { add([.leftMargin]) }
  public var rightMargin: ConstraintMakerExtendable { add([.rightMargin]) }
  public var topMargin: ConstraintMakerExtendable { add([.topMargin]) }
  public var bottomMargin: ConstraintMakerExtendable { add([.bottomMargin]) }
  public var leadingMargin: ConstraintMakerExtendable { add([.leadingMargin]) }
  public var trailingMargin: ConstraintMakerExtendable { add([.trailingMargin]) }
  public var centerXWithinMargins: ConstraintMakerExtendable { add([.centerXWithinMargins]) }
  public var centerYWithinMargins: ConstraintMakerExtendable { add([.centerYWithinMargins]) }
  public var edges: ConstraintMakerExtendable { add(AttributeGroup.edges) }
  public var horizontalEdges: ConstraintMakerExtendable { add(AttributeGroup.horizontalEdges) }
  public var verticalEdges: ConstraintMakerExtendable { add(AttributeGroup.verticalEdges) }
  public var directionalEdges: ConstraintMakerExtendable { add(AttributeGroup.directionalEdges) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    add(AttributeGroup.directionalHorizontalEdges)
  }
  public var size: ConstraintMakerExtendable { add(AttributeGroup.size) }
  public var margins: ConstraintMakerExtendable { add(AttributeGroup.margins) }
  public var directionalMargins: ConstraintMakerExtendable {
    add(AttributeGroup.directionalMargins)
  }
  public var centerWithinMargins: ConstraintMakerExtendable {
    add(AttributeGroup.centerWithinMargins)
  }
}

extension ConstraintDSL {
  public var left: ConstraintItem { item([.left]) }
  public var top: ConstraintItem { item([.top]) }
  public var right: ConstraintItem { item([.right]) }
  public var bottom: ConstraintItem { item([.bottom]) }
  public var leading: ConstraintItem { item([.leading]) }
  public var trailing: ConstraintItem { item([.trailing]) }
  public var width: ConstraintItem { item([.width]) }
  public var height: ConstraintItem { item([.height]) }
  public var centerX: ConstraintItem { item([.centerX]) }
  public var centerY: ConstraintItem { item([.centerY]) }
  public var lastBaseline: ConstraintItem { item([.lastBaseline]) }
  public var firstBaseline: ConstraintItem { item([.firstBaseline]) }
  public var leftMargin: ConstraintItem { item([.leftMargin]) }
  public var rightMargin: ConstraintItem { item([.rightMargin]) }
  public var topMargin: ConstraintItem { item([.topMargin]) }
  public var bottomMargin: ConstraintItem { item([.bottomMargin]) }
  public var leadingMargin: ConstraintItem { item([.leadingMargin]) }
  public var trailingMargin: ConstraintItem { item([.trailingMargin]) }
  public var centerXWithinMargins: ConstraintItem { item([.centerXWithinMargins]) }
  public var centerYWithinMargins: ConstraintItem { item([.centerYWithinMargins]) }
  public var edges: ConstraintItem { item(AttributeGroup.edges) }
  public var horizontalEdges: ConstraintItem { item(AttributeGroup.horizontalEdges) }
  public var verticalEdges: ConstraintItem { item(AttributeGroup.verticalEdges) }
  public var directionalEdges: ConstraintItem { item(AttributeGroup.directionalEdges) }
  public var directionalHorizontalEdges: ConstraintItem {
    item(AttributeGroup.directionalHorizontalEdges)
  }
  public var size: ConstraintItem { item(AttributeGroup.size) }
  public var margins: ConstraintItem { item(AttributeGroup.margins) }
  public var directionalMargins: ConstraintItem { item(AttributeGroup.directionalMargins) }
  public var centerWithinMargins: ConstraintItem { item(AttributeGroup.centerWithinMargins) }
  public var center: ConstraintItem { item(AttributeGroup.center) }
}
