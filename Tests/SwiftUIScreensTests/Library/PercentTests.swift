import Testing

// Expectations printed by Foundation of Swift 6.3.
@Suite("Percents") struct PercentTests {
  @Test(
    "A format style moves the decimal sign of the number that is written; a formatter multiplies the double")
  func halves() {
    #expect(value("0.575.formatted(.percent.precision(.fractionLength(0)))") == "58%")
    #expect(
      value(
        "let formatter = NumberFormatter()\nformatter.numberStyle = .percent\nreturn formatter.string(from: 0.575)!"
      ) == "57%")
  }
}
