/// What HealthKit can measure (`HKQuantityTypeIdentifier`, Apple's reference), by the names of its constants.
enum HealthKitIdentifiers {
  /// The constants as members, each with the raw value that its name makes.
  static var members: String {
    names.split(whereSeparator: \.isWhitespace).map { name in
      let value = rawNames[String(name)] ?? name.prefix(1).uppercased() + name.dropFirst()
      return "static let \(name) = HKQuantityTypeIdentifier(rawValue: \"HKQuantityTypeIdentifier\(value)\")"
    }
    .joined(separator: "\n")
  }

  private static let rawNames = ["vo2Max": "VO2Max", "uvExposure": "UVExposure"]

  private static let names = """
    appleSleepingWristTemperature bodyFatPercentage bodyMass bodyMassIndex electrodermalActivity
    height leanBodyMass waistCircumference
    activeEnergyBurned appleExerciseTime appleMoveTime appleStandTime basalEnergyBurned
    crossCountrySkiingSpeed cyclingCadence cyclingFunctionalThresholdPower cyclingPower cyclingSpeed
    distanceCrossCountrySkiing distanceCycling distanceDownhillSnowSports distancePaddleSports
    distanceRowing distanceSkatingSports distanceSwimming distanceWalkingRunning distanceWheelchair
    estimatedWorkoutEffortScore flightsClimbed nikeFuel paddleSportsSpeed physicalEffort pushCount
    rowingSpeed runningPower runningSpeed stepCount swimmingStrokeCount underwaterDepth
    workoutEffortScore
    environmentalAudioExposure environmentalSoundReduction headphoneAudioExposure
    atrialFibrillationBurden heartRate heartRateRecoveryOneMinute heartRateVariabilitySDNN
    peripheralPerfusionIndex restingHeartRate vo2Max walkingHeartRateAverage
    appleWalkingSteadiness runningGroundContactTime runningStrideLength runningVerticalOscillation
    sixMinuteWalkTestDistance stairAscentSpeed stairDescentSpeed walkingAsymmetryPercentage
    walkingDoubleSupportPercentage walkingSpeed walkingStepLength
    dietaryBiotin dietaryCaffeine dietaryCalcium dietaryCarbohydrates dietaryChloride
    dietaryCholesterol dietaryChromium dietaryCopper dietaryEnergyConsumed dietaryFatMonounsaturated
    dietaryFatPolyunsaturated dietaryFatSaturated dietaryFatTotal dietaryFiber dietaryFolate
    dietaryIodine dietaryIron dietaryMagnesium dietaryManganese dietaryMolybdenum dietaryNiacin
    dietaryPantothenicAcid dietaryPhosphorus dietaryPotassium dietaryProtein dietaryRiboflavin
    dietarySelenium dietarySodium dietarySugar dietaryThiamin dietaryVitaminA dietaryVitaminB12
    dietaryVitaminB6 dietaryVitaminC dietaryVitaminD dietaryVitaminE dietaryVitaminK dietaryWater
    dietaryZinc
    bloodAlcoholContent bloodPressureDiastolic bloodPressureSystolic insulinDelivery
    numberOfAlcoholicBeverages numberOfTimesFallen timeInDaylight uvExposure waterTemperature
    basalBodyTemperature appleSleepingBreathingDisturbances bloodGlucose bodyTemperature
    forcedExpiratoryVolume1 forcedVitalCapacity inhalerUsage oxygenSaturation peakExpiratoryFlowRate
    respiratoryRate
    """
}
