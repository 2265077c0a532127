// swift-tools-version: 6.1

import PackageDescription

/// Rooms that work hard in tests: with EARSHOT_OPTIMIZED=1 they are optimized in debug builds too, which CI and
/// `make test` ask for. Tests, and whatever else changes often, are not.
let optimizedRooms: Set<String> =
  Context.environment["EARSHOT_OPTIMIZED"] == "1"
  ? [
    "Vocabulary", "ViewTree", "AccessibilityTree", "Layout", "TreeResolver", "SwiftTree", "SwiftCode",
    "SwiftSemantics", "SwiftRuntime", "SDK", "UIKitScreens", "SwiftUIScreens",
  ] : []

/// The page about a room that lies in its folder: for people, and no part of the target.
let page = "README.md"

/// Every room is one target: `Sources/<room>`, module `Earshot<room>`, and just the imports
/// that its row in the design allows. What is not listed here does not compile.
func room(
  _ name: String,
  rooms: [String] = [],
  products: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .target(
    name: "Earshot\(name)",
    dependencies: rooms.map { .target(name: "Earshot\($0)") } + products,
    path: "Sources/\(name)",
    exclude: [page] + exclude,
    swiftSettings: optimizedRooms.contains(name)
      ? [.unsafeFlags(["-O", "-whole-module-optimization", "-num-threads", "2"])] : []
  )
}

func tests(of name: String, rooms: [String], products: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "Earshot\(name)Tests",
    dependencies: rooms.map { .target(name: "Earshot\($0)") } + products,
    path: "Tests/\(name)Tests"
  )
}

let swiftSyntax: Target.Dependency = .product(name: "SwiftSyntax", package: "swift-syntax")
let swiftParser: Target.Dependency = .product(name: "SwiftParser", package: "swift-syntax")
let swiftOperators: Target.Dependency = .product(name: "SwiftOperators", package: "swift-syntax")
let stencil: Target.Dependency = .product(name: "Stencil", package: "Stencil")
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let collections: Target.Dependency = .product(name: "OrderedCollections", package: "swift-collections")
let hashTrees: Target.Dependency = .product(name: "HashTreeCollections", package: "swift-collections")
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "earshot",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "earshot", targets: ["earshot"]),
    .library(name: "EarshotKit", targets: ["EarshotKit"]),
    .library(name: "EarshotSpeech", targets: ["EarshotSpeech"]),
    .plugin(name: "EarshotPlugin", targets: ["EarshotPlugin"]),
  ],
  traits: [
    .trait(name: "Speech", description: "Speech through libespeak-ng."),
    .default(enabledTraits: ["Speech"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/stencilproject/Stencil", from: "0.15.1"),
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
  ],
  targets: [
    // The rooms, top to bottom.
    room("Vocabulary"),
    room("JSON", rooms: ["Vocabulary"]),
    room("ViewTree", rooms: ["Vocabulary"]),
    room("AccessibilityTree", rooms: ["Vocabulary"]),
    room("Announcements", rooms: ["Vocabulary"]),
    room("Localization", rooms: ["Vocabulary"]),
    room("Presentations", rooms: ["Vocabulary", "ViewTree", "Localization"]),
    room("Layout", rooms: ["Vocabulary", "ViewTree"]),
    room(
      "TreeResolver",
      rooms: ["Vocabulary", "ViewTree", "Layout", "AccessibilityTree", "Localization"]),
    room("SwiftTree"),
    room("SwiftCode", rooms: ["SwiftTree"], products: [swiftSyntax, swiftParser, swiftOperators]),
    room("SwiftSemantics", rooms: ["SwiftCode"], products: [hashTrees]),
    room("SwiftRuntime", rooms: ["SwiftCode", "SwiftSemantics"], products: [collections]),
    // What SDK/Modules declares, packed in the build into a file of Swift.
    .executableTarget(
      name: "earshot-pack-sdk", dependencies: ["EarshotSwiftTree"], path: "Sources/SDKPacker",
      exclude: [page]),
    .plugin(
      name: "SDKDeclarationsPlugin", capability: .buildTool(), dependencies: ["earshot-pack-sdk"]),
    .target(
      name: "EarshotSDKDeclarations", path: "Sources/SDKDeclarations", exclude: [page],
      plugins: ["SDKDeclarationsPlugin"]),
    // Modules are declarations in Swift: data for SwiftSemantics, not code of this target.
    room(
      "SDK", rooms: ["SwiftCode", "SwiftSemantics", "SwiftRuntime", "SDKDeclarations"],
      products: [collections], exclude: ["Modules"]),
    room(
      "UIKitScreens",
      rooms: ["Vocabulary", "ViewTree", "Localization", "SwiftCode", "SwiftSemantics", "SwiftRuntime"]),
    room(
      "SwiftUIScreens",
      rooms: [
        "Vocabulary", "JSON", "ViewTree", "Localization", "SwiftCode", "SwiftSemantics", "SwiftRuntime",
        "SDK", "UIKitScreens",
      ], products: [collections]),
    room("Projects", rooms: ["SwiftCode"], products: [swiftSyntax, swiftParser, yams, stencil]),
    room("TreeDocument", rooms: ["Vocabulary", "JSON", "ViewTree"], products: [yams]),
    .systemLibrary(
      name: "CExpat", path: "Sources/CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    room(
      "Captures", rooms: ["Vocabulary", "JSON", "ViewTree", "Localization"],
      products: [.target(name: "CExpat")]),
    room(
      "LiveScreens",
      rooms: [
        "Vocabulary", "ViewTree", "AccessibilityTree", "Localization", "Presentations", "Layout",
        "TreeResolver", "TreeDocument",
      ]),
    room(
      "VoiceOver", rooms: ["Vocabulary", "AccessibilityTree", "Announcements", "Localization"]),
    room(
      "OtherTechnologies",
      rooms: ["Vocabulary", "AccessibilityTree", "Announcements", "Localization"]),
    room(
      "Audit",
      rooms: [
        "Vocabulary", "ViewTree", "AccessibilityTree", "Announcements", "Localization", "Layout",
        "TreeResolver", "LiveScreens", "VoiceOver", "OtherTechnologies",
      ]),
    room("Transcript", rooms: ["Vocabulary", "Announcements"]),
    room("Reports", rooms: ["Vocabulary", "Announcements", "AccessibilityTree"]),
    .target(
      name: "EarshotKit",
      dependencies: [
        "EarshotVocabulary", "EarshotViewTree", "EarshotAccessibilityTree",
        "EarshotAnnouncements", "EarshotLocalization", "EarshotPresentations", "EarshotLayout",
        "EarshotTreeResolver",
        "EarshotSwiftUIScreens", "EarshotUIKitScreens", "EarshotProjects",
        "EarshotSwiftRuntime",
        "EarshotSDK",
        "EarshotTreeDocument", "EarshotCaptures", "EarshotLiveScreens",
        "EarshotVoiceOver", "EarshotOtherTechnologies", "EarshotAudit",
        "EarshotTranscript", "EarshotReports", yams,
      ],
      path: "Sources/EarshotKit",
      exclude: [page]
    ),

    // How far all this agrees with what iOS was recorded to say.
    .target(
      name: "EarshotConformance",
      dependencies: [
        "EarshotKit", "EarshotReports", "EarshotTreeDocument", "EarshotCaptures", "EarshotVocabulary",
      ],
      path: "Sources/Conformance",
      exclude: [page]
    ),

    // Speech: the library in a helper of our own, and what talks to it.
    .systemLibrary(
      name: "CEspeakNG", path: "Sources/CEspeakNG", pkgConfig: "espeak-ng",
      providers: [.apt(["libespeak-ng-dev"]), .brew(["espeak-ng"])]),
    .target(
      name: "CSpeechWorker",
      dependencies: [.target(name: "CEspeakNG", condition: .when(traits: ["Speech"]))],
      path: "Sources/CSpeechWorker",
      cSettings: [.define("EARSHOT_SPEECH", .when(traits: ["Speech"]))]),
    room("Speech", rooms: ["Vocabulary", "Announcements", "Reports"]),
    .executableTarget(
      name: "earshot-speech-helper",
      dependencies: [
        "EarshotSpeech", "CSpeechWorker",
        .target(name: "CEspeakNG", condition: .when(traits: ["Speech"])),
      ],
      path: "Sources/SpeechHelper",
      exclude: [page]
    ),

    .executableTarget(
      name: "earshot",
      dependencies: [
        "EarshotKit", "EarshotConformance", "EarshotSpeech", "EarshotAnnouncements",
        "EarshotReports", argumentParser,
      ],
      path: "Sources/CLI",
      exclude: [page]
    ),
    // `swift package earshot`: asks for no permission, so what writes into the package has to be
    // allowed with --allow-writing-to-package-directory where SwiftPM guards it.
    .plugin(
      name: "EarshotPlugin",
      capability: .command(
        intent: .custom(
          verb: "earshot", description: "What iOS VoiceOver says about the screens of this package.")),
      dependencies: ["earshot"]),
    .executableTarget(
      name: "earshot-bench",
      dependencies: [
        "EarshotKit", swiftParser, .product(name: "Benchmark", package: "swift-benchmark"),
      ],
      path: "Benchmarks"
    ),
    // Damaged inputs for every command: `make fuzz`.
    .executableTarget(
      name: "earshot-fuzz", dependencies: ["EarshotKit", "EarshotReports", swiftParser, argumentParser],
      path: "Fuzzing", exclude: [page]),

    // What the checker says of the programs in Tests/Oracle, for Scripts/oracle/typed.py.
    .executableTarget(
      name: "earshot-types",
      dependencies: [
        "EarshotSwiftCode", "EarshotSwiftSemantics", "EarshotSwiftRuntime", "EarshotSDK",
        "EarshotSwiftUIScreens", "EarshotViewTree", "EarshotVocabulary", swiftSyntax,
        swiftParser,
      ],
      path: "TypeReport"),

    tests(of: "Vocabulary", rooms: ["Vocabulary"]),
    tests(of: "Localization", rooms: ["Vocabulary", "Localization"]),
    tests(of: "SwiftCode", rooms: ["SwiftCode"]),
    tests(
      of: "SwiftSemantics", rooms: ["SwiftCode", "SwiftSemantics", "SDK"],
      products: [.target(name: "earshot-types"), .target(name: "EarshotVocabulary")]),
    tests(
      of: "SwiftRuntime", rooms: ["SwiftCode", "SwiftSemantics", "SwiftRuntime", "SDK"],
      products: [.target(name: "earshot-types"), .target(name: "EarshotVocabulary")]),
    tests(
      of: "SDK", rooms: ["SwiftTree", "SwiftCode", "SwiftSemantics", "SwiftRuntime", "SDK"],
      products: [.target(name: "earshot-types"), .target(name: "EarshotVocabulary")]),
    tests(
      of: "SwiftUIScreens",
      rooms: ["Vocabulary", "ViewTree", "Localization", "SwiftRuntime", "SDK", "SwiftUIScreens"]),
    tests(of: "Projects", rooms: ["Projects"]),
    tests(of: "Presentations", rooms: ["Vocabulary", "ViewTree", "Presentations"]),
    tests(of: "Layout", rooms: ["Vocabulary", "ViewTree", "Layout"]),
    tests(
      of: "TreeResolver",
      rooms: [
        "Vocabulary", "ViewTree", "AccessibilityTree", "Localization", "Layout", "TreeResolver",
      ]),
    tests(of: "TreeDocument", rooms: ["Vocabulary", "JSON", "ViewTree", "TreeDocument"]),
    tests(
      of: "Captures",
      rooms: [
        "Vocabulary", "ViewTree", "AccessibilityTree", "Announcements", "Localization",
        "TreeResolver", "VoiceOver", "Captures",
      ]),
    tests(
      of: "LiveScreens",
      rooms: [
        "Vocabulary", "ViewTree", "AccessibilityTree", "LiveScreens", "TreeResolver", "Layout",
      ]),
    tests(
      of: "VoiceOver",
      rooms: ["Vocabulary", "AccessibilityTree", "Announcements", "Localization", "VoiceOver"]),
    .testTarget(
      name: "EarshotOtherTechnologiesTests",
      dependencies: [
        "EarshotKit", "EarshotOtherTechnologies", "EarshotAccessibilityTree", "EarshotVocabulary",
      ],
      path: "Tests/OtherTechnologiesTests"),
    .testTarget(
      name: "EarshotAuditTests",
      dependencies: ["EarshotKit", "EarshotAudit", "EarshotReports", "EarshotVocabulary"],
      path: "Tests/AuditTests"),
    tests(of: "Transcript", rooms: ["Vocabulary", "Announcements", "Transcript"]),
    tests(of: "Speech", rooms: ["Vocabulary", "Announcements", "Speech"]),
    .testTarget(
      name: "EarshotKitTests",
      dependencies: ["EarshotKit", "EarshotReports", "EarshotProjects", "EarshotVocabulary"],
      path: "Tests/EarshotKitTests"),
    // A package of its own for whoever learns from it; here its tests need no second build of everything.
    .testTarget(
      name: "TeaRoomTests", dependencies: ["EarshotKit"], path: "Examples/TeaRoom/Tests/TeaRoomTests"),
    .testTarget(
      name: "EarshotConformanceTests",
      dependencies: ["EarshotConformance", "EarshotKit", "EarshotCaptures"],
      path: "Tests/ConformanceTests"),
    .testTarget(
      name: "EarshotSpecificationTests",
      dependencies: ["EarshotConformance", "EarshotKit", "EarshotTreeDocument", "EarshotTreeResolver"],
      path: "Tests/SpecificationTests", exclude: ["Rows"]),
    .testTarget(
      name: "EarshotCLITests", dependencies: ["earshot", "EarshotKit"], path: "Tests/CLITests"),
    // Small programs of Swift, each with what swiftc prints: Tests/Oracle holds them.
    .testTarget(name: "EarshotOracleTests", dependencies: ["EarshotKit"], path: "Tests/OracleTests"),
    .testTarget(
      name: "EarshotSamplesTests",
      dependencies: [
        "EarshotKit", "EarshotVocabulary", "EarshotVoiceOver", "EarshotAnnouncements", "EarshotLiveScreens",
        "EarshotAccessibilityTree",
      ],
      path: "Tests/SamplesTests"),
  ],
  swiftLanguageModes: [.v6]
)
