import Dispatch
import EarshotAnnouncements
import EarshotKit
import EarshotSpeech
import Synchronization

/// The voice beside a navigation: says what is heard while the next gesture is already awaited.
///
/// A new gesture cuts the old utterance off. The text never waits for speech, and where speech
/// fails the navigation goes on in silence.
final class LiveVoice: Sendable {
  private struct State {
    var isOn: Bool
    var current: Task<Void, Never>?
    var failure: SpeechError?
  }

  private let speaker: Speaker
  private let state: Mutex<State>

  init(_ options: SpeechOptions, isOn: Bool) {
    let speaker = Speaker(options: options)
    self.speaker = speaker
    state = Mutex(State(isOn: isOn))
    // The voice gets ready while the screen is still being read.
    if isOn { Task.detached { await speaker.prepare() } }
  }

  var isOn: Bool { state.withLock { $0.isOn } }

  /// The error that ended speech, told once.
  func takeFailure() -> SpeechError? {
    state.withLock { state in
      defer { state.failure = nil }
      return state.failure
    }
  }

  func toggle() {
    let isOn = state.withLock { state in
      state.isOn.toggle()
      return state.isOn
    }
    if !isOn { cutOff() }
  }

  /// Makes these sounds and says these utterances in place of whatever is being said.
  ///
  /// Sounds come first, as they do on a device: a boundary, then the element again.
  func say(_ announcements: [Announcement], sounds: [Sound] = []) {
    guard isOn else { return }
    cutOff()
    let heard = sounds.map { AudibleEvent.sound($0) } + announcements.map { AudibleEvent.utterance($0) }
    guard !heard.isEmpty else { return }
    let task = Task.detached { [self] in await play(heard) }
    state.withLock { $0.current = task }
  }

  /// Waits until the last utterance has been said.
  func finish() {
    guard let task = state.withLock({ $0.current }) else { return }
    Waiting.run { await task.value }
  }

  func cutOff() {
    let task = state.withLock { state in
      defer { state.current = nil }
      return state.current
    }
    task?.cancel()
  }

  private func play(_ heard: [AudibleEvent]) async {
    guard !Task.isCancelled else { return }
    do {
      _ = try await speaker.play(heard)
    } catch {
      state.withLock { state in
        state.failure = error
        state.isOn = false
      }
    }
  }
}
