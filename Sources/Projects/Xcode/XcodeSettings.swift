/// What a target's settings say of it.
struct XcodeSettings {
  /// Those of the first configuration: the project's, then the target's.
  let all: BuildSettings

  init(
    _ target: XcodeObjects.Object, _ root: XcodeObjects.Object, _ objects: XcodeObjects,
    _ places: XcodeGroups,
    _ read: (String) -> [UInt8]?
  ) {
    var all = BuildSettings(target: target["name"] as? String ?? "")
    all.add(["DEVELOPMENT_LANGUAGE": root["developmentRegion"] as? String ?? "en"])
    for owner in [root, target] {
      let list = objects.object(owner["buildConfigurationList"])
      guard let configuration = objects.list(list?["buildConfigurations"]).first else { continue }
      if let file = configuration["baseConfigurationReference"] as? String, let path = places.paths[file] {
        all.add(fileAt: path, read: read)
      }
      all.add(configuration["buildSettings"] as? XcodeObjects.Object ?? [:])
    }
    self.all = all
  }

  private func value(_ name: String) -> String? { all[name].flatMap { $0.isEmpty ? nil : $0 } }

  func module(of target: XcodeObjects.Object, named name: String) -> String {
    BuildTarget.moduleName(of: value("PRODUCT_MODULE_NAME") ?? value("PRODUCT_NAME") ?? name)
  }

  /// The platforms' names in `SDKROOT` that are not the phone's.
  private static let otherPlatforms = ["macosx", "watchos", "appletvos", "xros"]

  func kind(of target: XcodeObjects.Object) -> BuildTarget.Kind {
    let platform = value("SDKROOT") ?? ""
    if XcodeSettings.otherPlatforms.contains(where: platform.hasPrefix) { return .other }
    let product = (target["productType"] as? String ?? "").split(separator: ".").last ?? ""
    return switch product {
    case "application", "on-demand-install-capable": .application
    case "framework", "static", "dynamic": .library
    case "app-extension", "extensionkit-extension": .appExtension
    case "unit-test", "ui-testing": .tests
    default: .other
    }
  }
}
