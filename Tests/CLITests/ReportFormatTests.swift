import Foundation
import Testing

@Suite("run and audit: --format is standard output, --report writes files, both in all formats")
struct ReportFormatTests {
  private let folder: SampleFolder

  init() throws {
    folder = try SampleFolder()
    try folder.write("visit.earshot", "@open Planet.swift\nMars\n> last\nVisit, button\n")
    try folder.write("wrong.earshot", "@open Planet.swift\nVenus\n")
    try folder.write(
      "Chart.swift",
      """
      import SwiftUI

      struct Chart: View {
        var body: some View { Text("Tide").onTapGesture { print("chart") } }
      }
      """)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.file(name), encoding: .utf8)
  }

  /// What a report in each format begins with.
  private static let beginnings = [
    "json": "{\"version\": 1", "junit": "<?xml", "tap": "TAP version 14\n", "github": "::",
    "markdown": "### Earshot", "sarif": "{\"$schema\"",
  ]

  @Test("--format", arguments: ["json", "junit", "tap", "github", "markdown", "sarif"])
  func formats(format: String) throws {
    let beginning = try #require(ReportFormatTests.beginnings[format])
    let audit = try Program.run(["audit", folder.file("Chart.swift"), "--format", format])
    #expect(audit.code == 1)
    #expect(audit.output.hasPrefix(beginning))
    guard format != "sarif" else { return }
    let run = try Program.run(["run", folder.path, "--format", format])
    #expect(run.code == 1)
    #expect(run.output.hasPrefix(beginning))
    #expect(run.errors.contains("failed: "), "what people read is beside it")
  }

  @Test(
    "--report FORMAT=FILE writes the same as --format shows",
    arguments: ["junit", "tap", "markdown", "sarif"])
  func files(format: String) throws {
    let audit = try Program.run([
      "audit", folder.file("Chart.swift"), "--format", format, "--report",
      "\(format)=\(folder.file("report"))",
    ])
    #expect(try text("report") == audit.output)
    guard format != "sarif" else { return }
    _ = try Program.run(["run", folder.path, "--report", "\(format)=\(folder.file("run"))"])
    #expect(try text("run").hasPrefix(try #require(ReportFormatTests.beginnings[format])))
  }

  @Test("--report github goes to standard output, as it always did")
  func github() throws {
    let run = try Program.run(["run", folder.path, "--report", "github"])
    #expect(run.output.hasPrefix("::error file="))
    let audit = try Program.run(["audit", folder.file("Chart.swift"), "--report", "github"])
    #expect(audit.output.contains("\n::warning file="))
  }

  @Test("A format that there is not is wrong usage, with the choice", arguments: ["run", "audit"])
  func unknown(command: String) throws {
    let result = try Program.run([command, folder.path, "--format", "word"])
    #expect(result.code == 64)
    #expect(result.errors.contains("choose from text, json,"))
    #expect(result.output.isEmpty)
  }

  @Test("run names what failed, and the sum; --verbose names all")
  func failedOnly() throws {
    let short = try Program.run(["run", folder.path])
    #expect(!short.output.contains("passed: "))
    #expect(short.output.contains("failed: \(folder.file("wrong.earshot"))"))
    #expect(short.output.contains("2 cases: 1 passed, 1 failed, in "))
    #expect(try Program.run(["run", folder.path, "--verbose"]).output.contains("passed: "))
  }

  @Test("Every report of an audit says that a file could not be read whole")
  func broken() throws {
    try folder.write(
      "Broken.swift", "import SwiftUI\nstruct A: View { var body: some View { Text(\"A\" } }\n")
    for format in ReportFormatTests.beginnings.keys + ["text"] {
      let result = try Program.run(["audit", folder.file("Broken.swift"), "--format", format])
      #expect(result.code == 1)
      #expect(result.output.contains("expected ')'") || format == "text", "\(format)")
    }
    #expect(try Program.run(["audit", folder.file("Broken.swift")]).output.contains("may be incomplete"))
  }

  @Test("--write-baseline says how many findings went where, and does not list them")
  func writeBaseline() throws {
    let known = folder.file("known")
    let result = try Program.run(["audit", folder.file("Chart.swift"), "--write-baseline", known])
    #expect(result.code == 0)
    #expect(result.output == "1 finding written to \(known)\n")
  }

  @Test("A baseline knows a finding however the input is named, and names what is no longer found")
  func baseline() throws {
    try FileManager.default.createDirectory(atPath: folder.file(".git"), withIntermediateDirectories: true)
    let known = folder.file("known")
    _ = try Program.run(["audit", folder.file("Chart.swift"), "--write-baseline", known])
    let name = (folder.path as NSString).lastPathComponent
    let around = "\((folder.path as NSString).deletingLastPathComponent)/./\(name)/../\(name)/Chart.swift"
    let again = try Program.run(["audit", around, "--baseline", known])
    #expect(again.code == 0)
    #expect(again.output == "No findings on 1 screen. In the baseline: 1.\n")
    try folder.write(
      "Chart.swift", "import SwiftUI\nstruct Chart: View { var body: some View { Text(\"Tide\") } }\n")
    let mended = try Program.run(["audit", folder.file("Chart.swift"), "--baseline", known])
    #expect(mended.code == 0)
    #expect(mended.output.contains("no longer found: Chart.swift: \"Tide\" [tap-gesture-without-trait]"))
    let other = try Program.run(["audit", folder.planet, "--baseline", known])
    #expect(!other.output.contains("no longer found"), "of a file that was not audited nothing is known")
  }
}
