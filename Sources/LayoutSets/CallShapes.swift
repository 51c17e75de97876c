import LayoutDialects
import LightSyntax
import SwiftTokens

extension ScopeSurroundings {
  /// What the code of a call tells of the function that it means, beside its name: `style(title)` and `self.style(title)`
  /// mean one of the type's own, `Theme.style(title)` one of another.
  func shape(of call: ItemDescription.NamedCallSite) -> CallShape {
    let file = files[call.file]
    let tokens = file.source.tokens
    guard let argument = file.tokens(in: call.range).first,
      let place = file.argumentPlace(argument), place.callee > 0,
      tokens[place.callee].kind == .identifier, file.name(Int32(place.callee)) == call.name
    else { return CallShape() }
    var shape = CallShape(label: place.label)
    guard !call.name.startsUppercase else {
      shape.owners = [call.name]
      return shape
    }
    switch tokens[place.callee - 1].kind {
    case .period:
      let receiver = tokens[place.callee - 2]
      if receiver.kind == .selfKeyword {
        shape.owners = unit.typeName.map(project.declaringTypes)
      } else if receiver.kind == .identifier, tokens[place.callee - 3].kind != .period {
        let name = file.name(Int32(place.callee - 2))
        if name.startsUppercase, name != "Self" { shape.owners = project.declaringTypes(of: name) }
      }
    default: shape.owners = (unit.typeName.map(project.declaringTypes) ?? []) + [""]
    }
    return shape
  }
}

extension ScopeSurroundings {
  /// The label of the first argument of a call of a method, `_` for none; `nil` if it is not seen.
  func firstLabel(of call: ItemDescription.NamedCallSite) -> String? {
    let file = files[call.file]
    let tokens = file.source.tokens
    let range = file.tokens(in: call.range)
    let name = range.last { index in
      tokens[index].kind == .identifier && index + 1 < range.upperBound
        && tokens[index + 1].kind == .leftParen && file.name(Int32(index)) == call.name
    }
    guard let name, name + 3 < tokens.count else { return nil }
    return tokens[name + 2].kind == .identifier && tokens[name + 3].kind == .colon
      ? file.name(Int32(name + 2)) : "_"
  }
}

extension SyntaxFile {
  /// The function of whose arguments a token is the first of one, and the argument's label.
  fileprivate func argumentPlace(_ argument: Int) -> (callee: Int, label: String)? {
    let tokens = source.tokens
    var index = argument - 1
    var label = "_"
    if index > 0, tokens[index].kind == .colon, tokens[index - 1].kind == .identifier {
      label = name(Int32(index - 1))
      index -= 2
    }
    var steps = 0
    while index > 0, steps < Self.longestArguments {
      switch tokens[index].kind {
      case .rightParen, .rightBracket, .rightBrace:
        let open = Int(partners[index])
        guard open < index else { return nil }
        index = open - 1
      case .leftParen: return (index - 1, label)
      case .leftBracket:
        // An element of a list that is the argument.
        return argumentPlace(index)
      case .leftBrace, .semicolon: return nil
      default: index -= 1
      }
      steps += 1
    }
    return nil
  }

  /// How many tokens are looked at in front of an argument.
  private static let longestArguments = 400
}
