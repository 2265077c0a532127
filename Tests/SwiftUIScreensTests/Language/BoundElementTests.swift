import EarshotVocabulary
import Testing

/// The Swift Programming Language, Generics: what an extension of a generic type calls `Element` is what the
/// value holds. swiftc 6.3 prints the same words.
@Suite("Element in what an app adds to collections") struct BoundElementTests {
  private let garden = """
    protocol Planted: CaseIterable, Hashable { static var plural: String { get }; var title: String { get } }
    enum Herb: String, Planted { case basil, mint, sage
      static var plural: String { "Herbs" }; var title: String { rawValue.capitalized } }
    enum Tree: String, Planted { case pear, plum
      static var plural: String { "Trees" }; var title: String { rawValue.uppercased() } }
    extension Set where Element: Planted {
      var titles: [String] {
        if self == Set(Element.allCases) { return ["All \\(Element.plural.lowercased())"] }
        return Element.allCases.filter(contains).map(\\.title)
      }
    }
    extension Set where Element: CaseIterable {
      static func all(except left: Element...) -> Set<Element> { Set(Element.allCases).subtracting(left) }
      static var everything: Set<Element> { Set(Element.allCases) }
    }
    struct Bed { var herbs = Set(Herb.allCases); var trees = Set<Tree>(); var list = Herb.allCases }
    """

  private func texts(_ body: String) -> [String] {
    Screen("\(garden)\nstruct Probe: View { var body: some View { VStack { \(body) } } }", open: "Probe")
      .texts
  }

  @Test("Element is the type of what the set holds")
  func values() {
    #expect(texts("Text(Set<Herb>([.sage, .basil]).titles.joined(separator: \", \"))") == ["Basil, Sage"])
    #expect(texts("Text(Set(Tree.allCases).titles.joined(separator: \", \"))") == ["All trees"])
  }

  @Test("A property's first value says what its set holds, also for members without their type")
  func properties() {
    let shown = """
      Text(Bed().herbs.titles.joined(separator: ", "))
      Text(Bed(herbs: [.mint], trees: [.plum]).herbs.titles.joined(separator: ", "))
      Text(Bed(herbs: [.mint], trees: [.plum]).trees.titles.joined(separator: ", "))
      Text(Bed(list: [.sage, .mint]).list.map(\\.title).joined(separator: ", "))
      """
    #expect(texts(shown) == ["All herbs", "Mint", "PLUM", "Sage, Mint"])
  }

  @Test("A static of a set is asked for by the set that is wanted")
  func statics() {
    let shown = """
      Text(Bed(herbs: .all(except: .mint)).herbs.titles.joined(separator: ", "))
      Text(Bed(trees: .all(except: .pear)).trees.titles.joined(separator: ", "))
      Text(Bed(trees: .everything).trees.titles.joined(separator: ", "))
      """
    #expect(texts(shown) == ["Basil, Sage", "PLUM", "All trees"])
  }
}
