import EarshotAnnouncements
import Testing

@testable import EarshotSpeech

/// Sounds of the program's own making: short, quiet, each another (issue: earcons).
@Suite struct EarconTests {
  @Test(arguments: Sound.allCases)
  func `every sound is heard, short and quiet`(sound: Sound) {
    let samples = Earcon.samples(of: sound)
    let check = AudioCheck(samples: samples)
    #expect(check.seconds > 0.02 && check.seconds < 0.4)
    #expect(check.peak > 1_000)
    // Speech peaks at 17,000 to 27,000 (speech.md 4).
    #expect(check.peak <= 5_000)
    #expect(!check.findings.contains { $0.kind == .silent || $0.kind == .clipping })
    #expect(samples.first == 0 && abs(Int(samples.last ?? 9)) < 100)
  }

  @Test func `no two are the same`() {
    #expect(Set(Sound.allCases.map { Earcon.samples(of: $0) }).count == Sound.allCases.count)
  }

  @Test func `they follow the volume`() {
    let loud = AudioCheck(samples: Earcon.samples(of: .alert)).peak
    let soft = AudioCheck(samples: Earcon.samples(of: .alert, volume: 50)).peak
    #expect(abs(loud - 2 * soft) < 4)
    #expect(Earcon.samples(of: .alert, volume: 0).allSatisfy { $0 == 0 })
    #expect(Earcon.samples(of: .alert, volume: 900) == Earcon.samples(of: .alert))
  }

  @Test func `between a sound and speech there is a short silence`() async throws {
    let heard: [AudibleEvent] = [
      .sound(.boundary), .utterance(Announcement([.init(.label, "Quay")])), .sound(.alert),
    ]
    let report = try await Speaker().write(heard, to: SpeechOutputs())
    #expect(report.spans.count == 3)
    #expect(report.utterances == 1)
    for (span, next) in zip(report.spans, report.spans.dropFirst()) {
      #expect(abs(next.start - span.end - 0.1) < 0.001)
    }
  }
}
