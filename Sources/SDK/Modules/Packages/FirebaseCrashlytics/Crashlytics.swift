// FirebaseCrashlytics: the declarations of Crashlytics, as its documentation has them.

/// Nothing of it is heard.
class Crashlytics: NSObject {
  private static let only = Crashlytics()
  private var isEnabled = true

  class func crashlytics() -> Crashlytics { only }

  func log(_ msg: String) {}
  func log(format: String, arguments: CVaListPointer) {}
  func setCustomValue(_ value: Any?, forKey key: String) {}
  func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {}
  func setUserID(_ userID: String?) {}
  func record(error: any Error) {}
  func record(error: any Error, userInfo: [String: Any]?) {}
  func record(exceptionModel: ExceptionModel) {}
  func didCrashDuringPreviousExecution() -> Bool { false }
  func setCrashlyticsCollectionEnabled(_ enabled: Bool) { isEnabled = enabled }
  func isCrashlyticsCollectionEnabled() -> Bool { isEnabled }
  func checkForUnsentReports(completion: @escaping (Bool) -> Void) { completion(false) }
  func checkForUnsentReports() async -> Bool { false }
  func sendUnsentReports() {}
  func deleteUnsentReports() {}
}
