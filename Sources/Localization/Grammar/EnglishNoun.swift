/// An English noun beside a number, as automatic grammar agreement writes it (iOS 15+).
///
/// Rules and irregular nouns are those of English grammar; what Apple's own dictionary does with
/// rarer words is not recorded.
public enum EnglishNoun {
  /// `cup` as `cups`, `cherry` as `cherries`, `person` as `people`.
  public static func plural(of noun: String) -> String {
    changed(noun) { word in
      if unchanged.contains(word) || singulars[word] != nil { return word }
      if let irregular = plurals[word] { return irregular }
      if isPlural(word) { return word }
      if word.hasSuffix("y"), let before = word.dropLast().last, !vowels.contains(before) {
        return word.dropLast() + "ies"
      }
      return hisses(word) ? word + "es" : word + "s"
    }
  }

  /// `cups` as `cup`, `cherries` as `cherry`, `people` as `person`.
  public static func singular(of noun: String) -> String {
    changed(noun) { word in
      if unchanged.contains(word) { return word }
      if let irregular = singulars[word] { return irregular }
      guard isPlural(word) else { return word }
      if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
      if word.hasSuffix("es"), hisses(String(word.dropLast(2))) { return String(word.dropLast(2)) }
      return String(word.dropLast())
    }
  }

  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u"]

  private static func hisses(_ word: String) -> Bool {
    ["s", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) }
  }

  private static func isPlural(_ word: String) -> Bool {
    word.hasSuffix("s") && !["ss", "us", "is"].contains { word.hasSuffix($0) }
  }

  /// Capitals stay where they were.
  private static func changed(_ noun: String, _ change: (String) -> String) -> String {
    let word = noun.lowercased()
    let result = change(word)
    if result == word { return noun }
    if noun == noun.uppercased(), noun.count > 1 { return result.uppercased() }
    guard let first = noun.first, first.isUppercase else { return result }
    return result.prefix(1).uppercased() + result.dropFirst()
  }

  private static let unchanged: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "spacecraft", "means", "offspring", "moose",
    "salmon", "trout", "shrimp", "information", "equipment", "news", "software", "feedback", "luggage",
  ]

  private static let plurals: [String: String] = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "ox": "oxen", "leaf": "leaves", "life": "lives",
    "knife": "knives", "wife": "wives", "half": "halves", "self": "selves", "shelf": "shelves",
    "loaf": "loaves", "thief": "thieves", "wolf": "wolves", "calf": "calves", "scarf": "scarves",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "quiz": "quizzes",
    "analysis": "analyses", "basis": "bases", "crisis": "crises", "diagnosis": "diagnoses",
    "axis": "axes", "criterion": "criteria", "phenomenon": "phenomena", "index": "indices",
    "matrix": "matrices", "vertex": "vertices", "appendix": "appendices", "datum": "data",
    "medium": "media", "bacterium": "bacteria", "fungus": "fungi", "cactus": "cacti", "bus": "buses",
    "status": "statuses", "virus": "viruses", "bonus": "bonuses", "campus": "campuses",
  ]

  private static let singulars: [String: String] = {
    var singulars: [String: String] = [:]
    for (singular, plural) in plurals { singulars[plural] = singular }
    return singulars
  }()
}
