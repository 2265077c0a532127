import EarshotKit
import Testing

/// The samples are plain SwiftUI: all of it is understood, and all of it has something to say.
@Suite("Samples")
struct SampleReadingTests {
  @Test("A sample reads without diagnostics and has stops", arguments: SampleFiles.inputs)
  func reads(_ input: String) throws {
    let opened = try Earshot.open([SampleFiles.path(input)])
    #expect(opened.notices.isEmpty)
    #expect(!opened.screens.isEmpty)
    for reading in opened.readings() {
      #expect(!reading.elements.isEmpty, "\(reading.name) has no stop")
      #expect(reading.notices.isEmpty, "\(reading.name): \(reading.notices)")
      for element in reading.elements {
        #expect(!element.announcement.isEmpty, "a stop of \(reading.name) says nothing")
      }
    }
  }

  @Test("There are twelve files and eighty stops or more")
  func totals() throws {
    #expect(SampleFiles.swift.count >= 12)
    #expect(SampleFiles.swift.count { $0.hasPrefix(SampleFiles.app + "/") } >= 8)
    #expect(SampleFiles.documents.count >= 2)
    let stops = try SampleFiles.inputs
      .flatMap { try Earshot.open([SampleFiles.path($0)]).readings() }
      .reduce(0) { $0 + $1.elements.count }
    #expect(stops >= 80)
  }
}
