import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotLocalization
import EarshotVocabulary

/// Says what VoiceOver says of an element: as ordered parts, each with the reason it is there.
///
/// A pure function of the element, the settings and the environment. The order of an utterance is
/// a table (`ArrivalOrder`), so are the role words (`RoleWord`) and the reasons (`AnnouncementRule`).
public struct Announcer: Sendable {
  /// VoiceOver's settings: verbosity, punctuation, hints and the others.
  public let settings: VoiceOverSettings
  /// The device: system version, locale, idiom.
  public let environment: ScreenEnvironment
  /// VoiceOver's own words in the language of the screen.
  public let words: Phrases
  /// The language of the app's texts; nil where its words are not known.
  let textLanguage: PhraseLanguage?
  /// Whether the English of the screen's region says "and" in numbers.
  let screenSaysAnd: Bool
  /// The words of the snapshot notation where an element has no language of its own.
  let screenPhrases: SnapshotPhrases
  /// The language that the user has chosen for texts without one of their own.
  let voiceLanguage: String?
  let isCaptionOnly: Bool
  private let order: [ArrivalStep]

  /// - Parameter isCaptionOnly: whether nothing but the words that a caption shows is wanted:
  ///   neither how they are pronounced nor why they are said.
  public init(
    settings: VoiceOverSettings, environment: ScreenEnvironment, isCaptionOnly: Bool = false
  ) {
    self.settings = settings
    self.environment = environment
    self.words = Phrases(locale: environment.locale)
    self.voiceLanguage = settings.language == "auto" ? nil : settings.language
    self.screenSaysAnd = Pronunciation.saysAnd(in: voiceLanguage ?? environment.locale)
    self.screenPhrases = SnapshotPhrases(elementLanguage: nil, locale: environment.locale)
    self.textLanguage = PhraseLanguage(locale: voiceLanguage ?? environment.locale)
    self.isCaptionOnly = isCaptionOnly
    self.order = ArrivalOrder.steps(settings)
  }

  /// The whole utterance when the cursor comes to an element.
  ///
  /// Containers are named only where `previous` is not in them; nil, or an index that is not in
  /// the tree, stands for coming from outside the screen.
  public func arrival(
    at index: Int, in tree: AccessibilityTree, from previous: Int? = nil
  ) -> Announcement {
    guard tree.elements.indices.contains(index) else { return Announcement() }
    let entered = ContainerEntry.containers(
      enteredAt: index, in: tree, from: previous
    )
    return arrival(at: tree.elements[index], entering: entered)
  }

  /// The whole utterance of an element on its own, as if its containers were already entered.
  public func arrival(at element: AccessibilityElement) -> Announcement {
    arrival(at: element, entering: [])
  }

  private func arrival(
    at element: AccessibilityElement, entering containers: [AccessibilityContainer]
  ) -> Announcement {
    let composer = Composer(element: element, entering: containers, announcer: self)
    var parts: [AnnouncementPart] = []
    for step in order { parts += composer.parts(of: step) }
    return Announcement(parts)
  }

  /// The announcement joined as the caption panel shows it.
  public func joined(_ announcement: Announcement) -> String { announcement.caption }
}
