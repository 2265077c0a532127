import EarshotAnnouncements

/// How an element's words are written down.
public enum AnnouncementStyle: String, CaseIterable, Hashable, Sendable {
  /// Parts separated by commas, as in VoiceOver's caption panel.
  case voiceover
  /// AccessibilitySnapshot's notation.
  case snapshot
}
