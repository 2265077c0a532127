// Foundation: the declarations of Bundle.
// Declared as the framework's interface has it, with code of our own.

class Bundle: NSObject, Sendable {
  static let _main = Bundle()
  class var main: Bundle { _main }
  /// What SwiftPM makes for a target with resources (SE-0271).
  static let module = Bundle()
  class var allBundles: [Bundle] { get }
  class var allFrameworks: [Bundle] { get }
  override var description: String { get }
  var isLoaded: Bool { get }
  var bundleURL: URL { get }
  var resourceURL: URL? { get }
  var executableURL: URL? { get }
  var privateFrameworksURL: URL? { get }
  var sharedFrameworksURL: URL? { get }
  var sharedSupportURL: URL? { get }
  var builtInPlugInsURL: URL? { get }
  var appStoreReceiptURL: URL? { get }
  var bundlePath: String { get }
  var resourcePath: String? { get }
  var executablePath: String? { get }
  var privateFrameworksPath: String? { get }
  var sharedFrameworksPath: String? { get }
  var sharedSupportPath: String? { get }
  var builtInPlugInsPath: String? { get }
  var bundleIdentifier: String? { get }
  var infoDictionary: [String: Any]? { get }
  var localizedInfoDictionary: [String: Any]? { get }
  var principalClass: AnyClass? { get }
  var preferredLocalizations: [String] { get }
  var localizations: [String] { get }
  var developmentLocalization: String? { get }
  var executableArchitectures: [NSNumber]? { get }
  override var hash: Int { get }
  init?(path: String)
  convenience init?(url: URL)
  override init() {}
  init(for aClass: AnyClass) {}
  init?(identifier: String)
  class func url(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL
  ) -> URL?
  class func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: NSURL)
    -> [NSURL]?
  class func path(forResource name: String?, ofType ext: String?, inDirectory bundlePath: String) -> String?
  class func paths(forResourcesOfType ext: String?, inDirectory bundlePath: String) -> [String]
  class func preferredLocalizations(from localizationsArray: [String]) -> [String]
  class func preferredLocalizations(
    from localizationsArray: [String], forPreferences preferencesArray: [String]?
  ) -> [String]
  func load() -> Bool
  func unload() -> Bool
  func preflight() throws
  func loadAndReturnError() throws
  func url(forAuxiliaryExecutable executableName: String) -> URL?
  func path(forAuxiliaryExecutable executableName: String) -> String?
  func url(forResource name: String?, withExtension ext: String?) -> URL?
  func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL?
  func url(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> URL?
  func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [NSURL]?
  func urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [NSURL]?
  func path(forResource name: String?, ofType ext: String?) -> String?
  func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String?
  func path(
    forResource name: String?, ofType ext: String?, inDirectory subpath: String?,
    forLocalization localizationName: String?
  ) -> String?
  func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String]
  func paths(
    forResourcesOfType ext: String?, inDirectory subpath: String?, forLocalization localizationName: String?
  ) -> [String]
  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    _AppTexts.text(key, [], table: tableName, words: value == "" ? nil : value)
  }
  func object(forInfoDictionaryKey key: String) -> Any?
  func classNamed(_ className: String) -> AnyClass?
  override func isEqual(_ object: Any?) -> Bool
}
