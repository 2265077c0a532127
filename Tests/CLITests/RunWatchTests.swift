import Foundation
import Testing

@Suite("earshot run --watch")
struct RunWatchTests {
  private let folder: SampleFolder

  init() throws {
    folder = try SampleFolder()
    try folder.write("visit.earshot", "@open Planet.swift\nMars\n> last\nVisit, button\n")
    try folder.write("moons.earshot", "@include view.inc\nDeimos\n")
    try folder.write("view.inc", "@open Moons.swift --view Deimos\n")
  }

  @Test(
    "What makes no sense with it is wrong usage",
    arguments: [["--update"], ["--report", "tap=x"], ["--shard", "1/2"], ["--format", "json"]])
  func usage(options: [String]) throws {
    let result = try Program.run(["run", folder.path, "--watch"] + options)
    #expect(result.code == 64)
    #expect(result.errors.hasPrefix("error: --watch"))
  }

  @Test("On a pipe it runs all and ends with the input, with the code of what came last")
  func ends() throws {
    let result = try Program.run(["run", folder.path, "--watch"])
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    #expect(result.output.hasPrefix("2 cases: 2 passed, in "))
    try folder.write("visit.earshot", "@open Planet.swift\nVenus\n")
    #expect(try Program.run(["run", folder.path, "--watch"]).code == 1)
  }

  @Test("A change runs the scripts that it touches, and says which change and how all stand")
  func changes() throws {
    let watched = try WatchedRun(folder.path)
    defer { watched.end() }
    #expect(watched.line { $0.hasPrefix("2 cases: 2 passed") } != nil)

    // The source of one screen.
    let planet = try String(contentsOfFile: folder.planet, encoding: .utf8)
    try folder.write("Planet.swift", planet.replacing("\"Mars\"", with: "\"Venus\""))
    #expect(watched.line { $0.hasPrefix("Changed: ") && $0.contains("Planet.swift") } != nil)
    #expect(watched.line { $0.contains("heard:") && $0.contains("Venus") } != nil)
    #expect(watched.line { $0.hasPrefix("In all: ") } != nil)

    // A script.
    try folder.write("visit.earshot", "@open Planet.swift\nVenus\n")
    #expect(watched.line { $0.hasPrefix("Changed: ") && $0.hasSuffix("visit.earshot") } != nil)
    #expect(watched.line { $0 == "Run again: 1 of 2 scripts" } != nil)
    #expect(watched.line { $0 == "In all: 2 of 2 cases passed" } != nil)

    // A file that another one includes.
    try folder.write("view.inc", "@open Moons.swift --view Phobos\n")
    #expect(watched.line { $0.hasPrefix("Changed: ") && $0.hasSuffix("view.inc") } != nil)
    #expect(watched.line { $0 == "Run again: 1 of 2 scripts" } != nil)
    #expect(watched.line { $0 == "In all: 1 of 2 cases passed" } != nil)

    // A mistake in it, and its repair.
    try folder.write("view.inc", "@open Moons.swift --vieww Phobos\n")
    #expect(watched.line { $0 == "In all: 1 of 2 cases passed" } != nil)
    try folder.write("view.inc", "@open Moons.swift --view Deimos\n")
    #expect(watched.line { $0 == "In all: 2 of 2 cases passed" } != nil)
    try folder.write("view.inc", "@open Moons.swift --view Phobos\n")
    #expect(watched.line { $0 == "In all: 1 of 2 cases passed" } != nil)

    // A new script.
    try folder.write("new.earshot", "@open Moons.swift --view Phobos\nPhobos\n")
    #expect(watched.line { $0.hasPrefix("Changed: ") && $0.hasSuffix("new.earshot") } != nil)
    #expect(watched.line { $0 == "In all: 2 of 3 cases passed" } != nil)
  }
}

/// The program with an open input, read line by line as it writes.
private final class WatchedRun {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var pending = Data()

  init(_ folder: String) throws {
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = ["run", folder, "--watch"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// The next line that fits; nil: the program ended first.
  func line(_ fits: (String) -> Bool) -> String? {
    while true {
      while let end = pending.firstIndex(of: 0x0a) {
        let line = String(decoding: pending[pending.startIndex..<end], as: UTF8.self)
        pending.removeSubrange(pending.startIndex...end)
        if fits(line) { return line }
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      pending.append(more)
    }
  }

  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
