import ConsoleLog

extension LogExplanation {
  /// Who made a constraint that no line of the source writes, and what can be done about it.
  ///
  /// Source: Apple, `UIView.translatesAutoresizingMaskIntoConstraints`, `UIStackView`,
  /// `UITableView` (self-sizing cells); identifiers in public logs.
  func advice(_ entry: Entry) -> String? {
    let logged = entry.logged
    switch logged.maker {
    case .code: return codeAdvice(entry)
    case .autoresizingMask: return maskAdvice(entry)
    case .contentSize(let hugging, let resistance):
      let tight = hugging >= 1000 ? "hugging" : "compression resistance"
      guard max(hugging, resistance) >= 1000 else {
        return
          "the view's intrinsic content size; its priorities are below 1000, so UIKit can break this constraint"
      }
      return
        "the view's intrinsic content size, at required priority; lower its content \(tight) priority below 1000"
    case .stackView: return stackAdvice(logged.identifier ?? "")
    case .encapsulatedSize:
      return
        "added by the table or collection view: the cell's temporary size, until the cell's own constraints determine its size; lower the priority of one of those constraints to 999"
    case .temporarySize:
      return
        "added by UIKit while it measures the view, often with a size of 0, which leaves no room for the required spacing constraints inside the view; lower the priority of one of them to 999, or add them only once the view is in the view hierarchy"
    case .layoutSupport:
      return "added by UIKit for topLayoutGuide or bottomLayoutGuide; use the safe area instead"
    case .interfaceBuilder:
      return
        "added by Interface Builder, because the view has too few constraints in the storyboard; add the missing ones there, or, if code creates them, add placeholders marked 'Remove at build time'"
    case .system:
      return entry.candidates.isEmpty
        ? "added by the system, not by your code; change the constraint that it conflicts with"
        : nil
    }
  }

  private func codeAdvice(_ entry: Entry) -> String? {
    guard entry.candidates.isEmpty else { return nil }
    if let site = entry.logged.site {
      return "created at \(site.file):\(site.line), according to SnapKit"
        + (entry.site == nil ? "; that file was not read" : "")
    }
    if let identifier = entry.logged.identifier, let place = place(ofText: identifier) {
      return "its identifier is set at \(place)"
    }
    return
      "not found in the files that were read: it may come from a storyboard, a library, or code that is not supported"
  }

  private func maskAdvice(_ entry: Entry) -> String {
    guard let view = entry.view else {
      return "added by the view's autoresizing mask"
        + "; to position the view with constraints, set its translatesAutoresizingMaskIntoConstraints to false before they are activated; to position it with its frame, remove its constraints"
    }
    let place = view.range.map { range -> String in
      let position = lines.position(range.start, in: view.file)
      return " (\(files[view.file].path):\(position.line):\(position.column))"
    }
    let name = "'\(view.name)'\(place ?? "")"
    let start = "added by the autoresizing mask of \(name)"
    return view.optsOut
      ? "\(start): the code sets translatesAutoresizingMaskIntoConstraints to false, but too late, or on another object"
      : "\(start): set translatesAutoresizingMaskIntoConstraints to false for this view"
  }

  private func stackAdvice(_ identifier: String) -> String {
    switch identifier {
    case "UISV-hiding":
      return
        "added by the stack view to give a hidden view a size of 0; lower the priority of that view's size constraint to 999"
    case "UISV-spacing":
      return
        "added by the stack view for its spacing; lower the priority of a size constraint of the stack view or of one of its views"
    case "UISV-canvas-connection":
      return
        "added by the stack view to pin its first and last views to its own edges; do not pin arranged subviews to these edges"
    case "UISV-fill-equally":
      return
        "added by the stack view for its distribution, .fillEqually; do not set the size of its arranged subviews along its axis"
    default:
      return
        "added by the stack view for its alignment or distribution; do not add the same constraints to its arranged subviews"
    }
  }

  /// Where a text stands in quotes in the source.
  private func place(ofText text: String) -> String? {
    let quoted = Array("\"\(text)\"".utf8)
    for (index, file) in files.enumerated() {
      guard let range = file.bytes.firstRange(of: quoted) else { continue }
      let position = lines.position(range.lowerBound, in: index)
      return "\(file.path):\(position.line):\(position.column)"
    }
    return nil
  }
}
