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
        return "the view's own size, at priorities below required: it yields"
      }
      return
        "the view's own size, made required: give its content \(tight) a priority below 1000"
    case .stackView: return stackAdvice(logged.identifier ?? "")
    case .encapsulatedSize:
      return
        "made by the table or collection view: the size that it gives the cell, before the constraints inside have told theirs; give one constraint of the chain through the cell on that axis priority 999"
    case .temporarySize:
      return
        "made by UIKit while it measures the view, often at size 0: the required distances inside do not fit; give one of them priority 999, or constrain the view only once it is in the hierarchy"
    case .layoutSupport:
      return "made by UIKit for topLayoutGuide or bottomLayoutGuide; use the safe area instead"
    case .interfaceBuilder:
      return
        "made by Interface Builder, because the view has too few constraints there; complete them, or mark the view's constraints 'Remove at build time'"
    case .system:
      return entry.candidates.isEmpty
        ? "made by the system, not by your code; change what it conflicts with" : nil
    }
  }

  private func codeAdvice(_ entry: Entry) -> String? {
    guard entry.candidates.isEmpty else { return nil }
    if let site = entry.logged.site {
      return "made at \(site.file):\(site.line), says SnapKit"
        + (entry.site == nil ? "; that file was not read" : "")
    }
    if let identifier = entry.logged.identifier, let place = place(ofText: identifier) {
      return "its identifier stands at \(place)"
    }
    return
      "no such constraint is found in the files read: it may come from a storyboard, a library, or code that is not followed"
  }

  private func maskAdvice(_ entry: Entry) -> String {
    let start = "made by the autoresizing mask of the view"
    guard let view = entry.view else {
      return start
        + "; if your constraints shall place it, set its translatesAutoresizingMaskIntoConstraints to false before they are activated; if its frame shall, constrain it no further"
    }
    let place = view.range.map { range -> String in
      let position = lines.position(range.start, in: view.file)
      return " (\(files[view.file].path):\(position.line):\(position.column))"
    }
    let name = "'\(view.name)'\(place ?? "")"
    return view.optsOut
      ? "\(start), which is \(name): its flag is switched off in the code, but after this, or on another object"
      : "\(start), which is \(name): set translatesAutoresizingMaskIntoConstraints = false on it"
  }

  private func stackAdvice(_ identifier: String) -> String {
    switch identifier {
    case "UISV-hiding":
      return
        "made by the stack view, whose hidden view gets size 0: give the view's own size priority 999, so that it yields"
    case "UISV-spacing":
      return
        "made by the stack view: its spacing; a required size of a view in it or of the stack view must yield"
    case "UISV-canvas-connection":
      return
        "made by the stack view, which ties its first and last view to its edges; do not pin arranged views to them"
    case "UISV-fill-equally":
      return
        "made by the stack view: its distribution makes all views equally large; give them no sizes of their own"
    default:
      return
        "made by the stack view for its alignment or distribution; do not constrain the same of its arranged views"
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
