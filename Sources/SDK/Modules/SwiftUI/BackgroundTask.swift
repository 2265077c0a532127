// SwiftUI: the declarations of BackgroundTask.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct BackgroundTask<Request, Response> {
  static var urlSession: BackgroundTask<String, Void> { get }
  static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void>
  static func urlSession(matching: @escaping (String) -> Bool) -> BackgroundTask<String, Void>
  static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
}
