/// A way to make a view that does more than to make one.
package struct Constructor: Hashable, Sendable {
  package let type: String
  /// The first label: `arrangedSubviews` of `UIStackView(arrangedSubviews:)`.
  package let label: String
  package let mask: Mask
  package let gives: Gift

  /// What it does to autoresizing masks.
  package enum Mask: Hashable, Sendable {
    /// All masks stay on.
    case stays
    /// Those of the views that it is given are switched off, but not that of the new view.
    case switchedOffForParts
    /// Those of the views that it is given are switched off, and that of the new view too.
    case switchedOffForAll
  }

  /// What the new view has from the start.
  package enum Gift: Hashable, Sendable {
    case nothing
    /// A frame, which may be `.zero`.
    case frame
    /// A content, by which it has a size.
    case content
    /// Views that it arranges.
    case views
  }

  package static let imageViewWithImage = Constructor(
    type: ClassName.imageView, label: MemberName.image, mask: .stays, gives: .content)

  /// Source: Apple, the page of each initializer. That `NSStackView(views:)` switches off the new view's own mask was
  /// observed in running code; the others are documented.
  package static let all: [Constructor] = [
    Constructor(type: ClassName.view, label: "frame", mask: .stays, gives: .frame),
    Constructor(type: ClassName.nsView, label: "frame", mask: .stays, gives: .frame),
    imageViewWithImage,
    Constructor(
      type: ClassName.stackView, label: MemberName.arrangedSubviews, mask: .switchedOffForParts,
      gives: .views),
    Constructor(
      type: ClassName.nsStackView, label: "views", mask: .switchedOffForAll, gives: .views),
    Constructor(type: "NSImageView", label: MemberName.image, mask: .stays, gives: .content),
    Constructor(type: "NSTextField", label: "labelWithString", mask: .stays, gives: .content),
    Constructor(
      type: "NSTextField", label: "wrappingLabelWithString", mask: .stays, gives: .content),
    Constructor(type: "UIBarButtonItem", label: "customView", mask: .stays, gives: .views),
  ]

  /// The methods of classes that make an object of the class, or of another one. Source: Apple, their pages.
  package static let methods: [String: (of: String, makes: String?)] = [
    "systemButton": (ClassName.button, nil),
    "scrollableTextView": ("NSTextView", "NSScrollView"),
    "scrollableDocumentContentTextView": ("NSTextView", "NSScrollView"),
    "scrollablePlainDocumentContentTextView": ("NSTextView", "NSScrollView"),
  ]

  /// The labels of views that the new object positions, except `views:`, which is also the label of a visual format's
  /// dictionary.
  package static let placingLabels = Set(
    all.lazy.filter { $0.gives == .views && $0.label != "views" }.map(\.label))

  /// The labels of arguments with the views of a stack.
  package static let stackLabels = Set(
    all.lazy.filter { ViewClass.named($0.type)?.role == .stack }.map(\.label))

  /// The first labels of the initializers of views. Any other label belongs to code that is not the system's. Source:
  /// Apple, the initializers of UIKit's, AppKit's, MapKit's, PDFKit's, WebKit's and MetalKit's views.
  package static let systemLabels: Set<String> = [
    "frame", "coder", "image", "highlightedImage", "arrangedSubviews", "views", "type", "style",
    "primaryAction", "configuration", "collectionViewLayout", "effect", "activityIndicatorStyle",
    "items", "actions", "progressViewStyle", "usingTextLayoutManager", "device", "string",
    "labelWithString", "labelWithAttributedString", "wrappingLabelWithString", "title",
    "checkboxWithTitle",
    "radioButtonWithTitle", "labels", "images", "value", "target", "rootView", "numberOfColumns",
    "url", "urlString", "fileURL", "reuseIdentifier", "annotation", "barButtonItem", "frameRect",
    "context",
    "minValue", "pullsDown", "tabViewType", "data", "hostingController", "text", "document",
  ]

  /// `UIImageView(image:`
  package var opening: String { "\(type)(\(label):" }
}
