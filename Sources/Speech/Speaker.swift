import EarshotAnnouncements

/// Speaks announcements into files or to the loudspeaker.
///
/// What has nothing to say is skipped; between two announcements there is
/// `Pauses.betweenAnnouncements` of silence. The same announcements and options give the same
/// bytes in every run.
public struct Speaker: Sendable {
  let engine: SpeechEngine
  let options: SpeechOptions
  private let stage: Stage

  /// A speaker; its helper process starts with the first announcement.
  public init(options: SpeechOptions = SpeechOptions()) {
    self.options = options
    engine = SpeechEngine(options: options)
    stage = Stage(helperPath: options.helperPath)
  }

  /// Starts what speaking needs, so that the first announcement is heard sooner.
  public func prepare() async { await engine.prepare() }

  /// Writes a WAV file (16 bit, mono, 22,050 Hz), which appears only when it is whole.
  public func write(
    _ announcements: [Announcement], to path: String
  ) async throws(SpeechError) -> SpeechReport {
    try await write(announcements.map { .utterance($0) }, to: SpeechOutputs(wave: path))
  }

  /// Writes files, each of which appears only when it is whole. Memory does not grow with the
  /// length of the speech.
  public func write(
    _ heard: [AudibleEvent], to outputs: SpeechOutputs
  ) async throws(SpeechError) -> SpeechReport {
    var files = try SpeechFiles(outputs, total: heard.count)
    var timeline = SpeechTimeline(
      timesWords: outputs.timings != nil || (outputs.captions != nil && outputs.captionsShowWords))
    var report = SpeechReport()
    let isSilent = outputs.wave == nil && outputs.folder == nil
    var queue = SpeechQueue(heard, engine: engine, options: options, lengthOnly: isSilent)
    while let piece = try await queue.next() {
      report.note(piece)
      try files.append(piece, of: heard[piece.item], silence: timeline.silence(before: piece))
      guard let timing = timeline.add(piece) else { continue }
      report.note(timing)
      try files.finish(timing, of: heard[timing.index])
    }
    report.seconds = RenderedSpeech.seconds(timeline.length)
    try files.finish(seconds: report.seconds)
    await engine.finish()
    return report
  }

  /// How long each announcement is, in seconds by the synthesizer's own timing; 0 where there
  /// is nothing to say.
  public func seconds(_ announcements: [Announcement]) async throws(SpeechError) -> [Double] {
    let heard = announcements.map { AudibleEvent.utterance($0) }
    var seconds = [Double](repeating: 0, count: announcements.count)
    for span in try await write(heard, to: SpeechOutputs()).spans {
      seconds[span.announcement] = span.seconds
    }
    return seconds
  }

  /// How long all of it takes to hear, silences between included: what a transcript's
  /// `~ seconds` asks.
  public func totalSeconds(_ heard: [AudibleEvent]) async throws(SpeechError) -> Double {
    try await write(heard, to: SpeechOutputs()).seconds
  }

  /// Plays the announcements and returns when they have been heard or were interrupted.
  ///
  /// What this speaker still plays from before is cut off. Cancelling the task interrupts, too.
  public func play(_ announcements: [Announcement]) async throws(SpeechError) -> SpeechReport {
    try await play(announcements.map { .utterance($0) })
  }

  /// Plays speech and sounds, in order.
  public func play(_ heard: [AudibleEvent]) async throws(SpeechError) -> SpeechReport {
    let player = await stage.player()
    let session = try await player.begin()
    let result = await withTaskCancellationHandler {
      await perform(heard, on: player, session)
    } onCancel: {
      Task { await player.stop(session) }
    }
    await engine.finish()
    return try result.get()
  }

  private func perform(
    _ heard: [AudibleEvent], on player: Player, _ session: Int
  ) async -> Result<SpeechReport, SpeechError> {
    do {
      var queue = SpeechQueue(heard, engine: engine, options: options, batchSize: 4)
      var report = SpeechReport()
      var timeline = SpeechTimeline(timesWords: false)
      var isPlaying = !Task.isCancelled
      while isPlaying, let piece = try await queue.next() {
        report.note(piece)
        let silence = timeline.silence(before: piece)
        if silence > 0 {
          isPlaying = try await player.play([Int16](repeating: 0, count: silence), in: session)
        }
        if isPlaying { isPlaying = try await player.play(piece.samples, in: session) }
        if let timing = timeline.add(piece) { report.note(timing) }
      }
      if isPlaying { isPlaying = try await player.finish(session) } else { await player.stop(session) }
      report.seconds = RenderedSpeech.seconds(timeline.length)
      report.wasInterrupted = !isPlaying
      return .success(report)
    } catch {
      await player.stop(session)
      return .failure(error)
    }
  }

  /// Cuts off what is playing; returns when nothing is heard any more, within 50 ms.
  public func interrupt() async { await stage.silence() }
}

/// Who plays: one player, made when something is first to be heard.
private actor Stage {
  private let helperPath: String?
  private var current: Player?

  init(helperPath: String?) { self.helperPath = helperPath }

  func player() -> Player {
    if let current { return current }
    let player = Player(helperPath: helperPath)
    current = player
    return player
  }

  func silence() async { await current?.stop() }
}
