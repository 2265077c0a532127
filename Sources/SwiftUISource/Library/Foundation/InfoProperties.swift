import EarshotLocalization
import OrderedCollections

/// What an app reads of its own `Info.plist`.
extension Machine {
  /// `Bundle.main.object(forInfoDictionaryKey:)`: from the nearest `Info.plist`; settings of the build that
  /// stand in it are not known here and stay as they are written.
  func infoValue(_ key: String, near place: String) -> Value {
    switch key {
    case "CFBundleShortVersionString": return .string("1.0")
    case "CFBundleVersion": return .string("1")
    case "CFBundleName", "CFBundleDisplayName": return .string(appName(key, near: place) ?? "App")
    case "CFBundleExecutable": return .string("App")
    case "CFBundleIdentifier": return .string("com.example.app")
    case "CFBundleDevelopmentRegion": return .string("en")
    default: break
    }
    let files = project.resources.data.files(named: "Info.plist", near: place)
    if files.isEmpty, !Machine.isSystemKey(key) {
      // Written by a build that can't be seen here; an app that asks for a key of its own has put it there.
      return .string("«\(key)»")
    }
    for file in files {
      guard let bytes = file.bytes(), bytes.count <= environment.bounds.resourceBytes,
        let text = PropertyListTexts.read(bytes)?[key]
      else { continue }
      return Machine.infoText(text)
    }
    return .none
  }

  /// `Bundle.main.infoDictionary`: the texts of the nearest `Info.plist`, and what the build writes into it.
  func infoDictionary(near place: String) -> Value {
    var result: OrderedDictionary<Value, Value> = [:]
    for file in project.resources.data.files(named: "Info.plist", near: place) {
      guard let bytes = file.bytes(), bytes.count <= environment.bounds.resourceBytes,
        let texts = PropertyListTexts.read(bytes)
      else { continue }
      for (key, text) in texts.sorted(by: { $0.key < $1.key }) where result[.string(key)] == nil {
        result[.string(key)] = Machine.infoText(text)
      }
    }
    for key in Machine.writtenKeys { result[.string(key)] = infoValue(key, near: place) }
    return .dictionary(result)
  }

  /// What a build puts in the place of a setting can't be seen here.
  private static func infoText(_ text: String) -> Value { .string(text.contains("$(") ? "«\(text)»" : text) }

  /// `NSDictionary(contentsOf: url)`: the texts of a property list that the app ships; of its `Info.plist`
  /// also what the build writes into it.
  func propertyList(at place: Value, _ call: LibraryCall) throws(Interrupt) -> Value {
    let path = string(place) ?? ""
    // What the build writes beside a data model says nothing of what the app holds.
    if path.hasSuffix(".momd/VersionInfo.plist") {
      return .dictionary([.string("NSManagedObjectModel_VersionHashes"): .dictionary([:])])
    }
    let isInfo = path.hasSuffix("/Info.plist")
    let text = try fileText(place, call)
    if !isInfo, let text, let list = PropertyListTexts.json(Array(text.utf8)), let value = try? json(list) {
      return value
    }
    let texts = text.flatMap { PropertyListTexts.read(Array($0.utf8)) }
    guard isInfo || texts != nil else { return .none }
    var result: OrderedDictionary<Value, Value> = [:]
    for (key, text) in (texts ?? [:]).sorted(by: { $0.key < $1.key }) {
      result[.string(key)] = Machine.infoText(text)
    }
    for key in isInfo ? Machine.writtenKeys : [] {
      result[.string(key)] = infoValue(key, near: call.expression.file.path)
    }
    return .dictionary(result)
  }

  /// What the build writes into every `Info.plist`.
  private static let writtenKeys = [
    "CFBundleShortVersionString", "CFBundleVersion", "CFBundleName", "CFBundleDisplayName",
    "CFBundleExecutable", "CFBundleIdentifier", "CFBundleDevelopmentRegion",
  ]

  private static func isSystemKey(_ key: String) -> Bool {
    ["CF", "LS", "NS", "UI", "MK", "IT"].contains { key.hasPrefix($0) }
  }

  /// `kCFBundleNameKey` and the like: the keys themselves.
  static let infoKeys: [String: String] = [
    "kCFBundleNameKey": "CFBundleName", "kCFBundleVersionKey": "CFBundleVersion",
    "kCFBundleIdentifierKey": "CFBundleIdentifier", "kCFBundleExecutableKey": "CFBundleExecutable",
    "kCFBundleDevelopmentRegionKey": "CFBundleDevelopmentRegion",
  ]
}
