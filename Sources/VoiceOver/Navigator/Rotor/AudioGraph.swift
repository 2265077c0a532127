import EarshotAnnouncements
import EarshotLocalization

/// The Audio Graph rotor of a chart: describe it, play it, its details (accessibilityupto11, day
/// 95; Apple sessions 2021-10122 and 2022-10136). What a description says comes from the system.
extension NavigatorState {
  mutating func readGraphEntry(_ step: Step, _ hearing: inout Hearing) {
    let entries: [PhraseKey] = [.describeChart, .playAudioGraph, .chartDetails]
    let next =
      place.graphEntry.map { $0 + step.rawValue } ?? (step == .forward ? 0 : entries.count - 1)
    let reached = min(max(next, 0), entries.count - 1)
    place.graphEntry = reached
    if reached != next {
      hearing.play(.boundary)
      if settings.boundary == .sound { return }
    }
    let part = announcer.ownWords(
      .actionName, words[entries[reached]],
      cause: Cause(rule: "an entry of the Audio Graph rotor", evidence: "recorded, iOS 15-16"))
    hearing.say(Announcement([part]), as: .words)
  }
}
