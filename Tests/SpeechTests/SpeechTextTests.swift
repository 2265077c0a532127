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

  /// contract 2 and issue: language and pitch per piece of an attributed text.
  @Test func `the pieces of a part have their own language and pitch, without a pause`() throws {
    var part = AnnouncementPart(.label, "Say bonjour now", pitch: 0.2)
    part.spans = [
      SpeechSpan("Say"), SpeechSpan("bonjour", language: "fr", pitch: 0.5), SpeechSpan("now"),
    ]
    let text = try text([part, .init(.trait, "button")])
    #expect(text.utterances.map(\.text) == ["Say", "bonjour", "now", "button"])
    #expect(text.utterances.map(\.voiceName) == ["en-us+f2", "fr+f2", "en-us+f2", "en-us+f2"])
    #expect(text.utterances.map(\.pitch) == [60, 75, 60, 50])
    #expect(text.utterances.map(\.part) == [0, 0, 0, 1])
    #expect(text.utterances.map(\.silenceAfter) == [0, 0, 100, 0])
  }

  /// VoiceOver's setting capital-letters=pitch.
  @Test func `a capital that stands alone is higher where that is asked for`() throws {
    let options = SpeechOptions(raisesCapitals: true)
    let spelled = try text([.init(.text, "Ab5", spoken: "A b five")], options)
    #expect(spelled.utterances.map(\.text) == ["A", "b five"])
    #expect(spelled.utterances.map(\.pitch) == [75, 50])
    #expect(try text([.init(.text, "Q")], options).utterances.map(\.pitch) == [75])
    #expect(try text([.init(.label, "A tea room")], options).utterances.map(\.pitch) == [50])
    #expect(try text([.init(.text, "Q")]).utterances.map(\.pitch) == [50])
  }

  @Test func `phonetic notation is reported, and its text spoken`() throws {
    var part = AnnouncementPart(.label, "Nguyen")
    part.spans = [SpeechSpan("Nguyen", phoneticNotation: "ŋwiən"), SpeechSpan("at home")]
    let text = try text([part])
    #expect(text.utterances.map(\.text) == ["Nguyen", "at home"])
    #expect(text.notices.map(\.kind) == [.phonetics])
  }

  /// issue: the first sample within 15 ms, however long the text.
  @Test func `a long text is cut at its sentences, a sentence never`() throws {
    let sentence = "The tide leaves the upper pools at six and the lower ones at eight. "
    let long = try text([.init(.label, String(repeating: sentence, count: 20))])
    #expect(long.utterances.count == 7)
    #expect(long.utterances.allSatisfy { $0.text.hasSuffix("at eight.") })
    #expect(long.utterances.dropLast().allSatisfy { $0.silenceAfter == 200 })
    let endless = String(repeating: "kelp ", count: 150)
    #expect(try text([.init(.label, endless)]).utterances.count == 1)
  }

  @Test func `values out of range are brought into it`() throws {
    let options = SpeechOptions(rate: .infinity, pitch: -.infinity, volume: .nan)
    let utterance = try #require(try text([.init(.label, "a", pitch: .nan)], options).utterances.first)
    #expect(utterance.wordsPerMinute == 450)
    #expect(utterance.pitch == 0)
    #expect(utterance.volume == 100)
    let direct = try text([.init(.label, "a")], SpeechOptions(wordsPerMinute: 100_000))
    #expect(direct.utterances.first?.wordsPerMinute == 900)
  }
}
