import Foundation
import Testing

@Suite("What was not understood: what touches speech is told, the rest is counted")
struct DiagnosticsTests {
  private let folder: SampleFolder

  init() throws {
    folder = try SampleFolder()
    try folder.write(
      "Station.swift",
      """
      import SwiftUI

      struct Station: View {
        var name: String
        var body: some View {
          VStack {
            Text(name).foregroundStyle(Palette.ink)
            Text(Weather.today)
            Text("Open").onAppear { Tracker.visit() }.onAppear { Beacon.light() }
          }
        }
      }
      """)
  }

  private var station: String { folder.file("Station.swift") }

  @Test(
    "By default: the gap that is heard at its place, one line for all that is not",
    arguments: ["read", "tree", "audit"])
  func spoken(command: String) throws {
    let errors = try Program.run([command, station]).errors
    #expect(errors.contains("Station.swift:8:"))
    #expect(errors.contains("Weather.today"))
    #expect(!errors.contains("Tracker") && !errors.contains("Beacon"))
    let notes = errors.split(separator: "\n").filter { $0.hasPrefix("note: ") }
    #expect(notes.count == 1)
    #expect(notes.first?.contains("no speech") == true)
    #expect(notes.first?.hasSuffix("--diagnostics all shows them") == true)
  }

  @Test(
    "--diagnostics all tells each at its place, as the note says, in every command that says so",
    arguments: ["read", "tree", "audit", "navigate"])
  func all(command: String) throws {
    let errors = try Program.run([command, station, "--diagnostics", "all"]).errors
    for word in ["Tracker", "Beacon", "Weather.today"] { #expect(errors.contains(word), "\(word)") }
    #expect(!errors.contains("note: 1 ") && !errors.contains("--diagnostics all"))
  }

  @Test("A view that is not known may have been a stop: it is told")
  func unknownView() throws {
    #expect(try Program.run(["read", folder.unknown]).errors.contains("MysteryTail"))
  }

  @Test("--quiet tells errors only", arguments: ["read", "tree", "audit", "navigate"])
  func quiet(command: String) throws {
    #expect(try Program.run([command, station, "--quiet"]).errors == "")
    try folder.write(
      "Broken.swift", "import SwiftUI\nstruct A: View { var body: some View { Text(\"A\" } }\n")
    let broken = try Program.run([command, folder.file("Broken.swift"), "--quiet"])
    #expect(broken.errors.contains("Broken.swift:2:"))
  }

  @Test("JSON holds all, each with whether it touches speech", arguments: ["read", "tree", "audit"])
  func json(command: String) throws {
    let result = try Program.run([command, station, "--format", "json", "--quiet"])
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let found = try #require(object?["diagnostics"] as? [[String: Any]])
    func touches(_ word: String) -> Bool? {
      found.first { ($0["message"] as? String)?.contains(word) == true }?["touchesSpeech"] as? Bool
    }
    #expect(touches("Weather.today") == true)
    #expect(touches("Tracker") == false)
  }

  @Test("Screens come in their order, each with what was not understood of it")
  func order() throws {
    let result = try Program.run(["read", folder.moons, station, folder.unknown])
    let places = ["Phobos", "Deimos", "Open", "Halley"].compactMap {
      result.output.firstRange(of: "\($0)\n")?.lowerBound
    }
    #expect(places.count == 4 && places == places.sorted())
    let weather = try #require(result.errors.firstRange(of: "Weather.today"))
    let tail = try #require(result.errors.firstRange(of: "MysteryTail"))
    #expect(weather.lowerBound < tail.lowerBound)
  }

  @Test("Where standard error is no terminal there is no progress, and nothing is redrawn")
  func noProgress() throws {
    for command in ["read", "tree", "audit"] {
      let result = try Program.run([command, folder.planet])
      #expect(result.errors == "")
      #expect(!result.output.contains("\r"))
    }
  }
}
