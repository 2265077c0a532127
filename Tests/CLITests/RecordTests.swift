import Foundation
import Testing

@Suite("earshot record: output, files that are there, previews without a name")
struct RecordTests {
  private let folder: SampleFolder

  init() throws { folder = try SampleFolder() }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.file(name), encoding: .utf8)
  }

  private func record(
    _ gestures: String, _ arguments: String..., of name: String = "Logger.swift"
  ) throws -> Program.Result {
    try Program.run(["record", folder.file(name)] + arguments, input: gestures)
  }

  /// A button that logs as many apps do, `log` being what it prints.
  private func writeLogger(_ log: String, above: String = "") throws {
    try folder.write(
      "Logger.swift",
      """
      import SwiftUI
      \(above)
      func trace(_ text: String, file: String = #fileID, line: Int = #line) { print("[\\(line)] \\(text)") }
      struct Logger: View {
        @State private var count = 0
        var body: some View {
          Button("Log") {
            count += 1
            \(log)
          }
        }
      }
      """)
  }

  // MARK: Output

  @Test(
    "Output that tells its place in the source is left out, so that a comment line breaks nothing",
    arguments: [
      #"print("at \(#line)")"#, #"trace("tapped")"#, #"print(#fileID)"#,
      #"print("Logger.swift:8: tapped")"#,
    ])
  func positions(log: String) throws {
    try writeLogger(log)
    #expect(try record("double-tap\n", "-o", folder.file("walk.earshot")).code == 0)
    let walk = try text("walk.earshot")
    #expect(walk.contains("# What the app prints tells where it stands in the source"))
    #expect(walk.contains("\n@ignore output\n@open Logger.swift\n"))
    #expect(!walk.contains("\n= "))
    try writeLogger(log, above: "// One line more.\n// And another.")
    #expect(try Program.run(["run", folder.file("walk.earshot")]).code == 0)
  }

  @Test(
    "Numbers that are no positions are written down as ever",
    arguments: [#"print("count \(count)")"#, #"print("8")"#, #"print("line 8")"#])
  func otherOutput(log: String) throws {
    try writeLogger(log)
    let walk = try record("double-tap\n").output
    #expect(!walk.contains("@ignore"))
    #expect(walk.contains("\n= "))
  }

  @Test("--no-output leaves out everything that the app prints")
  func noOutput() throws {
    try writeLogger(#"print("count \(count)")"#)
    let walk = try record("double-tap\n", "--no-output").output
    #expect(walk.hasPrefix("@ignore output\n@open "))
    #expect(walk.hasSuffix("\nLog, button\n> double-tap\nLog\n"))
  }

  // MARK: Files that are there

  @Test("A transcript that somebody has edited is never overwritten without --force")
  func edited() throws {
    let file = folder.file("walk.earshot")
    #expect(try record("last\n", "-o", file, of: "Planet.swift").code == 0)
    // The same once more is no loss.
    #expect(try record("last\n", "-o", file, of: "Planet.swift").code == 0)
    let edited = "# What the pilot hears.\n" + (try text("walk.earshot"))
    try folder.write("walk.earshot", edited)
    let refused = try record("last\n", "-o", file, of: "Planet.swift")
    #expect(refused.code == 64)
    #expect(refused.errors.contains("\(file) is there already and is left as it is: --force replaces it"))
    #expect(try text("walk.earshot") == edited)
    #expect(try record("last\n", "-o", file, "--force", of: "Planet.swift").code == 0)
    #expect(!(try text("walk.earshot").contains("pilot")))
  }

  @Test("--all keeps what is there, and writes it anew with --force")
  func all() throws {
    let target = folder.file("Walks")
    let arguments = ["record", folder.planet, "--all", "-o", target]
    #expect(try Program.run(arguments).code == 0)
    try folder.write("Walks/Planet-PlanetCard.earshot", "# Mine.\n")
    #expect(try Program.run(arguments).output.hasPrefix("kept: "))
    #expect(try text("Walks/Planet-PlanetCard.earshot") == "# Mine.\n")
    #expect(try Program.run(arguments + ["--force"]).output.hasPrefix("recorded: "))
    #expect(try text("Walks/Planet-PlanetCard.earshot").contains("Mars"))
  }

  // MARK: Previews without a name

  private static let nameless = """
    import SwiftUI
    struct Boat: View { var body: some View { Text("Boat") } }
    #Preview { Boat() }
    #Preview { if true { Text("Only in an if") } }
    #Preview { VStack { Text("First stack") } }
    #Preview { VStack { Text("Second stack") } }
    """

  private func writeHarbor() throws {
    for pier in ["north", "south"] {
      try FileManager.default.createDirectory(
        atPath: folder.file("Harbor/\(pier)"), withIntermediateDirectories: true)
      try folder.write(
        "Harbor/\(pier)/Boat.swift", RecordTests.nameless.replacing("\"Boat\"", with: "\"Boat \(pier)\""))
    }
  }

  @Test("Every preview without a name in folders gets a transcript that opens it again")
  func nameless() throws {
    try writeHarbor()
    let walks = folder.file("Walks")
    let result = try Program.run(["record", folder.file("Harbor"), "--all", "-o", walks])
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: walks).sorted()
    #expect(
      names == [
        "north-Boat-Text.earshot", "north-Boat-VStack-2.earshot", "north-Boat-VStack.earshot",
        "north-Boat.earshot", "south-Boat-Text.earshot", "south-Boat-VStack-2.earshot",
        "south-Boat-VStack.earshot", "south-Boat.earshot",
      ])
    #expect(try text("Walks/south-Boat-Text.earshot").contains("--preview Text\nOnly in an if\n"))
    #expect(try Program.run(["run", walks]).code == 0)
  }

  @Test("Their names stay when a preview with a name, or one elsewhere, is added")
  func stable() throws {
    try writeHarbor()
    let walks = folder.file("Walks")
    #expect(try Program.run(["record", folder.file("Harbor"), "--all", "-o", walks]).code == 0)
    let named = "#Preview(\"Storm\") { Text(\"Storm\") }\n#Preview { Boat() }"
    try folder.write(
      "Harbor/south/Boat.swift",
      RecordTests.nameless.replacing("\"Boat\"", with: "\"Boat south\"")
        .replacing("#Preview { Boat() }", with: named))
    try folder.write("Harbor/Anchor.swift", "import SwiftUI\n#Preview { if true { Text(\"Anchor\") } }")
    #expect(try Program.run(["run", walks]).code == 0)
  }

  @Test("What .earshot.yml says holds while recording, as it does when the transcript is run")
  func configured() throws {
    try folder.write(".earshot.yml", "locale: de_DE\n")
    let walks = folder.file("Walks")
    #expect(try Program.run(["record", folder.planet, "--all", "-o", walks]).code == 0)
    #expect(try text("Walks/Planet-PlanetCard.earshot").contains("Visit, Taste"))
    #expect(try Program.run(["run", walks]).code == 0)
  }
}
