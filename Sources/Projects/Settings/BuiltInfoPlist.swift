import Foundation

/// What a target's `Info.plist` is made of when it is built: a file, and settings of the target.
///
/// Which keys come from which settings is what Xcode's build system does
/// (https://github.com/swiftlang/swift-build, InfoPlistProcessorTaskAction.swift).
package struct BuiltInfoPlist: Sendable {
  /// The target's name.
  package let name: String
  /// The folder that the target's code is in, below the project's.
  package let folder: String
  private let settings: BuildSettings
  /// Values that the description of the project has for it, as a property list.
  private let described: Data

  /// Whether the tool that makes the project writes the file.
  private let isFileMade: Bool

  init(
    of target: BuildTarget, settings: BuildSettings, described: [String: Any] = [:], isFileMade: Bool = false
  ) {
    self.isFileMade = isFileMade
    name = target.module
    folder = target.commonFolder
    self.settings = settings
    let list = try? PropertyListSerialization.data(fromPropertyList: described, format: .binary, options: 0)
    self.described = list ?? Data()
  }

  /// What XcodeGen and Tuist write by themselves.
  static var defaults: [String: Any] { textDefaults }

  private static let textDefaults = [
    "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE:default=en)",
    "CFBundleExecutable": "$(EXECUTABLE_NAME)",
    "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)",
    "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
  ]

  /// The path of the file, below the project's folder; nil where there is none.
  package var file: String? {
    settings["INFOPLIST_FILE"].flatMap { path in
      let path = path.replacing("\"", with: "")
      return path.isEmpty || path.hasPrefix("/") ? nil : XcodeGroups.joined("", path)
    }
  }

  /// Whether a file that somebody wrote is named for it, also where it can't be told which.
  package var namesFile: Bool {
    !isFileMade && settings.written("INFOPLIST_FILE").map { !$0.isEmpty } ?? false
  }

  /// The list as the app has it. What is made of settings that aren't known stays as it is written.
  ///
  /// - Parameter bytes: the content of its file.
  package func bytes(file bytes: [UInt8]?) -> [UInt8]? {
    var values: [String: Any] = [:]
    for data in [described, Data(bytes ?? [])] {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      values.merge(list ?? [:]) { _, new in new }
    }
    if settings["GENERATE_INFOPLIST_FILE"] == "YES" { values.merge(generated) { _, new in new } }
    let expanded = values.mapValues(expanded)
    return (try? PropertyListSerialization.data(fromPropertyList: expanded, format: .xml, options: 0)).map(
      Array.init)
  }

  private func expanded(_ value: Any) -> Any {
    switch value {
    case let text as String: settings.expanded(text) ?? text
    case let list as [Any]: list.map(expanded)
    case let values as [String: Any]: values.mapValues(expanded)
    default: value
    }
  }

  private static let bySetting = [
    "CFBundleName": "PRODUCT_NAME", "CFBundleExecutable": "EXECUTABLE_NAME",
    "CFBundleVersion": "CURRENT_PROJECT_VERSION", "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE",
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE",
    "CFBundleShortVersionString": "MARKETING_VERSION",
  ]

  /// What Xcode writes by itself.
  private var generated: [String: Any] {
    var values: [String: Any] = [:]
    for (name, text) in settings.all(beginningWith: "INFOPLIST_KEY_") {
      let key = name.replacing("_iPhone", with: "~iphone").replacing("_iPad", with: "~ipad")
      values[key] = BuiltInfoPlist.value(text, of: key)
    }
    for (key, setting) in BuiltInfoPlist.bySetting {
      guard let text = settings.written(setting), settings[setting] != "" else { continue }
      values[key] = text
    }
    return values
  }

  /// Lists of words and truths are written as texts.
  private static func value(_ text: String, of key: String) -> Any {
    if key.hasPrefix("UISupportedInterfaceOrientations") || key == "UIRequiredDeviceCapabilities" {
      return text.split(separator: " ").map(String.init)
    }
    if text == "YES" { return true }
    return text == "NO" ? false as Any : text
  }
}
