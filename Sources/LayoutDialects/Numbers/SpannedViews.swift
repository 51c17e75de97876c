import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// Finds the sizes, made by functions, of views whose two ends on the other axis are constrained: such a view grows with
/// what it spans.
struct SpannedViews {
  let file: SyntaxFile
  /// The functions of the file.
  let functions: NestedSpans

  func sizes(among uses: [NumberUse]) -> Set<SourceRange> {
    var anchors: [TokenSpan: Set<String>] = [:]
    return Set(
      uses.filter { $0.isSize && !$0.passes.isEmpty && isOfSpanning($0, &anchors) }.map(\.range))
  }

  /// - Parameter anchors: those that a function names, with their views: `title.leadingAnchor`; searched once for each.
  private func isOfSpanning(_ use: NumberUse, _ anchors: inout [TokenSpan: Set<String>]) -> Bool {
    let ends = Ends(across: use.part)
    let token = file.tokens(in: use.range).lowerBound
    switch use.place {
    case .snapKit:
      guard let closure = file.closures(around: token).first else { return false }
      return ends.areAll { name in
        closure.body.span.indices.contains { index in
          isMember(name, at: index)
            && file.source.text(file.source.tokens[index - 2]) != SnapKitCall.handle
        }
      }
    case .constraint:
      guard let view = use.item.map(lastComponent),
        let function = functions.innermost(around: token)
      else { return false }
      let known = anchors[function] ?? self.anchors(in: function)
      anchors[function] = known
      return ends.areAll { known.contains("\(view).\($0)Anchor") }
    case .assignment, .visualFormat, .spacing, .rectangle, .inset, .frame, .cornerRadius, .font:
      return false
    }
  }

  private func anchors(in function: TokenSpan) -> Set<String> {
    var found: Set<String> = []
    for index in function.indices.dropFirst(2)
    where file.source.tokens[index].kind == .identifier && file.kind(at: index - 1) == .period
      && file.kind(at: index + 1) == .period
    {
      let name = file.name(Int32(index))
      guard name.hasSuffix("Anchor"), let view = file.name(before: index) else { continue }
      found.insert("\(view).\(name)")
    }
    return found
  }

  private func isMember(_ name: String, at index: Int) -> Bool {
    index > 1 && file.kind(at: index - 1) == .period
      && file.source.text(file.source.tokens[index]) == name
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
