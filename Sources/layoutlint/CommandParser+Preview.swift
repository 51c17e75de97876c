import Diagnostics
import LayoutSets
import LintDriver

/// How pictures are written.
package enum PictureFormat: String, CaseIterable {
  case text, svg, html

  /// What the ending of a file's name asks for.
  fileprivate init?(fileName: String) {
    switch fileName.split(separator: ".").last?.lowercased() {
    case "html", "htm": self = .html
    case "svg": self = .svg
    case "txt": self = .text
    default: return nil
    }
  }
}

/// What to draw, and where to.
package struct DrawRequest: Equatable {
  package var paths: [String]
  package var preview: PreviewRequest
  package var format = PictureFormat.text
  /// `nil` for standard output.
  package var output: String?
  package var selection = SelectionRequest()
  /// The number of threads; `nil` for one a processor.
  package var jobs: Int?
}

private enum ContentLength: String, CaseIterable { case short, long }

extension DrawRequest {
  init(_ line: CommandLineWords) throws(UsageError) {
    preview = PreviewRequest(try line.canvases())
    var types = Set((line.values[.type] ?? []).suffix(1))
    paths = try checkedPaths(
      (line.operands.isEmpty ? ["."] : line.operands).map { operand -> String in
        guard let (path, type) = split(operand) else { return operand }
        types.insert(type)
        return path
      })
    preview.typeNames = types.isEmpty ? nil : types
    preview.isRightToLeft = line.given.contains(.rightToLeft)
    preview.showsScaled = line.given.contains(.scaled)
    let length: ContentLength? = try line.choice(.content)
    switch length {
    case .short: preview.content = .init(width: 30, height: 20)
    case .long: preview.content = .init(width: 260, height: 20)
    case nil: break
    }
    output = line.values[.output]?.last
    if let chosen: PictureFormat = try line.choice(.format) {
      format = chosen
    } else {
      format = try line.pictureFormat(of: output)
    }
    selection = line.selection
    jobs = try line.jobs()
  }
}

/// The path and the type of `Panel.swift:Panel`; `nil` for a path alone.
private func split(_ operand: String) -> (path: String, type: String)? {
  guard let colon = operand.lastIndex(of: ":"), colon > operand.startIndex else { return nil }
  let type = operand[operand.index(after: colon)...]
  guard let first = type.first, first.isUppercase || first == "_",
    type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
  else { return nil }
  return (String(operand[..<colon]), String(type))
}

extension CommandLineWords {
  /// What the ending of the file's name asks for; text where there is no file.
  fileprivate func pictureFormat(of output: String?) throws(UsageError) -> PictureFormat {
    guard let output else { return .text }
    if let format = PictureFormat(fileName: output) { return format }
    throw UsageError(
      "cannot determine the format of '\(output)': use the extension .html, .svg or .txt, or "
        + "pass '--format'")
  }

  /// The devices and sizes that are given, or some usual devices.
  fileprivate func canvases() throws(UsageError) -> [PreviewRequest.Canvas] {
    var canvases: [PreviewRequest.Canvas] = []
    for value in values[.device] ?? [] {
      for name in value.split(separator: ",", omittingEmptySubsequences: false) {
        canvases.append(.init(try screen(String(name))))
      }
    }
    for value in values[.size] ?? [] {
      let size = try size(.size, value)
      canvases.append(
        .init(name: "", width: size.width, height: size.height, safeTop: 20, safeBottom: 0))
    }
    guard canvases.isEmpty else { return canvases }
    return Screen.all.filter { [320, 393, 834].contains($0.width) }.map { .init($0) }
  }

  private func screen(_ name: String) throws(UsageError) -> Screen {
    let asked = name.trimmed.lowercased()
    let other = Screen.likeOthers.first { $0.name.lowercased() == asked }
    let wanted = other?.like.lowercased() ?? asked
    if var screen = Screen.all.first(where: {
      $0.deviceNames.contains { $0.lowercased() == wanted }
    }) {
      if let other { screen.name = other.name }
      return screen
    }
    let names = Screen.all.flatMap(\.deviceNames) + Screen.likeOthers.map(\.name)
    let near = nearest(to: name.trimmed, among: names).map { "did you mean '\($0)'?" }
    throw UsageError(
      "unknown device '\(name)'; " + (near ?? "expected one of \(names.joined(separator: ", "))"))
  }
}

extension Screen {
  /// `iPhone 14 Pro, 15, 16` names three devices.
  fileprivate var deviceNames: [String] {
    let parts = name.split(separator: ",").map { String($0).trimmed }
    let family = name.split(separator: " ").first.map(String.init) ?? ""
    return parts.map { $0.hasPrefix(family) ? $0 : "\(family) \($0)" }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
