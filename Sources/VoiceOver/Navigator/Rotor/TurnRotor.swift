import EarshotAnnouncements
import EarshotVocabulary

/// Turning the rotor speaks the name of the setting that is reached and nothing else (recorded).
extension NavigatorState {
  mutating func turnRotor(by step: Int, _ hearing: inout Hearing) {
    let dial = dial()
    let here = dial.firstIndex(of: rotorInForce) ?? 0
    turnRotor(to: dial[(here + step + dial.count) % dial.count], &hearing)
  }

  /// Turns until the setting of that name. Settings that make sense everywhere can be reached
  /// where the screen has nothing of them too: then swipes answer "Heading not found".
  mutating func turnRotor(toName name: String, _ hearing: inout Hearing) {
    let dial = dial()
    guard let setting = (dial + RotorSetting.universal).named(name, words) else {
      let names = (dial + RotorSetting.universal).map { $0.name(in: words) }
      hearing.fail("the rotor has no setting \"\(name)\" here\(NearestName.hint(for: name, among: names))")
      return
    }
    turnRotor(to: setting, &hearing)
  }

  private mutating func turnRotor(to setting: RotorSetting, _ hearing: inout Hearing) {
    rotor.turn(to: setting)
    place = ElementPlace()
    guard settings.speakRotorConfirmation else { return }
    let part = announcer.ownWords(
      .system, setting.name(in: words),
      cause: Cause(
        rule: "the rotor speaks the setting it reaches", setting: "speak-rotor-confirmation=on",
        evidence: "recorded, Apple 2016-2019"))
    hearing.say(Announcement([part]), as: .words)
  }
}
