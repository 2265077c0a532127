import EarshotAnnouncements
import Testing

@testable import EarshotSpeech

/// With the helper and libespeak-ng. They are found beside the tests; where they are missing, the
/// tests fail with the engine's own sentence.
@Suite struct SpeechEngineTests {
  private func announcement(_ texts: String...) -> Announcement {
    Announcement(
      texts.enumerated().map { AnnouncementPart($0.offset == 0 ? .label : .trait, $0.element) })
  }

  private let stops = [
    ["Settings", "button"], ["Wi-Fi", "switch button", "on"], ["Home", "tab", "3 of 5"],
    ["Ada Lovelace", "heading"], ["12:30 PM"], ["Price $9.99"], ["Next", "dimmed", "button"],
    ["Café, 25%"], ["selected", "All"], ["hello"],
  ]

  private var announcements: [Announcement] {
    stops.map { Announcement($0.map { AnnouncementPart(.label, $0) }) }
  }

  /// speech.md 3: in one process 200 of 200 utterances change with what was said before.
  @Test func `the order of announcements changes no sample`() async throws {
    let engine = SpeechEngine(options: SpeechOptions())
    var forward: [[Int16]] = []
    for announcement in announcements { forward.append(try await engine.render(announcement).samples) }
    for (index, announcement) in announcements.enumerated().reversed() {
      #expect(try await engine.render(announcement).samples == forward[index])
    }
    let other = SpeechEngine(options: SpeechOptions())
    #expect(try await other.render(announcements[4]).samples == forward[4])
  }

  @Test func `announcements rendered at once are the same as one by one`() async throws {
    let engine = SpeechEngine(options: SpeechOptions())
    let all = announcements
    var expected: [[Int16]] = []
    for announcement in all { expected.append(try await engine.render(announcement).samples) }
    let together = try await withThrowingTaskGroup(of: (Int, [Int16]).self) { group in
      for (index, announcement) in all.enumerated() {
        group.addTask { (index, try await engine.render(announcement).samples) }
      }
      var samples = [[Int16]](repeating: [], count: all.count)
      for try await (index, rendered) in group { samples[index] = rendered }
      return samples
    }
    #expect(together == expected)
  }

  @Test func `a file is the same in every run and passes the check`() async throws {
    let folder = TemporaryFolder()
    var reports: [SpeechReport] = []
    for name in ["a.wav", "b.wav"] {
      let list = [Announcement()] + announcements + [Announcement([AnnouncementPart(.label, " ")])]
      reports.append(try await Speaker().write(list, to: folder.file(name)))
    }
    let bytes = try #require(folder.bytes(of: "a.wav"))
    #expect(bytes == folder.bytes(of: "b.wav"))
    let report = reports[0]
    #expect(report.utterances == announcements.count)
    #expect(report.notices.isEmpty)
    let check = AudioCheck(wave: bytes, expectedSeconds: report.seconds)
    #expect(check.findings == [])
  }

  @Test func `words lie inside their parts, in order`() async throws {
    let speech = try await SpeechEngine(options: SpeechOptions()).render(
      announcement("Airplane Mode", "switch button", "off"))
    #expect(speech.words.map(\.text) == ["Airplane", "Mode", "switch", "button", "off"])
    #expect(speech.words.map(\.part) == [0, 0, 1, 1, 2])
    #expect(speech.parts.map(\.index) == [0, 1, 2])
    for word in speech.words {
      let part = try #require(speech.parts.first { $0.index == word.part })
      #expect(word.start >= part.start && word.start < part.end)
    }
    for (word, next) in zip(speech.words, speech.words.dropFirst()) {
      #expect(word.start < next.start)
    }
  }

  @Test func `the silence between parts is exact at any rate`() async throws {
    for rate in [20.0, 50, 90] {
      let speech = try await SpeechEngine(options: SpeechOptions(rate: rate)).render(
        Announcement([AnnouncementPart(.label, "Save"), AnnouncementPart(.hint, "Saves the file")]))
      let gap = speech.parts[1].start - speech.parts[0].end
      #expect(abs(gap - 0.5) < 0.001)
    }
  }

  @Test func `speech gets shorter as the rate rises`() async throws {
    var lengths: [Double] = []
    for rate in [0.0, 25, 50, 75, 100] {
      let text = [announcement("Favorite recipes of the week")]
      lengths += try await Speaker(options: SpeechOptions(rate: rate)).seconds(text)
    }
    #expect(zip(lengths, lengths.dropFirst()).allSatisfy { $0 > $1 })
  }

  /// speech.md 1: the same sound as text would give, whatever was sent before.
  @Test(arguments: ["en_US", "ar", "he", "hi", "ja", "zh-Hans", "ru"])
  func `hostile text harms nothing that follows`(locale: String) async throws {
    let engine = SpeechEngine(options: SpeechOptions(locale: locale))
    let reference = try await engine.render(announcement("Settings 12", "button"))
    let hostile = [
      "\u{1}300S", "\u{1}59999M", "…-മലയാളം", "¯-डन", "\u{28ff}\u{28ef}",
      "<audio src=\"/etc/passwd\">", "<prosody rate=\"300%\">", "[[\(String(repeating: "a", count: 9_000))",
      "\0\0", "($9.99", ";$9.99<", String(repeating: "e\u{301}", count: 3_000),
      String(repeating: "漢", count: 500), String(repeating: "9", count: 500), "\u{202e}-\u{5e9}-a",
    ]
    for text in hostile {
      _ = try await engine.render(announcement(text))
      #expect(try await engine.render(announcement("Settings 12", "button")) == reference)
    }
  }

  @Test func `every voice of the table is there and speaks`() async throws {
    for voice in Voice.table {
      let engine = SpeechEngine(options: SpeechOptions(voice: voice.name))
      let speech = try await engine.render(announcement("25"))
      #expect(speech.seconds > 0.2, "\(voice.name)")
    }
  }

  @Test func `a part in another language is spoken by its voice`() async throws {
    let engine = SpeechEngine(options: SpeechOptions())
    let plain = try await engine.render(announcement("Maison"))
    let french = try await engine.render(
      Announcement([AnnouncementPart(.label, "Maison", language: "fr")]))
    #expect(plain.phonemes != french.phonemes)
  }
}
