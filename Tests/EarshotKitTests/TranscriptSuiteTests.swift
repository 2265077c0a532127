import EarshotKit
import Foundation
import Synchronization
import Testing

/// A light that is switched and counted.
private let lampSource = """
  import SwiftUI

  struct LampCard: View {
    @State private var isLit = false
    var body: some View {
      VStack {
        Text("Harbour light")
        Button(isLit ? "Put out" : "Light") { isLit.toggle(); print("lit: \\(isLit)") }
      }
    }
  }

  #Preview("Lamp") { LampCard() }
  #Preview("Two lamps") { HStack { LampCard(); LampCard() } }
  """

@Suite("Running transcripts (contract, section 4)")
struct TranscriptSuiteTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Package.swift", "// none")
    try folder.write("Lamp.swift", lampSource)
  }

  private func run(
    _ names: String..., options: TranscriptSuite.Options = TranscriptSuite.Options()
  ) throws -> SuiteResult {
    try TranscriptSuite(names.map { "\(folder.path)/\($0)" }).run(options)
  }

  private let passing = """
    @open Lamp.swift --preview Lamp
    Harbour light
    > swipe right
    Light, button
    > double-tap
    = lit: true
    Put out
    ~ swipes < 2

    """

  @Test("A script runs on the screen that it opens, relative to itself")
  func passes() throws {
    try folder.write("walks/lamp.earshot", passing.replacing("Lamp.swift", with: "../Lamp.swift"))
    let result = try run("walks/lamp.earshot")
    #expect(result.cases.map(\.status) == [.passed], "\(result.cases)")
    #expect(result.exitCode == 0)
  }

  @Test("State of one case is not seen by the next, though the input is opened once")
  func isolation() throws {
    for number in 0..<8 { try folder.write("lamp\(number).earshot", passing) }
    let result = try run("")
    #expect(result.count(.passed) == 8)
  }

  @Test("A difference has the code 1, what can't be read 65, a missing input 66")
  func codes() throws {
    try folder.write("a.earshot", passing.replacing("Light, button", with: "Light"))
    try folder.write("b.earshot", passing.replacing("double-tap", with: "doubel-tap"))
    try folder.write("c.earshot", passing.replacing("Lamp.swift", with: "Lmap.swift"))
    #expect(try run("a.earshot").exitCode == 1)
    let broken = try run("b.earshot")
    #expect(broken.exitCode == 65)
    #expect(broken.cases.first?.errors.first?.location?.line == 5)
    #expect(broken.cases.first?.errors.first?.message.contains("double-tap") == true)
    let missing = try run("c.earshot")
    #expect(missing.exitCode == 66)
    #expect(missing.cases.first?.errors.first?.location?.line == 1)
    #expect(missing.cases.first?.errors.first?.message.contains("Lamp.swift") == true)
  }

  @Test("The cause of the first difference is the rule with its place in the source")
  func cause() throws {
    try folder.write("a.earshot", passing.replacing("Light, button", with: "Light"))
    let test = try #require(try run("a.earshot").cases.first)
    let finding = try #require(TestReport.Case(test).findings.first)
    #expect(finding.place?.line == 4)
    #expect(finding.gesture == "> swipe right")
    #expect(finding.expected == ["Light"])
    #expect(finding.heard == ["Light, button"])
    #expect(finding.details.contains { $0.contains("because \"button\"") && $0.contains("Lamp.swift:8") })
  }

  @Test("Results are told in the order of the cases, however they come")
  func order() throws {
    for number in 0..<40 { try folder.write(String(format: "%02d.earshot", number), passing) }
    let told = Mutex<[String]>([])
    let suite = try TranscriptSuite([folder.path])
    _ = try suite.run { result in told.withLock { $0.append(result.name) } }
    #expect(told.withLock { $0 } == suite.names)
    #expect(suite.names == suite.names.sorted())
  }

  @Test("Shares are equal, apart, and together everything")
  func shards() throws {
    for number in 0..<10 { try folder.write("\(number).earshot", passing) }
    let suite = try TranscriptSuite([folder.path])
    var names: [String] = []
    for number in 1...3 {
      var options = TranscriptSuite.Options()
      options.shard = (number, 3)
      let share = try suite.run(options).cases.map(\.name)
      #expect((3...4).contains(share.count))
      names += share
    }
    #expect(names.sorted() == suite.names)
  }

  @Test("A filter is a part of the name; one that fits nothing is an error")
  func filters() throws {
    try folder.write("sea.earshot", "@matrix ios = 18, 26\n" + passing)
    try folder.write("land.earshot", passing)
    var options = TranscriptSuite.Options()
    options.filters = ["ios=26", "land"]
    let cases = try TranscriptSuite([folder.path]).run(options).cases
    #expect(cases.map { $0.name.split(separator: "/").last } == ["land.earshot", "sea.earshot [ios=26]"])
    options.filters = ["air"]
    #expect(throws: EarshotError.self) { try TranscriptSuite([folder.path]).run(options) }
  }

  @Test("After the first failure nothing counts, where that is wished")
  func failFast() throws {
    for number in 0..<30 { try folder.write(String(format: "%02d.earshot", number), passing) }
    try folder.write("04.earshot", passing.replacing("Harbour light", with: "Harbour night"))
    try folder.write("20.earshot", passing.replacing("Harbour light", with: "Harbour night"))
    var options = TranscriptSuite.Options()
    options.failsFast = true
    let result = try TranscriptSuite([folder.path]).run(options)
    #expect(result.cases.prefix(5).map(\.status) == [.passed, .passed, .passed, .passed, .failed])
    #expect(result.cases.dropFirst(5).allSatisfy { $0.status == .notRun })
    #expect(result.exitCode == 1)
  }

  @Test("What another script includes is none by itself, unless it opens something")
  func parts() throws {
    try folder.write("open.earshot", "@open Lamp.swift --preview Lamp\nHarbour light\n")
    try folder.write("steps.earshot", "> swipe right\nLight, button\n")
    try folder.write("walk.earshot", "@include open.earshot\n@include steps.earshot\n")
    let result = try run("")
    #expect(
      result.cases.map { $0.name.split(separator: "/").last } == ["open.earshot", "walk.earshot"])
    #expect(result.exitCode == 0)
    #expect(try run("steps.earshot").exitCode == 65)
  }

  @Test("A folder without scripts and a path that leads nowhere are errors")
  func nothing() throws {
    #expect(throws: EarshotError.self) { try TranscriptSuite([folder.path]) }
    #expect(throws: EarshotError.self) { try TranscriptSuite(["\(folder.path)/no.earshot"]) }
    #expect(throws: EarshotError.self) { try TranscriptSuite([]) }
  }

  @Test("@set holds at once and for what is opened next; @open's own options win")
  func settings() throws {
    let hinted = """
      import SwiftUI
      struct Bell: View {
        var body: some View { Text("Bell").accessibilityHint("Rings twice") }
      }
      """
    try folder.write("Bell.swift", hinted)
    try folder.write(
      "bell.earshot",
      """
      @set hints=off
      @open Bell.swift
      Bell
      @open Bell.swift --setting hints=on
      Bell, Rings twice
      @set hints=off
      > first
      Bell
      @open Bell.swift
      Bell
      """)
    let result = try run("bell.earshot")
    #expect(result.cases.first?.differences.isEmpty == true, "\(result.cases)")
    #expect(result.exitCode == 0)
  }

  @Test("Every combination opens the input in its way")
  func matrix() throws {
    try folder.write(
      "wave.earshot",
      "@matrix locale = en_US, de_DE\n@open Lamp.swift --preview Lamp\n...\n> last\nLight, button\n")
    let result = try run("wave.earshot")
    #expect(result.cases.map(\.status) == [.passed, .failed])
    #expect(result.cases.map { $0.name.hasSuffix("[locale=de_DE]") } == [false, true])
  }
}

@Suite("Updating files")
struct UpdatingFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Lamp.swift", lampSource)
  }

  private let wrong = "@open Lamp.swift --preview Lamp\n# Dark.\nHarbour night\n"
  private let right = "@open Lamp.swift --preview Lamp\n# Dark.\nHarbour light\n"

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  @Test("A file is replaced as a whole; its rights stay, a link stays a link, nothing is left beside")
  func replacing() throws {
    try folder.write("real/lamp.earshot", wrong.replacing("Lamp.swift", with: "../Lamp.swift"))
    let file = "\(folder.path)/real/lamp.earshot"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try folder.link("lamp.earshot", to: file)
    // Through the link the script lies beside the input.
    try folder.link("real/Lamp.swift", to: "\(folder.path)/Lamp.swift")
    try folder.write("real/lamp.earshot", wrong)
    let report = try TranscriptSuite(["\(folder.path)/lamp.earshot"]).run().update()
    #expect(report.files.map(\.lines) == [1])
    #expect(report.isComplete)
    #expect(try text("real/lamp.earshot") == right)
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/lamp.earshot")
    #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/real").count == 2)
  }

  @Test("What somebody changed while it ran is left alone")
  func changedInBetween() throws {
    let file = try folder.write("lamp.earshot", wrong)
    let result = try TranscriptSuite([file]).run()
    try folder.write("lamp.earshot", wrong + "# A note.\n")
    #expect(throws: EarshotError.self) { try result.update() }
    #expect(try text("lamp.earshot") == wrong + "# A note.\n")
  }

  @Test("At every moment of an update the file is all old or all new")
  func atomic() async throws {
    let long = (0..<20_000).map { "# line \($0)" }.joined(separator: "\n")
    let file = try folder.write("lamp.earshot", wrong + long)
    let texts = [Array((wrong + long).utf8), Array((right + long).utf8)]
    let isDone = Mutex(false)
    let reader = Task.detached {
      var halves = 0
      while !isDone.withLock({ $0 }) {
        let now = FileManager.default.contents(atPath: file).map(Array.init)
        if now != texts[0], now != texts[1] { halves += 1 }
      }
      return halves
    }
    for round in 0..<50 { try FileReplacement.write(texts[(round + 1) % 2], to: file) }
    isDone.withLock { $0 = true }
    #expect(await reader.value == 0)
  }

  @Test("A draft that could not be written whole is taken away, and the file stays")
  func fullDisk() throws {
    let file = try folder.write("lamp.earshot", wrong)
    let locked = "\(folder.path)/no/such/folder/x.earshot"
    #expect(throws: EarshotError.self) { try FileReplacement.write([1, 2, 3], to: locked) }
    #expect(FileManager.default.contents(atPath: file).map(Array.init) == Array(wrong.utf8))
  }

  @Test("A check that does not hold can't be updated away")
  func checks() throws {
    let file = try folder.write("lamp.earshot", right + "~ swipes > 3\n")
    let report = try TranscriptSuite([file]).run().update()
    #expect(report.files.isEmpty)
    #expect(!report.isComplete)
  }
}

@Suite("First transcripts of a project")
struct FirstTranscriptsTests {
  @Test("Every preview gets one that passes; what is there is kept")
  func all() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift/none", "")
    try folder.write("Sources/Lamp.swift", lampSource)
    try folder.write("Sources/Moons.swift", moonSource.replacing("Text(\"Deimos\")", with: "LampCard()"))
    let target = "\(folder.path)/Transcripts/first"
    let made = try FirstTranscripts(["\(folder.path)/Sources"], options: []).write(into: target)
    #expect(
      made.map { $0.path.split(separator: "/").last } == [
        "Lamp.earshot", "Lamp-Two-lamps.earshot",
      ])
    let text = try String(contentsOfFile: "\(target)/Lamp.earshot", encoding: .utf8)
    #expect(
      text == """
        # Lamp: every stop, in the order of swipes.
        @open ../../Sources/Lamp.swift --preview Lamp
        Harbour light
        > swipe right
        Light, button
        > swipe right
        ! boundary
        Light, button

        """)
    let result = try TranscriptSuite([target]).run()
    #expect(result.count(.passed) == 2, "\(result.cases)")
    let again = try FirstTranscripts(["\(folder.path)/Sources"], options: []).write(into: target)
    for made in again {
      guard case .kept = made.outcome else {
        Issue.record("\(made.path) was written again")
        continue
      }
    }
  }

  @Test("A preview whose name can't be written down is opened by its number")
  func harmfulName() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift/none", "")
    let named = planetSource.replacing("\"Planet\"", with: #""Pla\u{0}net""#)
    try folder.write("Sources/Planet.swift", named)
    let target = "\(folder.path)/Transcripts"
    let made = try FirstTranscripts(["\(folder.path)/Sources"], options: []).write(into: target)
    let text = try String(contentsOfFile: try #require(made.first).path, encoding: .utf8)
    #expect(text.contains("--preview 1\n"))
    #expect(try TranscriptSuite([target]).run().count(.passed) == 1)
  }
}
