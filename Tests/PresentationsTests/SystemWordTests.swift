import EarshotLocalization
import Testing

@testable import EarshotPresentations

/// The words on what the system adds follow the screen's language (spec voiceover.md c.5).
@Suite struct SystemWordTests {
  @Test("no language of VoiceOver's own words leaves one out", arguments: PhraseLanguage.allCases)
  func wholeRows(language: PhraseLanguage) {
    let code = String(language.rawValue.prefix(2))
    #expect(SystemWords.wholeLanguages.contains(code), "\(language)")
  }
}
