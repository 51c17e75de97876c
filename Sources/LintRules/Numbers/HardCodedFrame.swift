import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText

extension Rule {
  /// A view's frame, size or place is made from plain numbers of points.
  ///
  /// - Why: the view stays as large and stands where it did, however large the screen is.
  /// - Silent: for small and allowed numbers, for names, for anything computed, for views that something else places
  ///   (see ``PlacedViews``), and in code that is not about a phone's or tablet's screen.
  package static let hardCodedFrame = Rule(
    "hard-coded-frame",
    check: .file { file, options in
      var candidates: [(FrameValue, NumberCall)] = []
      let functions = geometryFunctions
      for expression in file.expressions {
        for value in frameValues(of: expression, in: file) {
          guard let call = NumberCall(file[value.value], in: file, functions: functions),
            call.numbers.contains(where: { options.reports($0.value) })
          else { continue }
          candidates.append((value, call))
        }
      }
      guard !candidates.isEmpty, file.isScreenCode else { return [] }
      let placed = PlacedViews(in: file)
      return candidates.compactMap { value, call in
        guard !placed.contains(value.view, at: value.value, in: file) else { return nil }
        let reported = call.numbers.filter { options.reports($0.value) }
        return .hardCoded(reported, call, value, in: file)
      }
    }
  )
}

private let geometryFunctions: GeometryFunctions = {
  let rectangle = ["x", "y", "width", "height"]
  let (size, point) = (["width", "height"], ["x", "y"])
  return GeometryFunctions([
    "CGRect": rectangle, "CGRectMake": rectangle, "NSRect": rectangle, "NSMakeRect": rectangle,
    "CGSize": size, "CGSizeMake": size, "NSSize": size, "CGPoint": point, "CGPointMake": point,
    "NSPoint": point,
  ])
}()

/// What is given to a view's frame, or to a part of it.
private struct FrameValue {
  var value: ExpressionID
  /// The name of the view: `title` for `self.title.frame = …`; `nil` for a new view and for `self`.
  var view: String?
}

private let frameProperties: Set<String> = ["frame", "bounds", "center"]
private let framePropertyHashes = NameHashSet(frameProperties.union(["size", "origin"]))

/// The values that an expression gives to a view's frame: an assigned one, or a `frame:` argument.
private func frameValues(of expression: Expression, in file: SyntaxFile) -> [FrameValue] {
  switch expression.kind {
  case .assignment(let target, let value):
    guard let view = framedView(target, in: file) else { return [] }
    return [FrameValue(value: value, view: view.isEmpty ? nil : view)]
  case .call(let callee, let arguments):
    guard case .name(let token) = file[callee].kind else { return [] }
    let values = file.arguments(arguments).filter { argument in
      argument.label >= 0
        && file.source.text(of: file.source.tokens[Int(argument.label)], is: "frame")
    }
    guard !values.isEmpty else { return [] }
    let name = file.name(token)
    guard name.startsUppercase, !isNoView(name) else { return [] }
    return values.map { FrameValue(value: $0.value, view: nil) }
  default: return []
  }
}

/// Whether a name says that what it names is laid out by other means than a view, or drawn.
private func isNoView(_ name: String) -> Bool {
  let endings = [
    "layer", "window", "metric", "metrics", "attributes", "attachment", "layout", "element",
  ]
  let name = name.lowercased()
  return endings.contains { name.hasSuffix($0) }
}

/// The name of the view whose frame, size or origin an expression names; empty for `self`.
private func framedView(_ target: ExpressionID, in file: SyntaxFile) -> String? {
  switch file[target].kind {
  case .name(let token): return frameProperties.contains(file.name(token)) ? "" : nil
  case .member(let base, let token):
    guard framePropertyHashes.contains(file.source.tokens[Int(token)].nameHash) else { return nil }
    let name = file.name(token)
    if frameProperties.contains(name) { return viewName(base, in: file) }
    guard name == "size" || name == "origin", case .member(let owner, let inner) = file[base].kind,
      frameProperties.contains(file.name(inner))
    else { return nil }
    return viewName(owner, in: file)
  default: return nil
  }
}

private func viewName(_ id: ExpressionID, in file: SyntaxFile) -> String? {
  switch file[id].kind {
  case .selfReference: return ""
  case .name(let token), .member(_, let token):
    let name = file.name(token)
    return isNoView(name) ? nil : name
  case .optionalChain(let operand), .forceUnwrap(let operand): return viewName(operand, in: file)
  default: return isNoView(file.text(id)) ? nil : ""
  }
}

extension Diagnostic {
  fileprivate static func hardCoded(
    _ reported: [(part: String, value: Double)], _ call: NumberCall, _ value: FrameValue,
    in file: SyntaxFile
  ) -> Diagnostic {
    let parts = reported.map { "\($0.part) \(format($0.value))" }.joined(separator: ", ")
    let what =
      call.name.contains("Size") ? "size" : call.name.contains("Point") ? "place" : "frame"
    let isWhole = call.numbers.count == call.count
    let fact =
      isWhole
      ? "this \(what) (\(parts)) stays the same on every screen"
      : "a part of this \(what) (\(parts)) stays the same on every screen"
    return Diagnostic(
      "\(fact); compute it from the bounds of the view around it, or name and scale the numbers",
      at: file.range(value.value),
      group: reported.map { format($0.value) }.joined(separator: ", "))
  }
}
