import Foundation
import Testing

@Suite("Exit codes (contract, section 1)")
struct ExitCodeTests {
  private let folder: SampleFolder

  init() throws { folder = try SampleFolder() }

  @Test("0: done; what was not understood is a diagnostic with file, line and column")
  func done() throws {
    let result = try Program.run(["read", folder.unknown])
    #expect(result.code == 0)
    #expect(result.output.contains("Halley"))
    #expect(result.errors.contains("\(folder.unknown):7:"))
    #expect(result.errors.contains("MysteryTail"))
  }

  @Test("1: --fail-on unknown is met; the reading is still there")
  func unknown() throws {
    let result = try Program.run(["read", folder.unknown, "--fail-on", "unknown"])
    #expect(result.code == 1)
    #expect(result.output.contains("Halley"))
    #expect(try Program.run(["read", folder.planet, "--fail-on", "unknown"]).code == 0)
  }

  @Test(
    "64: wrong usage, said on standard error, nothing on standard output",
    arguments: [
      [], ["--no-such-option"], ["--device", "ipda"], ["--ios", "3"], ["--preview", "9"],
      ["--view", "PlanetCrad"], ["--setting", "hnits=on"], ["--setting", "hints=maybe"],
      ["--format", "xml"], ["--style", "loud"], ["--color", "sometimes"], ["--now", "soon"],
      ["--with", "telepathy"], ["--fail-on", "monday"], ["--state", "x"], ["--locale", "?"],
      ["--input-format", "docx"], ["--orientation", "up"], ["--appearance", "grey"],
      ["--dynamic-type", "huge"], ["--time-zone", "../x"], ["--view"],
    ])
  func usage(options: [String]) throws {
    let inputs = options.isEmpty ? [] : [folder.planet]
    let result = try Program.run(["read"] + inputs + options)
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("error: "))
  }

  @Test("64 suggests what may have been meant")
  func suggestions() throws {
    func errors(_ arguments: [String]) throws -> String { try Program.run(arguments).errors }
    #expect(try errors(["raed", folder.planet]).contains("did you mean \"read\"?"))
    #expect(try errors(["read", folder.planet, "--view", "PlanetCrad"]).contains("\"PlanetCard\"?"))
    #expect(try errors(["read", folder.planet, "--device", "ipda"]).contains("\"ipad\"?"))
    #expect(try errors(["read", folder.planet, "--setting", "hnits=on"]).contains("hints"))
  }

  @Test("64: navigate names several screens, one a line, as --preview takes them")
  func severalScreens() throws {
    let result = try Program.run(["navigate", folder.moons])
    #expect(result.code == 64)
    let options = result.errors.split(separator: "\n").filter { $0.hasPrefix("--preview ") }
    #expect(options.count == 2)
    for (option, name) in zip(options, ["Phobos", "Deimos"]) {
      let heading = option.dropFirst("--preview '".count).dropLast()
      #expect(heading.hasPrefix(folder.moons) && heading.hasSuffix(" \(name)"))
      let read = try Program.run(["read", folder.moons, "--preview", String(heading)])
      #expect(read.output == "1. \(name)\n")
    }
    #expect(try Program.run(["navigate", folder.moons, "--view", "Deimos"]).code == 0)
  }

  @Test("65: the input can't be read as its format, with file, line and column")
  func unreadable() throws {
    try folder.write("broken.json", "{\"root\": {\"lable\": \"x\"}")
    let result = try Program.run(["read", folder.file("broken.json"), "--format", "json"])
    #expect(result.code == 65)
    #expect(result.output == "")
    #expect(result.errors.contains(#/broken\.json:\d+:\d+: error: /#))
  }

  @Test("65: an input without any screen says what was looked for", arguments: ["read", "audit", "tree"])
  func nothing(command: String) throws {
    try folder.write("Models/Tea.swift", "struct Tea { var name = \"Assam\" }\n")
    for input in ["Models", "Models/Tea.swift"] {
      let result = try Program.run([command, folder.file(input)])
      #expect(result.code == 65)
      #expect(result.output == "")
      #expect(result.errors.contains("error: no preview, no view and no App in "))
    }
  }

  @Test("65: one input that can't be read leaves no half output of the others")
  func half() throws {
    try folder.write("noise.swift", "\u{0}\u{1}\u{2}")
    let result = try Program.run(["read", folder.planet, folder.file("noise.swift")])
    #expect(result.code == 65)
    #expect(result.output == "")
  }

  @Test("66: the input does not exist")
  func missing() throws {
    let result = try Program.run(["read", folder.file("Planets.swift")])
    #expect(result.code == 66)
    #expect(result.output == "")
    #expect(result.errors.contains("Planets.swift:1:1: error: "))
    #expect(try Program.run(["read", folder.planet, "--data", folder.file("none.json")]).code == 66)
  }

  @Test(
    "64: a file that was asked for can't be written",
    arguments: [
      ["audit", "--report", "sarif=/nowhere/report.sarif"], ["audit", "--write-baseline", "/nowhere/known"],
      ["speak", "--no-cache", "-o", "/nowhere/planet.wav"],
    ])
  func unwritable(command: [String]) throws {
    let result = try Program.run([command[0], folder.planet] + command.dropFirst())
    #expect(result.code == 64)
    #expect(result.errors.contains("/nowhere/"))
  }

  @Test("69: a service that speech needs is missing")
  func service() throws {
    // Alone in a folder, the program finds no speech helper.
    let alone = folder.file("earshot")
    // A copy that is still being written when another test forks could not be started.
    do {
      try FileManager.default.linkItem(atPath: Program.path, toPath: alone)
    } catch {
      try FileManager.default.copyItem(atPath: Program.path, toPath: alone)
    }
    let result = try Program.run(
      ["speak", folder.planet, "-o", folder.file("planet.wav")], environment: ["PATH": "/nowhere"],
      program: alone)
    #expect(result.code == 69)
    #expect(result.errors.hasPrefix("error: "))
    #expect(!FileManager.default.fileExists(atPath: folder.file("planet.wav")))
  }

  @Test(
    "70: standard output can't be written", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullOutput() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    #expect(try Program.run(["read", folder.planet], output: full).code == 70)
  }

  @Test("--version and --help answer at once, on standard output", arguments: ["--version", "--help"])
  func atOnce(option: String) throws {
    let result = try Program.run([option])
    #expect(result.code == 0)
    #expect(!result.output.isEmpty)
    #expect(result.errors == "")
  }

  @Test("The options that commands share have one page of help")
  func help() throws {
    let result = try Program.run(["help", "options"])
    #expect(result.code == 0)
    for option in [
      "--view", "--preview", "--sources", "--ios", "--device", "--orientation",
      "--dynamic-type", "--appearance", "--now", "--time-zone", "--state", "--data", "--locale",
      "--with", "--style", "--setting", "--color", "--input-format", "--quiet", "--diagnostics", "--coverage",
    ] {
      #expect(result.output.contains(option), "\(option)")
    }
  }
}
