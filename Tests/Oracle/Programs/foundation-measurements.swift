// swift-format-ignore-file

// MARK: lengths convert between metric and imperial
// swiftc: 1.60934 30.48 12.000000000000002
func probe() -> String {
  let mile = Measurement(value: 1, unit: UnitLength.miles)
  let foot = Measurement(value: 1, unit: UnitLength.feet)
  return "\(mile.converted(to: .kilometers).value) \(foot.converted(to: .centimeters).value) "
    + "\(foot.converted(to: .inches).value)"
}

// MARK: converting in place
// swiftc: 5000.0 m 5000.0 m
func probe() -> String {
  var run = Measurement(value: 5, unit: UnitLength.kilometers)
  run.convert(to: .meters)
  return "\(run.value) \(run.unit.symbol) \(run)"
}

// MARK: temperatures have an offset
// swiftc: 98.60 310.15 176.67
func probe() -> String {
  let body = Measurement(value: 37, unit: UnitTemperature.celsius)
  let oven = Measurement(value: 350, unit: UnitTemperature.fahrenheit)
  return String(
    format: "%.2f %.2f %.2f", body.converted(to: .fahrenheit).value, body.converted(to: .kelvin).value,
    oven.converted(to: .celsius).value)
}

// MARK: sums of different units turn into the base unit
// swiftc: 2.0 km 1500.0 m 500.0 m
func probe() -> String {
  let a = Measurement(value: 1, unit: UnitLength.kilometers), b = Measurement(value: 500, unit: UnitLength.meters)
  let same = a + a, mixed = a + b, difference = a - b
  return "\(same.value) \(same.unit.symbol) \(mixed.value) \(mixed.unit.symbol) \(difference.value) \(difference.unit.symbol)"
}

// MARK: scaling a measurement by a number
// swiftc: 10.0 kg, 7.5 kg, 1.25 kg, 4.0 kg
func probe() -> String {
  let bag = Measurement(value: 2.5, unit: UnitMass.kilograms)
  return [bag * 4, 3 * bag, bag / 2, 10 / bag].map { "\($0.value) \($0.unit.symbol)" }.joined(separator: ", ")
}

// MARK: measurements of different units compare by size
// swiftc: true true 500.0 g, 2.0 lb, 1.0 kg
func probe() -> String {
  let kilo = Measurement(value: 1, unit: UnitMass.kilograms), gram = Measurement(value: 1_000, unit: UnitMass.grams)
  let pound = Measurement(value: 2, unit: UnitMass.pounds)
  let sorted = [kilo, pound, gram / 2].sorted().map { "\($0.value) \($0.unit.symbol)" }
  return "\(kilo == gram) \(pound < kilo) \(sorted.joined(separator: ", "))"
}

// MARK: durations in minutes and hours
// swiftc: 2.25 h, 8100.0 s, 8100000.0 ms
func probe() -> String {
  let film = Measurement(value: 135, unit: UnitDuration.minutes)
  let units: [UnitDuration] = [.hours, .seconds, .milliseconds]
  return units.map { "\(film.converted(to: $0).value) \($0.symbol)" }.joined(separator: ", ")
}

// MARK: speeds and angles
// swiftc: 10.000 19.438 3.1416 0.5
func probe() -> String {
  let wind = Measurement(value: 36, unit: UnitSpeed.kilometersPerHour)
  let turn = Measurement(value: 180, unit: UnitAngle.degrees)
  return String(
    format: "%.3f %.3f %.4f %.1f", wind.converted(to: .metersPerSecond).value, wind.converted(to: .knots).value,
    turn.converted(to: .radians).value, turn.converted(to: .revolutions).value)
}

// MARK: volumes for a kitchen
// swiftc: 1000.000 mL | 10.000 dl | 4.167 cup | 202.884 tsp | 33.814 fl oz | 2.113 pt
func probe() -> String {
  let milk = Measurement(value: 1, unit: UnitVolume.liters)
  let units: [UnitVolume] = [.milliliters, .deciliters, .cups, .teaspoons, .fluidOunces, .pints]
  return units.map { String(format: "%.3f ", milk.converted(to: $0).value) + $0.symbol }.joined(separator: " | ")
}

// MARK: frequencies and electric units
// swiftc: 99500.0 kHz 99500000.0 1500.0 mAh 5400.0
func probe() -> String {
  let radio = Measurement(value: 99.5, unit: UnitFrequency.megahertz)
  let battery = Measurement(value: 1.5, unit: UnitElectricCharge.ampereHours)
  return "\(radio.converted(to: .kilohertz)) \(radio.converted(to: .hertz).value) "
    + "\(battery.converted(to: .milliampereHours)) \(battery.converted(to: .coulombs).value)"
}

// MARK: bits and bytes of storage
// swiftc: 3000000.0 B, 3000.0 kB, 2929.6875 KiB, 24.0 Mb
func probe() -> String {
  let photo = Measurement(value: 3, unit: UnitInformationStorage.megabytes)
  let units: [UnitInformationStorage] = [.bytes, .kilobytes, .kibibytes, .megabits]
  return units.map { "\(photo.converted(to: $0).value) \($0.symbol)" }.joined(separator: ", ")
}

// MARK: areas and pressures
// swiftc: 10000 2.471 220 31.91
func probe() -> String {
  let field = Measurement(value: 1, unit: UnitArea.hectares), tyre = Measurement(value: 2.2, unit: UnitPressure.bars)
  return String(
    format: "%.0f %.3f %.0f %.2f", field.converted(to: .squareMeters).value, field.converted(to: .acres).value,
    tyre.converted(to: .kilopascals).value, tyre.converted(to: .poundsForcePerSquareInch).value)
}

// MARK: energy and power
// swiftc: 1046.0 2000.0 2.682
func probe() -> String {
  let snack = Measurement(value: 250, unit: UnitEnergy.kilocalories)
  let kettle = Measurement(value: 2, unit: UnitPower.kilowatts)
  return "\(snack.converted(to: .kilojoules).value) \(kettle.converted(to: .watts).value) "
    + String(format: "%.3f", kettle.converted(to: .horsepower).value)
}

// MARK: an own unit with a coefficient
// swiftc: 170.0 20.0 sm
extension UnitLength {
  static let smoots = UnitLength(symbol: "sm", converter: UnitConverterLinear(coefficient: 1.7))
}
func probe() -> String {
  let bridge = Measurement(value: 100, unit: UnitLength.smoots)
  let back = Measurement(value: 34, unit: UnitLength.meters).converted(to: .smoots)
  return "\(bridge.converted(to: .meters).value) \(back.value) \(bridge.unit.symbol)"
}

// MARK: an own dimension with two units
// swiftc: 12.0 sp 15.0 sp
final class UnitBrew: Dimension, @unchecked Sendable {
  static let spoons = UnitBrew(symbol: "sp", converter: UnitConverterLinear(coefficient: 1))
  static let pots = UnitBrew(symbol: "pot", converter: UnitConverterLinear(coefficient: 6))
  override class func baseUnit() -> UnitBrew { spoons }
}
func probe() -> String {
  let morning = Measurement(value: 2, unit: UnitBrew.pots)
  return "\(morning.converted(to: UnitBrew.spoons)) \(morning + Measurement(value: 3, unit: UnitBrew.spoons))"
}

// MARK: an own converter that is not linear
// swiftc: 144.0 7.0
final class Doubling: UnitConverter, @unchecked Sendable {
  override func baseUnitValue(fromValue value: Double) -> Double { value * value }
  override func value(fromBaseUnitValue value: Double) -> Double { value.squareRoot() }
}
func probe() -> String {
  let square = UnitArea(symbol: "side", converter: Doubling())
  let plot = Measurement(value: 12, unit: square)
  return "\(plot.converted(to: .squareMeters).value) \(Measurement(value: 49, unit: UnitArea.squareMeters).converted(to: square).value)"
}

// MARK: linear converters have a coefficient and a constant
// swiftc: 14.0 8.0 0.5 10.0
func probe() -> String {
  let converter = UnitConverterLinear(coefficient: 0.5, constant: 10)
  return "\(converter.baseUnitValue(fromValue: 8)) \(converter.value(fromBaseUnitValue: 14)) "
    + "\(converter.coefficient) \(converter.constant)"
}

// MARK: units of the same symbol and converter are equal
// swiftc: true false true
func probe() -> String {
  let a = UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: 1))
  return "\(a == UnitLength.meters) \(UnitLength.meters == UnitLength.feet) \(Unit(symbol: "x") == Unit(symbol: "x"))"
}

// MARK: ranges of measurements
// swiftc: true false
func probe() -> String {
  let low = Measurement(value: 10, unit: UnitLength.meters), high = Measurement(value: 1, unit: UnitLength.kilometers)
  let range = low...high
  let tests = [Measurement(value: 5_000, unit: UnitLength.centimeters), Measurement(value: 2, unit: UnitLength.miles)]
  return tests.map { "\(range.contains($0))" }.joined(separator: " ")
}

// MARK: a total of measurements by reduce
// swiftc: 2.3 1.5 km, 800.0 m
struct Leg {
  var distance: Measurement<UnitLength>
}
func probe() -> String {
  let legs = [Leg(distance: .init(value: 1.5, unit: .kilometers)), Leg(distance: .init(value: 800, unit: .meters))]
  let total = legs.map(\.distance).reduce(Measurement(value: 0, unit: UnitLength.meters), +)
  return "\(total.converted(to: .kilometers).value) \(legs.map { $0.distance.description }.joined(separator: ", "))"
}

// MARK: measurements as set elements and by description
// swiftc: 1 1.0 kg true
func probe() -> String {
  let a = Measurement(value: 1, unit: UnitMass.kilograms), b = Measurement(value: 1_000, unit: UnitMass.grams)
  return "\(Set([a, b]).count) \(a.description) \(b.hashValue == a.hashValue)"
}
