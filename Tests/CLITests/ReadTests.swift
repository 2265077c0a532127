import Foundation
import Testing

@Suite("earshot read")
struct ReadTests {
  private let folder: SampleFolder

  init() throws { folder = try SampleFolder() }

  @Test("One stop a line, numbered")
  func text() throws {
    #expect(try Program.run(["read", folder.planet]).output == "1. Mars\n2. Visit, button\n")
  }

  @Test(
    "Standard input is read as the format that is named or seen",
    arguments: [
      ["read", "-", "--input-format", "swift"], ["read", "-"],
    ])
  func standardInput(arguments: [String]) throws {
    let source = try String(contentsOfFile: folder.planet, encoding: .utf8)
    let result = try Program.run(arguments, input: source)
    #expect(result.output == "1. Mars\n2. Visit, button\n")
    #expect(result.code == 0)
  }

  @Test("Several inputs are read in their order")
  func several() throws {
    let result = try Program.run(["read", folder.planet, folder.moons])
    let headings = result.output.split(separator: "\n").filter { $0.hasPrefix("/") }
    #expect(headings.map { $0.split(separator: " ").last } == ["PlanetCard", "Phobos", "Deimos"])
    #expect(headings.allSatisfy { $0.hasPrefix(folder.planet) || $0.hasPrefix(folder.moons) })
  }

  @Test("tree writes the places of all files as the input is written", arguments: [true, false])
  func places(isRelative: Bool) throws {
    try folder.write(
      "App/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "Main", dependencies: ["Parts"]), .target(name: "Parts")])
      """)
    try folder.write(
      "App/Sources/Main/Outer.swift",
      "import Parts\nimport SwiftUI\nstruct Outer: View { var body: some View { Inner() } }\n")
    try folder.write(
      "App/Sources/Parts/Inner.swift",
      """
      import SwiftUI
      public struct Inner: View {
        public init() {}
        public var body: some View { Text("Assam") }
      }
      """)
    let input = URL(fileURLWithPath: folder.file("App/Sources/Main")).resolvingSymlinksInPath().path
    let levels = FileManager.default.currentDirectoryPath.split(separator: "/").count
    let up = Array(repeating: "..", count: levels).joined(separator: "/")
    let start = isRelative ? up : ""
    let result = try Program.run(["tree", start + input])
    let places = result.output.matches(of: #/\((\S+\.swift):\d+\)/#).map { String($0.1) }
    #expect(places.contains { $0.hasSuffix("Parts/Inner.swift") })
    #expect(places.allSatisfy { $0.hasPrefix(isRelative ? ".." : "/") })
  }

  @Test("The same input gives the same bytes")
  func deterministic() throws {
    let arguments = ["read", folder.planet, folder.moons, "--format", "json", "--explain"]
    #expect(try Program.run(arguments).output == Program.run(arguments).output)
  }

  @Test("JSON holds diagnostics, and standard error too")
  func diagnostics() throws {
    let result = try Program.run(["read", folder.unknown, "--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let found = try #require(object?["diagnostics"] as? [[String: Any]])
    let diagnostic = try #require(found.first { ($0["message"] as? String)?.contains("MysteryTail") == true })
    #expect(Set(diagnostic.keys) == ["severity", "file", "line", "column", "message", "touchesSpeech"])
    #expect(diagnostic["line"] as? Int == 7)
    #expect(result.errors.contains("MysteryTail"))
  }

  @Test("--explain puts every part's cause under its utterance")
  func explain() throws {
    let result = try Program.run(["read", folder.planet, "--explain"])
    #expect(result.output.contains("1. Mars\n   \"Mars\" label: "))
    #expect(result.output.contains("\(folder.planet):6:"))
  }

  @Test("--coverage counts on standard error what was understood")
  func coverage() throws {
    let result = try Program.run(["read", folder.unknown, "--coverage"])
    #expect(result.errors.contains("Coverage: "))
    #expect(result.errors.contains("not understood"))
    #expect(try Program.run(["read", folder.planet, "--coverage"]).errors.contains("all understood"))
  }

  @Test("--setting help lists the settings, without an input")
  func settings() throws {
    let result = try Program.run(["read", "--setting", "help"])
    #expect(result.code == 0)
    for key in ["hints", "actions", "more-content", "punctuation"] {
      #expect(result.output.contains("\(key)="), "\(key)")
    }
  }

  @Test("Colour only where it is asked for; NO_COLOR and pipes have none")
  func color() throws {
    let colored = try Program.run(["read", folder.planet, "--color", "always"])
    #expect(colored.output.contains("\u{1b}["))
    #expect(!(try Program.run(["read", folder.planet]).output.contains("\u{1b}")))
    let never = try Program.run(["read", folder.planet, "--color", "never"])
    #expect(!never.output.contains("\u{1b}"))
  }

  @Test("A text of the input can't command the terminal")
  func harmless() throws {
    try folder.write(
      "Evil.swift",
      """
      import SwiftUI
      struct Evil: View {
        var body: some View {
          Text("a\u{1b}]0;title\u{7}b\u{9b}2J")
        }
      }
      """)
    for format in ["text", "json"] {
      let result = try Program.run(["read", folder.file("Evil.swift"), "--format", format])
      #expect(result.code == 0)
      for scalar in (result.output + result.errors).unicodeScalars where scalar != "\n" {
        #expect(scalar.value >= 0x20 && !(0x7f...0x9f).contains(scalar.value))
      }
    }
  }
}

@Suite("earshot tree")
struct TreeTests {
  private let folder: SampleFolder

  init() throws { folder = try SampleFolder() }

  @Test("Every declared view, indented, with what it became")
  func text() throws {
    let result = try Program.run(["tree", folder.planet])
    #expect(result.code == 0)
    #expect(result.output.contains("Text \"Mars\": stop 1, \"Mars\"."))
    #expect(result.output.contains("Button \"Visit\": stop 2, \"Visit, button\"."))
  }

  @Test("--frames adds where every view is")
  func frames() throws {
    let result = try Program.run(["tree", folder.planet, "--frames"])
    #expect(result.output.contains(#/"Mars"\. \[[\d.]+, [\d.]+, [\d.]+, [\d.]+\]/#))
  }

  @Test("JSON has a fixed set of keys")
  func json() throws {
    let result = try Program.run(["tree", folder.planet, "--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let screens = try #require(object?["screens"] as? [[String: Any]])
    let views = try #require(screens.first?["views"] as? [[String: Any]])
    for view in views {
      #expect(
        Set(view.keys) == [
          "name", "summary", "depth", "source", "fate", "reason", "element", "announcement",
          "container", "frame", "notes",
        ])
    }
    let button = try #require(views.first { $0["name"] as? String == "Button" })
    #expect(button["fate"] as? String == "stop")
    #expect(button["element"] as? Int == 1)
  }
}
