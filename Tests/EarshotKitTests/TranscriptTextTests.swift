import EarshotKit
import Testing

@Suite("Utterances as lines (contract, section 4)")
struct TranscriptTextTests {
  @Test("A first character that would be a mark is quoted", arguments: ["@", ">", "!", "=", "~", "#"])
  func marks(mark: String) {
    #expect(TranscriptText.quoted("\(mark)home") == "\\\(mark)home")
  }

  @Test("Three dots alone are quoted, at a beginning they are not")
  func dots() {
    #expect(TranscriptText.quoted("...") == "\\...")
    #expect(TranscriptText.quoted("...and more") == "...and more")
  }

  @Test("Line breaks and backslashes are written as escapes")
  func escapes() {
    #expect(TranscriptText.quoted("one\ntwo \\ three") == "one\\ntwo \\\\ three")
  }

  @Test("Everything else stays as it is heard")
  func plain() {
    #expect(TranscriptText.quoted("Take survey, button") == "Take survey, button")
  }
}
