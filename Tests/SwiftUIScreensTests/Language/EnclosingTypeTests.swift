import EarshotVocabulary
import Testing

/// Which types code stands in, whose names it uses without saying of what. swiftc 6.3 prints the same words for
/// each of these.
@Suite("Code stands in the types that it is written inside of") struct EnclosingTypeTests {
  private let market = """
    enum Market {
      struct Tag { var name: String; var colour: String }
      struct Stall { var tag: Tag; var goods: [Goods] }
      enum Goods: String { case fish, fruit }
      static let season = "spring market"
      static func greeting() -> String { "inside" }
      typealias Price = Int
    }
    struct Tag: Hashable { var title: String; var price: Int }
    enum Goods: String { case bread }
    typealias Price = String
    let season = "all year"
    func greeting() -> String { "outside" }
    """

  private func texts(_ body: String, others: [String]) -> [String] {
    Screen("struct Probe: View { var body: some View { VStack { \(body) } } }", open: "Probe", others: others)
      .texts
  }

  @Test("An extension of a nested type names what is outside of the types around it")
  func extensions() {
    let added = """
      extension Market.Stall {
        var label: Tag { Tag(title: "Oysters", price: 4) }
        var made: Tag { .init(title: "Mussels", price: 3) }
        func with(_ tag: Tag) -> String { tag.title }
        var words: String { "\\(season), \\(greeting())" }
        var goodsAround: Goods { .bread }
        var price: Price { "four" }
        static func kind(_ value: Any) -> String { value is Goods ? "module" : "nested" }
      }
      """
    let shown = """
      let stall = Market.Stall(tag: Market.Tag(name: "A", colour: "red"), goods: [.fish])
      Text("\\(stall.label.title) \\(stall.label.price)")
      Text("\\(stall.made.title) \\(stall.made.price)")
      Text(stall.with(.init(title: "Clams", price: 1)))
      Text(stall.words)
      Text(stall.goodsAround.rawValue)
      Text(stall.price)
      Text(Market.Stall.kind(Goods.bread))
      """
    #expect(
      texts(shown, others: [market, added]) == [
        "Oysters 4", "Mussels 3", "Clams", "all year, outside", "bread", "four", "module",
      ])
  }

  @Test("The type itself and one declared in an extension of the type around stand in it")
  func bodies() {
    let added = """
      extension Market {
        struct Booth {
          var tag: Tag { .init(name: "Booth", colour: "blue") }
          var words: String { "\\(season), \\(greeting())" }
        }
      }
      extension Market.Booth {
        struct Shelf { var tag: Tag { Tag(title: "Shelf", price: 2) }; var words: String { season } }
      }
      """
    let shown = """
      Text(Market.Booth().tag.name)
      Text(Market.Booth().words)
      Text(Market.Booth.Shelf().tag.title)
      Text(Market.Booth.Shelf().words)
      Text(Market.Stall(tag: .init(name: "A", colour: "red"), goods: [.fruit]).tag.name)
      """
    #expect(
      texts(shown, others: [market, added]) == [
        "Booth", "spring market, inside", "Shelf", "all year", "A",
      ])
  }

  @Test("What the extended type itself declares comes before what is outside")
  func ownNames() {
    let added = """
      extension Market.Stall { struct Sign { var text = "own sign" }; static let motto = "own motto" }
      struct Sign { var text = "module sign" }
      let motto = "module motto"
      """
    let other = """
      extension Market.Stall { func sign() -> Sign { Sign() }; static func words() -> String { motto } }
      """
    let shown = """
      Text(Market.Stall(tag: .init(name: "", colour: ""), goods: []).sign().text)
      Text(Market.Stall.words())
      """
    #expect(texts(shown, others: [market, added, other]) == ["own sign", "own motto"])
  }
}
