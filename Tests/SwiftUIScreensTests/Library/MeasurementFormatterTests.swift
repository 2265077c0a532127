import Testing

/// Foundation's documentation of `MeasurementFormatter`, `UnitLength` and its kin, and of the older formatters;
/// words and symbols of units are those of Unicode's locale data for English.
@Suite("Formatters of measurements") struct MeasurementFormatterTests {
  private let declarations = """
    extension UnitLength {
      static let cables = UnitLength(symbol: "cable", converter: UnitConverterLinear(coefficient: 185.2))
    }
    """

  @Test(
    "The number is written as the formatter of numbers says",
    arguments: [
      ("", "3.142 m"), ("f.numberFormatter.maximumFractionDigits = 1", "3.1 m"),
      ("f.numberFormatter.maximumFractionDigits = 0; f.unitStyle = .long", "3 meters"),
      ("let n = NumberFormatter(); n.minimumFractionDigits = 4; f.numberFormatter = n", "3.1416 m"),
    ])
  func numbers(changes: String, expected: String) {
    let start = "let f = MeasurementFormatter(); f.unitOptions = .providedUnit; "
    let end = "; return f.string(from: Measurement(value: 3.14159, unit: UnitLength.meters))"
    #expect(result(start + changes + end) == expected)
  }

  @Test(
    "Units by their names and symbols",
    arguments: [
      ("return MeasurementFormatter().string(from: UnitLength.meters)", "m"),
      (
        "let f = MeasurementFormatter(); f.unitStyle = .long; return f.string(from: UnitLength.meters)",
        "meters"
      ),
      ("return Measurement(value: 2.5, unit: UnitLength.cables).formatted()", "2.5 cable"),
      ("return Measurement(value: 2, unit: UnitLength.cables).converted(to: .meters).value", "370.4"),
      (
        "return MeasurementFormatter().string(from: Measurement(value: 2.5, unit: UnitLength.cables))",
        "2.5 cable"
      ),
      (
        "return Measurement(value: 100, unit: UnitConcentrationMass.milligramsPerDeciliter).formatted(.measurement(width: .abbreviated, usage: .asProvided))",
        "100 mg/dL"
      ),
      (
        "let u = UnitConcentrationMass.millimolesPerLiter(withGramsPerMole: 180); return Measurement(value: 5.5, unit: u).formatted()",
        "5.5 mmol/L"
      ),
      ("return MassFormatter().unitString(fromValue: 5, unit: .gram)", "g"),
      ("return MassFormatter().string(fromValue: 5, unit: .gram)", "5 g"),
      ("return EnergyFormatter().string(fromValue: 250, unit: .kilocalorie)", "250 kcal"),
    ])
  func units(source: String, expected: String) {
    #expect(result(source, declarations: declarations) == expected)
  }
}
