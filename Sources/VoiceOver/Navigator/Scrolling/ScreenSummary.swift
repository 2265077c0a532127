import EarshotAnnouncements

/// A three-finger tap: where the cursor stands and how far things are scrolled. What a device
/// says in full is not recorded.
extension NavigatorState {
  mutating func summarize(_ hearing: inout Hearing) {
    let cause = Cause(rule: "the item summary", evidence: "assumed")
    var parts: [AnnouncementPart] = []
    if !tree.name.isEmpty { parts.append(announcer.appText(.system, tree.name, cause: cause)) }
    if let focus {
      let position = words.fill(.positionOf, focus + 1, tree.elements.count)
      parts.append(announcer.ownWords(.system, position, cause: cause))
    }
    let scrolling =
      containerChain.lazy.compactMap(\.scrolling).first
      ?? tree.containers.lazy.compactMap(\.scrolling).first
    if let scrolling { parts.append(scrollPart(scrolling)) }
    hearing.say(Announcement(parts), as: .words)
  }
}
