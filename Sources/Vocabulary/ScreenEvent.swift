/// What a screen did in answer to a command, in order.
public enum ScreenEvent: Hashable, Sendable {
  /// A line that the program printed, or a URL it opened.
  case output(String)
  /// A posted announcement.
  case announcement(String, priority: AnnouncementPriority)
  /// Another screen took the place of, or came over, the one before.
  case screenChanged
  /// The layout changed; focus moves to the element with that identity where there is one.
  case layoutChanged(focus: Identity?)
  /// The app changed what the system's own interface keeps: `dismiss()` popped a screen.
  case interface(InterfaceChange)
  /// A notice met while the command ran.
  case notice(Notice)
  /// The command could not be carried out.
  case failed
}

/// How an announcement treats the speech before it (iOS 17+).
public enum AnnouncementPriority: String, Hashable, Sendable, CaseIterable {
  case low
  case `default`
  case high
}
