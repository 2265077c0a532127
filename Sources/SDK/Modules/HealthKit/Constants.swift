// HealthKit: its constants.
// Declared as the framework's interface has it, with code of our own.

let HKUnitMolarMassBloodGlucose: Double = 180.15588000005408
