// HealthKit: the declarations of HKQuantitySample.
// Declared as the framework's interface has it, with code of our own.

class HKQuantitySample: HKSample {
  let quantity: HKQuantity
  let quantityType: HKQuantityType
  var count: Int { 1 }
  init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]? = nil
  ) {
    self.quantity = quantity
    quantityType = type
    super.init(_type: type, start: start, end: end, metadata: metadata)
  }
}
