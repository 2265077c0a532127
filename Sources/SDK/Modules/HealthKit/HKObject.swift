// HealthKit: the declarations of HKObject.
// Declared as the framework's interface has it, with code of our own.

class HKObject: NSObject {
  let uuid = UUID()
  let metadata: [String: Any]?
  init(_metadata: [String: Any]?) { metadata = _metadata }
}
