import SourceText

/// What the code of a type does, as far as it concerns layout, in the order in which it is read.
struct RecordedLayout {
  var drafts: [Draft] = []
  var events: [RecordedEvent] = []
  var unresolved: [UnresolvedCall] = []
  /// The calls that set priorities of contents, each with its view.
  var contentPriorityCalls: [(place: BuiltPlace, view: Reference)] = []
  /// Priorities that no constraint can have, and that constraints get which another function made, with their names.
  var impossiblePriorities: [(name: Reference, priority: Double, place: BuiltPlace)] = []
  /// Names of constraints whose constants are assigned.
  var adjusted: Set<Reference> = []
  /// Names of constraints that are switched off, or on only sometimes.
  var toggled: Set<Reference> = []
  /// Names of constraints that another function assigned and that are activated.
  var activatedNames: Set<Reference> = []
  var clearings: [Clearing] = []
  /// The identifiers by which code looks constraints up, to change them.
  var soughtIdentifiers: Set<String> = []
  /// The calls that have been read.
  var visited: Set<ReadCall> = []
  /// What dialects note for themselves, by the types of their notes.
  var ofDialects: [ObjectIdentifier: any DialectRecord] = [:]

  /// The notes of a dialect, new ones if it has none yet.
  mutating func notes<Record: DialectRecord>(_ type: Record.Type) -> Record {
    if let known = ofDialects[ObjectIdentifier(type)] as? Record { return known }
    let record = Record()
    ofDialects[ObjectIdentifier(type)] = record
    return record
  }
}

extension TypeReader {
  var drafts: [Draft] {
    get { recorded.drafts }
    _modify { yield &recorded.drafts }
  }

  var events: [RecordedEvent] {
    get { recorded.events }
    _modify { yield &recorded.events }
  }

  var unresolved: [UnresolvedCall] {
    get { recorded.unresolved }
    _modify { yield &recorded.unresolved }
  }
}
