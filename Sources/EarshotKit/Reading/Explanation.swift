import EarshotAccessibilityTree
import EarshotAnnouncements

/// Sees to it that every part of an utterance has a cause: `--explain` leaves none out.
enum Explanation {
  /// The property of an element that a part comes from, and the rule in words where neither the
  /// announcer nor the resolver said one.
  private static func known(
    _ role: AnnouncementPart.Role
  ) -> (property: PropertyOrigin.Property?, rule: String) {
    switch role {
    case .container: (nil, "the label of a container that the cursor enters")
    case .selected: (.traits, "the element is selected")
    case .label: (.label, "the element's label")
    case .value: (.value, "the element's value")
    case .trait: (.traits, "a word for what the element is")
    case .state: (.isExpanded, "the state of the element")
    case .position: (nil, "the place among its siblings")
    case .customContent: (.customContent, "custom content of high importance")
    case .hint: (.hint, "the element's hint")
    case .actions: (.actions, "the element has actions")
    case .moreContent: (.customContent, "the element has more content")
    case .context: (nil, "the place in a list or table")
    case .system: (nil, "VoiceOver's own words")
    case .actionName: (.actions, "the name of an action")
    case .text: (.label, "a unit of the element's text")
    case .announcement: (nil, "an announcement that the app posts")
    }
  }

  /// The part with a cause that names at least a rule and, where it is known, a place.
  static func explained(
    _ part: AnnouncementPart, of element: AccessibilityElement?
  ) -> AnnouncementPart {
    let known = known(part.role)
    let origin = known.property.flatMap { property in
      element?.origins.first { $0.property == property }
    }
    if let cause = part.cause, cause.source != nil, cause.modifier != nil || origin?.modifier == nil {
      return part
    }
    var part = part
    var cause = part.cause ?? Cause(rule: origin?.rule ?? known.rule)
    if cause.modifier == nil { cause.modifier = origin?.modifier }
    if cause.source == nil { cause.source = origin?.source ?? element?.source }
    part.cause = cause
    return part
  }
}
