import UIKitFacts

/// Functions that code calls without an object, and that know no view.
/// Source: Apple, the Swift standard library, Foundation and CoreGraphics.
let standardFunctions: NameSet = [
  "max", "min", "abs", "floor", "ceil", "round", "sqrt", "pow", "sin", "cos", "atan2", "zip",
  "stride", "fatalError", "preconditionFailure", "assertionFailure", "assert", "precondition",
  "print", "debugPrint", "NSLog", "os_log", "swap", "type", "autoreleasepool", "defer",
  "objc_setAssociatedObject", "objc_getAssociatedObject", "withUnsafePointer", "dispatch_async",
  "NSLocalizedString", "unsafeBitCast", "unsafeDowncast", "repeatElement", "sequence",
]
