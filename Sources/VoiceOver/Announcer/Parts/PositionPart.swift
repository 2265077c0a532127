import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotLocalization

extension Composer {
  /// "2 of 3" of a segment or a tab.
  var positionPart: AnnouncementPart? {
    switch element.context {
    case .series(let index, let count), .tab(let index, let count), .tabBarItem(let index, let count):
      guard count > 0, index >= 0 else { return nil }
      return ownWords(
        .position, words.fill(.positionOf, index &+ 1, count), .position,
        setting: "position=\(settings.position.rawValue)")
    default: return nil
    }
  }

  /// "list start", "list end", "landmark", "end".
  var listPlacePart: AnnouncementPart? {
    let key: PhraseKey
    switch element.context {
    case .listStart: key = .listStart
    case .listEnd: key = .listEnd
    case .landmarkStart: key = .landmark
    case .landmarkEnd: key = .landmarkEnd
    default: return nil
    }
    return ownWords(.context, words[key], .listPlace)
  }
}
