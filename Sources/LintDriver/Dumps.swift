import SourceText

/// Writes the tokens of `files` as JSON Lines, one object a file, in the order of the files.
package func dumpTokens(_ files: [SourceFile], jobs: Int, write: ([UInt8]) -> Void) {}

/// Writes the layout scopes of `files` as JSON Lines, one object a scope, in the order of the files.
package func dumpConstraints(_ files: [SourceFile], jobs: Int, write: ([UInt8]) -> Void) {}
