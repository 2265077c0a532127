import EarshotVocabulary
import Foundation
import Testing

@testable import EarshotKit

@Suite("Bounds on bytes, each named where it is met")
struct BoundTests {
  private func options(_ change: (inout Bounds) -> Void) -> OpenOptions {
    var options = OpenOptions()
    change(&options.bounds)
    return options
  }

  @Test("A Swift file that is too long is an error by itself")
  func file() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Planet.swift", planetSource)
    let error = #expect(throws: EarshotError.self) {
      try Earshot.open([file], options: options { $0.swiftBytes = 100 })
    }
    #expect(error?.exitCode == 65)
    #expect("\(try #require(error))".contains("exceeds the bound of 100 bytes of one Swift file"))
  }

  @Test("Among the files of a folder it is left out, with a diagnostic")
  func folderFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("Planet.swift", planetSource)
    try folder.write("Long.swift", "//" + String(repeating: "x", count: 1_000))
    let opened = try Earshot.open([folder.path], options: options { $0.swiftBytes = 900 })
    #expect(opened.screens.map(\.name) == ["Planet"])
    #expect(
      opened.notices.map(\.description).contains {
        $0.contains("Long.swift:1:1: error: not read: exceeds the bound of 900 bytes")
      })
  }

  @Test("All files of a folder together have a bound")
  func folder() throws {
    let folder = try TemporaryFolder()
    try folder.write("Planet.swift", planetSource)
    try folder.write("Moons.swift", moonSource)
    let error = #expect(throws: EarshotError.self) {
      try Earshot.open([folder.path], options: options { $0.projectBytes = 300 })
    }
    #expect("\(try #require(error))".contains("300 bytes of all Swift files"))
  }
}
