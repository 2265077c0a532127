/// The targets of a project that XcodeGen makes, as its description has them
/// (https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md).
package struct XcodeGenProject {
  package static let fileNames: Set<String> = ["project.yml", "project.yaml"]

  package private(set) var targets: [BuildTarget] = []
  /// The property lists of its apps.
  package private(set) var infoPlists: [BuiltInfoPlist] = []

  private typealias Object = [String: Any]

  /// - Parameters:
  ///   - text: the description.
  ///   - read: the bytes of a file below the project's folder; nil where there is none.
  /// - Returns: nil where it is none.
  package init?(_ text: String, read: (String) -> [UInt8]? = { _ in nil }) {
    guard let own = DescribedYAML.value(text) as? Object else { return nil }
    let root = XcodeGenProject.included(in: own, read).merging(own, uniquingKeysWith: XcodeGenProject.joined)
    guard let described = root["targets"] as? Object else { return nil }
    let templates = root["targetTemplates"] as? Object ?? [:]
    for (name, target) in described.sorted(by: { $0.key < $1.key }) {
      guard var target = target as? Object else { continue }
      for template in XcodeGenProject.texts(target["templates"]).reversed() {
        target = (templates[template] as? Object ?? [:]).merging(
          target, uniquingKeysWith: XcodeGenProject.joined)
      }
      add(target, named: name, of: root, read)
    }
  }

  /// What the files that a description includes say.
  private static func included(in root: Object, _ read: (String) -> [UInt8]?) -> Object {
    let files = (root["include"] as? [Any] ?? root["include"].map { [$0] } ?? []).compactMap { file in
      file as? String ?? (file as? Object)?["path"] as? String
    }
    return files.reduce(into: [:]) { all, path in
      guard let bytes = read(path),
        let found = DescribedYAML.value(String(decoding: bytes, as: UTF8.self)) as? Object
      else { return }
      all.merge(found, uniquingKeysWith: joined)
    }
  }

  /// Objects are joined key by key, lists one behind the other; else the later counts.
  private static func joined(_ earlier: Any, _ later: Any) -> Any {
    if let earlier = earlier as? Object, let later = later as? Object {
      return earlier.merging(later, uniquingKeysWith: joined)
    }
    if let earlier = earlier as? [Any], let later = later as? [Any] { return earlier + later }
    return later
  }

  private mutating func add(
    _ target: Object, named name: String, of root: Object, _ read: (String) -> [UInt8]?
  ) {
    var settings = BuildSettings(target: target["productName"] as? String ?? name)
    for owner in [root, target] {
      if let files = owner["configFiles"] as? [String: String],
        let path = files["Debug"] ?? files.values.min()
      {
        settings.add(fileAt: path, read: read)
      }
      for layer in XcodeGenProject.settings(
        owner["settings"], groups: root["settingGroups"] as? Object ?? [:])
      {
        settings.add(layer)
      }
    }
    let info = target["info"] as? Object
    if let path = info?["path"] as? String, settings["INFOPLIST_FILE"] == nil {
      settings.add(["INFOPLIST_FILE": path])
    }
    let module = settings["PRODUCT_MODULE_NAME"] ?? name
    var made = BuildTarget(module: BuildTarget.moduleName(of: module), kind: XcodeGenProject.kind(of: target))
    for source in target["sources"] as? [Any] ?? target["sources"].map({ [$0] }) ?? [] {
      guard let path = source as? String ?? (source as? Object)?["path"] as? String else { continue }
      let place = XcodeGroups.joined("", path)
      if place.hasSuffix(".swift") { made.files.insert(place) } else { made.folders.append(place) }
      for left in XcodeGenProject.texts((source as? Object)?["excludes"]) where !left.contains("*") {
        made.excluded.insert(XcodeGroups.joined(place, left))
      }
    }
    targets.append(made)
    guard made.kind == .application else { return }
    infoPlists.append(
      BuiltInfoPlist(
        of: made, settings: settings,
        described: BuiltInfoPlist.defaults.merging(info?["properties"] as? Object ?? [:]) { _, own in own },
        isFileMade: info != nil))
  }

  /// `settings` as it is, or with groups, a base and configurations.
  private static func settings(_ settings: Any?, groups: Object) -> [Object] {
    guard let settings = settings as? Object else { return [] }
    let isPlain = !["base", "groups", "configs", "presets"].contains { settings[$0] != nil }
    if isPlain { return [settings] }
    let configs = settings["configs"] as? Object ?? [:]
    let debug = configs.first { $0.key.lowercased() == "debug" }?.value as? Object
    return texts(settings["groups"]).compactMap { groups[$0] as? Object }
      + [settings["base"] as? Object ?? [:], debug ?? [:]]
  }

  private static func kind(of target: Object) -> BuildTarget.Kind {
    let platforms = texts(target["platform"]).map { $0.lowercased() }
    let others = ["macos", "tvos", "watchos", "visionos"]
    if !platforms.isEmpty, platforms.allSatisfy(others.contains) { return .other }
    return switch target["type"] as? String ?? "" {
    case "application", "application.on-demand-install-capable": .application
    case "framework", "framework.static", "library.static", "library.dynamic": .library
    case "app-extension", "extensionkit-extension", "app-extension.messages": .appExtension
    case "bundle.unit-test", "bundle.ui-testing": .tests
    default: .other
    }
  }

  private static func texts(_ value: Any?) -> [String] {
    if let text = value as? String { return [text] }
    return (value as? [Any])?.compactMap { $0 as? String } ?? []
  }
}
