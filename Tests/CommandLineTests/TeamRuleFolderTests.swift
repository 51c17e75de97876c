import RulePages
import TestSupport
import Testing
import layoutlint

@Suite("A team's own rules in some folders")
struct TeamRuleFolderTests {
  @Test("are explained with headings, and all errors on a page are reported")
  func headings() throws {
    let fixed =
      radiusPage.replacing("\"warning\" }", with: "\"warning\", \"fix\": \"unsafe\" }")
      + "```fix\n$view.layer.cornerRadius = radius($radius)\n```\n"
    let folder = try TemporaryFolder([
      ".layoutlint.json": "{ rulePages: 'pages' }", "pages/bare-radius.md": fixed, "A.swift": "",
    ])
    let file = "/.layoutlint.json"
    let explained = try runTeam(["explain", "bare-radius", "--config", file], in: folder).output
    #expect(
      explained.contains("\nPattern\n    $view.layer.cornerRadius = $radius:number\n"),
      "\(explained)")
    #expect(
      explained.contains("\nFix\n    $view.layer.cornerRadius = radius($radius)\n"), "\(explained)")
    let wrong = radiusPage.replacing("\"warning\"", with: "\"warnin\"")
      .replacing("= $radius:number", with: "=")
    let run = try runTeam(["/"], in: folder, ["pages/bare-radius.md": wrong])
    let places = run.errors.split(separator: "\n").filter { $0.hasPrefix("pages/") }
      .map { $0.split(separator: ":")[1] }
    #expect(places == ["2", "9"], "\(run.errors)")
  }

  @Test("of one id belong to the configurations that name them")
  func nested() throws {
    let inner = radiusPage.replacing("cornerRadius", with: "borderWidth").replacing(
      "a bare number", with: "a width")
    let code =
      "class A: UIView { func f() { a.layer.cornerRadius = 1; a.layer.borderWidth = 2 } }\n"
    let folder = try TemporaryFolder([
      ".layoutlint.json": "{ rulePages: 'pages', rules: { 'bare-radius': 'error' } }",
      "pages/bare-radius.md": radiusPage, "A.swift": code,
      "inner/.layoutlint.json": "{ rulePages: 'pages', rules: { 'bare-radius': 'warning' } }",
      "inner/pages/bare-radius.md": inner, "inner/A.swift": code,
    ])
    let run = try runTeam(["--no-cache", "/"], in: folder)
    #expect(
      run.output == """
        A.swift:1:30: error: a radius is a bare number (bare-radius)
        inner/A.swift:1:56: warning: a radius is a width (bare-radius)

        """, "\(run.errors)")
    #expect(run.code == .findings)
    let alone = try runTeam(["--only", "bare-radius", "/inner"], in: folder)
    #expect(alone.output == "inner/A.swift:1:56: warning: a radius is a width (bare-radius)\n")
    let sarif = try runTeam(["--report", "sarif", "/"], in: folder).output
    #expect(sarif.components(separatedBy: "\"id\": \"bare-radius\"").count == 2)
    // One that is wrong is no mistake of the other.
    let wrong = try runTeam(
      ["--quiet", "/"], in: folder, ["inner/pages/bare-radius.md": "Nothing.\n"])
    #expect(wrong.output == "A.swift:1:30: error: a radius is a bare number (bare-radius)\n")
    #expect(wrong.code == .failure && !wrong.errors.contains("unknown rule"), "\(wrong.errors)")
  }

  @Test("exempt the files of an override, also when they are asked for by name")
  func exempt() throws {
    let code = "class A: UIView { func f() { a.layer.cornerRadius = 1 } }\n"
    func configuration(_ rules: String, _ override: String) -> String {
      "{ rulePages: 'pages', rules: { 'bare-radius': '\(rules)' }, "
        + "overrides: [{ files: ['Radius.swift'], rules: { 'bare-radius': '\(override)' } }] }"
    }
    let folder = try TemporaryFolder([
      "pages/bare-radius.md": radiusPage, "A.swift": code, "Radius.swift": code,
    ])
    for (rules, override, expected) in [
      ("on", "off", ["A"]), ("off", "on", ["A", "Radius"]), ("off", "off", ["A"]),
    ] {
      let run = try runTeam(
        ["--only", "bare-radius", "/"], in: folder,
        [".layoutlint.json": configuration(rules, override)])
      let files = run.output.split(separator: "\n").map { String($0.prefix { $0 != "." }) }
      #expect(files == expected, "\(rules) \(override): \(run.output)")
    }
  }
}
