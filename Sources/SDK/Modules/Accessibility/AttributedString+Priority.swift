// Accessibility: how an announcement treats the speech before it.

extension AttributedString {
  /// The name of the priority of an announcement; empty where it says none.
  var _announcementPriority: String {
    if let priority = self.accessibilitySpeechAnnouncementPriority { return priority.rawValue }
    // Before priorities (iOS 17) an announcement was queued by this attribute.
    return self.accessibilitySpeechAnnouncementsQueued == true ? "low" : ""
  }
}
