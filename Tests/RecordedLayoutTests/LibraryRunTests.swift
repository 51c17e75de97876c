import Foundation
import LayoutModel
import LayoutSolver
import TestSupport
import Testing

#if os(Linux)

  /// The stand-ins of layout libraries do what the libraries' own tests assert.
  ///
  /// `Tests/RealCode/library_sources.py` runs the same cases with the libraries themselves.
  @Suite("Layout libraries that are run")
  struct LibraryRunTests {
    @Test(
      "make the constraints and frames that their tests assert", arguments: try LibrarySuite.all())
    func results(_ suite: LibrarySuite) async throws {
      let recordings = try await suite.recordings()
      for (number, entry) in suite.entries.enumerated() where entry.unrun == nil {
        let recording = try #require(recordings["Case\(number)"])
        #expect(entry.expectedOfRun.misses(recording.layout(suite.size)) == [], "\(entry.name)")
      }
    }

    @Test("run 95 of 100 cases at least", arguments: try LibrarySuite.all())
    func share(_ suite: LibrarySuite) {
      let run = suite.entries.count { $0.unrun == nil && !$0.expectedOfRun.expected.isEmpty }
      #expect(run * 100 >= suite.entries.count * 95)
    }
  }

  extension LibrarySuite.Entry {
    /// Without what depends on values that are known when the code runs.
    fileprivate var expectedOfRun: Self {
      var entry = self
      entry.expected.removeAll { $0.hasSuffix(" conditional") }
      return entry
    }
  }

  extension LibrarySuite {
    fileprivate func recordings() async throws -> [String: Recording] {
      let runnable = entries.enumerated().filter { $0.element.unrun == nil }
      let classes = runnable.map { $0.element.classText("Case\($0.offset)", after: naming) }
      let calls = runnable.map { number, entry in
        let type = "Case\(number)"
        return entry.isController
          ? "record(\"\(type)\") { \(type)() }"
          : "record(\"\(type)\") { let view = \(type)(); view.build(); return view }"
      }
      let head = "import UIKit\nimport \(module)\n\n"
      let program = RecordedProgram(
        "library-\(self)", importing: ["UIKit", module],
        [
          "cases.swift": Array((head + classes.joined(separator: "\n")).utf8),
          "main.swift": Array((head + calls.joined(separator: "\n") + "\n").utf8),
        ])
      let lines = try await program.output().split(separator: "\n").filter { $0.hasPrefix("{") }
      let recordings = try lines.map {
        try JSONDecoder().decode(Recording.self, from: Data($0.utf8))
      }
      return Dictionary(recordings.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }

    /// Names a local view or guide, which no property of the class leads to.
    private func naming(_ line: String) -> String? {
      guard let match = line.wholeMatch(of: /let (\w+) = (?:UIView|UILayoutGuide)[.(].*\)/) else {
        return nil
      }
      return "Recorder.shared.name(\(match.1), \"\(match.1)\")"
    }
  }

  extension Recording {
    fileprivate func layout(_ size: (width: Double, height: Double)) -> LibrarySuite.Layout {
      let names = names()
      func end(_ end: End) -> WrittenConstraint.End {
        WrittenConstraint.End(item: names[end.item] ?? "?", attribute: end.attribute)
      }
      let written = constraints.flatMap { constraint in
        let text = WrittenConstraint(
          end(constraint.first), constraint.relation, constraint.second.map(end),
          multiplier: constraint.multiplier, constant: constraint.constant,
          priority: constraint.priority)
        return (constraint.active ? ["always"] : ["stored", "never"]).map(text.notation)
      }
      let frames = frames(size).map { (names[$0.key] ?? "", $0.value) }
      return LibrarySuite.Layout(
        constraints: written, problems: problems,
        frames: Dictionary(frames, uniquingKeysWith: { $1 }))
    }

    /// How `dump constraints` calls each object: properties by their name, and guides of the view as its members.
    private func names() -> [Int: String] {
      var names: [Int: String] = [:]
      var waiting = [(root, "self")]
      while !waiting.isEmpty {
        let (object, path) = waiting.removeFirst()
        guard names[object] == nil else { continue }
        names[object] = path
        for (name, member) in objects[object].members.sorted(by: { $0.key < $1.key })
        where !["superview", "owningView"].contains(name) {
          let isOwn = path == "self" && !ownGuides.contains(name)
          waiting.append((member, isOwn ? name : path + "." + name))
        }
      }
      return names
    }

    private var ownGuides: [String] {
      [
        "layoutMarginsGuide", "safeAreaLayoutGuide", "readableContentGuide", "topLayoutGuide",
        "bottomLayoutGuide",
      ]
    }

    // MARK: Frames

    /// What solving gives, with what `dump frames` takes for a fact: content 80 × 20, safe area 20 at the top, margins 8.
    private func frames(_ size: (width: Double, height: Double)) -> [Int: [Double?]] {
      let container = objects[root].members["view"] ?? root
      var linear: [LinearConstraint] = []
      func add(
        _ terms: [(Int, Attribute, Double)], _ relation: Relation, _ constant: Double,
        _ priority: Double = 1000
      ) {
        linear.append(
          LinearConstraint(
            id: LayoutModel.Constraint.ID(index: linear.count),
            terms.map { .init(Anchor(ItemID(index: $0.0), $0.1), factor: Scalar($0.2)) },
            relation, Scalar(constant), priority: Scalar(priority)))
      }
      for constraint in constraints where constraint.active {
        let second = constraint.second.map { [($0, -constraint.multiplier)] } ?? []
        let terms = ([(constraint.first, 1)] + second).compactMap { end, factor in
          Attribute(rawValue: end.attribute).map { (end.item, $0, factor) }
        }
        let relation = Relation(rawValue: constraint.relation) ?? .equal
        add(terms, relation, constraint.constant, constraint.priority)
      }
      let used = Set(constraints.flatMap { [$0.first.item, $0.second?.item] })
      for (view, object) in objects.enumerated() {
        for (name, inset) in [("layoutMarginsGuide", 8.0), ("safeAreaLayoutGuide", 0)] {
          guard let guide = object.members[name], used.contains(guide) else { continue }
          let top = inset + (view == container ? 20 : 0)
          for (attribute, distance): (Attribute, Double) in [
            (.left, inset), (.right, -inset), (.top, top), (.bottom, -inset),
          ] {
            add([(guide, attribute, 1), (view, attribute, -1)], .equal, distance)
          }
        }
      }
      let contents = objects.indices.filter {
        ["UILabel", "UIButton", "UITextField"].contains(objects[$0].type)
      }.flatMap { item in
        [(Axis.horizontal, 80.0), (.vertical, 20)].map {
          ContentSize(item: ItemID(index: item), axis: $0.0, value: Scalar($0.1))
        }
      }
      var bodies = objects.indices.map { LayoutProblem.Body(ItemID(index: $0)) }
      bodies[container] = LayoutProblem.Body(
        ItemID(index: container), width: .given(Scalar(size.width)),
        height: .given(Scalar(size.height)))
      let problem = LayoutProblem(bodies: bodies, constraints: linear, contentSizes: contents)
      return switch problem.judged() {
      case .determined(let frames): numbers(frames, free: [])
      case .ambiguous(let ambiguity): numbers(ambiguity.frames, free: ambiguity.free)
      case .conflicting, .notAnalyzed: [:]
      }
    }

    private func numbers(_ frames: [Frame], free: [Anchor]) -> [Int: [Double?]] {
      let free = Set(free)
      let numbers = frames.map { frame in
        let sides: [(Attribute, Double)] = [
          (.left, frame.left), (.top, frame.top), (.width, frame.width), (.height, frame.height),
        ]
        return (
          frame.item.index,
          sides.map { free.contains(Anchor(frame.item, $0.0)) ? nil : $0.1 }
        )
      }
      return Dictionary(uniqueKeysWithValues: numbers)
    }
  }

#endif
