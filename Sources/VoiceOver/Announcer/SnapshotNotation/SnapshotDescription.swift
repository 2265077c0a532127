import EarshotAccessibilityTree
import EarshotLocalization
import EarshotVocabulary

/// An element in AccessibilitySnapshot's notation.
public struct SnapshotDescription: Hashable, Sendable {
  /// Label, value, selected, trait words, container words; empty for an element without any.
  public var description: String
  /// The author's hint with the automatic ones, in one text.
  public var hint: String?

  /// A description with its hint.
  public init(description: String, hint: String? = nil) {
    self.description = description
    self.hint = hint
  }

  /// As the legend prints it: the description, and the hint on a line of its own.
  public var joined: String { hint.map { description + "\n" + $0 } ?? description }
}

extension Announcer {
  /// The element as AccessibilitySnapshot writes it, whatever the style and the settings
  /// (spec announcements.md, sections 2, 3 and 10).
  public func snapshot(of element: AccessibilityElement) -> SnapshotDescription {
    let phrases = element.language.map {
      SnapshotPhrases(elementLanguage: $0, locale: environment.locale)
    }
    return SnapshotComposer(
      element: element, profile: environment.profile, phrases: phrases ?? screenPhrases
    ).description()
  }
}
