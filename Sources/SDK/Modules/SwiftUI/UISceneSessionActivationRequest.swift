// SwiftUI: the declarations of UISceneSessionActivationRequest.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension UISceneSessionActivationRequest {
  init?<D>(hostingDelegateClass: D.Type) where D: UIHostingSceneDelegate
  init?<D>(hostingDelegateClass: D.Type, id: String) where D: UIHostingSceneDelegate
  init?<H, D>(hostingDelegateClass: H.Type, value: D)
  where H: UIHostingSceneDelegate, D: Decodable, D: Encodable, D: Hashable
  init?<H, D>(hostingDelegateClass: H.Type, id: String, value: D)
  where H: UIHostingSceneDelegate, D: Decodable, D: Encodable, D: Hashable
}
