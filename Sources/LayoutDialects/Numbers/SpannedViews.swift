import LayoutModel
import LightSyntax
import SwiftTokens
import UIKitFacts

extension NumberReader {
  /// Marks the sizes, made by functions, of views whose two ends on the other axis are constrained: such a view grows
  /// with what it spans.
  mutating func markSpans() {
    for index in uses.indices where uses[index].isSize && !uses[index].passes.isEmpty {
      uses[index].isOfSpanningView = spansAcross(uses[index])
    }
  }

  private func spansAcross(_ use: NumberUse) -> Bool {
    let ends = Ends(across: use.part)
    let token = file.tokens(in: use.range).lowerBound
    switch use.place {
    case .snapKit:
      guard let closure = file.closures(around: token).first else { return false }
      return ends.areAll { name in
        closure.body.span.indices.contains { index in
          isMember(index) && file.source.text(tokens[index]) == name
            && file.source.text(tokens[index - 2]) != SnapKitCall.handle
        }
      }
    case .constraint:
      guard let view = use.item.map(lastComponent),
        let function = functions.innermost(around: token)
      else { return false }
      return ends.areAll { name in
        function.indices.contains { index in
          isMember(index) && file.source.text(tokens[index]) == name + "Anchor"
            && file.name(before: index) == view && tokens[index + 1].kind == .period
        }
      }
    case .assignment, .visualFormat, .spacing, .rectangle, .inset, .frame, .cornerRadius, .font:
      return false
    }
  }
}

/// The names of the ends of a view on one axis.
private struct Ends {
  let near: [String]
  let far: [String]
  let both: [String]

  /// - Parameter size: the size on the other axis.
  init(across size: String) {
    if size == "height" {
      near = ["leading", "left"]
      far = ["trailing", "right"]
      both = ["edges", "horizontalEdges", "directionalHorizontalEdges"]
    } else {
      near = ["top"]
      far = ["bottom"]
      both = ["edges", "verticalEdges", "directionalVerticalEdges"]
    }
  }

  /// Whether both ends are among the names of which something is true.
  func areAll(_ isTrue: (String) -> Bool) -> Bool {
    both.contains(where: isTrue) || near.contains(where: isTrue) && far.contains(where: isTrue)
  }
}
