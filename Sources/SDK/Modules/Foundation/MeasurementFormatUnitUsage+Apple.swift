// Foundation: the declarations of MeasurementFormatUnitUsage that only Apple's platforms have.

struct MeasurementFormatUnitUsage<UnitType>: Codable, Hashable, Sendable where UnitType: Dimension {
  static var general: MeasurementFormatUnitUsage<UnitType> { get }
  static var asProvided: MeasurementFormatUnitUsage<UnitType> { get }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  static var person: MeasurementFormatUnitUsage<UnitTemperature> { get }
  static var weather: MeasurementFormatUnitUsage<UnitTemperature> { get }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  static var person: MeasurementFormatUnitUsage<UnitLength> { get }
  static var personHeight: MeasurementFormatUnitUsage<UnitLength> { get }
  static var road: MeasurementFormatUnitUsage<UnitLength> { get }
  static var focalLength: MeasurementFormatUnitUsage<UnitLength> { get }
  static var rainfall: MeasurementFormatUnitUsage<UnitLength> { get }
  static var snowfall: MeasurementFormatUnitUsage<UnitLength> { get }
  static var visibility: MeasurementFormatUnitUsage<UnitLength> { get }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  static var food: MeasurementFormatUnitUsage<UnitEnergy> { get }
  static var workout: MeasurementFormatUnitUsage<UnitEnergy> { get }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  static var personWeight: MeasurementFormatUnitUsage<UnitMass> { get }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  static var liquid: MeasurementFormatUnitUsage<UnitVolume> { get }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  static var wind: MeasurementFormatUnitUsage<UnitSpeed> { get }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  static var barometric: MeasurementFormatUnitUsage<UnitPressure> { get }
}

extension MeasurementFormatUnitUsage where UnitType == UnitConcentrationMass {
  static var bloodGlucose: MeasurementFormatUnitUsage<UnitConcentrationMass> { get }
}
