import EarshotKit
import Testing

/// What is heard in the samples, gesture by gesture.
@Suite("Golden sessions")
struct GoldenSessionTests {
  @Test("A session is heard as it is written", arguments: SampleFiles.sessions)
  func session(_ file: String) throws {
    let result = try TranscriptSuite([SampleFiles.path(file)]).run()
    #expect(!result.cases.isEmpty)
    #expect(result.notices.isEmpty, "\(result.notices)")
    for test in result.cases {
      #expect(test.status == .passed)
      for finding in TestReport.Case(test).findings {
        Issue.record("\(file): \(finding.message)\n\(finding.details.joined(separator: "\n"))")
      }
    }
  }

  @Test("The folder holds them all")
  func folder() throws {
    let names = try TranscriptSuite([SampleFiles.folder.path()]).names
    #expect(names.count >= SampleFiles.sessions.count)
  }

  @Test("There are sessions for every topic, fifteen or more in all")
  func total() {
    #expect(SampleFiles.sessions.count >= 15)
    let told = Set(SampleFiles.sessions.map(topic))
    for file in SampleFiles.swift + SampleFiles.documents {
      #expect(told.contains(topic(file)), "\(file) lies in a folder without a session")
    }
  }

  /// The folder right under `Samples`.
  private func topic(_ file: String) -> Substring { file.prefix { $0 != "/" } }
}
