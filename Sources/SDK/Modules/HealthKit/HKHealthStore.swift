// HealthKit: the declarations of HKHealthStore.
// Declared as the framework's interface has it, with code of our own.

/// What a person has kept there is not known, and nobody has allowed anything yet.
class HKHealthStore: NSObject {
  override init() {}
  class func isHealthDataAvailable() -> Bool { true }
  func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  /// The person has not answered yet.
  func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  { await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in } }
}
