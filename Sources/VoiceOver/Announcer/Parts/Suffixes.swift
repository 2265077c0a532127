import EarshotAnnouncements
import EarshotLocalization

extension Composer {
  /// "Actions available", where an action has a name to be listed by.
  var actionsPart: AnnouncementPart? {
    guard settings.actions == .on, element.actions.contains(where: { !$0.name.isEmpty }) else {
      return nil
    }
    return ownWords(.actions, words[.actionsAvailable], .actions, setting: "actions=on")
  }

  /// "More content available", of whatever importance the content is.
  var moreContentPart: AnnouncementPart? {
    guard settings.moreContent == .on, !element.customContent.isEmpty else { return nil }
    return ownWords(
      .moreContent, words[.moreContentAvailable], .moreContent, setting: "more-content=on")
  }
}
