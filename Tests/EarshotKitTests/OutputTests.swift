import Foundation
import Testing

@testable import EarshotKit

/// A pull request may hold a link of the name that a report is going to have.
@Suite("Writing")
struct OutputTests {
  private func read(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  @Test(
    "A link never leads a write out of the project that it lies in",
    arguments: ["report.xml", "reports/report.xml"])
  func links(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("project/.git/HEAD", "")
    try folder.write("outside/report.xml", "precious")
    try folder.link("project/report.xml", to: "../outside/report.xml")
    try folder.link("project/reports", to: "../outside")
    let error = #expect(throws: EarshotError.self) {
      try FileReplacement.write(Array("new".utf8), to: "\(folder.path)/project/\(name)")
    }
    #expect("\(try #require(error))".contains("is a link out of"))
    #expect(read("\(folder.path)/outside/report.xml") == "precious")
  }

  @Test("A link to nothing outside makes no file there")
  func dangling() throws {
    let folder = try TemporaryFolder()
    try folder.write("project/.git/HEAD", "")
    try folder.write("outside/x", "")
    try folder.link("project/report.xml", to: "../outside/report.xml")
    #expect(throws: EarshotError.self) {
      try FileReplacement.write([], to: "\(folder.path)/project/report.xml")
    }
    #expect(read("\(folder.path)/outside/report.xml") == nil)
  }

  @Test("A link inside the project stays a link")
  func inside() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "")
    try folder.write("real/report.xml", "old")
    try folder.link("report.xml", to: "real/report.xml")
    try FileReplacement.write(Array("new".utf8), to: "\(folder.path)/report.xml")
    #expect(read("\(folder.path)/real/report.xml") == "new")
    #expect(FileSystem.isLink("\(folder.path)/report.xml"))
  }

  @Test("Links of the user's own, in no project, are followed")
  func ownLinks() throws {
    let folder = try TemporaryFolder()
    try folder.write("disk/x", "")
    try folder.link("out", to: "disk")
    try FileReplacement.write(Array("new".utf8), to: "\(folder.path)/out/report.xml")
    #expect(read("\(folder.path)/disk/report.xml") == "new")
  }

  @Test("A transcript that is a link out is not updated")
  func update() throws {
    let folder = try TemporaryFolder()
    try folder.write("project/.git/HEAD", "")
    try folder.write("project/Planet.swift", planetSource)
    try folder.write("outside/planet.earshot", "@open Planet.swift\nVenus\n")
    try folder.link("project/planet.earshot", to: "../outside/planet.earshot")
    let result = try TranscriptSuite(["\(folder.path)/project/planet.earshot"]).run()
    #expect(throws: EarshotError.self) { try result.update() }
    #expect(read("\(folder.path)/outside/planet.earshot") == "@open Planet.swift\nVenus\n")
  }
}
