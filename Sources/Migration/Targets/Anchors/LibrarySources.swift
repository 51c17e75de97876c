import LayoutDialects
import LightSyntax
import SourceText
import UIKitFacts

/// The folders in which SnapKit itself is among the files: code there that changes what it is called on is that of the
/// calls, and not a call.
struct LibrarySources {
  private let folders: Set<String>

  init(of files: [SyntaxFile], _ project: Project) {
    let makers = project.declarations(of: SnapKitCall.maker).filter {
      $0.declaration.kind == .class
    }
    folders = Set(makers.map { files[$0.file].source.file.folder })
  }

  func have(_ file: SyntaxFile) -> Bool { folders.contains(file.source.file.folder) }

  func have(_ token: Int, in file: SyntaxFile) -> Bool {
    have(file) && file.typeName(around: token).map(SnapKitCall.ownTypes.contains) ?? false
  }
}

extension SourceFile {
  /// The path without the name.
  fileprivate var folder: String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
