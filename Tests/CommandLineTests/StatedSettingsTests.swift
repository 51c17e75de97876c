import TestSupport
import Testing
import layoutlint

@Suite("What a configuration states")
struct StatedSettingsTests {
  @Test("is printed without its defaults")
  func withoutDefaults() throws {
    let folder = try TemporaryFolder([
      "A.swift": "", ".layoutlint.json": "{\n  rules: { 'old-word': 'info' },\n}\n",
    ])
    let run = runSample(["config", "--no-defaults", "/A.swift"], in: folder)
    #expect(
      run.output == """
        // Configuration of A.swift
        // From .layoutlint.json
        {
          "rules": {
            "old-word": "info",  // .layoutlint.json:2
          },
        }

        """)
    try folder.write("{}", to: ".layoutlint.json")
    #expect(
      runSample(["config", "--no-defaults", "/"], in: folder).output.hasSuffix("json\n{\n}\n"))
  }

  @Test("notes patterns in its overrides that match no file, if all its files are read")
  func idleOverrides() throws {
    let folder = try TemporaryFolder([
      ".layoutlint.json": """
      { overrides: [
        { files: ['App', 'Ap'], rules: { 'old-word': 'off' } },
        { files: ['*.g.swift', 'B.swift'], failLevel: 'error' },
      ] }
      """, "App/A.swift": "old", "B.swift": "",
    ])
    let notes = """
      .layoutlint.json:2:20: note: 'Ap' in 'overrides' matches no linted file
      .layoutlint.json:3:13: note: '*.g.swift' in 'overrides' matches no linted file

      """
    #expect(runSample(["/"], in: folder).errors == notes + "no findings in 2 files\n")
    #expect(runSample(["/App"], in: folder).errors == "no findings in 1 file\n")
  }
}
