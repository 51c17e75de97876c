import LayoutDialects
import LightSyntax
import SwiftTokens

extension ScopeSurroundings {
  /// What the code of a call tells of the function that it means, beside its name: `style(title)` and `self.style(title)`
  /// mean one of the type's own, `Theme.style(title)` one of another.
  func shape(of call: ItemDescription.NamedCallSite) -> CallShape {
    let file = files[call.file]
    guard let argument = file.tokens(in: call.range).first,
      let place = file.argumentPlace(argument), file.kind(at: place.callee) == .identifier,
      file.name(Int32(place.callee)) == call.name
    else { return CallShape() }
    var shape = CallShape(label: place.label)
    guard !call.name.startsUppercase else {
      shape.owners = [call.name]
      return shape
    }
    // Elsewhere, `style(title)` is a function of another type.
    let isOwn = unit.parts.contains {
      $0.file == call.file && $0.span.indices.contains(place.callee)
    }
    let own = isOwn ? unit.typeName.map(project.declaringTypes) ?? [] : nil
    switch file.kind(at: place.callee - 1) {
    case .period:
      let receiver = file.kind(at: place.callee - 2)
      if receiver == .selfKeyword {
        shape.owners = own
      } else if receiver == .identifier, file.kind(at: place.callee - 3) != .period {
        let name = file.name(Int32(place.callee - 2))
        if name.startsUppercase, name != "Self" { shape.owners = project.declaringTypes(of: name) }
      }
    default: shape.owners = own.map { $0 + [""] }
    }
    return shape
  }

  /// The label of the first argument of a call to a method, `_` for none; `nil` if it is not seen.
  func firstLabel(of call: ItemDescription.NamedCallSite) -> String? {
    let file = files[call.file]
    let tokens = file.source.tokens
    let range = file.tokens(in: call.range)
    let name = range.last { index in
      tokens[index].kind == .identifier && index + 1 < range.upperBound
        && tokens[index + 1].kind == .leftParen && file.name(Int32(index)) == call.name
    }
    return name.map { file.label(at: $0 + 2) }
  }
}

extension SyntaxFile {
  /// The function that gets the argument a token is in, as a whole or as an element of a list, and the argument's label.
  fileprivate func argumentPlace(_ token: Int) -> (callee: Int, label: String)? {
    var start = token
    while let open = opening(before: start) {
      switch source.tokens[open].kind {
      case .leftParen: return (open - 1, label(at: start - 2))
      case .leftBracket: start = open
      default: return nil
      }
    }
    return nil
  }
}
