import EarshotKit
import EarshotSpeech

/// Readings on their way to the voice.
struct SpeechOutput {
  private let speaker: Speaker

  init(_ options: OpenOptions, voice: String? = nil) {
    speaker = Speaker(options: SpeechOptions(options, voice: voice))
  }

  /// What is spoken of the screens, in order; several screens say their names.
  static func script(of screens: [ScreenReading]) -> [Announcement] {
    screens.flatMap { screen in
      let name = Announcement([AnnouncementPart(.system, screen.name)])
      return (screens.count > 1 ? [name] : []) + screen.elements.map(\.utterance)
    }
  }

  func play(_ announcements: [Announcement]) throws(SpeechError) -> SpeechReport {
    let speaker = speaker
    return try Waiting.run { () async throws(SpeechError) in
      try await speaker.play(announcements)
    }
  }

  func write(
    _ announcements: [Announcement], to path: String
  ) throws(SpeechError) -> SpeechReport {
    let speaker = speaker
    return try Waiting.run { () async throws(SpeechError) in
      try await speaker.write(announcements, to: path)
    }
  }

  func seconds(of announcements: [Announcement]) throws(SpeechError) -> [Double] {
    let speaker = speaker
    return try Waiting.run { () async throws(SpeechError) in
      try await speaker.seconds(announcements)
    }
  }
}

extension SpeechOptions {
  /// The voice as the VoiceOver settings and the locale want it.
  init(_ options: OpenOptions, voice: String? = nil) {
    self.init(
      rate: Double(options.settings.speakingRate), pitch: Double(options.settings.pitch),
      volume: Double(options.settings.volume), locale: options.locale, voice: voice)
  }
}

/// `--seconds`: how long everything takes to say.
struct SpokenLength {
  private let speech: SpeechOutput

  init(_ options: OpenOptions) { speech = SpeechOutput(options) }

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
