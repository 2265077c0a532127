// SwiftUI: the declarations of OpenURLAction.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct OpenURLAction {
  struct Result {
    static let handled: OpenURLAction.Result
    static let discarded: OpenURLAction.Result
    static let systemAction: OpenURLAction.Result
    static func systemAction(_ url: URL) -> OpenURLAction.Result
    static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> OpenURLAction.Result
  }
  init(handler: @escaping (URL) -> OpenURLAction.Result)
  func callAsFunction(_ url: URL)
  func callAsFunction(_ url: URL, prefersInApp: Bool)
  func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void)
}
