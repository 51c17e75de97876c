// swift-tools-version: 6.2
import PackageDescription

// One target per stage, in pipeline order: this list is the dependency diagram.
// Sources/ARCHITECTURE.md says what each stage may know; ArchitectureTests reads the imports.

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .strictMemorySafety()]

let package = Package(
  name: "layoutlint",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "layoutlint", targets: ["layoutlint"]),
    .plugin(name: "LintCommand", targets: ["LintCommand"]),
    .plugin(name: "LintBuild", targets: ["LintBuild"]),
  ],
  targets: [
    .target(name: "SourceText", swiftSettings: strict),
    .target(name: "ByteRecords", swiftSettings: strict),
    .target(name: "JSONText", dependencies: ["SourceText"], swiftSettings: strict),
    .target(name: "Diagnostics", dependencies: ["SourceText"], swiftSettings: strict),
    .target(
      name: "SwiftTokens", dependencies: ["SourceText", "Diagnostics"], swiftSettings: strict),
    .target(
      name: "LightSyntax", dependencies: ["SourceText", "Diagnostics", "SwiftTokens"],
      swiftSettings: strict),
    .target(
      name: "Suppression", dependencies: ["SourceText", "Diagnostics", "SwiftTokens"],
      swiftSettings: strict),
    .target(
      name: "CodePatterns",
      dependencies: ["SourceText", "Diagnostics", "SwiftTokens", "LightSyntax"],
      swiftSettings: strict),
    .target(name: "LayoutModel", swiftSettings: strict),
    .target(name: "UIKitFacts", dependencies: ["LayoutModel"], swiftSettings: strict),
    .target(
      name: "LayoutDialects",
      dependencies: [
        "SourceText", "Diagnostics", "SwiftTokens", "LightSyntax", "LayoutModel", "UIKitFacts",
      ],
      swiftSettings: strict),
    .target(name: "LayoutSolver", dependencies: ["LayoutModel"], swiftSettings: strict),
    .target(
      name: "LayoutSets",
      dependencies: [
        "SourceText", "SwiftTokens", "LightSyntax", "LayoutModel", "UIKitFacts", "LayoutDialects",
        "LayoutSolver",
      ],
      swiftSettings: strict),
    .target(
      name: "Migration",
      dependencies: [
        "SourceText", "SwiftTokens", "LightSyntax", "LayoutModel", "UIKitFacts", "LayoutDialects",
        "LayoutSolver", "LayoutSets",
      ],
      swiftSettings: strict),
    .target(
      name: "RulePages", dependencies: ["SourceText", "JSONText", "Diagnostics"],
      swiftSettings: strict),
    .target(
      name: "LintConfiguration",
      dependencies: ["SourceText", "JSONText", "Diagnostics", "RulePages"],
      swiftSettings: strict),
    .target(
      name: "LintRules",
      dependencies: [
        "SourceText", "Diagnostics", "SwiftTokens", "LightSyntax", "LayoutModel", "UIKitFacts",
        "LayoutDialects", "LayoutSolver", "LayoutSets", "RulePages", "Suppression",
        "CodePatterns",
      ],
      swiftSettings: strict),
    .target(
      name: "ConsoleLog", dependencies: ["SourceText", "LayoutModel", "LayoutSolver"],
      swiftSettings: strict),
    .target(
      name: "LayoutPictures", dependencies: ["Diagnostics", "LayoutModel", "LayoutSolver"],
      swiftSettings: strict),
    .target(
      name: "Baseline", dependencies: ["SourceText", "JSONText", "Diagnostics"],
      swiftSettings: strict),
    .target(
      name: "Reporting", dependencies: ["SourceText", "JSONText", "Diagnostics", "RulePages"],
      swiftSettings: strict),
    .target(
      name: "LintDriver",
      dependencies: [
        "SourceText", "ByteRecords", "JSONText", "Diagnostics", "SwiftTokens", "LightSyntax",
        "LayoutModel", "UIKitFacts", "LayoutDialects", "LayoutSolver",
        "LayoutSets",
        "RulePages", "LintConfiguration", "LintRules", "ConsoleLog", "Migration", "LayoutPictures",
        "Reporting",
        "Suppression",
        "Baseline",
      ],
      swiftSettings: strict),
    .target(
      name: "LanguageServer",
      dependencies: [
        "SourceText", "JSONText", "Diagnostics", "RulePages", "LintConfiguration", "LintDriver",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "layoutlint",
      dependencies: [
        "SourceText", "JSONText", "Diagnostics", "SwiftTokens", "RulePages", "LintConfiguration",
        "LintRules", "LayoutSets", "Migration", "Reporting", "Baseline", "LintDriver",
        "LanguageServer",
      ],
      swiftSettings: strict),

    // `swift run RulePageEmbedder`: rules/*.md become Swift literals in LintRules.
    .executableTarget(
      name: "RulePageEmbedder", dependencies: ["SourceText", "Diagnostics", "RulePages"],
      swiftSettings: strict),

    // `swift package layoutlint`, for packages that depend on this one.
    .plugin(
      name: "LintCommand",
      capability: .command(
        intent: .custom(verb: "layoutlint", description: "Report mistakes in layout code")),
      dependencies: ["layoutlint"], path: "Sources/Plugins/LintCommand"),
    // Lints the targets that name it whenever they are built.
    .plugin(
      name: "LintBuild", capability: .buildTool(), dependencies: ["layoutlint"],
      path: "Sources/Plugins/LintBuild"),

    // Never part of a test run: `swift run -c release Benchmarks FOLDER`.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "SourceText", "Diagnostics", "SwiftTokens", "LightSyntax", "LayoutModel", "LayoutDialects",
        "LayoutSets", "RulePages", "LintConfiguration", "LintRules", "Reporting", "LintDriver",
        "Fuzzing",
      ],
      path: "Tests/Benchmarks", swiftSettings: strict),

    .testTarget(
      name: "SwiftTokensTests",
      dependencies: ["SourceText", "Diagnostics", "SwiftTokens", "Fuzzing"],
      swiftSettings: strict),
    .testTarget(
      name: "ByteRecordsTests", dependencies: ["ByteRecords"], swiftSettings: strict),
    .testTarget(
      name: "JSONTextTests", dependencies: ["SourceText", "JSONText"], swiftSettings: strict),
    .testTarget(
      name: "SuppressionTests",
      dependencies: ["SourceText", "Diagnostics", "SwiftTokens", "Suppression"],
      swiftSettings: strict),
    .testTarget(
      name: "LightSyntaxTests",
      dependencies: ["SourceText", "SwiftTokens", "LightSyntax", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CodePatternsTests",
      dependencies: ["SourceText", "SwiftTokens", "LightSyntax", "CodePatterns", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "BaselineTests", dependencies: ["SourceText", "Diagnostics", "Baseline"],
      swiftSettings: strict),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: strict),
    .testTarget(
      name: "RulePagesTests",
      dependencies: [
        "SourceText", "JSONText", "Diagnostics", "RulePages", "LintRules", "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: ["SourceText", "ByteRecords", "Diagnostics", "LintDriver"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "Fuzzing",
      dependencies: [
        "SourceText", "ByteRecords", "JSONText", "Diagnostics", "SwiftTokens", "LightSyntax",
        "Suppression", "CodePatterns", "LayoutDialects", "RulePages", "LintConfiguration",
        "LintRules", "ConsoleLog", "Migration", "Baseline", "LintDriver", "LanguageServer",
        "TestSupport",
      ],
      path: "Tests/Fuzzing", exclude: ["fuzz"], swiftSettings: strict),
    // Run by `.ci/run`: all mutants of all fixtures, of which the tests try a share.
    .executableTarget(
      name: "Mutations", dependencies: ["LintDriver", "TestSupport", "Fuzzing"],
      path: "Tests/Mutations", swiftSettings: strict),
    // Runs the program in processes of its own, on purpose where things go wrong.
    .testTarget(
      name: "FaultTests", dependencies: ["Fuzzing", "TestSupport", "layoutlint"],
      swiftSettings: strict),
    .testTarget(name: "FuzzTests", dependencies: ["Fuzzing"], swiftSettings: strict),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: ["SourceText", "SwiftTokens", "LightSyntax", "UIKitFacts", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "UIKitFactsTests", dependencies: ["LayoutModel", "UIKitFacts"], swiftSettings: strict),
    .testTarget(
      name: "LayoutDialectsTests",
      dependencies: [
        "SourceText", "SwiftTokens", "LightSyntax", "LayoutModel", "LayoutDialects",
      ],
      swiftSettings: strict),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText"], swiftSettings: strict),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["SourceText", "JSONText", "Diagnostics", "RulePages", "Reporting"],
      exclude: ["Golden"],
      swiftSettings: strict),
    // Its Judge folder holds recorded systems and the script that judged them.
    .testTarget(
      name: "LayoutSolverTests", dependencies: ["LayoutModel", "LayoutSolver", "TestSupport"],
      exclude: ["Judge"], swiftSettings: strict),
    .testTarget(
      name: "ConsoleLogTests",
      dependencies: ["SourceText", "LayoutModel", "LayoutSolver", "ConsoleLog"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutPicturesTests", dependencies: ["LayoutModel", "LayoutSolver", "LayoutPictures"],
      swiftSettings: strict),
    .testTarget(
      name: "LintDriverTests",
      dependencies: [
        "SourceText", "Diagnostics", "LintConfiguration", "LintDriver", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["SourceText", "LintDriver", "LanguageServer"], swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "SourceText", "Diagnostics", "RulePages", "LintRules", "Reporting", "LintDriver",
        "layoutlint",
        "TestSupport",
      ],
      exclude: ["Editor", "Sessions"], swiftSettings: strict),
    .testTarget(
      name: "LintConfigurationTests",
      dependencies: [
        "SourceText", "JSONText", "Diagnostics", "RulePages", "LintConfiguration", "LintRules",
      ],
      swiftSettings: strict),
    // Its Judge folder holds solved constraints and the script that solved them.
    .testTarget(
      name: "MigrationTests",
      dependencies: [
        "SourceText", "SwiftTokens", "LightSyntax", "LayoutSets", "RulePages", "LintRules",
        "Migration", "LintDriver",
        "TestSupport",
      ],
      exclude: ["Judge"], swiftSettings: strict),
    // Compiles Tests/RecordingUIKit, which is no target: one named UIKit would change `canImport`.
    .testTarget(
      name: "RecordedLayoutTests",
      dependencies: [
        "SourceText", "ByteRecords", "LayoutModel", "LayoutSolver", "LintDriver", "TestSupport",
      ],
      exclude: ["Judge"], swiftSettings: strict),
    .testTarget(
      name: "FixtureTests",
      dependencies: [
        "SourceText", "Diagnostics", "SwiftTokens", "LightSyntax", "RulePages",
        "LintConfiguration", "LintRules", "LintDriver", "Suppression", "Baseline", "TestSupport",
        "Fuzzing",
      ],
      swiftSettings: strict),
  ]
)
