import EarshotAnnouncements

/// What a recording really holds, beside what was to be said: the signal, the length, every
/// announcement in its place, the pauses, and the voice of each part.
public struct SpeechCheck: Hashable, Sendable {
  /// The findings of signal and speech are of one kind.
  public typealias Finding = AudioCheck.Finding

  /// What was measured of the signal.
  public var signal: AudioCheck
  /// Seconds of the recording; of all of them, where a folder was checked.
  public var seconds: Double
  /// Everything that is wrong, in the order of time.
  public var findings: [Finding]
  /// Announcements that were to be heard, and those that are.
  public var expected: Int
  /// Announcements that are heard.
  public var heard: Int
  /// Seconds that all of it takes by the synthesizer's own timing.
  public var expectedSeconds: Double
  /// What is to be known of the voice, as `SpeechReport.notices`.
  public var notices: [SpeechNotice]

  /// Whether nothing is wrong with signal or speech.
  public var isClean: Bool { findings.isEmpty }
}

extension Speaker {
  /// Speaks into a file that is gone afterwards and checks what it holds: what a transcript's
  /// `~ audio` asks.
  public func check(_ heard: [AudibleEvent]) async throws(SpeechError) -> SpeechCheck {
    let scratch = try ScratchFile()
    _ = try await write(heard, to: SpeechOutputs(wave: scratch.path))
    return try await check(heard, recording: scratch.path)
  }

  /// Checks a WAV file against what it should say.
  ///
  /// - Parameter sampleRate: the rate that the file should have.
  public func check(
    _ heard: [AudibleEvent], recording path: String, sampleRate: Int = RenderedSpeech.sampleRate
  ) async throws(SpeechError) -> SpeechCheck {
    try await check(heard, recording: WaveRecording(path: path), sampleRate: sampleRate)
  }

  /// Checks the files of a folder that was written by `SpeechOutputs.folder`.
  public func check(
    _ heard: [AudibleEvent], folder: String, sampleRate: Int = RenderedSpeech.sampleRate
  ) async throws(SpeechError) -> SpeechCheck {
    let report = try await write(heard, to: SpeechOutputs())
    var whole: SpeechCheck?
    for (number, span) in report.spans.enumerated() {
      let item = heard[span.announcement]
      let digits = max(3, String(heard.count).count)
      let name = SplitFolder.name(number + 1, digits: digits, of: item)
      var part = try await check(
        [item], recording: WaveRecording(path: "\(folder)/\(name)"), sampleRate: sampleRate)
      for index in part.findings.indices {
        part.findings[index].announcement = span.announcement
        part.findings[index].message = "\(name): \(part.findings[index].message)"
      }
      whole = whole.map { $0 + part } ?? part
    }
    if let whole { return whole }
    return try await check(heard, recording: nil as WaveRecording?, sampleRate: sampleRate)
  }

  private func check(
    _ heard: [AudibleEvent], recording: WaveRecording?, sampleRate: Int
  ) async throws(SpeechError) -> SpeechCheck {
    var script = ScriptCheck(heard: heard, locator: recording.flatMap(SpeechLocator.init(ifReadable:)))
    var timeline = SpeechTimeline()
    var notices: [SpeechNotice] = []
    var queue = SpeechQueue(heard, engine: engine, options: options)
    while let piece = try await queue.next() {
      for notice in piece.notices where !notices.contains(notice) { notices.append(notice) }
      script.add(piece, at: timeline.length + timeline.silence(before: piece))
      _ = timeline.add(piece)
      guard piece.isLast else { continue }
      for (index, utterance) in script.listen() where !script.isHeard(index) {
        try await listenForOtherVoices(&script, utterance, index)
      }
    }
    let expectedSeconds = RenderedSpeech.seconds(timeline.length)
    let signal = AudioCheck(
      recording: recording, expectedSeconds: expectedSeconds, sampleRate: sampleRate)
    let findings = script.findings(signal: signal, expectedSeconds: expectedSeconds)
    return SpeechCheck(
      signal: signal, seconds: signal.seconds, findings: findings.sorted { $0.seconds < $1.seconds },
      expected: script.expected, heard: script.heardCount, expectedSeconds: expectedSeconds,
      notices: notices)
  }

  /// A part that was not heard may have been spoken by the wrong voice.
  private func listenForOtherVoices(
    _ script: inout ScriptCheck, _ utterance: Utterance, _ index: Int
  ) async throws(SpeechError) {
    var voices: [Voice] = [.english]
    if let local = Voice(language: options.locale) { voices.insert(local, at: 0) }
    for voice in voices where voice.name != utterance.voice.name {
      var other = utterance
      other.voice = voice
      other.voiceName = voice.name + utterance.voiceName.drop { $0 != "+" }
      let isSame =
        Sanitizer.reduced(utterance.text, for: voice)
        == Sanitizer.reduced(utterance.text, for: utterance.voice)
      if !isSame { other.text = Sanitizer.reduced(utterance.text, for: voice) }
      guard !other.text.isEmpty else { continue }
      let samples = try await engine.answers(to: [other])[0].value().get().0.samples
      if script.takeOtherVoice(samples, other, instead: utterance, index) { return }
    }
  }
}

extension SpeechCheck {
  /// Two checks, one after the other.
  fileprivate static func + (first: SpeechCheck, second: SpeechCheck) -> SpeechCheck {
    SpeechCheck(
      signal: first.signal, seconds: first.seconds + second.seconds,
      findings: first.findings + second.findings,
      expected: first.expected + second.expected, heard: first.heard + second.heard,
      expectedSeconds: first.expectedSeconds + second.expectedSeconds,
      notices: first.notices + second.notices.filter { !first.notices.contains($0) })
  }
}

extension SpeechLocator {
  /// Nil where the samples are of a kind that is not read.
  fileprivate init?(ifReadable recording: WaveRecording) {
    guard recording.isReadable else { return nil }
    self.init(recording)
  }
}
