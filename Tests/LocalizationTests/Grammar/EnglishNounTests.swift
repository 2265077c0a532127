import EarshotLocalization
import Testing

// Expectations: English grammar; no rule of iOS.
@Suite("English nouns")
struct EnglishNounTests {
  private static let pairs = [
    ("cup", "cups"), ("Cup", "Cups"), ("CUP", "CUPS"), ("berry", "berries"), ("day", "days"),
    ("box", "boxes"),
    ("dish", "dishes"), ("beach", "beaches"), ("glass", "glasses"), ("bus", "buses"), ("person", "people"),
    ("Child", "Children"), ("leaf", "leaves"), ("tomato", "tomatoes"), ("quiz", "quizzes"),
    ("sheep", "sheep"),
    ("tie", "ties"), ("analysis", "analyses"), ("photo", "photos"),
  ]

  @Test(arguments: pairs)
  func `a noun beside several`(singular: String, plural: String) {
    #expect(EnglishNoun.plural(of: singular) == plural)
    #expect(EnglishNoun.plural(of: plural) == plural)
  }

  @Test(arguments: pairs)
  func `a noun beside one`(singular: String, plural: String) {
    #expect(EnglishNoun.singular(of: plural) == singular)
    #expect(EnglishNoun.singular(of: singular) == singular)
  }
}
