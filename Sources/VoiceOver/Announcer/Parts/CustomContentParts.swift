import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

extension Composer {
  /// Content of high importance by its value alone; with labels where the setting asks (settled).
  var importantContentParts: [AnnouncementPart] {
    element.customContent.filter { $0.importance == .high }.compactMap { content in
      let text = announcer.text(ofImportant: content)
      guard !text.isEmpty else { return nil }
      let origin = element.origins.last { $0.property == .customContent }
      let isLabeled = settings.contentLabels ? "on" : "off"
      return announcer.appText(
        .customContent, text, language: element.language,
        cause: Cause(
          rule: AnnouncementRule.importantContent.sentence, modifier: origin?.modifier,
          setting: "content-labels=\(isLabeled)", source: origin?.source ?? element.source,
          evidence: AnnouncementRule.importantContent.evidence))
    }
  }
}

extension Announcer {
  fileprivate func text(ofImportant content: CustomContent) -> String {
    if content.value.isEmpty { return content.label }
    guard settings.contentLabels, !content.label.isEmpty else { return content.value }
    return content.label + ": " + content.value
  }

  /// One item of the More Content rotor: "Three years, age" (settled; recorded, Apple 2021).
  public func item(of content: CustomContent, language: String? = nil) -> Announcement {
    let texts =
      settings.contentOrder == .valueFirst
      ? [content.value, content.label] : [content.label, content.value]
    let cause = Cause(
      rule: "a content item is read by value and label",
      setting: "content-order=\(settings.contentOrder.rawValue)",
      evidence: "settled; recorded, Apple 2021")
    return Announcement(
      texts.filter { !$0.isEmpty }.map {
        appText(.customContent, $0, language: language, cause: cause)
      })
  }
}
