import Testing

// Expectations follow Swift's documentation of OptionSet and SetAlgebra: the algebra is on the bits of
// the raw values.
@Suite("Option sets") struct OptionSetTests {
  private let declarations = """
    struct Gear: OptionSet, Hashable {
      let rawValue: Int
      static let rod = Gear(rawValue: 1 << 0)
      static let reel = Gear(rawValue: 1 << 1)
      static let net = Gear(rawValue: 1 << 2)
      static let tackle: Gear = [.rod, .reel]
      static let all: Gear = [.tackle, .net]
      static let nothing: Gear = []
    }
    """

  private func evaluated(_ source: String) -> String { result(source, declarations: declarations) }

  @Test(
    "A raw value holds several options",
    arguments: [
      ("Gear(rawValue: 3).contains(.rod)", "true"), ("Gear(rawValue: 3).contains(.net)", "false"),
      ("Gear(rawValue: 3).contains([.rod, .reel])", "true"), ("Gear(rawValue: 3) == .tackle", "true"),
      ("Gear(rawValue: 3) == [.reel, .rod]", "true"), ("Gear([.rod, .reel]) == Gear(rawValue: 3)", "true"),
      ("Gear.all.rawValue", "7"), ("Gear.tackle.rawValue", "3"), ("Gear().rawValue", "0"),
      ("Gear(arrayLiteral: .rod, .net).rawValue", "5"),
      ("Gear() == .nothing", "true"), ("Gear.all.contains(.nothing)", "true"),
      ("Gear([.rod, .rod]).rawValue", "1"), ("Gear(rawValue: 8) == Gear(rawValue: 8)", "true"),
      ("Gear.rod == Gear.reel", "false"), ("Gear.rod != .tackle", "true"),
    ])
  func rawValues(source: String, expected: String) { #expect(evaluated("return \(source)") == expected) }

  @Test(
    "Union, intersection and difference",
    arguments: [
      ("Gear.rod.union(.net).rawValue", "5"), ("Gear.rod.union([.reel, .net]) == .all", "true"),
      ("Gear.all.intersection(.tackle) == .tackle", "true"), ("Gear.rod.intersection(.net).isEmpty", "true"),
      ("Gear.all.subtracting(.tackle) == .net", "true"), ("Gear.tackle.subtracting(.rod) == .reel", "true"),
      ("Gear.tackle.symmetricDifference([.reel, .net]).rawValue", "5"),
      ("Gear.rod.isSubset(of: .tackle)", "true"), ("Gear.tackle.isSubset(of: .rod)", "false"),
      ("Gear.tackle.isSuperset(of: .rod)", "true"), ("Gear.rod.isDisjoint(with: .net)", "true"),
      ("Gear.rod.isDisjoint(with: .tackle)", "false"), ("Gear.rod.isStrictSubset(of: .rod)", "false"),
      ("Gear.rod.isStrictSubset(of: .tackle)", "true"), ("Gear.all.isStrictSuperset(of: .net)", "true"),
      ("Gear.rod.isEmpty", "false"), ("Gear.nothing.isEmpty", "true"),
    ])
  func algebra(source: String, expected: String) { #expect(evaluated("return \(source)") == expected) }

  @Test(
    "Changes in place",
    arguments: [
      ("var g = Gear.rod; g.insert(.net); return g.rawValue", "5"),
      ("var g: Gear = []; g.insert([.rod, .net]); return g.rawValue", "5"),
      ("var g = Gear.rod; return g.insert(.rod).inserted", "false"),
      ("var g = Gear.rod; return g.insert(.net).inserted", "true"),
      ("var g = Gear.rod; return g.insert(.tackle).memberAfterInsert.rawValue", "3"),
      ("var g = Gear.all; g.remove(.reel); return g.rawValue", "5"),
      ("var g = Gear.rod; return g.remove(.net) == nil", "true"),
      ("var g = Gear.rod; return g.remove(.tackle)!.rawValue", "1"),
      ("var g = Gear.rod; return g.update(with: .net) == nil", "true"),
      ("var g = Gear.rod; g.formUnion(.reel); return g == .tackle", "true"),
      ("var g = Gear.all; g.formIntersection([.rod, .net]); return g.rawValue", "5"),
      ("var g = Gear.all; g.subtract(.tackle); return g == .net", "true"),
      ("var g = Gear.tackle; g.formSymmetricDifference(.all); return g == .net", "true"),
    ])
  func changes(source: String, expected: String) { #expect(evaluated(source) == expected) }

  @Test(
    "Where a type is expected of them, in lists, dictionaries, arguments and results",
    arguments: [
      ("func bits(_ g: Gear) -> Int { g.rawValue }; return bits([.rod, .net])", "5"),
      ("func bits(_ g: Gear = [.reel]) -> Int { g.rawValue }; return bits()", "2"),
      ("func gear() -> Gear { [.rod, .reel] }; return gear() == .tackle", "true"),
      ("let gear: Gear? = [.rod]; return gear == .rod", "true"),
      ("[Gear.rod, .net].contains(.net)", "true"), ("[Gear.rod, .net].contains(.reel)", "false"),
      ("let all: [Gear] = [.rod, [.reel, .net]]; return all[1].rawValue", "6"),
      ("let names: [Gear: String] = [.rod: \"Rod\"]; return names[Gear(rawValue: 1)]!", "Rod"),
      ("switch Gear(rawValue: 3) { case .tackle: return \"both\" default: return \"other\" }", "both"),
      ("switch Gear.tackle { case [.rod, .reel]: return \"both\" default: return \"other\" }", "both"),
      ("[Gear.rod, .reel].reduce(Gear()) { $0.union($1) } == .tackle", "true"),
    ])
  func expected(source: String, expected: String) {
    #expect(evaluated(source.contains("return") ? source : "return \(source)") == expected)
  }

  @Test("An option set's own methods change it by the same algebra")
  func ownMethods() {
    let own = """
      extension Gear {
        var title: String { contains(.tackle) ? "tackle" : "parts" }
        mutating func flip(_ other: Gear) { if contains(other) { remove(other) } else { insert(other) } }
        mutating func flipSelf(_ other: Gear) {
          if self.contains(other) { self.remove(other) } else { self.insert(other) }
        }
      }
      """
    let body =
      "var g = Gear.rod; let a = g.title; g.flip(.reel); let b = g.title; g.flipSelf(.rod); "
      + "return \"\\(a) \\(b) \\(g.rawValue)\""
    #expect(result(body, declarations: declarations + "\n" + own) == "parts tackle 2")
  }

  @Test("A raw value made by the app's own initialiser, and of a small type")
  func ownInitializer() {
    let flags = """
      struct Flags: OptionSet {
        var rawValue: UInt8
        init(rawValue: UInt8) { self.rawValue = rawValue & 0x0F }
        static let high = Flags(rawValue: 8)
        static let low = Flags(rawValue: 1)
      }
      """
    #expect(result("return Flags([.high, .low]).rawValue", declarations: flags) == "9")
    #expect(result("return Flags(rawValue: 0xFF).subtracting(.high).rawValue", declarations: flags) == "7")
  }

  @Test("A raw value that takes too long to find out ends as a notice, not as an answer")
  func bounded() {
    let endless = """
      struct Endless: OptionSet {
        let bits: Int
        init(rawValue: Int) { bits = rawValue }
        var rawValue: Int { var n = 0; while true { n += 1 }; return n }
        static let one = Endless(rawValue: 1)
      }
      """
    #expect(
      Evaluation("return Endless.one.contains(.one)", declarations: endless, bounds: .tight).isBudget)
  }

  @Test("A screen reads what is chosen, and a button changes it")
  func screen() {
    let source = """
      struct Boat: View {
        struct Gear: OptionSet {
          let rawValue: Int
          static let rod = Gear(rawValue: 1)
          static let net = Gear(rawValue: 2)
        }
        @State private var gear: Gear = [.rod, .net]
        var body: some View {
          Text(gear.contains(.net) ? "Net aboard" : "No net")
          Text("Bits \\(gear.rawValue)")
        }
      }
      """
    let texts = Screen(source, open: "Boat").texts
    #expect(texts == ["Net aboard", "Bits 3"])
  }
}
