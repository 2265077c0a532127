import EarshotAccessibilityTree
import EarshotAnnouncements

/// How a stop's words are written down.
public enum AnnouncementStyle: String, CaseIterable, Hashable, Sendable {
  /// Parts separated by commas, as in VoiceOver's caption panel.
  case voiceover
  /// AccessibilitySnapshot's notation.
  case snapshot
}

extension Announcer {
  /// The stop in that style: the announcement in one line, or the description and, on a line of
  /// its own as in the library's legend, the hint.
  public func text(
    of element: AccessibilityElement, announced announcement: Announcement,
    style: AnnouncementStyle
  ) -> String {
    switch style {
    case .voiceover: joined(announcement)
    case .snapshot: snapshot(of: element).joined
    }
  }
}
