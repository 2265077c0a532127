import EarshotKit
import EarshotSpeech

/// Readings on their way to the voice.
struct SpeechOutput {
  private let options: SpeechOptions

  init(_ options: OpenOptions, voice: String?) {
    var speech = SpeechOptions()
    speech.locale = options.locale
    self.options = speech
  }

  /// What is spoken of the screens, in order; several screens say their names.
  static func script(of screens: [ScreenReading]) -> [Announcement] {
    screens.flatMap { screen in
      let name = Announcement([AnnouncementPart(.system, screen.name)])
      return (screens.count > 1 ? [name] : []) + screen.elements.map(\.utterance)
    }
  }

  func play(_ announcements: [Announcement]) throws {
    try Speaker(options: options).play(announcements)
  }

  func write(_ announcements: [Announcement], to path: String) throws {
    try Speaker(options: options).write(announcements, to: path)
  }

  func seconds(of announcements: [Announcement]) throws -> [Double] {
    try Speaker(options: options).seconds(announcements)
  }
}

/// `--seconds`: how long everything takes to say.
struct SpokenLength {
  private let speech: SpeechOutput

  init(_ options: OpenOptions) { speech = SpeechOutput(options, voice: nil) }

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
