import EarshotVocabulary
import Testing

/// The Swift Programming Language, Generics: a type parameter is a type of its own, whatever stands for it. swiftc
/// 6.3 prints the same words.
@Suite("Overloads by type parameters") struct ParameterOverloadTests {
  @Test("What is declared to be of a type parameter goes to the method that asks for it")
  func properties() {
    let declared = """
      protocol Craft {}
      class Boat: Craft {}
      class Ferry: Craft {}
      protocol Board { func words(for boat: Boat) -> String; func words(for ferry: Ferry) -> String }
      class Pier<Moored: Craft>: Board {
        var moored: Moored?
        func words(for boat: Boat) -> String {
          moored = boat as? Moored
          guard let moored else { return "none" }
          return "boat, " + words(for: moored)
        }
        func words(for ferry: Ferry) -> String {
          moored = ferry as? Moored
          guard let moored = self.moored else { return "none" }
          let craft: Moored = moored
          return "ferry, " + words(for: craft)
        }
        func words(for craft: Moored) -> String { "any craft" }
      }
      """
    let screen = Screen(
      """
      \(declared)
      struct Probe: View { var body: some View { VStack {
        let boats: any Board = Pier<Boat>()
        let ferries: any Board = Pier<Ferry>()
        Text(boats.words(for: Boat()))
        Text(ferries.words(for: Ferry()))
      } } }
      """, open: "Probe")
    #expect(screen.texts == ["boat, any craft", "ferry, any craft"])
  }
}
