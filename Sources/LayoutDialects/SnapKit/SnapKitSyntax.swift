import LightSyntax
import UIKitFacts

extension SnapKitReader {
  /// Whether the file is written for UIKit; for AppKit, a few of SnapKit's meanings differ.
  var isUIKitFile: Bool {
    let imports = reader.project.files[reader.fileIndex].imports
    return imports.contains("UIKit")
      || !imports.contains("AppKit") && !imports.contains("Cocoa")
  }

  /// Whether a call that was never run is spelt like one of SnapKit's: `view.snp.makeConstraints { … }` or
  /// `make.left.equalTo(view)`.
  func isSpeltLikeSnapKit(_ callee: ExpressionID) -> Bool {
    switch reader.file[callee].kind {
    case .member(let base, let token):
      let name = reader.file.name(token)
      if isSnapKitAction(name, on: base) { return true }
      return SnapKitRelation(name) != nil && isSpeltLikeAttributes(base)
    case .name(let token): return isOldAction(reader.file.name(token))
    default: return false
    }
  }

  private func isSnapKitAction(_ name: String, on base: ExpressionID) -> Bool {
    if isOldAction(name) { return true }
    guard SnapKitCall(rawValue: name) != nil, name != "removeConstraints" else {
      return false
    }
    switch reader.file[base].kind {
    case .name(let token), .member(_, let token): return reader.file.name(token) == "snp"
    default: return false
    }
  }

  private func isOldAction(_ name: String) -> Bool {
    name.hasPrefix("snp_") && name != "snp_removeConstraints"
      && SnapKitCall(rawValue: String(name.dropFirst(4))) != nil
  }

  /// `make.left.top`: attributes of something that a name stands for.
  private func isSpeltLikeAttributes(_ id: ExpressionID) -> Bool {
    var current = id
    var count = 0
    while case .member(let base, let token) = reader.file[current].kind {
      guard SnapKitAttributes.named(reader.file.name(token)) != nil else { return false }
      current = base
      count += 1
    }
    if case .name = reader.file[current].kind { return count > 0 }
    return false
  }
}
