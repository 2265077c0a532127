import EarshotTranscript
import EarshotVocabulary

/// One screen chosen of several, by its number in the list, its heading or a part of it.
public struct ScreenChoice: Sendable {
  /// What an answer comes to.
  public enum Answer: Sendable {
    case chosen(ScreenEntry)
    /// Numbers of the screens that match, from 1; empty: none does.
    case matches([Int])
  }

  /// All of them, in order.
  public let screens: [ScreenEntry]

  /// A choice among the screens of an input.
  public init(_ input: OpenedInput) { screens = input.screens }

  /// The screen of a number, of a heading or name that is one's alone, or the only one whose heading holds the
  /// text, in upper or lower case.
  public func answer(_ text: String) -> Answer {
    let text = text.trimmed
    if let number = Int(text), screens.indices.contains(number - 1) { return .chosen(screens[number - 1]) }
    guard !text.isEmpty else { return .matches(Array(1...max(1, screens.count))) }
    for isMeant in [{ $0 == text }, { $0.lowercased().contains(text.lowercased()) }] as [(String) -> Bool] {
      let found = screens.indices.filter { isMeant(screens[$0].heading) || isMeant(screens[$0].name) }
      if found.count == 1 { return .chosen(screens[found[0]]) }
      if !found.isEmpty { return .matches(found.map { $0 + 1 }) }
    }
    return .matches([])
  }

  /// The option of the command line that opens a screen, quoted for a shell.
  public static func option(for screen: ScreenEntry) -> String {
    "--preview '\(screen.heading.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}

extension OpenedInput {
  /// The input with one of its screens.
  public func only(_ screen: ScreenEntry) -> OpenedInput {
    OpenedInput(
      screens: [screen], otherViews: otherViews, profile: profile, settings: settings,
      technology: technology, notices: notices, contents: contents, confinement: confinement)
  }

  /// The option that finds a screen again when lines have moved: a view's name, a preview's name where no
  /// other has it, else its number.
  public func lastingOption(for screen: ScreenEntry) -> TranscriptOption {
    guard let number = screen.number else { return TranscriptOption(name: "view", value: screen.name) }
    let isAlone = screens.count { $0.number != nil && $0.name == screen.name } == 1
    return TranscriptOption(name: "preview", value: isAlone ? screen.name : String(number))
  }
}

extension String {
  fileprivate var trimmed: String {
    let rest = drop(while: \.isWhitespace)
    return String(
      rest[..<(rest.lastIndex { !$0.isWhitespace }.map { rest.index(after: $0) } ?? rest.startIndex)])
  }
}
