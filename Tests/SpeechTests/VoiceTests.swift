import Testing

@testable import EarshotSpeech

/// Language tag to voice, and the mapping of VoiceOver's rate (speech.md 2).
@Suite struct VoiceTests {
  @Test(arguments: [
    ("en_US", "en-us"), ("en", "en-us"), ("en-GB", "en"), ("en_AU", "en"), ("de", "de"),
    ("de_AT", "de"), ("fr-CA", "fr"), ("fr_CH", "fr-ch"), ("es", "es"), ("es-MX", "es-419"),
    ("pt", "pt-br"), ("pt-PT", "pt"), ("pt_BR", "pt-br"), ("zh-Hans", "cmn-latn-pinyin"),
    ("zh-Hans_CN", "cmn-latn-pinyin"), ("zh-Hant-HK", "yue"), ("zh_HK", "yue"), ("iw", "he"),
    ("no", "nb"), ("nn_NO", "nb"), ("in", "id"), ("EN-us", "en-us"), ("en_US_POSIX", "en-us"),
    ("ja_JP@calendar=japanese", "ja"),
  ])
  func `a language has its voice`(tag: String, name: String) {
    #expect(Voice(language: tag)?.name == name)
  }

  @Test(arguments: ["", "tlh", "-", "../../etc/passwd", "x", "\u{1}"])
  func `an unknown language has none`(tag: String) {
    #expect(Voice(language: tag) == nil)
  }

  /// speech.md 1: path traversal, abort on long variants.
  @Test(arguments: [
    "../../../etc/passwd", "en-us+../x", "en+nosuch", "mb/mb-en1", "", "+", "en-us+",
    "en+" + String(repeating: "x", count: 100),
  ])
  func `a voice that is not in the table is refused`(name: String) {
    var options = SpeechOptions()
    options.voice = name
    #expect(throws: SpeechError.self) { try SpeechText(.init(), options: options) }
  }

  @Test func `every voice name is harmless`() {
    for voice in Voice.table {
      for variant in Voice.variants {
        let name = "\(voice.name)+\(variant)"
        #expect(name.utf8.count < 40)
        #expect(name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || "+-".contains($0)) })
      }
    }
    #expect(Set(Voice.table.map(\.name)).count == Voice.table.count)
  }

  @Test(arguments: [(0.0, 80), (25, 123), (50, 190), (75, 292), (100, 450)])
  func `the rate follows the documented curve`(percent: Double, words: Int) {
    #expect(SpeechRate.wordsPerMinute(percent: percent) == words)
  }

  @Test func `values out of range are brought into it`() {
    #expect(SpeechRate.wordsPerMinute(percent: -5) == 80)
    #expect(SpeechRate.wordsPerMinute(percent: .infinity) == 450)
    #expect(SpeechRate.wordsPerMinute(percent: .nan) == 190)
    var options = SpeechOptions(wordsPerMinute: 100_000, pitch: 400, volume: 150)
    #expect(options.nominalRate == 900)
    #expect(options.boundedVolume == 100)
    #expect(options.pitch(shiftedBy: 0) == 99)
    options.pitch = .nan
    options.wordsPerMinute = .min
    #expect(options.nominalRate == 80)
    #expect(options.pitch(shiftedBy: .nan) == 50)
    #expect(options.pitch(shiftedBy: -7) == 0)
  }
}
