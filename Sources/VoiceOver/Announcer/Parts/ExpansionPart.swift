import EarshotAnnouncements
import EarshotLocalization

extension Composer {
  /// "expanded" or "collapsed", after the role words: "button, heading, expanded" (settled).
  var expansionPart: AnnouncementPart? {
    guard let isExpanded = element.isExpanded else { return nil }
    return ownWords(.state, words[isExpanded ? .expanded : .collapsed], .expansion)
  }
}
