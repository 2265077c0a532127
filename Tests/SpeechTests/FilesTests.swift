import EarshotAnnouncements
import Testing

@testable import EarshotSpeech

/// Files of one run: a WAV of everything, one an utterance, captions, timings (issue: Files).
@Suite struct FilesTests {
  private let heard: [AudibleEvent] = [
    .utterance(
      Announcement([.init(.label, "Tide pools"), .init(.trait, "heading", spoken: "heading")])),
    .utterance(Announcement()),
    .sound(.boundary),
    .utterance(
      Announcement([
        .init(.label, "Kelp <b> & crab"), .init(.value, "2,000", spoken: "two thousand"),
        .init(.hint, "Bonjour", language: "fr"),
      ])),
  ]

  private func outputs(_ folder: TemporaryFolder, words: Bool = false) -> SpeechOutputs {
    SpeechOutputs(
      wave: folder.file("all.wav"), folder: folder.file("each"), captions: folder.file("all.vtt"),
      captionsShowWords: words, timings: folder.file("all.json"))
  }

  private func text(_ folder: TemporaryFolder, _ name: String) throws -> String {
    String(decoding: try #require(folder.bytes(of: name)), as: UTF8.self)
  }

  @Test func `all files of a run are the same in the next run`() async throws {
    let (first, second) = (TemporaryFolder(), TemporaryFolder())
    for folder in [first, second] { _ = try await Speaker().write(heard, to: outputs(folder)) }
    #expect(first.names == ["all.json", "all.vtt", "all.wav", "each"])
    for name in ["all.json", "all.vtt", "all.wav"] {
      #expect(first.bytes(of: name) == second.bytes(of: name), "\(name)")
    }
    for folder in [first, second] { folder.removeFolder("each") }
  }

  @Test func `of many everything is heard, in order, cached or not`() async throws {
    let folder = TemporaryFolder()
    defer { folder.removeTree("cache") }
    let many = (0..<50).map { index -> AudibleEvent in
      switch index % 7 {
      case 3: .utterance(Announcement())
      case 5: .sound(.rotor)
      default: .utterance(Announcement([.init(.label, "Buoy \(index)"), .init(.trait, "button")]))
      }
    }
    let indices = many.indices.filter { $0 % 7 != 3 }
    let plain = try await Speaker().write(many, to: SpeechOutputs(wave: folder.file("0.wav")))
    #expect(plain.spans.map(\.announcement) == indices)
    let options = SpeechOptions(cache: SpeechCache(folder: folder.file("cache")))
    for name in ["1.wav", "2.wav"] {
      let kept = try await Speaker(options: options).write(
        many, to: SpeechOutputs(wave: folder.file(name)))
      #expect(kept.spans == plain.spans)
      #expect(folder.bytes(of: name) == folder.bytes(of: "0.wav"))
    }
    for index in [0, 16, 17, 32, 49] where index % 7 != 3 && index % 7 != 5 {
      let alone = try await Speaker().write([many[index]], to: SpeechOutputs())
      let span = try #require(plain.spans.first { $0.announcement == index })
      #expect(abs(span.seconds - alone.seconds) < 0.001)
    }
  }

  @Test func `the whole is its utterances with the planned silence between`() async throws {
    let folder = TemporaryFolder()
    defer { folder.removeFolder("each") }
    let report = try await Speaker().write(heard, to: outputs(folder))
    #expect(report.utterances == 2)
    #expect(report.spans.map(\.announcement) == [0, 2, 3])
    let each = folder.names(in: "each")
    #expect(
      each == [
        "001-tide-pools-heading.wav", "002-boundary.wav", "003-kelp-b-crab-2-000-bonjour.wav",
      ])
    var joined: [Int16] = []
    for (index, name) in each.enumerated() {
      let wave = try #require(try WaveRecording(path: folder.file("each/\(name)")))
      if index > 0 { joined += [Int16](repeating: 0, count: 2_205) }
      joined += wave.samples(0..<wave.count)
    }
    let whole = try #require(try WaveRecording(path: folder.file("all.wav")))
    #expect(whole.samples(0..<whole.count) == joined)
    #expect(report.seconds == Double(joined.count) / 22_050)
  }

  @Test func `captions have a cue for each utterance, at its time, as the panel shows it`() async throws {
    let folder = TemporaryFolder()
    defer { folder.removeFolder("each") }
    let report = try await Speaker().write(heard, to: outputs(folder))
    let lines = try text(folder, "all.vtt").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "WEBVTT")
    #expect(lines[1] == "")
    #expect(lines[2] == "1")
    let span = report.spans[0]
    #expect(lines[3] == "\(CaptionFile.clock(span.start)) --> \(CaptionFile.clock(span.end))")
    #expect(lines[4] == "Tide pools, heading")
    #expect(lines[8] == "(boundary)")
    #expect(lines[12] == "Kelp &lt;b&gt; &amp; crab, 2,000, Bonjour")
  }

  @Test func `captions show every word at its time where that is asked for`() async throws {
    let folder = TemporaryFolder()
    defer { folder.removeFolder("each") }
    _ = try await Speaker().write(heard, to: outputs(folder, words: true))
    let captions = try text(folder, "all.vtt")
    let cue = try #require(captions.split(separator: "\n").last)
    let words = cue.split(separator: " ").map { $0.drop { $0 != ">" }.dropFirst() }
    #expect(words.suffix(3) == ["two", "thousand,", "Bonjour"])
    let times = cue.split(separator: "<").dropFirst().map { $0.prefix { $0 != ">" } }
    #expect(times.count == words.count - 1)
    #expect(times == times.sorted())
  }

  @Test func `timings name parts with their voices, and words, in seconds`() async throws {
    let folder = TemporaryFolder()
    defer { folder.removeFolder("each") }
    let report = try await Speaker().write(heard, to: outputs(folder))
    let timings = try text(folder, "all.json")
    #expect(timings.hasPrefix("{\"version\": 1, \"computed\": {\"by\": \"earshot\", \"ios\": null},"))
    #expect(timings.contains("\"sampleRate\": 22050,"))
    #expect(timings.contains("\"text\": \"Kelp <b> & crab, 2,000, Bonjour\""))
    #expect(timings.contains("\"spoken\": \"Kelp <b> & crab, two thousand, Bonjour\""))
    #expect(timings.contains("\"file\": \"002-boundary.wav\""))
    #expect(timings.contains("\"sound\": \"boundary\""))
    #expect(timings.contains("\"language\": \"fr\", \"voice\": \"fr+f2\""))
    #expect(timings.contains("{\"text\": \"thousand\", \"part\": 1, \"start\": "))
    let milliseconds = Int((report.seconds * 1000).rounded())
    #expect(timings.hasSuffix("\"seconds\": \(Double(milliseconds) / 1000)\n}\n"))
  }

  @Test func `nothing to say gives files with nothing in them`() async throws {
    let folder = TemporaryFolder()
    let outputs = SpeechOutputs(
      wave: folder.file("a.wav"), captions: folder.file("a.vtt"), timings: folder.file("a.json"))
    let report = try await Speaker().write([.utterance(Announcement())], to: outputs)
    #expect(report.utterances == 0)
    #expect(folder.bytes(of: "a.wav")?.count == 44)
    #expect(try text(folder, "a.vtt") == "WEBVTT\n")
    #expect(try text(folder, "a.json").hasSuffix("\"utterances\": [],\n  \"seconds\": 0\n}\n"))
  }

  @Test func `a file that can't be written is named, and no other stays behind`() async {
    let folder = TemporaryFolder()
    await #expect(throws: SpeechError.cannotWrite(folder.path, "it is a folder")) {
      _ = try await Speaker().write(
        heard, to: SpeechOutputs(wave: folder.file("a.wav"), captions: folder.path))
    }
    #expect(folder.names == [])
  }

  @Test func `no text gets out of a caption or into a path`() {
    #expect(CaptionFile.harmless("a-->b\nc\u{0}\u{202e}d") == "a--&gt;b c d")
    let hostile = AudibleEvent.utterance(Announcement([.init(.label, "../../etc/passwd\0; rm *")]))
    #expect(SplitFolder.name(7, digits: 3, of: hostile) == "007-etc-passwd-rm.wav")
    let foreign = AudibleEvent.utterance(Announcement([.init(.label, "海の生き物")]))
    #expect(SplitFolder.name(12, digits: 3, of: foreign) == "012.wav")
    let long = AudibleEvent.utterance(Announcement([.init(.label, String(repeating: "a", count: 500))]))
    #expect(SplitFolder.name(1, digits: 3, of: long).count == 48)
  }

  @Test(arguments: [
    (0.0, "00:00:00.000"), (1.2346, "00:00:01.235"), (59.9996, "00:01:00.000"),
    (3_661.5, "01:01:01.500"), (-1, "00:00:00.000"),
  ])
  func `a time in captions`(seconds: Double, clock: String) {
    #expect(CaptionFile.clock(seconds) == clock)
  }
}
