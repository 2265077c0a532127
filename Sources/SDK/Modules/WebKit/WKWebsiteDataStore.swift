// WebKit: the declarations of WKWebsiteDataStore.
// Declared as the framework's interface has it, with code of our own.

class WKWebsiteDataStore: NSObject {
  static let _default = WKWebsiteDataStore()
  class func `default`() -> WKWebsiteDataStore { _default }
  class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  class func allWebsiteDataTypes() -> Set<String> { [] }
  func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}
