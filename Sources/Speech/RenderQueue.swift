import EarshotAnnouncements

/// Announcements in order, with some rendered ahead of the one that is asked for.
///
/// One consumer at a time.
actor RenderQueue {
  private typealias Rendering = Task<Result<RenderedSpeech, SpeechError>, Never>

  private let announcements: [Announcement]
  private let engine: SpeechEngine
  private let ahead: Int
  private var started: [Rendering?] = []
  private var position = 0

  init(_ announcements: [Announcement], engine: SpeechEngine, ahead: Int) {
    self.announcements = announcements
    self.engine = engine
    self.ahead = ahead
  }

  /// The next announcement that has anything to say or to report, by its index; nil at the end.
  func next() async throws(SpeechError) -> (index: Int, speech: RenderedSpeech)? {
    while position < announcements.count {
      startAhead()
      let index = position
      position += 1
      guard let rendering = started[index] else { continue }
      started[index] = nil
      let speech = try await rendering.value.get()
      if !speech.samples.isEmpty || !speech.notices.isEmpty { return (index, speech) }
    }
    return nil
  }

  private func startAhead() {
    while started.count < min(position + ahead, announcements.count) {
      let announcement = announcements[started.count]
      let engine = self.engine
      started.append(
        announcement.isEmpty
          ? nil
          : Rendering {
            do throws(SpeechError) {
              return .success(try await engine.render(announcement))
            } catch {
              return .failure(error)
            }
          })
    }
  }
}
