import TestSupport
import Testing
import layoutlint

@Suite("The inventory of numbers")
struct NumbersRunTests {
  private static let sources = [
    "A.swift": """
    import UIKit

    final class Card: UIView {
      private let gap: CGFloat = 24
      let title = UILabel()
      let stack = UIStackView()

      func setUp() {
        addSubview(title)
        title.translatesAutoresizingMaskIntoConstraints = false
        title.topAnchor.constraint(equalTo: topAnchor, constant: 16).isActive = true
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
        title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16).isActive = true
        title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: gap).isActive = true
        title.heightAnchor.constraint(equalToConstant: 44).isActive = true
        title.widthAnchor.constraint(equalToConstant: 9.calculateWidth()).isActive = true
        stack.spacing = Spacing.small
        stack.spacing = 1
        stack.layoutMargins = UIEdgeInsets(top: 16, left: bounds.width / 2, bottom: 0, right: 5)
        title.layer.cornerRadius = 6
      }
    }
    """,
    "B.swift": "let a = 1\n",
  ]

  @Test("tells values, places, shares and suggests a table")
  func text() throws {
    let folder = try TemporaryFolder(Self.sources)
    let run = runSample(["numbers", "/"], in: folder)
    #expect(run.code == .success)
    #expect(
      run.output == """
        11 layout numbers in 1 of 2 files
          64% literal (7), 9% named constants (1), 9% tokens (1), 9% scaled (1), \
        9% computed (1)

        gaps
          16  ×3  1 file  A.swift:11:62
          24  ×1  1 file  A.swift:14:68

        sizes
          44  ×1  1 file  A.swift:15:52

        insets
           5  ×1  1 file  A.swift:19:91
          16  ×1  1 file  A.swift:19:45

        corner radii
          6  ×1  1 file  A.swift:20:32

        a spacing scale that covers 80% of the literal gaps, spacings and insets:

        enum Spacing {
          static let m: CGFloat = 16  // 4 uses
        }

        not on a 4-point grid: 5 ×1

        """)
  }

  @Test("says so where there are none")
  func none() throws {
    let folder = try TemporaryFolder(["B.swift": "let a = 1\n"])
    #expect(runSample(["numbers", "/"], in: folder).output == "no layout numbers in 1 file\n")
    #expect(runSample(["numbers", "/gone"], in: folder).code == .failure)
  }

  @Test("names every place in JSON")
  func json() throws {
    let folder = try TemporaryFolder(Self.sources)
    let run = runSample(["numbers", "--format", "json", "/"], in: folder)
    #expect(run.code == .success)
    for part in [
      "\"numbers\": 11", "\"constants\": 1", "\"family\": \"corner radii\"",
      "\"line\": 12,", "\"suggestedTokens\": [", "\"coveredDistances\": 4",
    ] {
      #expect(run.output.contains(part), "\(part)")
    }
  }

  @Test("writes the scale as code, once, and not beside a type of that name")
  func tokens() throws {
    let folder = try TemporaryFolder(Self.sources)
    let run = runSample(["numbers", "--write-tokens", "/Spacing.swift", "/"], in: folder)
    #expect(run.code == .success && run.output.isEmpty)
    #expect(run.errors.hasPrefix("wrote 1 token to "))
    #expect(
      try folder.text(of: "Spacing.swift").hasSuffix(
        "enum Spacing {\n  static let m: CGFloat = 16  // 4 uses\n}\n"))
    let again = runSample(["numbers", "--write-tokens", "/Other.swift", "/"], in: folder)
    #expect(again.code == .failure)
    #expect(again.errors.hasSuffix("not written: the project already has a type 'Spacing'\n"))
    let idle = runSample(["numbers", "--write-tokens", "/Other.swift", "/B.swift"], in: folder)
    #expect(idle.errors.hasSuffix("not written: no spacing is used often enough\n"))
    #expect(
      runSample(["numbers", "--write-tokens", "/Spacing.swift", "/A.swift"], in: folder).errors
        .hasSuffix("already exists; not overwritten\n"))
  }

  @Test(
    "writes the scale beside types that only have its name inside of others",
    arguments: [
      ("final class Row { enum Spacing { static let a = 1 } }", true),
      ("extension Row { struct Spacing {} }", true), ("extension Spacing { }", true),
      ("struct Spacing {}", false), ("private enum Spacing { }", false),
    ])
  func inner(_ code: String, _ isWritten: Bool) throws {
    let folder = try TemporaryFolder(Self.sources.merging(["C.swift": code]) { text, _ in text })
    let run = runSample(["numbers", "--write-tokens", "/Spacing.swift", "/"], in: folder)
    #expect((run.code == .success) == isWritten)
  }

  @Test("draws a page that loads nothing")
  func page() throws {
    let folder = try TemporaryFolder(Self.sources)
    let run = runSample(["numbers", "--format", "html", "/"], in: folder)
    #expect(run.code == .success)
    #expect(run.output.contains("default-src 'none'"))
    #expect(run.output.contains("<h2>gaps</h2>"))
    #expect(run.output.contains("Spacing.m"))
  }

  @Test("takes paths, a format and no options of other commands")
  func usage() {
    #expect(runSample(["numbers", "--fix"]).code == .failure)
    #expect(runSample(["help", "numbers"]).output.contains("Usage: layoutlint numbers"))
  }
}
