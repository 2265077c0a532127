import EarshotAnnouncements
import EarshotViewTree
import EarshotVocabulary

/// How much of what is heard on a walk stands for values that are not known.
public struct HeardWords: Hashable, Sendable {
  /// Utterances so far.
  public private(set) var utterances = 0
  /// Those with source text in guillemets.
  public private(set) var unknown = 0
  /// Whether any word of the app was heard that is known, or a stop that needs none.
  public private(set) var isAnythingKnown = false

  /// What VoiceOver says by itself of a stop, whatever the app says there.
  private static let ownWords: Set<AnnouncementPart.Role> = [
    .selected, .trait, .state, .position, .actions, .moreContent, .context,
  ]

  /// Counts one utterance.
  mutating func take(_ utterance: Announcement, _ words: UnknownWords) {
    guard !utterance.isEmpty else { return }
    utterances += 1
    guard utterance.parts.contains(where: { !words.causes(in: $0.text).isEmpty }) else {
      isAnythingKnown = true
      return
    }
    unknown += 1
    let app = utterance.parts.filter { !$0.text.isEmpty && !HeardWords.ownWords.contains($0.role) }
    if !app.allSatisfy({ words.fill($0.text) }) { isAnythingKnown = true }
  }

  /// What a transcript of it should say, where it expects what nobody says; nil: nothing of it is unknown.
  public var sentence: String? {
    guard unknown > 0 else { return nil }
    let all = utterances == 1 ? "1 utterance" : "\(utterances) utterances"
    return "\(unknown) of \(all) \(unknown == 1 ? "has" : "have") source text in guillemets, "
      + "where a value is not known: no device says it"
  }

  /// Whether it is worth writing down as what is expected.
  ///
  /// - Parameter read: how far the screen was read that it began on.
  /// - Throws: `EarshotError.unreadable` where nothing but unknown values was heard, or nothing since the screen
  ///   was not read.
  public func check(_ read: ScreensRead) throws(EarshotError) {
    let isSilent = utterances == 0 && !read.unread.isEmpty
    guard isSilent || (unknown > 0 && !isAnythingKnown) else { return }
    let screen = read.screens.first
    let what = isSilent ? "it was not read" : "nothing but unknown values is heard"
    let cause = screen?.cause.map { ": \($0)" } ?? ""
    let message = "\(screen?.heading ?? "the screen") is not recorded, since \(what)\(cause)"
    throw .unreadable([Notice(.error, .input, at: nil, message)])
  }
}
