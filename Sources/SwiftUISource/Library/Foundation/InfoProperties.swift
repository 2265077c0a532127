import EarshotLocalization

/// What an app reads of its own `Info.plist`.
extension Machine {
  /// `Bundle.main.object(forInfoDictionaryKey:)`: from the nearest `Info.plist`; settings of the build that
  /// stand in it are not known here and stay as they are written.
  func infoValue(_ key: String, near place: String) -> Value {
    switch key {
    case "CFBundleShortVersionString": return .string("1.0")
    case "CFBundleVersion": return .string("1")
    case "CFBundleName", "CFBundleDisplayName", "CFBundleExecutable": return .string("App")
    case "CFBundleIdentifier": return .string("com.example.app")
    case "CFBundleDevelopmentRegion": return .string("en")
    default: break
    }
    for file in project.resources.data.files(named: "Info.plist", near: place) {
      guard let bytes = file.bytes(), bytes.count <= environment.bounds.textLength,
        let text = PropertyListTexts.read(bytes)?[key]
      else { continue }
      return .string(text.contains("$(") ? "«\(text)»" : text)
    }
    return .none
  }

  /// `kCFBundleNameKey` and the like: the keys themselves.
  static let infoKeys: [String: String] = [
    "kCFBundleNameKey": "CFBundleName", "kCFBundleVersionKey": "CFBundleVersion",
    "kCFBundleIdentifierKey": "CFBundleIdentifier", "kCFBundleExecutableKey": "CFBundleExecutable",
    "kCFBundleDevelopmentRegionKey": "CFBundleDevelopmentRegion",
  ]
}
