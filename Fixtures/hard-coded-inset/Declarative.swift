import SwiftUI
import UIKit

/// Nothing tells whose insets these are: those of a view, or of a declarative one.
struct DeclarativeRow: View {
  var body: some View {
    Text("").padding(.init(top: 6, leading: 12, bottom: 6, trailing: 12))
  }
}

final class DeclarativeHost: UIStackView {
  func setUp() {
    spacing = 12  // expect: unscaled-constant
    layoutMargins = .init(top: 6, left: 12, bottom: 6, right: 12)  // expect: hard-coded-inset
  }
}
