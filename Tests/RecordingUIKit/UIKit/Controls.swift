open class UIWindow: UIView {
  open override var window: UIWindow? { self }
  public var rootViewController: UIViewController?
}

open class UIControl: UIView {
  public struct Event: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 64)
    public static let valueChanged = Event(rawValue: 4096)
  }
  public struct State: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let selected = State(rawValue: 4)
  }
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open func addAction(_ action: UIAction, for event: Event) {}
}

open class UILabel: UIView {
  open override var intrinsicContentSize: CGSize { LayoutSituation.current.content(of: self) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont = .systemFont(ofSize: 17)
  open var textColor: UIColor? = .black
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
}

open class UIButton: UIControl {
  public enum ButtonType { case custom, system, close }
  open override var intrinsicContentSize: CGSize { LayoutSituation.current.content(of: self) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  public private(set) lazy var titleLabel: UILabel? = UILabel()
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  open var contentEdgeInsets = UIEdgeInsets.zero
  open override var recordedMembers: [(name: String, object: AnyObject)] {
    let parts: [(name: String, object: AnyObject?)] = [
      ("titleLabel", titleLabel), ("imageView", imageView),
    ]
    return super.recordedMembers + parts.compactMap { part in part.object.map { (part.name, $0) } }
  }
  open func setTitle(_ title: String?, for state: State) {}
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) {}
}

open class UIImageView: UIView {
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
  open var image: UIImage?
  open var highlightedImage: UIImage?
}

open class UITextField: UIControl {
  public enum BorderStyle { case none, line, bezel, roundedRect }
  open override var intrinsicContentSize: CGSize { LayoutSituation.current.content(of: self) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open var text: String?
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false
}

open class UISwitch: UIControl {
  open override var intrinsicContentSize: CGSize { LayoutSituation.current.content(of: self) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open var isOn = false
}
open class UIStepper: UIControl { open var value = 0.0 }
open class UISlider: UIControl { open var value: Float = 0 }
open class UIPageControl: UIControl { open var numberOfPages = 0 }
open class UIDatePicker: UIControl {}

open class UISegmentedControl: UIControl {
  public convenience init(items: [Any]?) { self.init(frame: .zero) }
  open var selectedSegmentIndex = 0
}

open class UIProgressView: UIView { open var progress: Float = 0 }
open class UISearchBar: UIView { open var placeholder: String? }
open class UIToolbar: UIView {}
/// One that the tables of UIKit's classes do not have, as those of other modules.
open class UIEventAttributionView: UIView {}

open class UIActivityIndicatorView: UIView {
  public enum Style { case medium, large }
  public convenience init(style: Style) { self.init(frame: .zero) }
  open override var intrinsicContentSize: CGSize { LayoutSituation.current.content(of: self) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open func startAnimating() {}
  open func stopAnimating() {}
}

open class UIVisualEffectView: UIView {
  public let contentView = UIView()
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    addSubview(contentView)
  }
  open override var recordedMembers: [(name: String, object: AnyObject)] {
    super.recordedMembers + [("contentView", contentView)]
  }
}

open class UIVisualEffect: NSObject {}

public final class UIBlurEffect: UIVisualEffect {
  public enum Style { case light, dark, regular }
  public init(style: Style) {}
}
