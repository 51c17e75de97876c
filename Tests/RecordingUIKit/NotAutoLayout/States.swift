// Which call may follow which. In NotAutoLayout every state is a type of its own; here each is one with the same calls:
// a chain that the library refuses does not compile here either.

public protocol State {}

// What can be said of a state.
public protocol CanStoreFrame: State {}
public protocol CanStoreSize: State {}
public protocol CanStoreWidth: State { associatedtype BehindWidth: State }
public protocol CanStoreHeight: State { associatedtype BehindHeight: State }
public protocol CanStoreLeft: State { associatedtype BehindLeft: State }
public protocol CanStoreCenter: State { associatedtype BehindCenter: State }
public protocol CanStoreRight: State { associatedtype BehindRight: State }
public protocol CanStoreTop: State { associatedtype BehindTop: State }
public protocol CanStoreMiddle: State { associatedtype BehindMiddle: State }
public protocol CanStoreBottom: State { associatedtype BehindBottom: State }
public protocol CanStoreTopLeft: State { associatedtype BehindTopLeft: State }
public protocol CanStoreTopCenter: State { associatedtype BehindTopCenter: State }
public protocol CanStoreTopRight: State { associatedtype BehindTopRight: State }
public protocol CanStoreMiddleLeft: State { associatedtype BehindMiddleLeft: State }
public protocol CanStoreMiddleCenter: State { associatedtype BehindMiddleCenter: State }
public protocol CanStoreMiddleRight: State { associatedtype BehindMiddleRight: State }
public protocol CanStoreBottomLeft: State { associatedtype BehindBottomLeft: State }
public protocol CanStoreBottomCenter: State { associatedtype BehindBottomCenter: State }
public protocol CanStoreBottomRight: State { associatedtype BehindBottomRight: State }

// The lines, and which of them are others or stand before others.
public protocol NotLeft {}
public protocol NotCenter {}
public protocol NotRight {}
public protocol NotTop {}
public protocol NotMiddle {}
public protocol NotBottom {}
public protocol BeforeCenter {}
public protocol BeforeMiddle {}
public enum Left: NotCenter, NotRight, BeforeCenter {}
public enum Center: NotLeft, NotRight {}
public enum Right: NotLeft, NotCenter {}
public enum Top: NotMiddle, NotBottom, BeforeMiddle {}
public enum Middle: NotTop, NotBottom {}
public enum Bottom: NotTop, NotMiddle {}

/// A chain that ends here has all of a frame.
public enum Done: State {}

public enum Start: State, CanStoreFrame {}
extension Start: CanStoreLeft { public typealias BehindLeft = AtLine<Left> }
extension Start: CanStoreCenter { public typealias BehindCenter = AtLine<Center> }
extension Start: CanStoreRight { public typealias BehindRight = AtLine<Right> }
extension Start: CanStoreTopLeft { public typealias BehindTopLeft = AtPoint<Top, Left> }
extension Start: CanStoreTopCenter { public typealias BehindTopCenter = AtPoint<Top, Center> }
extension Start: CanStoreTopRight { public typealias BehindTopRight = AtPoint<Top, Right> }
extension Start: CanStoreMiddleLeft { public typealias BehindMiddleLeft = AtPoint<Middle, Left> }
extension Start: CanStoreMiddleCenter {
  public typealias BehindMiddleCenter = AtPoint<Middle, Center>
}
extension Start: CanStoreMiddleRight {
  public typealias BehindMiddleRight = AtPoint<Middle, Right>
}
extension Start: CanStoreBottomLeft { public typealias BehindBottomLeft = AtPoint<Bottom, Left> }
extension Start: CanStoreBottomCenter {
  public typealias BehindBottomCenter = AtPoint<Bottom, Center>
}
extension Start: CanStoreBottomRight {
  public typealias BehindBottomRight = AtPoint<Bottom, Right>
}

/// A horizontal line.
public enum AtLine<Column>: State {}
extension AtLine: CanStoreCenter where Column: BeforeCenter {
  public typealias BehindCenter = AtColumns
}
extension AtLine: CanStoreRight where Column: NotRight {
  public typealias BehindRight = AtColumns
}
extension AtLine: CanStoreTop { public typealias BehindTop = AtCross<Top> }
extension AtLine: CanStoreMiddle { public typealias BehindMiddle = AtCross<Middle> }
extension AtLine: CanStoreBottom { public typealias BehindBottom = AtCross<Bottom> }

/// Two horizontal lines.
public enum AtColumns: State {}
extension AtColumns: CanStoreTop { public typealias BehindTop = AtColumnsAndRow<Top> }
extension AtColumns: CanStoreMiddle { public typealias BehindMiddle = AtColumnsAndRow<Middle> }
extension AtColumns: CanStoreBottom { public typealias BehindBottom = AtColumnsAndRow<Bottom> }

public enum AtColumnsAndRow<Row>: State {}
extension AtColumnsAndRow: CanStoreMiddle where Row: BeforeMiddle {
  public typealias BehindMiddle = Done
}
extension AtColumnsAndRow: CanStoreBottom where Row: NotBottom {
  public typealias BehindBottom = Done
}
extension AtColumnsAndRow: CanStoreHeight { public typealias BehindHeight = Done }

/// A horizontal line and a vertical one.
public enum AtCross<Row>: State {}
extension AtCross: CanStoreSize {}
extension AtCross: CanStoreMiddle where Row: BeforeMiddle {
  public typealias BehindMiddle = AllButWidth
}
extension AtCross: CanStoreBottom where Row: NotBottom {
  public typealias BehindBottom = AllButWidth
}
extension AtCross: CanStoreWidth { public typealias BehindWidth = AllButHeight }
extension AtCross: CanStoreHeight { public typealias BehindHeight = AllButWidth }

public enum AllButWidth: State {}
extension AllButWidth: CanStoreWidth { public typealias BehindWidth = Done }
public enum AllButHeight: State {}
extension AllButHeight: CanStoreHeight { public typealias BehindHeight = Done }

/// A point.
public enum AtPoint<Row, Column>: State {}
extension AtPoint: CanStoreSize {}
extension AtPoint: CanStoreWidth { public typealias BehindWidth = AllButHeight }
extension AtPoint: CanStoreHeight { public typealias BehindHeight = AllButWidth }
extension AtPoint: CanStoreLeft where Column: NotLeft {
  public typealias BehindLeft = AtPointAndColumn<Row>
}
extension AtPoint: CanStoreCenter where Column: NotCenter {
  public typealias BehindCenter = AtPointAndColumn<Row>
}
extension AtPoint: CanStoreRight where Column: NotRight {
  public typealias BehindRight = AtPointAndColumn<Row>
}
extension AtPoint: CanStoreTop where Row: NotTop { public typealias BehindTop = AllButWidth }
extension AtPoint: CanStoreMiddle where Row: NotMiddle {
  public typealias BehindMiddle = AllButWidth
}
extension AtPoint: CanStoreBottom where Row: NotBottom {
  public typealias BehindBottom = AllButWidth
}
extension AtPoint: CanStoreTopLeft where Row: NotTop, Column: NotLeft {
  public typealias BehindTopLeft = Done
}
extension AtPoint: CanStoreTopCenter where Row: NotTop, Column: NotCenter {
  public typealias BehindTopCenter = Done
}
extension AtPoint: CanStoreTopRight where Row: NotTop, Column: NotRight {
  public typealias BehindTopRight = Done
}
extension AtPoint: CanStoreMiddleLeft where Row: NotMiddle, Column: NotLeft {
  public typealias BehindMiddleLeft = Done
}
extension AtPoint: CanStoreMiddleCenter where Row: NotMiddle, Column: NotCenter {
  public typealias BehindMiddleCenter = Done
}
extension AtPoint: CanStoreMiddleRight where Row: NotMiddle, Column: NotRight {
  public typealias BehindMiddleRight = Done
}
extension AtPoint: CanStoreBottomLeft where Row: NotBottom, Column: NotLeft {
  public typealias BehindBottomLeft = Done
}
extension AtPoint: CanStoreBottomCenter where Row: NotBottom, Column: NotCenter {
  public typealias BehindBottomCenter = Done
}
extension AtPoint: CanStoreBottomRight where Row: NotBottom, Column: NotRight {
  public typealias BehindBottomRight = Done
}

public enum AtPointAndColumn<Row>: State {}
extension AtPointAndColumn: CanStoreTop where Row: NotTop { public typealias BehindTop = Done }
extension AtPointAndColumn: CanStoreMiddle where Row: NotMiddle {
  public typealias BehindMiddle = Done
}
extension AtPointAndColumn: CanStoreBottom where Row: NotBottom {
  public typealias BehindBottom = Done
}
extension AtPointAndColumn: CanStoreHeight { public typealias BehindHeight = Done }
