import EarshotAnnouncements
import Testing

@testable import EarshotSpeech

/// Announcement to utterances (speech.md 2: parts are separate utterances, the silence is ours).
@Suite struct SpeechTextTests {
  private func text(
    _ parts: [AnnouncementPart], _ options: SpeechOptions = SpeechOptions()
  ) throws -> SpeechText {
    try SpeechText(Announcement(parts), options: options)
  }

  @Test func `every part is an utterance of its own`() throws {
    let text = try text([.init(.label, "Settings"), .init(.trait, "button")])
    #expect(text.utterances.map(\.text) == ["Settings", "button"])
    #expect(text.utterances.map(\.part) == [0, 1])
  }

  @Test func `the pronunciation is spoken where there is one`() throws {
    let text = try text([.init(.value, "2,000", spoken: "two thousand")])
    #expect(text.utterances.map(\.text) == ["two thousand"])
  }

  /// spec voiceover.md: comma short, hint after a noticeably longer pause, suffixes last.
  @Test func `the hint comes after a longer pause than a comma`() throws {
    let parts: [AnnouncementPart] = [
      .init(.label, "a"), .init(.trait, "b"), .init(.hint, "c"), .init(.actions, "d"),
      .init(.moreContent, "e"),
    ]
    let pauses = try text(parts).utterances.map(\.silenceAfter)
    #expect(pauses == [100, 500, 400, 400, 0])
    #expect(Pauses.milliseconds(after: .label, before: .hint) > 2 * Pauses.comma)
  }

  @Test func `no pause between parts is longer than between stops`() {
    for role in AnnouncementPart.Role.allCases {
      for next in AnnouncementPart.Role.allCases {
        let pause = Pauses.milliseconds(after: role, before: next)
        #expect(pause > 0 && pause <= Pauses.betweenAnnouncements)
      }
    }
  }

  @Test func `an empty part is skipped without a pause`() throws {
    let text = try text([.init(.label, "a"), .init(.value, " "), .init(.hint, "c")])
    #expect(text.utterances.map(\.text) == ["a", "c"])
    #expect(text.utterances.first?.silenceAfter == 500)
  }

  @Test func `a part speaks its own language`() throws {
    let text = try text([.init(.label, "Bonjour", language: "fr-FR"), .init(.trait, "button")])
    #expect(text.utterances.map(\.voiceName) == ["fr+f2", "en-us+f2"])
  }

  @Test func `a voice can be asked for`() throws {
    var options = SpeechOptions(locale: "de")
    #expect(try text([.init(.label, "a")], options).utterances.first?.voiceName == "de+f2")
    options.voice = "en-gb-x-rp+m3"
    #expect(try text([.init(.label, "a")], options).utterances.first?.voiceName == "en-gb-x-rp+m3")
    options.voice = "+f5"
    #expect(try text([.init(.label, "a")], options).utterances.first?.voiceName == "de+f5")
  }

  @Test func `a language without a voice is spoken in English, with a notice`() throws {
    let text = try text([.init(.label, "Qapla'", language: "tlh")])
    #expect(text.utterances.first?.voiceName == "en-us+f2")
    #expect(text.notices.map(\.kind) == [.noVoice])
  }

  @Test func `pitch is shifted by part`() throws {
    let text = try text([.init(.label, "a", pitch: 0.5), .init(.hint, "b", pitch: -2)])
    #expect(text.utterances.map(\.pitch) == [75, 0])
  }

  @Test func `a poor voice says so`() throws {
    let text = try text([.init(.label, "こんにちは")], SpeechOptions(locale: "ja"))
    #expect(text.notices.map(\.kind) == [.poorVoice])
  }
}
