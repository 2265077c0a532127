// FirebaseCore (github.com/firebase/firebase-ios-sdk): the declarations of FirebaseApp, as its documentation has them.

class FirebaseApp: NSObject {
  private static var apps: [String: FirebaseApp] = [:]
  private static let defaultName = "__FIRAPP_DEFAULT"

  let name: String
  let options: FirebaseOptions
  var isDataCollectionDefaultEnabled = true

  init(_name: String, _options: FirebaseOptions) {
    name = _name
    options = _options
  }

  class func configure() { configure(options: FirebaseOptions.defaultOptions() ?? FirebaseOptions()) }
  class func configure(options: FirebaseOptions) { configure(name: defaultName, options: options) }
  class func configure(name: String, options: FirebaseOptions) {
    apps[name] = FirebaseApp(_name: name, _options: options)
  }
  class func app() -> FirebaseApp? { apps[defaultName] }
  class func app(name: String) -> FirebaseApp? { apps[name] }
  class var allApps: [String: FirebaseApp]? { apps.isEmpty ? nil : apps }

  func delete(_ completion: @escaping (Bool) -> Void) {
    FirebaseApp.apps[name] = nil
    completion(true)
  }
  func delete() async -> Bool {
    FirebaseApp.apps[name] = nil
    return true
  }
}
