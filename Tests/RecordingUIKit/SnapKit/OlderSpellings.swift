// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What SnapKit called things before version 3.

extension UIView {
  public func snp_makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.makeConstraints(closure)
  }
  public func snp_remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.remakeConstraints(closure)
  }
  public func snp_updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.updateConstraints(closure)
  }
  public var snp_left: ConstraintItem { snp.left }
  public var snp_right: ConstraintItem { snp.right }
  public var snp_top: ConstraintItem { snp.top }
  public var snp_bottom: ConstraintItem { snp.bottom }
  public var snp_leading: ConstraintItem { snp.leading }
  public var snp_trailing: ConstraintItem { snp.trailing }
  public var snp_width: ConstraintItem { snp.width }
  public var snp_height: ConstraintItem { snp.height }
  public var snp_centerX: ConstraintItem { snp.centerX }
  public var snp_centerY: ConstraintItem { snp.centerY }
}
