import EarshotAnnouncements

/// What was spoken.
public struct SpeechReport: Hashable, Sendable {
  /// When an announcement is heard.
  public struct Span: Hashable, Sendable {
    /// Its index among those given.
    public var announcement: Int
    /// Seconds from the start.
    public var start: Double
    public var end: Double
  }

  /// The length of the audio, silences included.
  public internal(set) var seconds = 0.0
  /// How many announcements had something to say.
  public internal(set) var utterances = 0
  public internal(set) var spans: [Span] = []
  public internal(set) var notices: [SpeechNotice] = []
  /// Whether playing was cut off.
  public internal(set) var wasInterrupted = false
}

/// Speaks announcements into a file or to the loudspeaker.
///
/// Announcements with nothing to say are skipped; between two there is
/// `Pauses.betweenAnnouncements` of silence. The same announcements and options give the same
/// bytes in every run.
public struct Speaker: Sendable {
  private let engine: SpeechEngine
  private let stage: Stage
  private let options: SpeechOptions

  /// Announcements rendered ahead of the one in hand.
  private static let ahead = 8

  public init(options: SpeechOptions = SpeechOptions()) {
    self.options = options
    engine = SpeechEngine(options: options)
    stage = Stage()
  }

  /// Writes a WAV file (16 bit, mono, 22,050 Hz), which appears only when it is whole.
  public func write(
    _ announcements: [Announcement], to path: String
  ) async throws(SpeechError) -> SpeechReport {
    var file = try WaveFile.create(at: path)
    var report = SpeechReport()
    let queue = RenderQueue(announcements, engine: engine, ahead: Speaker.ahead)
    while let (index, speech) = try await queue.next() {
      if report.note(index, speech) {
        try file.appendSilence(milliseconds: Pauses.betweenAnnouncements)
      }
      try file.append(speech.samples)
    }
    try file.finish()
    return report
  }

  /// Plays the announcements and returns when they have been heard or were interrupted.
  ///
  /// What this speaker still plays from before is cut off. Cancelling the task interrupts, too.
  public func play(_ announcements: [Announcement]) async throws(SpeechError) -> SpeechReport {
    let player = try Player(helperPath: HelperLocation.find(explicit: options.helperPath))
    await stage.enter(player)
    let result = await withTaskCancellationHandler {
      await perform(announcements, on: player)
    } onCancel: {
      Task { await player.stop() }
    }
    await stage.leave(player)
    return try result.get()
  }

  private func perform(
    _ announcements: [Announcement], on player: Player
  ) async -> Result<SpeechReport, SpeechError> {
    do {
      var report = SpeechReport()
      let queue = RenderQueue(announcements, engine: engine, ahead: Speaker.ahead)
      var isPlaying = try await player.open()
      while isPlaying, let (index, speech) = try await queue.next() {
        let silence = report.note(index, speech) ? Pauses.betweenAnnouncements : 0
        let count = RenderedSpeech.samples(inMilliseconds: silence)
        isPlaying = try await player.play(
          [Int16](repeating: 0, count: count) + speech.samples)
      }
      if isPlaying { isPlaying = try await player.finish() }
      report.wasInterrupted = !isPlaying
      return .success(report)
    } catch {
      await player.stop()
      return .failure(error)
    }
  }

  /// How long each announcement is, in seconds by the synthesizer's own timing; 0 where there
  /// is nothing to say.
  public func seconds(_ announcements: [Announcement]) async throws(SpeechError) -> [Double] {
    var seconds = [Double](repeating: 0, count: announcements.count)
    let queue = RenderQueue(announcements, engine: engine, ahead: Speaker.ahead)
    while let (index, speech) = try await queue.next() { seconds[index] = speech.seconds }
    return seconds
  }

  /// Cuts off what is playing; returns when nothing is heard any more, within 50 ms.
  public func interrupt() async { await stage.clear() }
}

extension SpeechReport {
  /// Adds what was rendered; true where silence comes before it.
  fileprivate mutating func note(_ index: Int, _ speech: RenderedSpeech) -> Bool {
    for notice in speech.notices where !notices.contains(notice) { notices.append(notice) }
    guard !speech.samples.isEmpty else { return false }
    let needsSilence = utterances > 0
    if needsSilence {
      let samples = RenderedSpeech.samples(inMilliseconds: Pauses.betweenAnnouncements)
      seconds += Double(samples) / Double(RenderedSpeech.sampleRate)
    }
    spans.append(Span(announcement: index, start: seconds, end: seconds + speech.seconds))
    seconds += speech.seconds
    utterances += 1
    return needsSilence
  }
}

/// Who is playing: at most one.
private actor Stage {
  private var player: Player?

  func enter(_ newcomer: Player) async {
    let previous = player
    player = newcomer
    await previous?.stop()
  }

  func leave(_ leaving: Player) {
    if player === leaving { player = nil }
  }

  func clear() async { await player?.stop() }
}
