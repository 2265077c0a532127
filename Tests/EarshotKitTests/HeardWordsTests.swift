import EarshotVocabulary
import Testing

@testable import EarshotKit

@Suite("What is heard on a walk and is known")
struct HeardWordsTests {
  private func heard(_ body: String, _ gestures: String...) throws -> (words: HeardWords, read: ScreensRead) {
    let input = try Earshot.open(
      swift: "import SwiftUI\nstruct Probe: View {\n  var body: some View { \(body) }\n}\n")
    let navigator = try input.navigator()
    var session = NavigationSession(navigator, settings: input.settings)
    _ = session.open()
    for gesture in gestures { _ = session.perform(line: gesture) }
    return (session.heard, input.read(by: navigator))
  }

  @Test(
    "Roles don't make an unknown stop known",
    arguments: ["Text(tideName())", "Button(tideName()) { }", "TidePage()"])
  func unknown(body: String) throws {
    let (words, read) = try heard(body)
    #expect(words.unknown == 1 && !words.isAnythingKnown)
    #expect(throws: EarshotError.self) { try words.check(read) }
  }

  @Test("One word of the app is something to expect, and the others are told of")
  func some() throws {
    let (words, read) = try heard(#"VStack { Text(tideName()); Text("Ebb") }"#, "swipe right")
    try words.check(read)
    #expect(words.sentence?.hasPrefix("1 of 2 utterances has source text in guillemets") == true)
    #expect(try heard(#"Text("Ebb")"#).words.sentence == nil)
    #expect(try heard(#"Text("Depth \(tideDepth())")"#).words.isAnythingKnown)
  }

  @Test("Silence is something to expect only where it was read")
  func silence() throws {
    let idle = try heard("Circle()")
    try idle.words.check(idle.read)
    let lost = try heard(#"VStack { if Tide.isHigh { Text("High") } }"#)
    let error = #expect(throws: EarshotError.self) { try lost.words.check(lost.read) }
    #expect(error?.exitCode == 65)
    #expect(error?.description.contains("Probe is not recorded, since it was not read: 'Tide'") == true)
  }
}
