import Foundation
import Testing

@Suite("earshot run and record (contract, sections 1 and 4)")
struct RunTests {
  private let folder: SampleFolder

  private static let passing = """
    @open Planet.swift
    Mars
    > swipe right
    Visit, button
    > double-tap
    = landed
    Visit

    """

  init() throws {
    folder = try SampleFolder()
    try folder.write("visit.earshot", RunTests.passing)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.file(name), encoding: .utf8)
  }

  @Test("What is as expected is 0, with a line for each case on request, and the sum")
  func passes() throws {
    let result = try Program.run(["run", folder.file("visit.earshot"), "--verbose"])
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "passed: \(folder.file("visit.earshot"))")
    #expect(lines.last?.hasPrefix("1 case: 1 passed, in ") == true)
    #expect(result.errors.isEmpty)
  }

  @Test("A difference is 1, with its line, the gesture, both texts and the cause")
  func differs() throws {
    try folder.write("visit.earshot", RunTests.passing.replacing("Visit, button", with: "Visit"))
    let result = try Program.run(["run", folder.path])
    #expect(result.code == 1)
    let file = folder.file("visit.earshot")
    #expect(result.output.contains("\(file):4:1: error: "))
    #expect(result.output.contains("\"> swipe right\" (line 3)"))
    #expect(result.output.contains("expected:    Visit\n"))
    #expect(result.output.contains("heard:       Visit, button\n"))
    #expect(result.output.contains("because \"button\" is the trait: "))
  }

  @Test(
    "A mistake is reported at its line, with its code",
    arguments: [
      ("> swipe right", "> swipe rihgt", 3, 65), ("@open Planet.swift", "@open Plenet.swift", 1, 66),
      ("= landed", "! lnaded", 6, 65), ("Mars", "${MARS}", 2, 65),
      ("@open Planet.swift", "@open Planet.swift --ios 12", 1, 65),
      ("@open Planet.swift", "@open Planet.swift --view Moon", 1, 64),
    ])
  func mistakes(line: String, mistake: String, number: Int, code: Int) throws {
    try folder.write("visit.earshot", RunTests.passing.replacing(line, with: mistake))
    let result = try Program.run(["run", folder.file("visit.earshot")])
    #expect(Int(result.code) == code)
    #expect(result.output.contains("\(folder.file("visit.earshot")):\(number):1: error: "))
  }

  @Test("--update writes what is heard and nothing else, and is then content")
  func update() throws {
    let wrong = "# Mars.\n" + RunTests.passing.replacing("Visit, button", with: "Visit\n# Later more.")
    try folder.write("visit.earshot", wrong)
    let result = try Program.run(["run", folder.path, "--update"])
    #expect(result.code == 0)
    #expect(result.output.contains("updated: \(folder.file("visit.earshot")), 1 line\n"))
    #expect(try text("visit.earshot") == wrong.replacing("Visit\n#", with: "Visit, button\n#"))
    #expect(try Program.run(["run", folder.path]).code == 0)
  }

  @Test("Several reports at once; where one takes standard output, people read standard error")
  func reports() throws {
    try folder.write("visit.earshot", RunTests.passing.replacing("Mars", with: "Venus"))
    let (junit, tap) = (folder.file("junit.xml"), folder.file("report.tap"))
    let result = try Program.run([
      "run", folder.path, "--report", "junit=\(junit)", "--report", "tap=\(tap)", "--report", "json=-",
      "--report", "github",
    ])
    #expect(result.code == 1)
    #expect(try text("junit.xml").contains("<failure message="))
    #expect(try text("report.tap").hasPrefix("TAP version 14\n1..1\nnot ok 1 - "))
    let lines = result.output.split(separator: "\n")
    #expect(lines.last?.hasPrefix("::error file=") == true)
    let json = Data(lines.dropLast().joined(separator: "\n").utf8)
    let document = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect((document["cases"] as? [[String: Any]])?.map { $0["status"] as? String } == ["failed"])
    #expect(result.errors.contains("failed: "))
  }

  @Test(
    "What makes no sense is wrong usage",
    arguments: [
      ["run"], ["run", "X", "--shard", "3/2"], ["run", "X", "--shard", "0/2"],
      ["run", "X", "--shard", "two"], ["run", "X", "--report", "html=x"], ["run", "X", "--report", "junit"],
      ["run", "X", "--ios", "12"], ["run", "X", "--filter", "nothing like it"],
      ["run", "X", "--update", "--fail-fast"], ["record", "X"], ["record", "X", "--all"],
      ["record", "-", "-o", "x.earshot"],
    ])
  func usage(arguments: [String]) throws {
    let arguments = arguments.map { argument in
      guard argument == "X" else { return argument }
      return arguments.first == "run" ? folder.file("visit.earshot") : folder.path
    }
    let result = try Program.run(arguments)
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("error: "))
  }

  @Test("Options of the command line hold for what scripts open")
  func options() throws {
    try folder.write("visit.earshot", "@open Planet.swift\n...\n> last\nVisit, Taste\n")
    #expect(try Program.run(["run", folder.path, "--locale", "de_DE"]).code == 0)
    #expect(try Program.run(["run", folder.path]).code == 1)
  }

  @Test("A walk on a pipe is written down, and passes when it is run")
  func record() throws {
    let result = try Program.run(
      ["record", folder.planet, "-o", folder.file("walk.earshot")],
      input: "swipe right\ndouble-tap\nactions\nswipe right\n")
    #expect(result.code == 0)
    #expect(
      try text("walk.earshot") == """
        @open Planet.swift
        Mars
        > swipe right
        Visit, button
        > double-tap
        = landed
        Visit
        > actions
        > swipe right
        ! boundary
        Visit, button

        """)
    #expect(try Program.run(["run", folder.file("walk.earshot")]).code == 0)
  }

  @Test("Without a file the transcript is the output; what is no gesture is told and left out")
  func recordToOutput() throws {
    let result = try Program.run(["record", folder.planet, "--ios", "17"], input: "swipe rihgt\nlast\n")
    #expect(result.code == 65)
    #expect(result.output.hasSuffix("Planet.swift --ios 17\nMars\n> last\nVisit, button\n"))
    #expect(result.errors.contains("swipe right"))
  }

  @Test("--all makes a transcript for every screen, once")
  func recordAll() throws {
    let target = folder.file("Transcripts")
    let arguments = ["record", folder.planet, folder.moons, "--all", "-o", target]
    let first = try Program.run(arguments)
    #expect(first.code == 0)
    #expect(
      first.output == """
        recorded: \(target)/Planet-PlanetCard.earshot, 2 stops
        recorded: \(target)/Moons-Phobos.earshot, 1 stop
        recorded: \(target)/Moons-Deimos.earshot, 1 stop

        """)
    #expect(try Program.run(["run", target]).code == 0)
    #expect(try Program.run(arguments).output.split(separator: "\n").allSatisfy { $0.hasPrefix("kept: ") })
  }

  @Test("A configuration file is found from the input, and the command line wins")
  func configuration() throws {
    try folder.write(".earshot.yml", "locale: de_DE\nsetting:\n  hints: off\n")
    let read = try Program.run(["read", folder.planet])
    #expect(read.output.contains("Visit, Taste"))
    #expect(try Program.run(["read", folder.planet, "--locale", "en_US"]).output.contains("Visit, button"))
    try folder.write(".earshot.yml", "locale: de_DE\nstile: snapshot\n")
    let broken = try Program.run(["read", folder.planet])
    #expect(broken.code == 65)
    #expect(broken.errors.contains(".earshot.yml:2:1: error: unknown key \"stile\"; did you mean \"style\"?"))
    #expect(broken.output.isEmpty)
  }
}
