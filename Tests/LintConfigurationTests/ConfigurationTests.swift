import Diagnostics
import LintConfiguration
import RulePages
import Testing

@Suite("A configuration")
struct ConfigurationTests {
  @Test("that states nothing is the default")
  func defaults() throws {
    let settings = try configuration("{}").settings(of: "/app/A.swift")
    #expect(settings == Settings(samplePages))
    #expect(settings.rules["plain-rule"]?.severity == Setting(.info))
    #expect(settings.rules["off-rule"]?.enabled == Setting(false))
    #expect(settings.rules["tuned-rule"]?.options["limit"] == Setting(.number(2)))
    #expect(settings.failLevel == Setting(.warning))
    #expect(settings.requireReason == Setting(false))
    #expect(settings.baseline == nil)
  }

  @Test(
    "turns rules on and off and gives them severities",
    arguments: [
      ("'off'", false, .error), ("'on'", true, .error), ("'info'", true, .info),
      ("'warning'", true, .warning), ("'error'", true, .error), ("{}", false, .error),
      ("{ severity: 'info' }", true, .info), ("{ enabled: true }", true, .error),
      ("{ severity: 'info', enabled: false }", false, .info),
    ] as [(String, Bool, Severity)])
  func levels(_ level: String, _ isEnabled: Bool, _ severity: Severity) throws {
    let settings = try configuration("{ rules: { 'off-rule': \(level) } }").settings(of: "/app/A")
    #expect(settings.rules["off-rule"]?.enabled.value == isEnabled)
    #expect(settings.rules["off-rule"]?.severity.value == severity)
  }

  @Test(
    "sets options of every type",
    arguments: [
      ("flag: true", "flag", .boolean(true)), ("limit: 0", "limit", .number(0)),
      ("name: 'b'", "name", .string("b")), ("numbers: [-1, 8.5]", "numbers", .numbers([-1, 8.5])),
      ("words: ['x', 'y']", "words", .strings(["x", "y"])),
    ] as [(String, String, OptionValue)])
  func options(_ text: String, _ name: String, _ value: OptionValue) throws {
    let settings = try configuration("{ rules: { 'tuned-rule': { options: { \(text) } } } }")
      .settings(of: "/app/A")
    let rule = try #require(settings.rules["tuned-rule"])
    #expect(rule.options[name]?.value == value)
    #expect(rule.options[name]?.origin?.position.line == 1)
    #expect(rule.severity == Setting(.warning))
    #expect(rule.options.values.filter { $0.origin == nil }.count == 4)
  }

  @Test("says where each value comes from")
  func origins() throws {
    let configuration = try configuration(
      "{\n failLevel: 'info',\n rules: { 'plain-rule': 'error' },\n baseline: 'b.json' }",
      "{ rules: { 'tuned-rule': 'error' }, suppressions: { requireReason: true } }")
    let settings = configuration.settings(of: "/app/A.swift")
    #expect(place(settings.failLevel.origin) == "0.json:2:13")
    #expect(place(settings.rules["plain-rule"]?.severity.origin) == "0.json:3:25")
    #expect(place(settings.rules["tuned-rule"]?.severity.origin) == "1.json:1:26")
    #expect(place(settings.requireReason.origin) == "1.json:1:68")
    #expect(settings.baseline?.value == StatedPath(text: "b.json", folder: Array("/app".utf8)))
    #expect(settings.rules["off-rule"]?.severity.origin == nil)
  }

  @Test("wins over what it extends, option by option")
  func extending() throws {
    let settings = try configuration(
      "{ failLevel: 'info', rules: { 'tuned-rule': { severity: 'error', options: { limit: 5, name: 'base' } }, 'plain-rule': 'off' } }",
      "{ rules: { 'tuned-rule': { options: { limit: 9 } }, 'plain-rule': 'on' } }"
    ).settings(of: "/app/A")
    let rule = try #require(settings.rules["tuned-rule"])
    #expect(rule.severity.value == .error)
    #expect(rule.options["limit"]?.value == .number(9))
    #expect(rule.options["name"]?.value == .string("base"))
    #expect(settings.rules["plain-rule"]?.enabled.value == true)
    #expect(settings.failLevel.value == .info)
  }

  @Test("has overrides; later ones win, and those of an extended file lose")
  func overrides() throws {
    let configuration = try configuration(
      "{ overrides: [{ files: ['Tests'], failLevel: 'error', rules: { 'plain-rule': 'error' } }] }",
      """
      { rules: { 'off-rule': 'warning' }, failLevel: 'info', overrides: [
        { files: ['/Tests/'], rules: { 'off-rule': 'info' }, suppressions: { requireReason: true } },
        { files: ['*Views.swift'], rules: { 'off-rule': 'off' } },
      ] }
      """)
    let plain = configuration.settings(of: "/app/Sources/A.swift")
    #expect(plain.rules["off-rule"]?.severity.value == .warning)
    #expect(plain.rules["plain-rule"]?.severity.value == .info)
    #expect(!plain.requireReason.value)
    let test = configuration.settings(of: "/app/Tests/A.swift")
    #expect(test.rules["off-rule"]?.severity.value == .info)
    #expect(test.rules["plain-rule"]?.severity.value == .error)
    #expect(test.requireReason.value)
    #expect(test.failLevel.value == .info)
    #expect(
      configuration.settings(of: "/app/Tests/HomeViews.swift").rules["off-rule"]?.enabled.value
        == false)
    #expect(
      configuration.settings(of: "/app/Deep/Tests/B.swift").rules["off-rule"]?.severity.value
        == .warning)
  }

  @Test(
    "leaves out what its patterns say",
    arguments: [
      ("exclude: ['Pods']", "/app/Pods/A.swift", false),
      ("exclude: ['Pods']", "/app/a/Pods/b/A.swift", false),
      ("exclude: ['/Pods']", "/app/a/Pods/A.swift", true),
      ("exclude: ['a/*.swift']", "/app/a/A.swift", false),
      ("exclude: ['a/*.swift']", "/app/a/b/A.swift", true),
      ("exclude: ['a/**']", "/app/a/b/A.swift", false),
      ("exclude: ['*.g.swift', '!B.g.swift']", "/app/B.g.swift", true),
      ("exclude: ['a/', '!a/B.swift']", "/app/a/B.swift", false),
      ("exclude: ['A.swift/']", "/app/A.swift", true),
      ("exclude: ['./a/B.swift']", "/app/a/B.swift", false),
      ("exclude: ['../lib/B.swift']", "/lib/B.swift", false),
      ("exclude: ['app']", "/app/A.swift", true),
      ("include: ['Sources']", "/app/Sources/A.swift", true),
      ("include: ['Sources']", "/app/A.swift", false),
      ("include: ['app']", "/app/A.swift", false), ("include: []", "/app/A.swift", false),
      ("include: ['*.swift'], exclude: ['B*']", "/app/B.swift", false),
    ])
  func patterns(_ text: String, _ path: String, _ isLinted: Bool) throws {
    #expect(try configuration("{ \(text) }").lints(path) == isLinted)
  }

  @Test("adds patterns to exclude, and replaces those to include")
  func mergedPatterns() throws {
    let configuration = try configuration(
      "{ include: ['A'], exclude: ['x.swift', 'y.swift'] }",
      "{ include: ['B'], exclude: ['!y.swift'] }")
    #expect(!configuration.lints("/app/A/a.swift"))
    #expect(configuration.lints("/app/B/a.swift"))
    #expect(!configuration.lints("/app/B/x.swift"))
    #expect(configuration.lints("/app/B/y.swift"))
  }

  @Test("counts anchored patterns from the folder of the file that states them")
  func bases() throws {
    let base = try file("{ exclude: ['a/X.swift', 'Y.swift'] }", folder: "/shared")
    let configuration = Configuration(files: [base], root: components("/app"))
    #expect(configuration.lints("/app/a/X.swift"))
    #expect(!configuration.lints("/app/a/Y.swift"))
  }

  @Test("adds facts, each once")
  func facts() throws {
    let configuration = try configuration(
      "{ facts: { tokens: ['Spacing', 'Theme.Inset'], scalingFunctions: ['scaled'] } }",
      "{ facts: { tokens: ['Grid', 'Spacing'], optOutFunctions: ['pin'], selfSizingViews: ['Tag'] } }"
    )
    let names = FactKind.allCases.map { configuration.facts($0).map(\.value) }
    #expect(names == [["scaled"], ["Spacing", "Theme.Inset", "Grid"], ["pin"], ["Tag"]])
  }

  private func place(_ origin: SettingOrigin?) -> String? {
    origin.map { "\($0.path):\($0.position.line):\($0.position.column)" }
  }
}
