import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// The safe area is read once, into a constant of the program or a lazy property.
  ///
  /// - Why: it is that of the moment when the value is first used, which may be before the window has one, and it stays
  ///   when the device turns.
  /// - Silent: in comparisons, in closures that run later, and where the screen keeps its shape; but the safe area of a
  ///   window that was just created for this purpose is always reported.
  package static let storedSafeArea = Rule(
    "stored-safe-area", asksForTargets: true,
    check: .words([MemberName.safeAreaInsets]) { file, tokens, options in
      guard file.isScreenCode, file.isSearchable else { return [] }
      var told: Set<Int32> = []
      return tokens.compactMap { token in
        guard tokensBehind(token, in: file) else { return nil }
        if file.isOfNewObject(token) {
          return Diagnostic(
            "this window has just been created and is not on screen, so its safe area may differ from that of your app's visible window; read the insets of a view that is on screen",
            at: file.source.tokens[token].range)
        }
        guard !options.targets.fillsScreen, let name = file.keeper(ofValueAt: token),
          told.insert(name).inserted
        else { return nil }
        return Diagnostic(
          "'\(file.tokenText(Int(name)))' stores the safe area insets when it is first used, but they may be zero at that time, and they change with rotation; read them when views are laid out",
          at: file.source.tokens[token].range)
      }
    }
  )
}

/// Whether the name at a token is read, as a member of something.
private func tokensBehind(_ token: Int, in file: SyntaxFile) -> Bool {
  file.tokenText(token - 1) == "." && file.tokenText(token + 1) != "="
}

extension SyntaxFile {
  /// `UIWindow().safeAreaInsets`
  fileprivate func isOfNewObject(_ token: Int) -> Bool {
    tokenText(token - 2) == ")" && tokenText(token - 3) == "("
      && ViewClass.named(tokenText(token - 4)) != nil
  }

  /// The name of the variable that keeps the value at a token from its first use on: a constant of the program or of a
  /// type, or a lazy property.
  fileprivate func keeper(ofValueAt token: Int) -> Int32? {
    guard function(at: token) == nil, !isCompared(around: token) else { return nil }
    // What is declared inside of a value stands before it, so the variables are in the order of their ends.
    let start = variables.partitionIndex { Int($0.span.last) >= token }
    let around = variables[start...].last { variable in
      variable.span.indices.contains(token)
        && (variable.modifiers.contains(.static) || variable.modifiers.contains(.lazy)
          || types(around: token).isEmpty)
    }
    guard let around,
      let binding = bindings[around.bindings.indices].first(where: {
        $0.name >= 0 && $0.initialValue.map { self[$0].span.indices.contains(token) } ?? false
      }),
      let value = binding.initialValue, runsAtOnce(token, in: self[value].span)
    else { return nil }
    return binding.name
  }

  /// Whether a token of a value is in no closure but the one that computes the value: `{ … }()`.
  private func runsAtOnce(_ token: Int, in span: TokenSpan) -> Bool {
    let around = closures.filter {
      $0.body.span.indices.contains(token) && span.indices.contains(Int($0.body.span.first))
    }
    guard let only = around.first else { return true }
    return around.count == 1 && only.body.span.first == span.first
      && tokenText(Int(only.body.span.last) + 1) == "("
  }
}
