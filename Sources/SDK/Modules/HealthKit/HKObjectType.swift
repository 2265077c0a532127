// HealthKit: the declarations of HKObjectType.
// Declared as the framework's interface has it, with code of our own.

class HKObjectType: NSObject {
  let identifier: String
  init(_identifier: String) { identifier = _identifier }
  class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  class func workoutType() -> HKWorkoutType { HKWorkoutType(_identifier: "HKWorkoutTypeIdentifier") }
  override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  override var hash: Int { identifier.hashValue }
}
