import JSONText

/// What a client sends.
package struct Message: Sendable {
  package enum Kind: Hashable, Sendable {
    /// Wants an answer.
    case request(RequestID, method: String)
    case notification(method: String)
    /// Answers a request of the server.
    case response
  }

  package let kind: Kind
  /// What `params` holds; `null` where there is none.
  let parameters: JSONNode

  /// - Throws: ``ResponseError`` if the bytes are not JSON or not a message.
  package init(_ bytes: [UInt8]) throws(ResponseError) {
    let node: JSONNode
    do throws(JSONReadingError) {
      node = try JSONNode(parsing: bytes, syntax: .json)
    } catch {
      throw ResponseError(.parseError, "invalid JSON at byte \(error.offset): \(error.message)")
    }
    let id = node["id"].flatMap(RequestID.init)
    switch (node["method"]?.string, id) {
    case (let method?, let id?): kind = .request(id, method: method)
    case (let method?, nil): kind = .notification(method: method)
    case (nil, .some): kind = .response
    case (nil, nil): throw ResponseError(.invalidRequest, "a message needs a method or an id")
    }
    parameters = node["params"] ?? JSONNode(.null, node.range)
  }
}

/// The id that a request and its response share.
package enum RequestID: Hashable, Sendable, JSONWritable {
  case number(Double)
  case string(String)

  init?(_ node: JSONNode) {
    switch node.value {
    case .number(let number): self = .number(number)
    case .string(let string): self = .string(string)
    case .null, .boolean, .array, .object: return nil
    }
  }

  package func write(to writer: inout JSONWriter) {
    switch self {
    case .number(let number): writer.write(number)
    case .string(let string): writer.write(string)
    }
  }
}

/// Why a request has no result.
///
/// Source: "Language Server Protocol Specification 3.17", Response Message.
package struct ResponseError: Error, Hashable, Sendable {
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    case cancelled = -32800
  }

  package let code: Code
  package let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension JSONNode {
  var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  /// A whole number that fits; a client counts lines and characters in 31 bits.
  var integer: Int? {
    guard case .number(let number) = value, number.magnitude <= Double(Int32.max) else {
      return nil
    }
    let integer = Int(number)
    return Double(integer) == number ? integer : nil
  }

  var isTrue: Bool { value == .boolean(true) }

  /// The elements of a list; none of anything else.
  var elements: [JSONNode] {
    if case .array(let elements) = value { elements } else { [] }
  }

  /// What lies at the end of a path of keys.
  func member(_ path: String...) -> JSONNode? {
    path.reduce(self as JSONNode?) { node, key in node?[key] }
  }
}

extension EditorPosition: JSONWritable {
  init?(_ node: JSONNode?) {
    guard let line = node?["line"]?.integer, let character = node?["character"]?.integer else {
      return nil
    }
    self.init(line: line, character: character)
  }

  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("line", line)
      writer.member("character", character)
    }
  }
}

extension EditorRange: JSONWritable {
  init?(_ node: JSONNode?) {
    guard let start = EditorPosition(node?["start"]), let end = EditorPosition(node?["end"]) else {
      return nil
    }
    self.init(start, end)
  }

  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("start", start)
      writer.member("end", end)
    }
  }
}
