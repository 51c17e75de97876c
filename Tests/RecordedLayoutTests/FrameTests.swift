import Foundation
import LintDriver
import SourceText
import TestSupport
import Testing

/// The sizes of screens on which frames are compared, in points: the smallest iPhone, iPhone 7 and 7 Plus, and iPad Pro
/// with 9.7 and 12.9 inches.
let screenSizes: [(width: Int, height: Int)] = [
  (320, 568), (375, 667), (414, 736), (768, 1024), (1024, 1366),
]

// A package that builds on macOS may meet the real UIKit; the recording one is compiled on Linux only.
#if os(Linux)

  @Suite("Recorded frames")
  struct RecordedFrameTests {
    @Test("are those of at least 20 types")
    func areMany() throws {
      #expect(try RecordedFixture.all().flatMap(\.frames).count >= 20)
    }

    @Test(
      "are what solving what is read gives",
      arguments: try RecordedFixture.all().filter { !$0.frames.isEmpty })
    func readerAgrees(_ fixture: RecordedFixture) async throws {
      guard let judge = try? await Judge.current.value else { return }
      let containers = try fixture.containers()
      for build in fixture.frames {
        for size in screenSizes {
          let name = "\(build.name) \(size.width)x\(size.height)"
          let recording = try #require(judge.recordings[name])
          let differences = try FrameComparison(recording, fixture, containers, size).differences()
          #expect(differences == [], "\(name): \(build.expression)")
        }
      }
    }
  }

  extension RecordedFixture {
    /// The container of each scope, by the scope's name.
    fileprivate func containers() throws -> [String: [String]] {
      var bytes: [UInt8] = []
      dumpConstraints(sources, jobs: 1) { bytes += $0 }
      var containers: [String: [String]] = [:]
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        let scope = try JSONDecoder().decode(DumpedScope.self, from: Data(line))
        #expect(scope.unresolved.isEmpty, "\(scope.unresolved)")
        if let container = scope.container {
          containers[scope.scope, default: []].append(container)
        }
      }
      return containers
    }
  }

  /// One scope as `dump frames` prints it.
  private struct DumpedFrames: Decodable {
    struct Frame: Decodable {
      var x, y, width, height: Double?
    }

    var scope: String
    var frames: [String: Frame]
    var conflicts: [[Int]]
  }

  /// One run's frames, and those that solving what is read gives.
  private struct FrameComparison {
    let recording: Recording
    let fixture: RecordedFixture
    let containers: [String: [String]]
    let size: (width: Int, height: Int)

    init(
      _ recording: Recording, _ fixture: RecordedFixture, _ containers: [String: [String]],
      _ size: (width: Int, height: Int)
    ) {
      self.recording = recording
      self.fixture = fixture
      self.containers = containers
      self.size = size
    }

    func differences() throws -> [String] {
      var lines = recording.problems
      var compared: Set<Int> = []
      for (object, description) in recording.objects.enumerated() {
        for type in description.types {
          try compare(type, of: object, &compared, &lines)
        }
      }
      for (object, description) in recording.objects.enumerated()
      where description.types.isEmpty && description.frame != nil && !compared.contains(object) {
        if isNamed(object) {
          lines.append("no frame is solved for object \(object), a \(description.type)")
        }
      }
      return lines
    }

    /// Whether a property of the project's own code holds it.
    private func isNamed(_ object: Int) -> Bool {
      recording.objects.contains { holder in
        !holder.types.isEmpty
          && holder.members.contains {
            $0.value == object && !["view", "superview", "contentView"].contains($0.key)
          }
      }
    }

    /// Solves the scopes of a type with the size that the container really has.
    private func compare(
      _ type: String, of object: Int, _ compared: inout Set<Int>, _ lines: inout [String]
    ) throws {
      let names = containers.filter { $0.key == type || $0.key.hasPrefix(type + ".") }
      for (scope, containers) in names.sorted(by: { $0.key < $1.key }) {
        for container in Set(containers).sorted() {
          guard
            let root = recording.walk(container.split(separator: "."), from: object),
            let frame = recording.objects[root].frame
          else {
            lines.append("\(scope): nothing is '\(container)'")
            continue
          }
          var request = FrameRequest(width: frame[2], height: frame[3])
          request.screen = (Double(size.width), Double(size.height))
          if root != rootView { request.safeArea = [0, 0, 0, 0] }
          for dumped in try solve(request) where dumped.scope == scope {
            if !dumped.conflicts.isEmpty {
              lines.append("\(scope): lines \(dumped.conflicts) conflict")
            }
            for (name, solved) in dumped.frames.sorted(by: { $0.key < $1.key }) {
              compare(solved, name, from: object, inside: root, &compared, &lines)
            }
          }
        }
      }
    }

    private var rootView: Int {
      recording.objects[recording.root].frame == nil
        ? recording.objects[recording.root].members["view"] ?? -1 : recording.root
    }

    private func solve(_ request: FrameRequest) throws -> [DumpedFrames] {
      var bytes: [UInt8] = []
      dumpFrames(fixture.sources, request, facts: .init(), jobs: 1) { bytes += $0 }
      return try bytes.split(separator: UInt8(ascii: "\n")).map {
        try JSONDecoder().decode(DumpedFrames.self, from: Data($0))
      }
    }

    private func compare(
      _ solved: DumpedFrames.Frame, _ name: String, from object: Int, inside root: Int,
      _ compared: inout Set<Int>, _ lines: inout [String]
    ) {
      guard let view = recording.walk(name.split(separator: "."), from: object), view != root,
        let real = place(of: view, inside: root)
      else { return }
      compared.insert(view)
      let values = [solved.x, solved.y, solved.width, solved.height]
      let isSame = zip(values, real).allSatisfy { value, number in
        value.map { abs($0 - number) < 1e-6 * max(1, abs(number)) } ?? false
      }
      if !isSame { lines.append("\(name) is at \(real), solved \(values)") }
    }

    /// The view's frame in the coordinates of another one around it; `nil` for what is no view inside that.
    private func place(of view: Int, inside root: Int) -> [Double]? {
      guard var place = recording.objects[view].frame else { return nil }
      var current = view
      while let superview = recording.objects[current].members["superview"] {
        if superview == root { return place }
        guard let frame = recording.objects[superview].frame else { return nil }
        place[0] += frame[0]
        place[1] += frame[1]
        current = superview
      }
      return nil
    }
  }

#endif
