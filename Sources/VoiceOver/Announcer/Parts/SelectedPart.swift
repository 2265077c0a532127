import EarshotAnnouncements
import EarshotVocabulary

extension Composer {
  /// "Selected", before the label by default (settled).
  var selectedPart: AnnouncementPart? {
    guard traits.contains(.selected) else { return nil }
    return ownWords(
      .selected, words[.selected], .selected, trait: "selected",
      setting: "selected=\(settings.selected.rawValue)")
  }
}
