// Foundation: the declarations of Bundle.
// Declared as the framework's interface has it, with code of our own.

class Bundle: NSObject, Sendable {
  static let _main = Bundle()
  class var main: Bundle { _main }
  /// What SwiftPM makes for a target with resources (SE-0271).
  static let module = Bundle()
  class var allBundles: [Bundle] { [_main] }
  class var allFrameworks: [Bundle] { [] }
  /// The folder of a language, where it is one: `de.lproj`.
  var _folder: String?
  var _language: String? { _folder.map { String($0.dropLast(6)) } }
  override var description: String { get }
  var isLoaded: Bool { true }
  var bundleURL: URL { URL(fileURLWithPath: bundlePath, isDirectory: true) }
  var resourceURL: URL? { bundleURL }
  var executableURL: URL? { get }
  var privateFrameworksURL: URL? { get }
  var sharedFrameworksURL: URL? { get }
  var sharedSupportURL: URL? { get }
  var builtInPlugInsURL: URL? { get }
  var appStoreReceiptURL: URL? { get }
  var bundlePath: String { _folder.map { _Shipped.root + "/" + $0 } ?? _Shipped.root }
  var resourcePath: String? { bundlePath }
  var executablePath: String? { get }
  var privateFrameworksPath: String? { get }
  var sharedFrameworksPath: String? { get }
  var sharedSupportPath: String? { get }
  var builtInPlugInsPath: String? { get }
  var bundleIdentifier: String? { object(forInfoDictionaryKey: "CFBundleIdentifier") as? String }
  var infoDictionary: [String: Any]? { get }
  var localizedInfoDictionary: [String: Any]? { infoDictionary }
  var principalClass: AnyClass? { get }
  var preferredLocalizations: [String] { Bundle.preferredLocalizations(from: localizations) }
  var localizations: [String] { _language.map { [$0] } ?? _Shipped.languages }
  var developmentLocalization: String? {
    object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
  }
  var executableArchitectures: [NSNumber]? { get }
  override var hash: Int { get }
  init?(path: String) {
    let path = _Files.path(path)
    guard _Shipped.contains(path) else { return nil }
    let inside = _Shipped.inside(path)
    if _Shipped.isLanguage(inside) {
      _folder = inside
    } else if inside.hasSuffix(".lproj") {
      return nil
    }
  }
  convenience init?(url: URL) { self.init(path: url.path) }
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
  class func preferredLocalizations(from localizationsArray: [String]) -> [String] {
    preferredLocalizations(from: localizationsArray, forPreferences: nil)
  }
  class func preferredLocalizations(
    from localizationsArray: [String], forPreferences preferencesArray: [String]?
  ) -> [String]
  func load() -> Bool
  func unload() -> Bool
  func preflight() throws
  func loadAndReturnError() throws
  func url(forAuxiliaryExecutable executableName: String) -> URL?
  func path(forAuxiliaryExecutable executableName: String) -> String?
  func url(forResource name: String?, withExtension ext: String?) -> URL? {
    url(forResource: name, withExtension: ext, subdirectory: nil, localization: nil)
  }
  func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
    url(forResource: name, withExtension: ext, subdirectory: subpath, localization: nil)
  }
  func url(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> URL? {
    _Shipped.find(name, ext, in: subpath ?? _folder, language: localizationName).map {
      URL(fileURLWithPath: $0)
    }
  }
  func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
    paths(forResourcesOfType: ext, inDirectory: subpath).map { URL(fileURLWithPath: $0) }
  }
  func urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [URL]? { urls(forResourcesWithExtension: ext, subdirectory: subpath) }
  func path(forResource name: String?, ofType ext: String?) -> String? {
    _Shipped.find(name, ext, in: _folder, language: nil)
  }
  func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
    _Shipped.find(name, ext, in: subpath ?? _folder, language: nil)
  }
  func path(
    forResource name: String?, ofType ext: String?, inDirectory subpath: String?,
    forLocalization localizationName: String?
  ) -> String? { _Shipped.find(name, ext, in: subpath ?? _folder, language: localizationName) }
  func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
    guard let ext else { return _Shipped.names(in: subpath ?? _folder ?? "") }
    return _Shipped.all(ext, in: subpath ?? _folder)
  }
  func paths(
    forResourcesOfType ext: String?, inDirectory subpath: String?, forLocalization localizationName: String?
  ) -> [String] { paths(forResourcesOfType: ext, inDirectory: subpath) }
  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    _AppTexts.text(
      key, [], table: tableName == "" ? nil : tableName, words: value == "" ? nil : value,
      language: _language)
  }
  func object(forInfoDictionaryKey key: String) -> Any?
  func classNamed(_ className: String) -> AnyClass?
  override func isEqual(_ object: Any?) -> Bool
}
