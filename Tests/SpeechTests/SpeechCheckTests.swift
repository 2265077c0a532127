import EarshotAnnouncements
import Testing

@testable import EarshotSpeech

/// Every fault that speech can have, made on purpose, is named with its place (issue: audio
/// output checks).
@Suite struct SpeechCheckTests {
  private let script: [AudibleEvent] = [
    ["Tide pools", "heading"], ["Sea stars", "button"], ["Hermit crabs", "button"],
    ["Log a visit", "Saves what you saw"],
  ].enumerated().map { index, texts in
    .utterance(
      Announcement([
        AnnouncementPart(.label, texts[0]),
        AnnouncementPart(index == 3 ? .hint : .trait, texts[1]),
      ]))
  }

  /// What is really said for some of the script.
  private func recorded(_ heard: [AudibleEvent]) async throws -> [Int16] {
    let folder = TemporaryFolder()
    _ = try await Speaker().write(heard, to: SpeechOutputs(wave: folder.file("a.wav")))
    let wave = try #require(try WaveRecording(path: folder.file("a.wav")))
    return wave.samples(0..<wave.count)
  }

  private func check(
    _ samples: [Int16], sampleRate: Int = 22_050, _ options: SpeechOptions = SpeechOptions(),
    script: [AudibleEvent]? = nil
  ) async throws -> SpeechCheck {
    var bytes = WaveFile.header(sampleCount: samples.count, sampleRate: sampleRate)
    bytes.append(samples: samples)
    return try await check(bytes, options, script: script)
  }

  private func check(
    _ bytes: [UInt8], _ options: SpeechOptions = SpeechOptions(), script: [AudibleEvent]? = nil
  ) async throws -> SpeechCheck {
    let folder = TemporaryFolder()
    folder.write(bytes, to: "a.wav")
    return try await Speaker(options: options).check(
      script ?? self.script, recording: folder.file("a.wav"))
  }

  private func kinds(_ check: SpeechCheck) -> Set<AudioCheck.Finding.Kind> {
    Set(check.findings.map(\.kind))
  }

  private func silence(_ seconds: Double) -> [Int16] {
    [Int16](repeating: 0, count: Int(seconds * 22_050))
  }

  @Test func `what was spoken as planned has no findings`() async throws {
    let check = try await Speaker().check(script)
    #expect(check.findings == [])
    #expect(check.expected == 4)
    #expect(check.heard == 4)
    #expect(abs(check.signal.seconds - check.expectedSeconds) < 0.001)
  }

  @Test(arguments: [8_000, 16_000, 44_100, 48_000])
  func `the same at another rate has none either`(rate: Int) async throws {
    let folder = TemporaryFolder()
    let outputs = SpeechOutputs(wave: folder.file("a.wav"), sampleRate: rate)
    _ = try await Speaker().write(script, to: outputs)
    let check = try await Speaker().check(
      script, recording: folder.file("a.wav"), sampleRate: rate)
    #expect(check.findings == [])
    #expect(check.heard == 4)
  }

  @Test func `each file of a folder is checked`() async throws {
    let folder = TemporaryFolder()
    defer { folder.removeFolder("each") }
    let speaker = Speaker()
    _ = try await speaker.write(script, to: SpeechOutputs(folder: folder.file("each")))
    #expect(try await speaker.check(script, folder: folder.file("each")).findings == [])
    var bytes = try #require(folder.bytes(of: "each/002-sea-stars-button.wav"))
    bytes.removeLast(20_000)
    folder.write(bytes, to: "each/002-sea-stars-button.wav")
    let check = try await speaker.check(script, folder: folder.file("each"))
    #expect(kinds(check).contains(.truncated))
    #expect(check.findings.allSatisfy { $0.announcement == 1 })
    #expect(check.findings.allSatisfy { $0.message.hasPrefix("002-sea-stars-button.wav: ") })
  }

  @Test func `silence`() async throws {
    let length = try await recorded(script).count
    let check = try await check([Int16](repeating: 0, count: length))
    #expect(kinds(check) == [.silent])
    #expect(check.heard == 0)
  }

  @Test func `clipped`() async throws {
    let loud = try await recorded(script).map { Int16(clamping: Int($0) * 4) }
    let check = try await check(loud)
    #expect(kinds(check).isSuperset(of: [.clipping]))
    #expect(!kinds(check).contains(.missing))
    let clipped = try #require(check.findings.first { $0.kind == .clipping })
    #expect(clipped.seconds > 0 && clipped.seconds < 1)
  }

  @Test func `truncated: the file ends before its header says`() async throws {
    let samples = try await recorded(script)
    var bytes = WaveFile.header(sampleCount: samples.count)
    bytes.append(samples: samples)
    let length = samples.count / 2
    let check = try await check(Array(bytes[..<(44 + length * 2)]))
    #expect(kinds(check).isSuperset(of: [.truncated, .missing, .length]))
    let truncated = try #require(check.findings.first { $0.kind == .truncated })
    #expect(abs(truncated.seconds - Double(length) / 22_050) < 0.01)
    #expect(check.findings.contains { $0.kind == .missing && $0.announcement == 3 })
    #expect(!check.findings.contains { $0.kind == .missing && $0.announcement == 0 })
  }

  /// A recording cut at 8,000 of 22,050 parts is as long as one at the wrong rate would be.
  @Test func `a part of a recording is no recording at another speed`() async throws {
    let samples = try await recorded(script)
    let check = try await check(Array(samples.prefix(samples.count * 8_000 / 22_050)))
    #expect(kinds(check).isSuperset(of: [.missing, .length]))
    #expect(!kinds(check).contains(.speed))
  }

  @Test func `wrong rate in the header`() async throws {
    let check = try await check(try await recorded(script), sampleRate: 16_000)
    #expect(kinds(check).isSuperset(of: [.format, .speed]))
    #expect(check.findings.contains { $0.message.contains("1.378 times as long") })
  }

  @Test func `the wrong speed under the right header`() async throws {
    var resampler = Resampler(from: 16_000, to: 22_050)
    let slow = resampler.append(try await recorded(script)) + resampler.finish()
    let check = try await check(slow)
    #expect(kinds(check).contains(.speed))
    #expect(!kinds(check).contains(.format))
  }

  @Test func `swapped order`() async throws {
    let swapped = [script[0], script[2], script[1], script[3]]
    let check = try await check(try await recorded(swapped))
    #expect(kinds(check) == [.order])
    let order = try #require(check.findings.first)
    #expect(order.announcement == 1 || order.announcement == 2)
    #expect(order.message.contains("Sea stars, button"))
    #expect(order.seconds > 1)
    #expect(check.heard == 4)
  }

  @Test(arguments: [0, 1, 3])
  func `a missing announcement`(index: Int) async throws {
    var others = script
    others.remove(at: index)
    let check = try await check(try await recorded(others))
    #expect(kinds(check) == [.missing, .length])
    let missing = check.findings.filter { $0.kind == .missing }
    #expect(missing.map(\.announcement) == [index])
    #expect(missing.first?.message.contains(script[index].caption) == true)
    #expect(check.heard == 3)
  }

  @Test func `one of two announcements that are the same`() async throws {
    let twice = [script[1], script[1], script[2]]
    let check = try await check(try await recorded([script[1], script[2]]), script: twice)
    #expect(check.findings.filter { $0.kind == .missing }.count == 1)
    #expect(check.heard == 2)
  }

  @Test func `a pause where two parts meet`() async throws {
    let speech = try await SpeechEngine(options: SpeechOptions()).render(
      Announcement([.init(.label, "Log a visit"), .init(.hint, "Saves what you saw")]))
    let cut = Int(speech.parts[0].end * 22_050) + 10
    let samples = speech.samples
    let long = Array(samples[..<cut]) + silence(0.3) + Array(samples[cut...])
    let check = try await check(long, script: [script[3]])
    #expect(kinds(check) == [.pause, .length])
    let pause = try #require(check.findings.first { $0.kind == .pause })
    #expect(abs(pause.seconds - speech.parts[0].end) < 0.01)
    #expect(pause.message.contains("0.800 s between \"Log a visit\" and \"Saves what you saw\""))
    #expect(pause.message.contains("instead of 0.500 s"))
    let short = Array(samples[..<cut]) + Array(samples[(cut + 8_820)...])
    #expect(try await self.check(short, script: [script[3]]).findings.contains { $0.kind == .pause })
  }

  @Test func `a part that is missing or goes on otherwise`() async throws {
    let speech = try await SpeechEngine(options: SpeechOptions()).render(
      Announcement([.init(.label, "Log a visit"), .init(.hint, "Saves what you saw")]))
    let (start, end) = (Int(speech.parts[1].start * 22_050), speech.samples.count)
    var samples = speech.samples
    for index in start..<end { samples[index] = 0 }
    let silenced = try await check(samples, script: [script[3]])
    let missing = try #require(silenced.findings.first { $0.kind == .missing })
    #expect(missing.message.contains("\"Saves what you saw\" is not heard"))
    #expect(abs(missing.seconds - speech.parts[1].start) < 0.02)
    samples = speech.samples
    for index in (start + 20_000)..<end { samples[index] = Int16(truncatingIfNeeded: index * 77 % 5_000) }
    let spoiled = try await check(samples, script: [script[3]])
    let differs = try #require(spoiled.findings.first { $0.kind == .differs })
    #expect(abs(differs.seconds - Double(start + 20_000) / 22_050) < 0.06)
  }

  @Test func `sound that belongs to nothing`() async throws {
    let first = try await recorded([script[0]])
    let noise = (0..<11_025).map { Int16(truncatingIfNeeded: $0 * $0 % 9_000 - 4_500) }
    let check = try await check(
      first + silence(0.3) + noise + silence(0.3) + (try await recorded([script[1]])),
      script: [script[0], script[1]])
    #expect(kinds(check).isSuperset(of: [.extra]))
    let after = try await self.check(first + silence(0.3) + noise, script: [script[0]])
    #expect(kinds(after).isSuperset(of: [.extra, .length]))
  }

  @Test func `a part in the voice of another language`() async throws {
    let french: [AudibleEvent] = [
      .utterance(
        Announcement([
          .init(.label, "Marée haute", language: "fr"), .init(.trait, "heading"),
        ]))
    ]
    let english: [AudibleEvent] = [
      .utterance(Announcement([.init(.label, "Marée haute"), .init(.trait, "heading")]))
    ]
    #expect(try await check(try await recorded(french), script: french).findings == [])
    let check = try await check(try await recorded(english), script: french)
    let language = try #require(check.findings.first { $0.kind == .language })
    #expect(language.message.contains("\"Marée haute\" is spoken by the voice en-us+f2 instead of fr+f2"))
    #expect(!kinds(check).contains(.missing))
  }

  @Test func `what is no recording`() async throws {
    let check = try await check(Array("hello".utf8))
    #expect(kinds(check) == [.notWave])
    await #expect(throws: SpeechError.self) {
      _ = try await Speaker().check(script, recording: "/nonexistent/a.wav")
    }
  }

  @Test func `quieter than it was spoken is still what was spoken`() async throws {
    let quiet = try await recorded(script).map { $0 / 2 }
    #expect(try await check(quiet).findings == [])
  }
}
