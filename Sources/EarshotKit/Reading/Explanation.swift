import EarshotAccessibilityTree
import EarshotAnnouncements

/// Sees to it that every part of an utterance has a cause: `--explain` leaves none out.
enum Explanation {
  /// The property of an element that a part comes from, and the rule in words where neither the
  /// announcer nor the resolver said one.
  private static let byRole: [AnnouncementPart.Role: (property: PropertyOrigin.Property?, rule: String)] = [
    .container: (nil, "the label of a container that the cursor enters"),
    .selected: (.traits, "the element is selected"),
    .label: (.label, "the element's label"),
    .value: (.value, "the element's value"),
    .trait: (.traits, "a word for what the element is"),
    .state: (.isExpanded, "the state of the element"),
    .position: (nil, "the place among its siblings"),
    .customContent: (.customContent, "custom content of high importance"),
    .hint: (.hint, "the element's hint"),
    .actions: (.actions, "the element has actions"),
    .moreContent: (.customContent, "the element has more content"),
    .context: (nil, "the place in a list or table"),
    .system: (nil, "VoiceOver's own words"),
    .actionName: (.actions, "the name of an action"),
    .text: (.label, "a unit of the element's text"),
    .announcement: (nil, "an announcement that the app posts"),
  ]

  /// The part with a cause that names at least a rule and, where it is known, a place.
  static func explained(
    _ part: AnnouncementPart, of element: AccessibilityElement?
  ) -> AnnouncementPart {
    let known = byRole[part.role]
    let origin = known?.property.flatMap { property in
      element?.origins.first { $0.property == property }
    }
    var part = part
    var cause = part.cause ?? Cause(rule: origin?.rule ?? known?.rule ?? "an utterance")
    cause.modifier = cause.modifier ?? origin?.modifier
    cause.source = cause.source ?? origin?.source ?? element?.source
    part.cause = cause
    return part
  }
}
