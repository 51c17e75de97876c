import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import UIKitFacts

extension Rule {
  /// Code calls a method that only the system must call during layout, forces layout while the system asks a view for
  /// its size, or sizes a view whose size follows from constraints.
  ///
  /// - Why: the call runs at the wrong time, perhaps with old sizes, and the system calls the method again later.
  /// - Silent: for `super`, in tests, for methods of that name that the file declares itself, and for objects whose
  ///   names show that they are not views or controllers.
  package static let directLayoutCall = Rule(
    "direct-layout-call",
    check: .words(
      Set(NameGroup.layoutRequests.keys).union([
        MemberName.intrinsicContentSize, MemberName.sizeToFit,
      ])
    ) { file, tokens, _ in
      guard !file.isTestCode, file.isSearchable else { return [] }
      var sizes: ViewSizes?
      return tokens.compactMap { token in
        if let forced = file.forcedLayout(inSizeDeclaredAt: token) {
          return Diagnostic(
            "\(file.tokenText(forced))() inside \(MemberName.intrinsicContentSize) lays out the view while Auto Layout is asking for its size; compute the size from the content, and call invalidateIntrinsicContentSize() when that changes",
            at: file.source.tokens[forced].range)
        }
        if let view = file.fittedView(at: token) {
          let known = sizes ?? ViewSizes(file)
          sizes = known
          guard known.areConstraints(view, at: token, in: file) else { return nil }
          return Diagnostic(
            "\(MemberName.sizeToFit)() on '\(view)' has no lasting effect, because the view has constraints, and the next layout pass sets its size from them; remove this call",
            at: file.source.tokens[token].range)
        }
        guard let request = NameGroup.layoutRequests[file.tokenText(token)],
          file.isDirectCall(token, request)
        else { return nil }
        let prefix = request.isOfController ? "view." : ""
        return Diagnostic(
          "\(file.tokenText(token))() must be called only by the system: the sizes that it uses here may be out of date; call \(prefix)\(request.request), and then \(prefix)\(request.force) if layout must happen now",
          at: file.source.tokens[token].range)
      }
    }
  )
}

private let forcing: Set<String> = [
  SystemMethod.layoutIfNeeded.name, MemberName.layoutSubtreeIfNeeded,
]

/// How the code of a file sizes views: with constraints or with frames.
private struct ViewSizes {
  /// A view as a type knows it, or as one of its functions does.
  private struct Name: Hashable {
    var view: String
    var type: String?
    /// The first token of the function's body.
    var function: Int32?
  }

  /// The variables that functions declare.
  private var locals: Set<Name> = []
  private var framed: Set<Name> = []
  /// The views whose autoresizing mask is switched off.
  private var unmasked: Set<Name> = []

  init(_ file: SyntaxFile) {
    for index in file.source.tokens.indices {
      let word = file.tokenText(index)
      if ["let", "var"].contains(word) {
        locals.formUnion(Self.names(of: file.tokenText(index + 1), at: index, in: file))
      } else if word == autoresizingFlag || NameGroup.framing.contains(word),
        file.tokenText(index - 1) == ".", let view = file.owner(ofMemberAt: index)?.path
      {
        let names = Self.names(of: view, at: index, in: file)
        if word != autoresizingFlag {
          framed.formUnion(names)
        } else if file.tokenText(index + 1) == "=", file.tokenText(index + 2) == "false" {
          unmasked.formUnion(names)
        }
      }
    }
  }

  private static func names(of view: String, at token: Int, in file: SyntaxFile) -> [Name] {
    let type = file.typeName(around: token)
    return [Name(view: view, type: type)]
      + file.functions(around: token).map {
        Name(view: view, type: type, function: $0.body?.span.first)
      }
  }

  /// Whether constraints size a view that code names at a token. Whoever asks a view for its frame needs the size that it
  /// has without them.
  func areConstraints(_ view: String, at token: Int, in file: SyntaxFile) -> Bool {
    var name = Name(view: view, type: file.typeName(around: token))
    var local = name
    local.function = file.function(at: token)?.body?.span.first
    // Another function may call another view so.
    if locals.contains(local) { name = local }
    return unmasked.contains(name) && !framed.contains(name)
  }
}

extension SyntaxFile {
  /// The call by which an overridden `intrinsicContentSize` lays its own view out.
  fileprivate func forcedLayout(inSizeDeclaredAt token: Int) -> Int? {
    guard tokenText(token) == MemberName.intrinsicContentSize,
      let body = getter(overriddenAt: token)
    else { return nil }
    return body.span.indices.first { index in
      forcing.contains(tokenText(index)) && tokenText(index + 1) == "("
        && (tokenText(index - 1) != "." || tokenText(index - 2) == "self")
    }
  }

  /// The view on which `sizeToFit()` at a token is called.
  fileprivate func fittedView(at token: Int) -> String? {
    guard tokenText(token) == MemberName.sizeToFit, let call = call(named: token),
      call.arguments.isEmpty, let owner = owner(ofMemberAt: token)?.path, owner != "self",
      owner != NameGroup.rootView
    else { return nil }
    return owner
  }

  /// Whether the name at a token is called on a view or a controller that is not `super`.
  fileprivate func isDirectCall(_ token: Int, _ request: LayoutRequest) -> Bool {
    guard let call = call(named: token), call.arguments.isEmpty,
      !declaresOwn(tokenText(token))
    else { return false }
    let receiver: String
    switch self[call.callee].kind {
    case .name: receiver = "self"
    case .member(let base, _):
      guard let path = viewPath(base) else { return false }
      receiver = path.split(separator: ".").last.map(String.init) ?? path
    default: return false
    }
    guard receiver == "self" else {
      return request.isOfController
        ? receiver.lowercased().hasSuffix("controller") : isNamedLikeView(receiver)
    }
    guard let type = type(around: token) else { return false }
    let superclass = superclassName(of: type)
    if request.isOfController { return superclass.hasSuffix("Controller") }
    return isNamedLikeView(superclass)
  }
}
