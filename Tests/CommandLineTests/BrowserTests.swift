import Foundation
import TestSupport
import Testing
import layoutlint

/// A browser of this machine that runs without a screen; the tests are left out where there is none.
private let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

@Suite("In a real browser", .enabled(if: browser != nil), .serialized)
struct BrowserTests {
  private static let screen = """
    import UIKit
    final class Panel: UIViewController {
      private let logo = UIImageView()
      override func viewDidLoad() {
        view.addSubview(logo)
        logo.topAnchor.constraint(equalTo: view.topAnchor, constant: 50).isActive = true
        logo.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16).isActive = true
        logo.widthAnchor.constraint(equalToConstant: 40).isActive = true
        logo.heightAnchor.constraint(equalToConstant: 30).isActive = true
      }
    }
    final class Other: UIViewController {
      private let dot = UIView()
      override func viewDidLoad() {
        view.addSubview(dot)
        dot.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        dot.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      }
    }

    """

  /// Notes what goes wrong while the page loads.
  private static let watch = """
    let wrong = 0;
    addEventListener("error", () => { wrong += 1; });
    addEventListener("securitypolicyviolation", () => { wrong += 1; });
    console.error = () => { wrong += 1; };
    """

  /// Looks at the page from inside, and says on a line each what it sees.
  private static let look = """
    const filter = document.getElementById("filter");
    const shown = (name) => [...document.querySelectorAll(name)].filter((e) => e.offsetParent).length;
    const said = [];
    for (const details of document.querySelectorAll("details")) details.open = true;
    for (const button of document.querySelectorAll("button.show")) button.click();
    said.push("wide " + (document.documentElement.scrollWidth <= innerWidth));
    said.push("loaded " + performance.getEntriesByType("resource").length);
    said.push("all " + shown(NAME));
    said.push("drawn " + [...document.querySelectorAll("svg")].filter((e) => e.getClientRects().length).length);
    said.push("lit " + document.querySelectorAll("g.lit").length);
    filter.value = WORD;
    filter.dispatchEvent(new Event("input", { bubbles: true }));
    setTimeout(() => {
      said.push("some " + shown(NAME));
      const box = document.querySelector('g[data-name="logo"] .box');
      if (box) {
        const whole = document.querySelector("g.container .box").getBoundingClientRect();
        const rect = box.getBoundingClientRect();
        const scale = whole.width / 375;
        const place = [rect.x - whole.x, rect.y - whole.y, rect.width, rect.height];
        said.push("box " + place.map((value) => Math.round(value / scale)).join(","));
        const line = document.querySelector("li[data-items]");
        if (line) {
          line.focus();
          said.push("lit " + document.querySelectorAll("g.lit").length);
        }
      }
      said.push("wrong " + wrong);
      parent.postMessage(said.join(";"), "*");
    }, 1000);
    """

  private func visit(
    _ page: String, in folder: TemporaryFolder, name: String, word: String, width: Int
  ) throws -> String {
    let script = Self.look.replacing("NAME", with: "\"\(name)\"").replacing(
      "WORD", with: "\"\(word)\"")
    return try run(script, on: page, in: folder, width: width)
  }

  /// - Parameter width: of the page's window, in pixels; browsers' own are not as narrow as phones, but frames are.
  /// - Returns: what the script saw; the whole page if it could not run.
  private func run(
    _ script: String, on page: String, in folder: TemporaryFolder, width: Int, isDark: Bool = false
  ) throws -> String {
    try folder.write(
      page.replacing("<style>", with: "<script>\(Self.watch)</script><style>", maxReplacements: 1)
        .replacing("</body>", with: "<script>{\(script)}</script></body>"), to: "p.html")
    try folder.write(
      """
      <body><iframe src="p.html" style="width:\(width)px;height:900px;border:0"></iframe>
      <script>onmessage = (event) => { document.body.textContent = event.data; };</script></body>
      """, to: "frame.html")
    let process = Process()
    process.executableURL = URL(filePath: try #require(browser))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
      "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)",
      "--virtual-time-budget=3000", "--window-size=1400,1000",
      "--user-data-dir=\(folder.url.path)/profile",
      folder.url.appending(path: "frame.html").absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let body = text.components(separatedBy: "<body>").last ?? ""
    return body.components(separatedBy: "</body>").first ?? ""
  }

  @Test(
    "boxes stand where the frames are, the filter works, and nothing is loaded",
    arguments: [1280, 390])
  func preview(_ width: Int) throws {
    let folder = try TemporaryFolder(["Panel.swift": Self.screen])
    let run = runSample(
      ["preview", "/Panel.swift", "--size", "375x667", "--format", "html"], in: folder)
    let seen = try visit(run.output, in: folder, name: "section", word: "panel logo", width: width)
    #expect(
      seen
        == "wide true;loaded 0;all 2;drawn 2;lit 0;some 1;box 16,50,40,30;lit 2;wrong 0")
  }

  /// Small and thin views, views inside each other, contents, and two ways of being laid out.
  private static let card = """
    import UIKit
    final class Card: UIView {
      private let title = UILabel()
      private let remark = UILabel()
      private let photo = UIImageView()
      private let toggle = UISwitch()
      private let separator = UIView()
      private let badge = UIView()
      private let frameBox = UIView()
      private let inner = UIView()
      private var wide: [NSLayoutConstraint] = []

      func setUp(isCompact: Bool) {
        for part in [title, remark, photo, toggle, separator, badge, frameBox] {
          part.translatesAutoresizingMaskIntoConstraints = false
        }
        addSubview(photo); addSubview(title); addSubview(remark); addSubview(toggle)
        addSubview(separator); addSubview(badge); addSubview(frameBox)
        frameBox.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          photo.topAnchor.constraint(equalTo: topAnchor, constant: 8),
          photo.leftAnchor.constraint(equalTo: leftAnchor, constant: 8),
          photo.widthAnchor.constraint(equalToConstant: 60),
          photo.heightAnchor.constraint(equalToConstant: 60),
          badge.topAnchor.constraint(equalTo: photo.topAnchor),
          badge.rightAnchor.constraint(equalTo: photo.rightAnchor),
          badge.widthAnchor.constraint(equalToConstant: 6),
          badge.heightAnchor.constraint(equalToConstant: 6),
          title.topAnchor.constraint(equalTo: photo.topAnchor),
          title.leftAnchor.constraint(equalTo: photo.rightAnchor, constant: 8),
          remark.topAnchor.constraint(equalTo: title.bottomAnchor),
          remark.leftAnchor.constraint(equalTo: title.leftAnchor),
          separator.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8),
          separator.leftAnchor.constraint(equalTo: leftAnchor),
          separator.rightAnchor.constraint(equalTo: rightAnchor),
          separator.heightAnchor.constraint(equalToConstant: 1),
          frameBox.topAnchor.constraint(equalTo: separator.bottomAnchor, constant: 20),
          frameBox.leftAnchor.constraint(equalTo: leftAnchor),
          frameBox.rightAnchor.constraint(equalTo: rightAnchor),
          frameBox.bottomAnchor.constraint(equalTo: bottomAnchor),
          inner.topAnchor.constraint(equalTo: frameBox.topAnchor),
          inner.leftAnchor.constraint(equalTo: frameBox.leftAnchor),
          inner.rightAnchor.constraint(equalTo: frameBox.rightAnchor),
          inner.bottomAnchor.constraint(equalTo: frameBox.bottomAnchor),
        ])
        if isCompact {
          toggle.topAnchor.constraint(equalTo: remark.bottomAnchor).isActive = true
          toggle.leftAnchor.constraint(equalTo: title.leftAnchor).isActive = true
        } else {
          toggle.topAnchor.constraint(equalTo: photo.topAnchor).isActive = true
          toggle.rightAnchor.constraint(equalTo: rightAnchor, constant: -8).isActive = true
        }
      }
    }

    """

  /// Looks at each state of each layout, and at what a view lights.
  private static let lookAround =
    pageJudge + """
      const wrong = new Set();
      const said = ["dark " + matchMedia("(prefers-color-scheme:dark)").matches];
      for (const details of document.querySelectorAll("details")) details.open = true;
      const tabs = [...document.querySelectorAll(".states>input")];
      said.push("tabs " + [...document.querySelectorAll(".states>label")].map((e) => e.textContent).join("|"));
      for (const tab of tabs.reverse()) {
        tab.click();
        for (const text of judge()) wrong.add(text);
        const panel = tab.nextElementSibling.nextElementSibling;
        const drawn = panel.querySelector("svg");
        const shown = [...document.querySelectorAll(".panel")].filter((e) => e.getClientRects().length);
        said.push("shown " + (shown.length === 1 && shown[0] === panel));
        const toggle = drawn.querySelector('g[data-name="toggle"]');
        said.push("at " + toggle.dataset.x + "," + toggle.dataset.y);
        const lit = (name) => panel.querySelectorAll(name + ".lit").length;
        toggle.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
        said.push("lit " + [lit("svg:first-of-type g.view"), lit("li[data-item]"), lit("li[data-items]")]);
        toggle.dispatchEvent(new PointerEvent("pointerout", { bubbles: true }));
        said.push("unlit " + lit(""));
        const line = panel.querySelector("li[data-items]");
        line.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
        said.push("line " + [lit("g.view"), lit("li[data-items]")]);
        line.dispatchEvent(new PointerEvent("pointerout", { bubbles: true }));
      }
      if (!tabs.length) for (const text of judge()) wrong.add(text);
      parent.postMessage(said.concat([...wrong]).join(";"), "*");
      """

  @Test(
    "a layout is drawn in each of its states, no labels overlap, and all text can be read",
    arguments: [1280, 390], [false, true])
  func states(_ width: Int, _ isDark: Bool) throws {
    let folder = try TemporaryFolder(["Card.swift": Self.card])
    let run = runSample(
      ["preview", "/Card.swift", "--size", "375x240", "--format", "html"], in: folder)
    let seen = try self.run(
      Self.lookAround, on: run.output, in: folder, width: width, isDark: isDark)
    #expect(
      seen
        == [
          "dark \(isDark)", "tabs isCompact|not isCompact",
          "shown true", "at 287,8", "lit 1,1,2", "unlit 0", "line 1,1",
          "shown true", "at 76,48", "lit 1,1,2", "unlit 0", "line 1,1",
        ].joined(separator: ";"))
  }

  @Test("reports can be read, light and dark", arguments: [1280, 390], [false, true])
  func readableReport(_ width: Int, _ isDark: Bool) throws {
    let folder = try TemporaryFolder([
      "A.swift": "let old = 1\nlet gone = 2\n", "B.swift": "let b = old\n",
      "Panel.swift": Self.screen.replacing("dot", with: "old"),
    ])
    let page = try self.page(of: ["/A.swift", "/B.swift", "/Panel.swift"], in: folder)
    let script =
      pageJudge + """
        const open = [...document.querySelectorAll(".group")].map((e) => e.open);
        const titles = [...document.querySelectorAll(".group h2")].map((e) => e.textContent);
        for (const details of document.querySelectorAll("details")) details.open = true;
        for (const button of document.querySelectorAll("button.show")) button.click();
        parent.postMessage([titles, open, ...judge()].join(";"), "*");
        """
    let seen = try run(script, on: page, in: folder, width: width, isDark: isDark)
    #expect(seen == "Errors,Warnings;true,false")
  }

  @Test("findings can be filtered", arguments: [1280, 390])
  func report(_ width: Int) throws {
    let folder = try TemporaryFolder([
      "A.swift": "let old = 1\nlet gone = 2\n", "B.swift": "let b = old\n",
    ])
    let page = try self.page(of: ["/A.swift", "/B.swift"], in: folder)
    let seen = try visit(page, in: folder, name: "article", word: "gone-word", width: width)
    #expect(seen == "wide true;loaded 0;all 3;drawn 0;lit 0;some 1;wrong 0")
  }

  @Test("a finding shows its layout, and what it is about", arguments: [1280, 390])
  func picture(_ width: Int) throws {
    // The rules of these tests speak of words such as this one.
    let folder = try TemporaryFolder(["Panel.swift": Self.screen.replacing("dot", with: "old")])
    let page = try self.page(of: ["/Panel.swift"], in: folder)
    let seen = try visit(page, in: folder, name: "article", word: "nothing", width: width)
    // On a phone and a tablet each, and again for the two fixes that take a view out of the layout.
    #expect(seen == "wide true;loaded 0;all 4;drawn 12;lit 20;some 0;wrong 0")
  }

  @Test("a migration shows both sides", arguments: [1280, 390])
  func migration(_ width: Int) throws {
    let screen = Self.screen.replacing(
      "view.addSubview(logo)",
      with: "view.addSubview(logo); logo.translatesAutoresizingMaskIntoConstraints = false")
    let folder = try TemporaryFolder(["Panel.swift": screen])
    _ = runSample(
      [
        "migrate", "--to", "frames", "--check", "/Panel.swift", "--report",
        "html=\(folder.url.path)/r.html",
      ], in: folder)
    let page = String(decoding: try folder.bytes(of: "r.html"), as: UTF8.self)
    let seen = try visit(page, in: folder, name: "section", word: "panel logo", width: width)
    // The first screen is 320 points wide, and the box is measured as if it were 375.
    #expect(
      seen == "wide true;loaded 0;all 3;drawn 6;lit 0;some 1;box 19,59,47,35;wrong 0")
  }

  private func page(of files: [String], in folder: TemporaryFolder) throws -> String {
    _ = runSample(files + ["--report", "html=\(folder.url.path)/r.html"], in: folder)
    return String(decoding: try folder.bytes(of: "r.html"), as: UTF8.self)
  }
}
