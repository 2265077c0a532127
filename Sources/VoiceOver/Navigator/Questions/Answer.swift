import EarshotAccessibilityTree
import EarshotAnnouncements

/// The answer to a question; nothing of it is spoken.
public enum Answer: Hashable, Sendable {
  /// What is said of every element, in the order of right swipes.
  case elements([Announcement])
  /// The names of the focused element's actions, in menu order.
  case actions([String])
  /// The focused element's custom content, in the order of the More Content rotor.
  case content([CustomContent])
  /// The parts of what was heard last, with their causes.
  case explain([AnnouncementPart])
  /// Every gesture, one a line.
  case help([String])

  /// The answer as plain lines.
  public var lines: [String] {
    switch self {
    case .elements(let announcements): announcements.map(\.caption)
    case .actions(let names): names
    case .content(let items): items.map { "\($0.label): \($0.value)" }
    case .explain(let parts): parts.map(Answer.line)
    case .help(let lines): lines
    }
  }

  /// "button: the trait (recorded, iOS 26.2) [Profile.swift:3:9]"
  private static func line(_ part: AnnouncementPart) -> String {
    guard let cause = part.cause else { return "\(part.text): \(part.role.rawValue)" }
    var words = ["\(part.text): \(cause.rule)"]
    if let named = cause.modifier ?? cause.trait ?? cause.setting { words.append("by \(named)") }
    if let evidence = cause.evidence { words.append("(\(evidence))") }
    if let source = cause.source { words.append("[\(source)]") }
    return words.joined(separator: " ")
  }
}
