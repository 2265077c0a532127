import EarshotAnnouncements
import EarshotVocabulary

/// Collects what is heard during one gesture, in order, and lets later speech cut off earlier.
struct Hearing {
  enum Speech: Equatable {
    /// The element that the cursor came to. Moving the cursor stops all speech before it but
    /// announcements of high priority (spec voiceover.md d).
    case cursor
    /// What is said of an element after its activation, or when it changes. An announcement
    /// lets it finish: "Photos. Loading photos view" (recorded, iOS 17).
    case echo
    /// VoiceOver's own words: a rotor's name, a page, an action's name.
    case words
    case announcement(AnnouncementPriority)
  }

  private var queue: [(speech: Speech, announcement: Announcement)] = []
  private(set) var sounds: [Sound] = []
  private(set) var output: [String] = []
  private(set) var notices: [Notice] = []
  private(set) var cutOff: [Announcement] = []
  /// Why the sound `action-failed` is heard.
  private(set) var failure: String?

  var utterances: [Announcement] { queue.map(\.announcement) }

  var isSilent: Bool { queue.isEmpty }

  mutating func say(_ announcement: Announcement, as speech: Speech) {
    guard !announcement.isEmpty else { return }
    interrupt(for: speech)
    queue.append((speech, announcement))
  }

  /// What is heard later, when all that was said before has come to its end.
  mutating func append(_ later: Hearing) {
    queue += later.queue
    sounds += later.sounds
    output += later.output
    notices += later.notices
    cutOff += later.cutOff
    failure = failure ?? later.failure
  }

  /// Nothing could be done: the sound of it, and why in a sentence without a period.
  mutating func fail(_ reason: String) {
    play(.actionFailed)
    failure = failure ?? reason
  }

  mutating func play(_ sound: Sound) { sounds.append(sound) }

  mutating func print(_ line: String) { output.append(line) }

  mutating func note(_ notice: Notice) { notices.append(notice) }

  /// Drops from the queue what the speech to come does not let finish.
  mutating func interrupt(for speech: Speech) {
    var left: [(speech: Speech, announcement: Announcement)] = []
    for item in queue {
      if Hearing.cuts(speech, item.speech) {
        if item.speech != .echo { cutOff.append(item.announcement) }
      } else {
        left.append(item)
      }
    }
    queue = left
  }

  /// Priorities (Apple's documentation, iOS 17+): `low` waits for its turn and is lost when
  /// something interrupts, `default` interrupts and can be interrupted, `high` cannot. Heard of
  /// three posted at once: only the last whole (accessibilityupto11, day 78).
  private static func cuts(_ later: Speech, _ earlier: Speech) -> Bool {
    switch (later, earlier) {
    case (.announcement(.default), .announcement(let priority)),
      (.announcement(.high), .announcement(let priority)),
      (.cursor, .announcement(let priority)):
      priority != .high
    // An announcement that the activation posts takes the place of the echo (documented, iOS
    // 17-18; settled: after an action, nothing but what changes). One Apple session of 2023 was
    // heard to keep the echo before it.
    case (.cursor, .echo), (.announcement(.default), .echo), (.announcement(.high), .echo): true
    default: false
    }
  }
}
