import LayoutModel

private let both: Set<Axis> = [.horizontal, .vertical]
private let vertical: Set<Axis> = [.vertical]

// Source: Apple, the page of each class, "Inherits from" and its properties; `NSView.intrinsicContentSize`.
extension ViewClass {
  static let appKit: [ViewClass] = [
    ViewClass(ClassName.nsView, nil, content: .never, is: .appKit),
    ViewClass("NSControl", ClassName.nsView, is: .appKit),
    ViewClass("NSVisualEffectView", ClassName.nsView, content: .never, is: .appKit),
    ViewClass(
      "NSBox", ClassName.nsView, is: .appKit, own: [OwnView(MemberName.contentView, .fills)]),
    // A class of AVKit for the Mac, without AppKit's prefix.
    ViewClass("AVPlayerView", ClassName.nsView, is: .appKit),
    ViewClass("NSSplitView", ClassName.nsView, is: .appKit),
    ViewClass("NSTabView", ClassName.nsView, is: .appKit),
    ViewClass(
      "NSClipView", ClassName.nsView, is: .appKit, own: [OwnView("documentView", .scrolled)]),
    ViewClass(
      ClassName.nsScrollView, ClassName.nsView, .scroll, content: .never, is: .appKit,
      own: [
        OwnView(MemberName.contentView, "NSClipView", .fills), OwnView("documentView", .scrolled),
      ]),
    ViewClass(
      ClassName.nsStackView, ClassName.nsView, .stack, is: .appKit,
      own: [OwnView(MemberName.arrangedSubviews, .byOwner), OwnView("views", .byOwner)]),
    ViewClass("NSImageView", "NSControl", is: .appKit),
    ViewClass("NSButton", "NSControl", axes: both, is: .appKit),
    ViewClass("NSPopUpButton", "NSButton", axes: both, is: .appKit),
    ViewClass("NSSegmentedControl", "NSControl", axes: both, is: .appKit),
    ViewClass("NSSwitch", "NSControl", axes: both, is: .appKit),
    // An editable field has no width; one that is made as a label has.
    ViewClass("NSTextField", "NSControl", axes: vertical, is: .appKit),
    ViewClass("NSSearchField", "NSTextField", axes: vertical, is: .appKit),
    ViewClass("NSSlider", "NSControl", axes: vertical, is: .appKit),
    // Its superclass `NSText` has no other part in layout.
    ViewClass("NSTextView", ClassName.nsView, is: [.appKit, .flipped]),
    ViewClass(
      "NSTableCellView", ClassName.nsView, .tableCell, is: [.appKit, .holder],
      own: [OwnView(MemberName.imageView, "NSImageView", .byCode), OwnView("textField", .byCode)]),
    ViewClass(
      ClassName.nsViewController, nil, .controller, is: .appKit,
      own: [OwnView("view", ClassName.nsView, .root)]),
    ViewClass("NSLayoutGuide", nil, .guide, content: .never, is: .appKit),
    ViewClass(
      "NSWindow", nil, .window, is: .appKit, own: [OwnView(MemberName.contentView, .fills)]),
    ViewClass(
      "NSPanel", "NSWindow", .window, is: .appKit),
  ]
}
