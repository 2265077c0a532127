import Foundation
import Testing

@Suite("The transcripts of Documentation/transcripts.md")
struct TranscriptPageTests {
  /// The blocks of code that are marked as transcripts.
  static let transcripts: [String] = {
    let path = "\(DocumentationPage.root)/Documentation/transcripts.md"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "```earshot\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }()

  @Test("Each passes as it stands", arguments: transcripts)
  func passes(transcript: String) throws {
    let folder = try SampleFolder()
    let rooted = transcript.replacing("@open Samples", with: "@open \(DocumentationPage.root)/Samples")
    try folder.write("page.earshot", rooted)
    let result = try Program.run(
      ["run", folder.file("page.earshot"), "--allow-outside", DocumentationPage.root])
    #expect(result.code == 0, "\(transcript)\n\(result.output)\(result.errors)")
  }

  @Test("There are some of every kind of line")
  func some() {
    let lines = TranscriptPageTests.transcripts.joined().split(separator: "\n")
    for mark in ["@open", "@matrix", "@define", "@ignore output", ">", "!", "=", "~", "#", "..."] {
      #expect(lines.contains { $0.hasPrefix(mark) }, "\(mark)")
    }
  }
}
