import Testing

@Suite("Constants of C") struct LimitTests {
  @Test(
    "The limits of number types are those of Swift's",
    arguments: [
      "DBL_MAX == Double.greatestFiniteMagnitude", "DBL_MIN == Double.leastNormalMagnitude",
      "DBL_EPSILON == Double.ulpOfOne", "FLT_MAX == Float.greatestFiniteMagnitude", "LONG_MAX == Int.max",
      "Int(INT32_MAX) == Int(Int32.max)", "M_SQRT2 == 2.0.squareRoot()", "-DBL_MAX < 0.0",
    ])
  func limits(source: String) { #expect(value(source) == "true") }

  @Test("One that is not known is named, not spoken as if it were a word")
  func unknown() {
    let screen = Screen(probe(#"Text("\(SLIP_COUNT) slips")"#), open: "Probe")
    #expect(screen.texts == ["«SLIP_COUNT» slips"])
    #expect(screen.notices.map(\.message).contains { $0.contains("'SLIP_COUNT' is not known") })
  }

  @Test("A colour of UIKit's is not taken for the number that an app's own initialiser wants")
  func colors() {
    let screen = Screen(
      """
      extension Color { init(_ hex: UInt) { self.init(red: Double(hex >> 16) / 255, green: 0, blue: 0) } }
      struct Probe: View {
        let colours = [UIColor.red]
        var body: some View { Text("Ebb").foregroundStyle(Color(colours[0])); Text("Flow").foregroundStyle(Color(0xFF0000)) }
      }
      """, open: "Probe")
    #expect(screen.notices.isEmpty)
    #expect(screen.texts == ["Ebb", "Flow"])
  }
}
