// Foundation: the declarations of MeasurementFormatUnitUsage that only Apple's platforms have.

struct MeasurementFormatUnitUsage<UnitType>: Codable, Hashable, Sendable where UnitType: Dimension {
  /// What Unicode calls it.
  let name: String
  init(name: String) { self.name = name }
  static var general: MeasurementFormatUnitUsage<UnitType> {
    MeasurementFormatUnitUsage<UnitType>(name: "default")
  }
  static var asProvided: MeasurementFormatUnitUsage<UnitType> {
    MeasurementFormatUnitUsage<UnitType>(name: "")
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  static var person: MeasurementFormatUnitUsage<UnitTemperature> {
    MeasurementFormatUnitUsage<UnitTemperature>(name: "person")
  }
  static var weather: MeasurementFormatUnitUsage<UnitTemperature> {
    MeasurementFormatUnitUsage<UnitTemperature>(name: "weather")
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  static var person: MeasurementFormatUnitUsage<UnitLength> {
    MeasurementFormatUnitUsage<UnitLength>(name: "person")
  }
  static var personHeight: MeasurementFormatUnitUsage<UnitLength> {
    MeasurementFormatUnitUsage<UnitLength>(name: "person-height")
  }
  static var road: MeasurementFormatUnitUsage<UnitLength> {
    MeasurementFormatUnitUsage<UnitLength>(name: "road")
  }
  static var focalLength: MeasurementFormatUnitUsage<UnitLength> {
    MeasurementFormatUnitUsage<UnitLength>(name: "focal-length")
  }
  static var rainfall: MeasurementFormatUnitUsage<UnitLength> {
    MeasurementFormatUnitUsage<UnitLength>(name: "rainfall")
  }
  static var snowfall: MeasurementFormatUnitUsage<UnitLength> {
    MeasurementFormatUnitUsage<UnitLength>(name: "snowfall")
  }
  static var visibility: MeasurementFormatUnitUsage<UnitLength> {
    MeasurementFormatUnitUsage<UnitLength>(name: "visiblty")
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  static var food: MeasurementFormatUnitUsage<UnitEnergy> {
    MeasurementFormatUnitUsage<UnitEnergy>(name: "food")
  }
  static var workout: MeasurementFormatUnitUsage<UnitEnergy> {
    MeasurementFormatUnitUsage<UnitEnergy>(name: "default")
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  static var personWeight: MeasurementFormatUnitUsage<UnitMass> {
    MeasurementFormatUnitUsage<UnitMass>(name: "person")
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  static var liquid: MeasurementFormatUnitUsage<UnitVolume> {
    MeasurementFormatUnitUsage<UnitVolume>(name: "fluid")
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  static var wind: MeasurementFormatUnitUsage<UnitSpeed> {
    MeasurementFormatUnitUsage<UnitSpeed>(name: "wind")
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  static var barometric: MeasurementFormatUnitUsage<UnitPressure> {
    MeasurementFormatUnitUsage<UnitPressure>(name: "baromtrc")
  }
}

extension MeasurementFormatUnitUsage where UnitType == UnitConcentrationMass {
  static var bloodGlucose: MeasurementFormatUnitUsage<UnitConcentrationMass> {
    MeasurementFormatUnitUsage<UnitConcentrationMass>(name: "blood-glucose")
  }
}
