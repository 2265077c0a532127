import EarshotLocalization
import EarshotSwiftCode
import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotVocabulary
import Foundation

/// The `Info.plist` of the app whose code is shown, as the build leaves it.
///
/// A name and an identifier are there in every app, and stand for themselves where a setting that is not known says
/// them; a version does where any is said. Any other setting is not known.
struct InfoList {
  private(set) var values: [String: Any] = [:]
  /// Whether a key that is not in it is not there: what Xcode writes by itself has no keys of an app's own.
  private(set) var isSeen: Bool

  /// What stands for a version that is not known.
  private static let versions: [String: String] = [
    "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
  ]

  /// What every build writes, as Xcode's templates have it.
  private static let always: [String: String] = [
    "CFBundleName": "App",
    "CFBundleDisplayName": "App", "CFBundleExecutable": "App", "CFBundleIdentifier": "com.example.app",
    "CFBundleDevelopmentRegion": "en", "CFBundlePackageType": "APPL",
  ]

  /// The list that is nearest to a file. Of several that are as near it says what they agree on.
  init(_ files: ShippedFiles, near place: String, bounds: Bounds) {
    let lists = files.infoLists(near: place).compactMap { file -> (near: Int, values: [String: Any])? in
      guard let values = InfoList.read(file, bounds) else { return nil }
      return (file.path.foldersInCommon(with: place), values)
    }
    let apps = lists.filter { InfoList.isApp($0.values) }
    var kept: [String: (near: Int, value: Any)] = [:]
    isSeen = !lists.isEmpty || !files.areDescribed
    for list in apps.isEmpty ? lists : apps {
      for (key, value) in list.values {
        let known = kept[key]
        if let known, known.near > list.near || InfoList.isSame(known.value, value) { continue }
        let isOpen = known == nil
        kept[key] = (list.near, isOpen ? value : Undecided())
      }
    }
    for (key, entry) in kept { values[key] = InfoList.resolved(entry.value, key: key) }
    let written = files.areDescribed ? InfoList.written : InfoList.always
    for (key, value) in written where values[key] == nil { values[key] = value }
  }

  private static let written = always.merging(versions) { always, _ in always }

  /// What stands there where several lists say different things.
  private final class Undecided {}

  private static func read(_ file: ResourceFile, _ bounds: Bounds) -> [String: Any]? {
    guard let bytes = file.bytes(), bytes.count <= bounds.resourceBytes else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return list as? [String: Any]
  }

  /// Apple, "CFBundlePackageType": `APPL` of apps. Extensions and apps for a watch say by a key that they are.
  private static func isApp(_ list: [String: Any]) -> Bool {
    let others = ["NSExtension", "EXAppExtensionAttributes", "WKWatchKitApp", "WKApplication"]
    guard !others.contains(where: { list[$0] != nil }) else { return false }
    guard let type = list["CFBundlePackageType"] as? String else { return true }
    return type == "APPL" || setting(in: type) != nil
  }

  private static func isSame(_ one: Any, _ other: Any) -> Bool { "\(one)" == "\(other)" }

  /// A value with what the build puts into it, as far as that can be told; nil where nothing is there then.
  private static func resolved(_ value: Any, key: String) -> Any? {
    switch value {
    case is Undecided: return written[key] ?? unknown("which Info.plist is the app's")
    case let text as String:
      guard let setting = setting(in: text) else { return text }
      return written[key] ?? unknown("the build setting \(setting)")
    case let list as [Any]: return list.compactMap { resolved($0, key: "") }
    case let values as [String: Any]:
      return Dictionary(
        uniqueKeysWithValues: values.compactMap { key, value in resolved(value, key: "").map { (key, $0) } })
    default: return value
    }
  }

  /// `TEAM` of `group.$(TEAM)`.
  private static func setting(in text: String) -> Substring? {
    text.firstMatch(of: /\$[({]([^)}:]*)/)?.1
  }

  private static func unknown(_ cause: String) -> UnknownValue {
    UnknownValue(RuntimeGap(.value, source: cause, name: cause, cause: GapCause(cause), place: nil))
  }
}
