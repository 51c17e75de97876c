import TestSupport
import Testing
import layoutlint

/// Which states `preview` draws, and what it draws in each.
@Suite("States of a layout")
struct PreviewStateTests {
  /// The states of the one layout that the members of a view build, each with the frame of `box`.
  private func states(_ members: String, base: String = "UIView") throws -> [String] {
    let source = """
      import UIKit
      import SnapKit
      final class Panel: \(base) {
        let box = UIView()
        let title = UILabel()
      \(members)
      }

      """
    let folder = try TemporaryFolder(["Panel.swift": source, "Package.swift": ""])
    let run = runSample(
      ["preview", "/Panel.swift", "--size", "300x400", "--format", "svg"], in: folder)
    #expect(run.code == .success, "\(run.errors)")
    let rows = run.output.components(separatedBy: "class=\"caption\"").dropFirst()
    return try rows.map { row in
      let caption = try #require(row.firstMatch(of: />([^<]*) \(/)).1
      let name = caption.split(separator: ": ", maxSplits: 1).dropFirst().first ?? ""
      let place = try #require(
        row.firstMatch(
          of:
            /data-name="box" data-x="([^"]*)" data-y="([^"]*)" data-width="([^"]*)" data-height="([^"]*)"/
        ))
      #expect(!row.contains("conflict"))
      return "\(name) \(place.1),\(place.2) \(place.3)×\(place.4)"
        .replacing("&gt;", with: ">").replacing("&lt;", with: "<")
    }
  }

  @Test("mention a conflict that no size avoids first, and each note once")
  func provenConflict() throws {
    let source = """
      import UIKit
      final class Call: UIViewController {
        let list = UIView()
        let bar = UIView()
        let video = UIView()
        var width = NSLayoutConstraint()
        override func viewDidLoad() {
          for child in [list, bar, video] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
          }
          width = video.widthAnchor.constraint(equalToConstant: 80)
          NSLayoutConstraint.activate([
            bar.topAnchor.constraint(lessThanOrEqualTo: list.bottomAnchor),
            view.bottomAnchor.constraint(greaterThanOrEqualTo: bar.bottomAnchor, constant: 10),
            bar.centerYAnchor.constraint(equalTo: video.centerYAnchor),
            video.topAnchor.constraint(equalTo: list.bottomAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: video.bottomAnchor, constant: 10),
            list.topAnchor.constraint(equalTo: view.topAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            video.heightAnchor.constraint(equalTo: video.widthAnchor),
            width,
          ])
        }
        func shrink() { width.constant = 40 }
      }

      """
    let folder = try TemporaryFolder(["Call.swift": source, "Package.swift": ""])
    let run = runSample(["preview", "/", "--size", "300x400", "--format", "svg"], in: folder)
    #expect(run.output.contains(" conflict\" data-item="), "\(run.output)")
    let text = runSample(["preview", "/", "--size", "300x400"], in: folder).output
    let notes = text.split(separator: "\n").filter {
      $0.hasPrefix("  conflict: ") || $0.hasPrefix("  left out: ")
    }
    #expect(notes.first?.hasPrefix("  conflict: ") ?? false, "\(text)")
    #expect(Set(notes).count == notes.count, "\(text)")
  }

  private let fixed = """
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: topAnchor), box.leftAnchor.constraint(equalTo: leftAnchor),
        box.heightAnchor.constraint(equalToConstant: 10),
      ])
    """

  @Test("are one where nothing changes")
  func single() throws {
    let states = try states(
      "func setUp() { addSubview(box); \(fixed); box.widthAnchor.constraint(equalToConstant: 20).isActive = true }"
    )
    #expect(states == [" 0,0 20×10"])
  }

  @Test(
    "are the sides of a branch, by what is true there",
    arguments: [
      ("if isWide { A } else { B }", ["isWide", "not isWide"]),
      ("if !isWide { A } else { B }", ["!isWide", "isWide"]),
      ("if count > 3 { A } else { B }", ["count > 3", "count <= 3"]),
      ("switch kind { case .one: A\ncase .two: B }", ["case .one", "case .two"]),
      ("if let mark { A; use(mark) } else { B }", ["with mark", "without mark"]),
      ("guard isWide else { B; return }\nA", ["isWide", "not isWide"]),
    ])
  func branches(_ code: String, _ names: [String]) throws {
    let code = code.replacing(
      "A", with: "box.widthAnchor.constraint(equalToConstant: 20).isActive = true"
    )
    .replacing("B", with: "box.widthAnchor.constraint(equalToConstant: 30).isActive = true")
    let states = try states("func setUp() { addSubview(box)\n\(fixed)\n\(code) }")
    #expect(Set(states) == ["\(names[0]) 0,0 20×10", "\(names[1]) 0,0 30×10"])
  }

  @Test("take the same side of a condition wherever it is asked")
  func sameCondition() throws {
    let states = try states(
      """
      func setUp() {
        addSubview(box)
        box.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
        box.topAnchor.constraint(equalTo: topAnchor).isActive = true
        if isWide { box.widthAnchor.constraint(equalToConstant: 20).isActive = true }
        else { box.widthAnchor.constraint(equalToConstant: 30).isActive = true }
        log()
        if isWide { box.heightAnchor.constraint(equalToConstant: 40).isActive = true }
        else { box.heightAnchor.constraint(equalToConstant: 50).isActive = true }
      }
      """)
    #expect(states == ["isWide 0,0 20×40", "not isWide 0,0 30×50"])
  }

  @Test("are the sets that code switches: first what is activated where views are added")
  func keptSets() throws {
    let states = try states(
      """
      var compact: [NSLayoutConstraint] = []
      var expanded: [NSLayoutConstraint] = []
      func setUp() {
        addSubview(box)
        \(fixed)
        compact = [box.widthAnchor.constraint(equalToConstant: 20)]
        expanded = [box.widthAnchor.constraint(equalToConstant: 200)]
        NSLayoutConstraint.activate(compact)
      }
      func expand() {
        NSLayoutConstraint.deactivate(compact)
        NSLayoutConstraint.activate(expanded)
      }
      func collapse() {
        NSLayoutConstraint.deactivate(expanded)
        NSLayoutConstraint.activate(compact)
      }
      """)
    #expect(states == ["as first shown 0,0 20×10", "expanded 0,0 200×10"])
  }

  @Test("are what was made and what was made anew")
  func remakes() throws {
    let states = try states(
      """
      func setUp() {
        addSubview(box)
        box.snp.makeConstraints { $0.top.left.equalToSuperview(); $0.width.height.equalTo(20) }
      }
      func expand() {
        box.snp.remakeConstraints { $0.top.left.equalToSuperview(); $0.width.height.equalTo(90) }
      }
      """)
    #expect(
      states == [
        "before remakeConstraints 0,0 20×20", "remakeConstraints in expand() 0,0 90×90",
      ])
  }

  @Test("are the frames that later functions assign")
  func frames() throws {
    let states = try states(
      """
      func setUp() {
        addSubview(box)
        box.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      }
      func expand() { box.frame = CGRect(x: 5, y: 0, width: 90, height: 20) }
      """)
    #expect(states == ["as first shown 0,0 20×20", "after expand() 5,0 90×20"])
  }

  @Test("are so many that all can be looked at, and the page says how many are left out")
  func many() throws {
    let branches = (1...12).map {
      "if flag\($0) { box.widthAnchor.constraint(equalToConstant: \($0)).isActive = true }"
    }
    let source =
      "import UIKit\nfinal class Panel: UIView { let box = UIView()\nfunc setUp() { addSubview(box)\n"
      + branches.joined(separator: "\n") + "\n} }\n"
    let folder = try TemporaryFolder(["Panel.swift": source, "Package.swift": ""])
    let page = runSample(
      ["preview", "/Panel.swift", "--size", "300x400", "--format", "html"], in: folder
    ).output
    #expect(page.matches(of: /type="radio"/).count == 8)
    #expect(page.contains("Not all states are drawn."))
  }
}
