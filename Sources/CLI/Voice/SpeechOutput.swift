import EarshotAnnouncements
import EarshotKit
import EarshotSpeech

/// Readings on their way to the voice: what is asynchronous there, waited for here.
struct SpeechOutput {
  private let speaker: Speaker

  init(_ options: SpeechOptions) { speaker = Speaker(options: options) }

  /// With the voice as settings and locale want it.
  init(_ options: OpenOptions) { self.init(SpeechOptions(options)) }

  /// What is spoken of the screens, in order; several screens say their names.
  static func script(of screens: [ScreenReading]) -> [AudibleEvent] {
    screens.flatMap { screen in
      let name = Announcement([AnnouncementPart(.system, screen.name)])
      let stops = screen.elements.map { AudibleEvent.utterance($0.utterance) }
      return (screens.count > 1 ? [.utterance(name)] : []) + stops
    }
  }

  func play(_ heard: [AudibleEvent]) throws(SpeechError) -> SpeechReport {
    try wait { speaker throws(SpeechError) in try await speaker.play(heard) }
  }

  func write(_ heard: [AudibleEvent], to outputs: SpeechOutputs) throws(SpeechError) -> SpeechReport {
    try wait { speaker throws(SpeechError) in try await speaker.write(heard, to: outputs) }
  }

  func seconds(of announcements: [Announcement]) throws(SpeechError) -> [Double] {
    try wait { speaker throws(SpeechError) in try await speaker.seconds(announcements) }
  }

  /// How long all of it takes to hear, silences between included: `~ seconds`.
  func totalSeconds(of heard: [AudibleEvent]) throws(SpeechError) -> Double {
    try wait { speaker throws(SpeechError) in try await speaker.totalSeconds(heard) }
  }

  /// Speaks all of it and checks what was produced: `~ audio`.
  func check(_ heard: [AudibleEvent]) throws(SpeechError) -> SpeechCheck {
    try wait { speaker throws(SpeechError) in try await speaker.check(heard) }
  }

  func check(
    _ heard: [AudibleEvent], recording path: String, sampleRate: Int
  ) throws(SpeechError) -> SpeechCheck {
    try wait { speaker throws(SpeechError) in
      try await speaker.check(heard, recording: path, sampleRate: sampleRate)
    }
  }

  func check(
    _ heard: [AudibleEvent], folder: String, sampleRate: Int
  ) throws(SpeechError) -> SpeechCheck {
    try wait { speaker throws(SpeechError) in
      try await speaker.check(heard, folder: folder, sampleRate: sampleRate)
    }
  }

  private func wait<Result: Sendable>(
    _ work: @escaping @Sendable (Speaker) async throws(SpeechError) -> Result
  ) throws(SpeechError) -> Result {
    let speaker = speaker
    return try Waiting.run { () async throws(SpeechError) in try await work(speaker) }
  }
}

extension SpeechOptions {
  /// The voice as the VoiceOver settings and the locale want it.
  init(_ options: OpenOptions, voice: String? = nil) {
    self.init(
      rate: Double(options.settings.speakingRate), pitch: Double(options.settings.pitch),
      volume: Double(options.settings.volume),
      raisesCapitals: options.settings.capitalLetters == .pitch, locale: options.locale,
      voice: voice, cache: .standard)
  }
}

/// `--seconds`: how long everything takes to say.
struct SpokenLength {
  private let speech: SpeechOutput

  init(_ options: SpeechOptions) { speech = SpeechOutput(options) }

  func measure(_ screens: inout [ScreenReading]) throws {
    for index in screens.indices {
      let lengths = try speech.seconds(of: screens[index].elements.map(\.utterance))
      for (element, seconds) in zip(screens[index].elements.indices, lengths) {
        screens[index].elements[element].seconds = seconds
      }
      screens[index].seconds = lengths.reduce(0, +)
    }
  }
}
