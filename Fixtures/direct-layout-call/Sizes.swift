import UIKit

final class GrowingTable: UITableView {
  override var intrinsicContentSize: CGSize {
    setNeedsLayout()
    layoutIfNeeded()  // expect: direct-layout-call
    return contentSize
  }
}

final class GrowingGrid: UICollectionView {
  override public var intrinsicContentSize: CGSize {
    get {
      self.layoutIfNeeded()  // expect: direct-layout-call
      return collectionViewLayout.collectionViewContentSize
    }
  }
}

final class GrowingPane: NSView {
  override var intrinsicContentSize: NSSize {
    if needsLayout { layoutSubtreeIfNeeded() }  // expect: direct-layout-call
    return fittingSize
  }
}

final class MeasuredTable: UITableView {
  override var contentSize: CGSize {
    didSet {
      invalidateIntrinsicContentSize()
      layoutIfNeeded()
    }
  }

  override var intrinsicContentSize: CGSize { contentSize }

  func height() -> CGFloat {
    layoutIfNeeded()
    return intrinsicContentSize.height
  }
}

final class MeasuredHeader: UIView {
  let model = UIView()

  override var intrinsicContentSize: CGSize {
    model.layoutIfNeeded()
    return model.bounds.size
  }
}
