// Foundation: the declarations of NSExtensionContext that only Apple's platforms have.

class NSExtensionContext: NSObject {
  var inputItems: [Any] { get }
  func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil)
  func cancelRequest(withError error: any Error)
  func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil)
}
