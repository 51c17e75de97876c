import LayoutModel
import UIKitFacts

/// The guides that views and controllers own.
enum GuideKind {
  case safeArea, margins, readable, keyboard, content, frame, bar
  /// What a view's content asks for: a size without a place.
  case contentSize

  init?(_ name: String) {
    switch Guide(endOf: name) {
    case .safeArea: self = .safeArea
    case .layoutMargins: self = .margins
    case .readableContent: self = .readable
    case .keyboard: self = .keyboard
    case .content: self = .content
    case .frame: self = .frame
    case .top, .bottom: self = .bar
    case nil:
      guard Guide.lastMember(of: name) == MemberName.intrinsicContentSize else { return nil }
      self = .contentSize
    }
  }
}
