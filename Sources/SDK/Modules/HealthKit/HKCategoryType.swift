// HealthKit: the declarations of HKCategoryType.
// Declared as the framework's interface has it, with code of our own.

class HKCategoryType: HKSampleType {
  convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(_identifier: identifier.rawValue) }
}
