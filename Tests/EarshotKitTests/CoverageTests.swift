import EarshotViewTree
import EarshotVocabulary
import Testing

@testable import EarshotKit

@Suite("Coverage")
struct CoverageTests {
  private func coverage(_ body: String, _ members: String = "") throws -> ScreenCoverage {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "Probe.swift",
      "import SwiftUI\nstruct Probe: View { \(members)\nvar body: some View { VStack { \(body) } } }\n")
    let readings = try Earshot.open([path]).readings()
    return try #require(readings.first).understood
  }

  @Test(
    "A gap touches speech where it stands in a stop's ancestry or text, or may be a stop, unless it only looks",
    arguments: [
      (#"Text("a").padding()"#, ScreenCoverage.Understanding.whole),
      (#"Mystery { Text("a") }"#, .spokenGaps), (#"Text(service.name)"#, .spokenGaps),
      (#"Text("a").mystery()"#, .spokenGaps), (#"Button { } label: { Mystery(); Text("a") }"#, .spokenGaps),
      (#"Text("a"); Mystery()"#, .spokenGaps),
      (#"Text("a"); Mystery().accessibilityHidden(true)"#, .silentGaps),
      (#"Text("a"); Button("b", harbor: 1)"#, .spokenGaps), (#"Text("a").shimmering()"#, .spokenGaps),
      (#"Text("a").foregroundStyle(theme.colour)"#, .silentGaps), (#"KFImage(url); Text("a")"#, .silentGaps),
      (#"Text("a"); if service.isOn { Text("b") }"#, .spokenGaps), (#"EmptyView()"#, .noTranscript),
    ])
  func classes(body: String, expected: ScreenCoverage.Understanding) throws {
    #expect(try coverage(body, "let url = 1").understanding == expected)
  }

  @Test("Words in guillemets are the unknown ones")
  func words() throws {
    let found = try coverage(#"Text("Tide at"); Text(service.name)"#)
    #expect(found.words == 3)
    #expect(found.unknownWords == 1)
    #expect(SpokenWords.count(["«a b» c", "d"], UnknownWords()).unknown == 2)
  }

  @Test("Causes are ranked by the screens and then the stops that they touch")
  func causes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "Two.swift",
      """
      import SwiftUI
      struct A: View { var body: some View { Rare { Text("a") } } }
      struct B: View { var body: some View { Often { Text("a"); Text("b") }; Rare() } }
      struct C: View { var body: some View { Often { Text("a") } } }
      """)
    let report = CoverageReport(try Earshot.open([path], options: OpenOptions()).readings())
    #expect(report.causes.map(\.name) == ["Often", "Rare"])
    #expect(report.causes.first?.touched == 2)
    #expect(report.causes.first?.stops == 3)
    #expect(report.causes.last?.touched == 2)
    #expect(report.causes.last?.stops == 1)
    #expect(report.count(.spokenGaps) == 3)
  }

  @Test("What is heard in guillemets has its cause, also where it was made into a text on the way")
  func heardCauses() throws {
    let found = try coverage(#"Text(words)"#, "var words: String { \"Tide: \\(service.height)\" }")
    #expect(found.understanding == .spokenGaps)
    #expect(found.costs.filter(\.touchesSpeech).map(\.gap.cause) == ["service"])
    #expect(found.costs.first(where: \.touchesSpeech)?.stops == 1)
  }

  @Test("A picture that only decorates has nothing to say, which is no gap")
  func nothingToSay() throws {
    #expect(try coverage("Circle()").hasNothingToSay)
    #expect(try !coverage("Mystery()").hasNothingToSay)
    #expect(try !coverage(#"Text("a")"#).hasNothingToSay)
  }

  @Test("What depends on what a package's type answers is a gap")
  func outside() throws {
    let found = try coverage(#"Text("a"); if store.isOn { Text("b") }"#, "let store = HarbourStore()")
    #expect(found.understanding == .spokenGaps)
    #expect(found.costs.contains { $0.gap.cause == "HarbourStore" })
  }
}
