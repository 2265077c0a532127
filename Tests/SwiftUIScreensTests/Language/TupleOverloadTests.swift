import Testing

/// Swift's overload resolution between single values and tuples: The Swift Programming Language, "Types" and
/// "Functions".
@Suite("Functions of one name for single values and for tuples") struct TupleOverloadTests {
  private func texts(_ body: String) -> [String] {
    let screen = Screen(
      """
      struct Harvest {
        var crates: [(Double, Double)]
        init(_ weights: [Double], unit: String = "kilo") {
          crates = weights.enumerated().map { (Double($0.offset), $0.element) }
        }
        init(_ crates: [(Double, Double)], unit: String = "crate") { self.crates = crates }
        var total: Double { crates.map { $0.1 }.reduce(0, +) }
      }
      struct Stall {
        let text: String
        init(_ name: String) { text = "Stall " + name }
        init(_ place: (row: Int, number: Int)) { text = "Row \\(place.row), stall \\(place.number)" }
        init(_ place: (Int, Int, String)) { text = "\\(place.2) \\(place.0)" }
      }
      extension View {
        func weighed(_ weights: [Double]) -> some View {
          weighed(weights.enumerated().map { (index, weight) in (Double(index), weight) })
        }
        func weighed(_ crates: [(Double, Double)]) -> some View {
          accessibilityValue(crates.map { String(Int($0.1)) }.joined(separator: " "))
        }
      }
      struct Scales: View {
        var weights: [Double]
        var crates: [(Double, Double)]
        var body: some View {
          Text("Sum \\(Int(Harvest(weights).total)) and \\(Int(Harvest(crates).total))")
        }
      }
      struct Probe: View { var body: some View { VStack { \(body) } } }
      """, open: "Probe")
    #expect(screen.notices.isEmpty)
    return screen.texts
  }

  @Test("Lists of pairs and lists of numbers are told apart where they are written")
  func literals() {
    #expect(texts("Text(\"\\(Int(Harvest([2, 3]).total))\")") == ["5"])
    #expect(texts("Text(\"\\(Int(Harvest([(1, 20), (2, 30)]).total))\")") == ["50"])
    #expect(texts("Text(\"\\(Int(Harvest([-2.5, 4.5]).total))\")") == ["2"])
  }

  @Test("Lists of pairs and lists of numbers are told apart where properties hold them")
  func properties() {
    #expect(texts("Scales(weights: [1, 2], crates: [(1, 10), (2, 20)])") == ["Sum 3 and 30"])
  }

  @Test("A text, a pair and a triple are told apart")
  func singles() {
    #expect(
      texts(#"Text(Stall("Quay").text); Text(Stall((3, 4)).text); Text(Stall((5, 6, "Pier")).text)"#)
        == ["Stall Quay", "Row 3, stall 4", "Pier 5"])
  }

  @Test("Lists of pairs that come from the environment are told apart by the type of the entry")
  func environment() {
    let screen = Screen(
      """
      struct Harvest {
        var crates: [(Double, Double)]
        init(_ weights: [Double]) { crates = weights.map { ($0, 1) } }
        init(_ crates: [(Double, Double)]) { self.crates = crates }
        var total: Int { Int(crates.map { $0.1 }.reduce(0, +)) }
      }
      extension EnvironmentValues {
        @Entry var crates: [(Double, Double)] = [(1, 4)]
        @Entry var weights: [Double] = [5, 6, 7]
      }
      struct Scales: View {
        @Environment(\\.crates) private var crates
        @Environment(\\.weights) private var weights
        var body: some View { Text("Sum \\(Harvest(crates).total) and \\(Harvest(weights).total)") }
      }
      struct Probe: View {
        var body: some View {
          VStack { Scales(); Scales().environment(\\.crates, [(1, 20), (2, 30)]) }
        }
      }
      """, open: "Probe")
    #expect(screen.notices.isEmpty)
    #expect(screen.texts == ["Sum 4 and 3", "Sum 50 and 3"])
  }

  @Test("A constant of one type is not given where a list of that type is wanted, unless lists have it")
  func constants() {
    let screen = Screen(
      """
      struct Dye { var name: String; static var woad: Dye { Dye(name: "woad") } }
      extension Array where Element == Dye { static var garden: [Dye] { [.woad, Dye(name: "madder")] } }
      struct Cloth {
        let text: String
        init(_ name: String, dyes: [Dye]) { text = name + " " + dyes.map(\\.name).joined(separator: ", ") }
        init(_ name: String, dyes: Dye) { text = name + " only " + dyes.name }
      }
      struct Probe: View {
        var body: some View {
          VStack { Text(Cloth("Wool", dyes: .woad).text); Text(Cloth("Flax", dyes: [.woad]).text) }
        }
      }
      """, open: "Probe")
    #expect(screen.notices.isEmpty)
    #expect(screen.texts == ["Wool only woad", "Flax woad"])
  }

  @Test("A modifier for numbers may leave its work to the one of its name for pairs")
  func modifiers() {
    #expect(texts(#"Text("Apples").weighed([7, 8])"#) == ["Apples"])
  }
}
