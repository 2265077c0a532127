import EarshotLocalization
import Testing

@testable import EarshotLocalization

/// What colors are called. `Color.blue` is "cyan blue" and another color "dark purple" in a dump of
/// iOS 18.5 (The Button Heist); the rest is translated or assumed, and says so.
@Suite struct ColorNameTests {
  @Test("every colour has a word in every language", arguments: PhraseLanguage.allCases)
  func everyWord(language: PhraseLanguage) {
    for color in ColorNames.all {
      #expect(ColorNames.name(of: color, in: language)?.isEmpty == false, "\(color)")
    }
    #expect(!ColorNames.title(in: language).isEmpty)
    #expect(ColorNames.columns.contains(language.column))
  }

  @Test("every row is as long as there are languages")
  func rows() {
    for row in Array(ColorNames.words.values) + Array(ColorNames.shades.values) + [ColorNames.titles] {
      #expect(row.count == ColorNames.columns.count)
    }
  }

  @Test("blue is the recorded word; no other language claims to be recorded")
  func recorded() {
    #expect(ColorNames.name(of: "blue", in: .english) == "cyan blue")
    #expect(ColorNames.certainty(of: "blue", in: .english) == .recorded)
    #expect(ColorNames.certainty(of: "blue", in: .german) == .translated)
    #expect(ColorNames.name(of: "kelp", in: .english) == nil)
  }

  @Test("components are the nearest hue, dark or light")
  func components() {
    #expect(ColorNames.name(red: 0.3, green: 0, blue: 0.4, in: .english) == "dark purple")
    #expect(ColorNames.name(red: 1, green: 0.75, blue: 0.75, in: .english) == "light red")
    #expect(ColorNames.name(red: 0.5, green: 0.5, blue: 0.5, in: .german) == "Grau")
    #expect(ColorNames.name(red: 0.1, green: 0.4, blue: 0.1, in: .french) == "vert foncé")
    #expect(ColorNames.name(red: .nan, green: 0, blue: 0, in: .english) == nil)
  }
}
