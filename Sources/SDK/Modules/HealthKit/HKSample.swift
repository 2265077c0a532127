// HealthKit: the declarations of HKSample.
// Declared as the framework's interface has it, with code of our own.

class HKSample: HKObject {
  let sampleType: HKSampleType
  let startDate: Date
  let endDate: Date
  init(_type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?) {
    sampleType = _type
    startDate = start
    endDate = end
    super.init(_metadata: metadata)
  }
}
