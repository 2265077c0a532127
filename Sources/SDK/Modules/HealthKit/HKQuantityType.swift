// HealthKit: the declarations of HKQuantityType.
// Declared as the framework's interface has it, with code of our own.

class HKQuantityType: HKSampleType {
  convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(_identifier: identifier.rawValue) }
}
