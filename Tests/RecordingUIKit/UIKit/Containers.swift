open class UIScrollView: UIView {
  open var contentInset = UIEdgeInsets.zero
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var isPagingEnabled = false
  open var isScrollEnabled = true
  open var bounces = true
  open var alwaysBounceVertical = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  public var contentLayoutGuide: UILayoutGuide { guide("contentLayoutGuide") }
  public var frameLayoutGuide: UILayoutGuide { guide("frameLayoutGuide") }
}

open class UITextView: UIScrollView {
  open var text: String?
  open var font: UIFont?
  open var isEditable = true
  open var textContainerInset = UIEdgeInsets.zero
}

open class UITableView: UIScrollView {
  public enum Style { case plain, grouped, insetGrouped }
  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(frame: .zero, style: .plain) }
  open var rowHeight: CGFloat = -1
  open var visibleCells: [UITableViewCell] = []
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func reloadData() {}
}

open class UITableViewCell: UIView {
  public enum CellStyle { case `default`, value1, value2, subtitle }
  public enum AccessoryType { case none, disclosureIndicator, checkmark }
  public let contentView = UIView()
  public private(set) lazy var textLabel: UILabel? = UILabel()
  public private(set) lazy var detailTextLabel: UILabel? = UILabel()
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  public let reuseIdentifier: String?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) {}
  open override var recordedMembers: [(name: String, object: AnyObject)] {
    let labels: [(name: String, object: AnyObject?)] = [
      ("textLabel", textLabel), ("detailTextLabel", detailTextLabel), ("imageView", imageView),
    ]
    return super.recordedMembers + [("contentView", contentView)]
      + labels.compactMap { label in label.object.map { (label.name, $0) } }
  }
}

open class UITableViewHeaderFooterView: UIView {
  public let contentView = UIView()

  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override var recordedMembers: [(name: String, object: AnyObject)] {
    super.recordedMembers + [("contentView", contentView)]
  }
}

open class UICollectionViewLayout: NSObject {}
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection { case vertical, horizontal }
  open var scrollDirection = ScrollDirection.vertical
  open var itemSize = CGSize.zero
}

open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UICollectionReusableView: UIView { open func prepareForReuse() {} }

open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  open override var recordedMembers: [(name: String, object: AnyObject)] {
    super.recordedMembers + [("contentView", contentView)]
  }
}
