import Testing

/// The Swift book: an alias can be used wherever the type's name can, also in extensions, and may have
/// parameters of its own.
@Suite("Aliases of the library's types") struct AliasOfOutsideTypeTests {
  private func shown(_ body: String, _ declarations: String) -> Screen {
    Screen(
      "import SwiftUI\n\(declarations)\nstruct Probe: View { var body: some View { VStack { \(body) } } }",
      open: "Probe")
  }

  private let harbour = """
    enum Harbour { case inner
      struct Entry { let text: String } }
    extension Harbour {
      typealias Hail = String
      typealias Words = [String: Entry]
      typealias Marks<Kind: Sign> = [Mark<Kind>]
      struct Mark<Kind: Sign> { let sign: Kind; let number: Int
        init(numbers: [Int], sign: Kind) { number = numbers.reduce(0, +); self.sign = sign } } }
    protocol Sign {}
    struct Buoy: Sign { var name: String }
    """

  @Test("An extension of an alias that stands in a type adds to strings and dictionaries")
  func added() {
    let code = """
      \(harbour)
      extension Harbour.Hail { func shouted() -> String { uppercased() + "!" } }
      extension Harbour.Words { func text(of key: String) -> String { self[key]?.text ?? "none" } }
      """
    let body = """
      let words: Harbour.Words = ["mole": .init(text: "North mole")]
      Text("ahoy".shouted()); Text(words.text(of: "mole")); Text(words.text(of: "quay"))
      Text("\\(Harbour.Words().count)")
      """
    let screen = shown(body, code)
    #expect(screen.texts == ["AHOY!", "North mole", "none", "0"])
    #expect(screen.notices.isEmpty)
  }

  @Test("What an alias says of the elements tells its extension from others of the collection")
  func elements() {
    let code = """
      typealias Fleet = [Boat]
      struct Boat { let name: String }
      extension Fleet { var summary: String { "\\(count) boats" } }
      extension Array where Element == Int { var summary: String { "\\(count) numbers" } }
      """
    let screen = shown(#"Text([Boat(name: "Ada")].summary); Text([1, 2].summary)"#, code)
    #expect(screen.texts == ["1 boats", "2 numbers"])
  }

  @Test("An alias with parameters says what members without a type are made of")
  func parameters() {
    let code = """
      \(harbour)
      final class Chart { let marks: Harbour.Marks<Buoy>?
        init(marks: Harbour.Marks<Buoy>? = nil) { self.marks = marks } }
      """
    let body = """
      let chart = Chart(marks: [.init(numbers: [1, 2], sign: .init(name: "Fairway"))])
      Text(chart.marks!.map { "\\($0.sign.name) \\($0.number)" }.joined())
      """
    let screen = shown(body, code)
    #expect(screen.texts == ["Fairway 3"])
    #expect(screen.notices.isEmpty)
  }
}
