// BackgroundTasks: the declarations of BGTaskScheduler. It launches nothing while a screen is shown.
// Declared as the framework's interface has it, with code of our own.

class BGTaskScheduler: NSObject, Sendable {
  struct Error: Swift.Error, Hashable, Sendable {
    enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3
      case immediateRunIneligible = 4
    }
    static var unavailable: BGTaskScheduler.Error.Code { .unavailable }
    static var tooManyPendingTaskRequests: BGTaskScheduler.Error.Code { .tooManyPendingTaskRequests }
    static var notPermitted: BGTaskScheduler.Error.Code { .notPermitted }
    static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    let code: BGTaskScheduler.Error.Code
    init(_ code: BGTaskScheduler.Error.Code, userInfo: [String: Any] = [:]) { self.code = code }
  }
  static let _shared = BGTaskScheduler()
  class var shared: BGTaskScheduler { _shared }
  var _pending: [BGTaskRequest] = []

  @discardableResult func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }

  /// One with the same identifier is replaced.
  func submit(_ taskRequest: BGTaskRequest) throws {
    cancel(taskRequestWithIdentifier: taskRequest.identifier)
    _pending.append(taskRequest)
  }
  func cancel(taskRequestWithIdentifier identifier: String) {
    _pending.removeAll { $0.identifier == identifier }
  }
  func cancelAllTaskRequests() { _pending = [] }
  func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    let pending = _pending
    Task { completionHandler(pending) }
  }
  func pendingTaskRequests() async -> [BGTaskRequest] { _pending }
}
