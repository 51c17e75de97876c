/// An attribute as messages name it: `title.top`; in words if the view is more than a name.
package func attributeName(_ attribute: String, of item: String) -> String {
  item.allSatisfy { $0.isLetter || $0.isNumber || "_.?!()[]$".contains($0) }
    ? "\(item).\(attribute)" : "the \(attribute) of '\(item)'"
}
