import EarshotAnnouncements

/// What is heard, in order: speech, and the sounds that VoiceOver makes.
public enum AudibleEvent: Hashable, Sendable {
  case utterance(Announcement)
  case sound(Sound)

  /// Whether there is nothing to hear in it.
  var isEmpty: Bool {
    if case .utterance(let announcement) = self { announcement.isEmpty } else { false }
  }

  /// As a caption shows it.
  public var caption: String {
    switch self {
    case .utterance(let announcement): announcement.caption
    case .sound(let sound): "(\(sound.rawValue))"
    }
  }
}
