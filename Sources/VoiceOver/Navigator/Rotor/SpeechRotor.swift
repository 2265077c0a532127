import EarshotAnnouncements
import EarshotLocalization

/// The rotor's settings of speech: a swipe up raises or toggles, down lowers, and the new value is
/// spoken (spec voiceover.md b).
extension NavigatorState {
  mutating func changeSpeech(_ control: SpeechControl, _ step: Step, _ hearing: inout Hearing) {
    let value: String
    switch control {
    case .speechRate: value = turn(\.speakingRate, step)
    case .volume: value = turn(\.volume, step)
    case .punctuation: value = nextPunctuation(step)
    case .hints:
      settings.hints.toggle()
      value = words[settings.hints ? .on : .off]
    case .sounds:
      settings.sounds.toggle()
      value = words[settings.sounds ? .on : .off]
    case .navigationStyle:
      let isFlat = settings.navigationStyle == .flat
      settings.navigationStyle = isFlat ? .grouped : .flat
      value = words[isFlat ? .navigationGrouped : .navigationFlat]
    }
    renewAnnouncer()
    let part = announcer.ownWords(
      .system, value, cause: Cause(rule: "the rotor speaks the setting's new value"))
    hearing.say(Announcement([part]), as: .words)
  }

  /// Steps of five from 0 to 100.
  private mutating func turn(
    _ setting: WritableKeyPath<VoiceOverSettings, Int>, _ step: Step
  ) -> String {
    let next = min(max(settings[keyPath: setting], 0), 100) - 5 * step.rawValue
    settings[keyPath: setting] = min(max(next, 0), 100)
    return "\(settings[keyPath: setting])%"
  }

  private mutating func nextPunctuation(_ step: Step) -> String {
    let order = VoiceOverSettings.Punctuation.allCases
    let now = order.firstIndex(of: settings.punctuation) ?? 0
    settings.punctuation = order[(now + step.rawValue + order.count) % order.count]
    switch settings.punctuation {
    case .all: return words[.punctuationAll]
    case .some: return words[.punctuationSome]
    case .none: return words[.punctuationNone]
    }
  }
}
